// What an event's papers are made of. A page for printing stands outside the shell: the server's zone is asked for as well.
import {
  listDocumentTemplates,
  type DocumentTemplate,
} from "../../../contract/exams/document-templates.ts";
import { getEventPapers, type EventPapers } from "../../../contract/exams/event-papers.ts";
import { listMinutes, type Minutes } from "../../../contract/exams/minutes.ts";
import { call } from "../../../core/api.ts";
import { loadMatrix } from "../../../core/institution/matrix.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";

/** With what a school has worded and written itself. */
export type OpenedPapers = EventPapers & {
  templates: readonly DocumentTemplate[];
  minutes: readonly Minutes[];
};

export function createEventPapersDetail(event: string): DetailModel<EventPapers> {
  return createDetail((signal) => fetchPapers(event, signal));
}

export function createOpenedPapersDetail(event: string): DetailModel<OpenedPapers> {
  return createDetail((signal) => fetchOpenedPapers(event, signal));
}

/** @throws ServerError */
export async function fetchOpenedPapers(event: string, signal: AbortSignal): Promise<OpenedPapers> {
  const [papers, { items: templates }, { items: minutes }] = await Promise.all([
    fetchPapers(event, signal),
    call(listDocumentTemplates, {}, { signal }),
    call(listMinutes, { id: event }, { signal }),
  ]);
  return { ...papers, templates, minutes };
}

/** @throws ServerError */
export async function fetchPapers(event: string, signal: AbortSignal): Promise<EventPapers> {
  const [papers] = await Promise.all([
    call(getEventPapers, { id: event }, { signal }),
    loadMatrix(),
  ]);
  return papers;
}
