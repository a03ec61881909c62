// What is said once a record is saved.
import { messages } from "../../core/i18n.ts";

export const recordMessages = messages("kit/records", {
  saved: "Tersimpan",
});
