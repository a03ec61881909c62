// Times during which no server was running that staff have not confirmed yet. They are loaded again at intervals, because a server
// that has just started may have added one.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  confirmServerAbsence,
  listServerAbsences,
  type ServerAbsence,
} from "../../../contract/exams/server-absences.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { serverAbsencesMessages } from "./server-absences-messages.ts";

export type ServerAbsencesModel = ReturnType<typeof createServerAbsencesModel>;

const everyMs = 30_000;

export function createServerAbsencesModel() {
  const absences = createDetail(
    async (signal) => (await call(listServerAbsences, {}, { signal })).items,
    { everyMs },
  );
  return {
    $state: absences.$state,
    /** @throws ServerError, 49 when somebody else has decided on other minutes */
    async confirm({ id, people, ...span }: ServerAbsence, minutes: number): Promise<void> {
      try {
        absences.take((await call(confirmServerAbsence, { id, minutes })).items);
      } catch (error) {
        void absences.refresh();
        throw error;
      }
      const t = serverAbsencesMessages.get();
      const done = t.confirmed({ people: formatNumber(people), minutes: formatNumber(minutes) });
      notify(responseCodes.success, absenceTitle(span), done);
    },
    exit: absences.exit,
  };
}

/** "Server mati 12.15–12.16", or "Server mati 12.15" within a minute. */
export function absenceTitle({ from_at, to_at }: Pick<ServerAbsence, "from_at" | "to_at">) {
  const [from, to] = [formatTime(from_at), formatTime(to_at)];
  return serverAbsencesMessages.get().title({ span: from === to ? from : `${from}–${to}` });
}
