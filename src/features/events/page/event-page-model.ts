// One event's page without its looks: what the server counted, and what a change of the event leads to.
import {
  getEventOverview,
  type EventOverview,
  type ExamEvent,
} from "../../../contract/exams/events.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { call } from "../../../core/api.ts";
import { notify } from "../../../core/notices.ts";
import { recordMessages } from "../../../kit/record/record-messages.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { eventsMessages } from "../events-messages.ts";

export type EventPageModel = ReturnType<typeof createEventPageModel>;

export function createEventPageModel(id: string) {
  const detail = createDetail<EventOverview>((signal) =>
    call(getEventOverview, { id }, { signal }),
  );
  return {
    ...detail,
    saved({ nama: name }: ExamEvent): void {
      const body = eventsMessages.get().saved({ name });
      notify(responseCodes.success, recordMessages.get().saved, body);
      void detail.refresh();
    },
  };
}
