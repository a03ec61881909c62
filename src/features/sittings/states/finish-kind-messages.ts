// What the ways in which a sitting ends are called.
import { messages } from "../../../core/i18n.ts";

/** How a sitting ended. */
export const finishKindMessages = messages("sittings/finish-kinds", {
  self: "Dikumpulkan peserta",
  timeout: "Waktu habis",
  forced: "Ditutup paksa",
});
