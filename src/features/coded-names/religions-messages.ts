// What only the screen of religions says; the rest is coded-name-messages.ts.
import { messages } from "../../core/i18n.ts";

export const religionsMessages = messages("coded-names/religions", {
  title: "Agama",
  noun: "agama",
  emptyHint: "Tambahkan agama yang dipakai pada data peserta.",
});
