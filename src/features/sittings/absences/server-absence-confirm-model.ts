// One time without a server, confirmed or changed, and how it is named.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  confirmServerAbsence,
  type ServerAbsence,
} from "../../../contract/exams/server-absences.ts";
import { faultText } from "../../../core/answers/error-text.ts";
import { isServerError, isTakenAway } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { serverAbsencesMessages } from "./server-absences-messages.ts";
import type { ServerAbsencesModel } from "./server-absences-model.ts";

export function createAbsenceConfirmModel({ leave }: Pick<ServerAbsencesModel, "leave">) {
  return {
    async confirm({ id, people, ...span }: ServerAbsence, minutes: number): Promise<void> {
      const t = serverAbsencesMessages.get();
      try {
        await call(confirmServerAbsence, { id, minutes });
      } catch (error) {
        // Somebody else has decided: the server says who, and on what.
        const isDecided = isServerError(error, responseCodes.conflict) || isTakenAway(error);
        if (!isDecided) throw error;
        leave(id);
        notify(responseCodes.warning, absenceTitle(span), faultText(error));
        return;
      }
      leave(id);
      const done = t.confirmed({ people: formatNumber(people), minutes: formatNumber(minutes) });
      notify(responseCodes.success, absenceTitle(span), done);
    },
    exit: () => undefined,
  };
}

type Span = Pick<ServerAbsence, "from_at" | "to_at">;

/** "Server mati 12.15–12.16", or "Server mati 12.15" within a minute. */
export function absenceTitle({ from_at, to_at }: Span): string {
  const [from, to] = [formatTime(from_at), formatTime(to_at)];
  return serverAbsencesMessages.get().title({ span: from === to ? from : `${from}–${to}` });
}

/** "2 menit 15 detik". */
export function absenceLength({ from_at, to_at }: Span): string {
  const t = serverAbsencesMessages.get();
  const whole = Math.round((Date.parse(to_at) - Date.parse(from_at)) / 1000);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    minutes > 0 ? t.lengthMinutes({ n: formatNumber(minutes) }) : "",
    seconds > 0 ? t.lengthSeconds({ n: formatNumber(seconds) }) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
