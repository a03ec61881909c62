// What an event's papers are made of. A page for printing stands outside the shell: the server's zone is asked for as well.
import { getEventPapers } from "../../../contract/exams/event-papers.ts";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { call } from "../../../core/api.ts";
import { loadMatrix } from "../../../core/institution/matrix.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { DetailModel } from "../../../kit/record/create-detail.ts";

export function createEventPapersDetail(event: string): DetailModel<EventPapers> {
  return createDetail(async (signal) => {
    const [papers] = await Promise.all([
      call(getEventPapers, { id: event }, { signal }),
      loadMatrix(),
    ]);
    return papers;
  });
}
