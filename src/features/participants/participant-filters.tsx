// The filters of the participants list.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { participantStatuses } from "../../contract/participants.ts";
import { optionChoices } from "../../kit/choices.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { $groups, $majors, $religions, groupChoices } from "./participant-lookups.ts";
import { participantsMessages } from "./participants-messages.ts";
import type { ParticipantsModel } from "./participants-model.ts";

const $notYet = atom<{ status: "loading" }>({ status: "loading" });
const $noSessions = atom<readonly number[]>([]);

export function ParticipantFilters({ model }: { model: ParticipantsModel }) {
  const t = useStore(participantsMessages);
  const { list } = model;
  const { sesi } = useStore(list.$query);
  // The rows first: on a busy server the choices would be answered before them.
  const rowsAreThere = useStore(list.$state).status !== "loading";
  const sessions = useStore(rowsAreThere ? model.$sessions : $noSessions).map(String);
  const groupLookup = useStore(rowsAreThere ? $groups : $notYet);
  const majors = useStore(rowsAreThere ? $majors : $notYet);
  const religions = useStore(rowsAreThere ? $religions : $notYet);
  const groups = [{ value: "none", label: t.noGroup }, ...groupChoices(groupLookup)];
  const sessionChoices = sessions.map((value) => ({
    value,
    label: t.sessionOf({ session: value }),
  }));
  const statuses = participantStatuses.map((value) => ({ value, label: t[value] }));
  return (
    <>
      <FilterSelect
        list={list}
        name="group_id"
        label={t.group}
        all={t.allGroups}
        options={groups}
      />
      <FilterSelect
        list={list}
        name="jurusan_id"
        label={t.major}
        all={t.allMajors}
        options={optionChoices(majors)}
      />
      <FilterSelect
        list={list}
        name="agama_id"
        label={t.religion}
        all={t.allReligions}
        options={optionChoices(religions)}
      />
      <FilterSelect
        list={list}
        name="sesi"
        label={t.session}
        all={t.allSessions}
        options={sessionChoices}
        presentLabel={t.sessionOf({ session: sesi })}
      />
      <FilterSelect
        list={list}
        name="status"
        label={t.status}
        all={t.allStatuses}
        options={statuses}
      />
    </>
  );
}
