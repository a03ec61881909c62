// The text of the button that opens the times without a server.
import { messages, params } from "../../../core/i18n.ts";

export const serverAbsencesButtonMessages = messages("sittings/absences-button", {
  open: params("Server mati · {n}"),
  others: params("Ujian lain: server mati · {n}"),
});
