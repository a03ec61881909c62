// Of which event, and of what in it, and below it every document with the way to its page.
import { useStore } from "@nanostores/react";
import type { Option } from "../../../contract/calls/list-fields.ts";
import { href } from "../../../core/navigation.ts";
import { SelectChoice } from "../../../kit/print/choices/choice-controls.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Field } from "../../../ui/input/field.tsx";
import { overviewMessages } from "../document-messages.ts";
import { eventPapersMessages } from "../papers/event-papers-messages.ts";
import { RoomChoice, SessionChoice } from "../papers/people-choices.tsx";
import { DocumentList } from "./document-list.tsx";
import css from "./documents-tab.module.css";
import {
  createDocumentsModel,
  createEventDocuments,
  type DocumentsModel,
} from "./documents-model.ts";

export function DocumentsTab() {
  const t = useStore(overviewMessages);
  const model = useModel(createDocumentsModel);
  const { event } = useStore(model.choices.$values);
  return (
    <DetailView model={model} texts={t}>
      {(events) =>
        events.length === 0 ? (
          <NoEvents />
        ) : (
          <EventDocuments key={event} model={model} events={events} event={event} />
        )
      }
    </DetailView>
  );
}

function NoEvents() {
  const t = useStore(overviewMessages);
  return (
    <EmptyState
      icon="calendar-range"
      title={t.noEvents}
      actions={
        <RouteLink className={buttonClass({ variant: "primary" })} to={href("event")}>
          {t.toEvents}
        </RouteLink>
      }
    >
      {t.noEventsHint}
    </EmptyState>
  );
}

type EventProps = { model: DocumentsModel; events: readonly Option[]; event: string };

function EventDocuments({ model, events, event }: EventProps) {
  const t = useStore(overviewMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const { choices, chooseEvent } = model;
  const papers = useModel(() => createEventDocuments(event, choices));
  const state = useStore(papers.$state);
  return (
    <>
      <div className={css.choices}>
        <Field label={t.event}>
          {(aria) => (
            <Select
              {...aria}
              value={event}
              options={events.map(({ id, kode, nama }) => ({
                value: id,
                label: `${kode} — ${nama}`,
              }))}
              onChange={chooseEvent}
            />
          )}
        </Field>
        {state.status === "ready" && (
          <>
            <SelectChoice
              of={choices}
              name="schedule"
              label={eventPapersT.schedule}
              options={[
                { value: "", label: eventPapersT.allSchedules },
                ...state.detail.schedules.map(({ id, alias }) => ({ value: id, label: alias })),
              ]}
            />
            <SessionChoice of={choices} opened={state.detail} />
            <RoomChoice of={choices} opened={state.detail} />
          </>
        )}
      </div>
      <DetailView model={papers} texts={eventPapersT}>
        {(opened) => <DocumentList opened={opened} choices={choices} />}
      </DetailView>
    </>
  );
}
