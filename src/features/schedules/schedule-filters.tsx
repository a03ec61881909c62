// The filters of the list of schedules.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { scheduleStates } from "../../contract/exams/schedule-states.ts";
import { optionChoices } from "../../kit/choices.ts";
import { FilterDay } from "../../kit/list/filters/filter-day.tsx";
import { MoreFilters } from "../../kit/list/filters/more-filters.tsx";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { $authors, $events, $groups, $subjects, groupChoices } from "./schedule-lookups.ts";
import { schedulesMessages } from "./schedules-messages.ts";
import type { ScheduleList } from "./schedules-model.ts";

const $notYet = atom<{ status: "loading" }>({ status: "loading" });

export function ScheduleFilters({ list }: { list: ScheduleList }) {
  const t = useStore(schedulesMessages);
  // The rows first: on a busy server the choices would be answered before them.
  const areThere = useStore(list.$state).status !== "loading";
  const events = useStore(areThere ? $events : $notYet);
  const subjects = useStore(areThere ? $subjects : $notYet);
  const groups = useStore(areThere ? $groups : $notYet);
  const authors = useStore(areThere ? $authors : $notYet);
  const authorChoices =
    authors.status === "ready"
      ? authors.items.map(({ id, name }) => ({ value: id, label: name }))
      : [];
  return (
    <>
      <FilterSelect
        list={list}
        name="state"
        label={t.state}
        all={t.allStates}
        options={scheduleStates.map((value) => ({ value, label: t[value] }))}
      />
      <FilterSelect
        list={list}
        name="event_id"
        label={t.event}
        all={t.allEvents}
        options={[{ value: "none", label: t.noEvent }, ...optionChoices(events)]}
      />
      <FilterSelect
        list={list}
        name="group_id"
        label={t.group}
        all={t.allGroups}
        options={groupChoices(groups)}
      />
      <MoreFilters list={list} names={["dari", "sampai", "subject_id", "author_id"]}>
        <FilterDay list={list} name="dari" label={t.from} word={(day) => t.fromDay({ day })} />
        <FilterDay list={list} name="sampai" label={t.until} word={(day) => t.untilDay({ day })} />
        <FilterSelect
          list={list}
          name="subject_id"
          label={t.subject}
          all={t.allSubjects}
          options={optionChoices(subjects)}
        />
        {authorChoices.length > 1 && (
          <FilterSelect
            list={list}
            name="author_id"
            label={t.author}
            all={t.allAuthors}
            options={authorChoices}
          />
        )}
      </MoreFilters>
    </>
  );
}
