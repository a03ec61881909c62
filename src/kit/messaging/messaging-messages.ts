// The words of writing to participants from where they are seen.
import { messages, params } from "../../core/i18n.ts";

export const messagingMessages = messages("kit/messaging", {
  title: "Kirim pesan",
  to: "Untuk",
  message: "Pesan",
  templates: "Template",
  count: params("Akan diterima {n} peserta."),
  send: "Kirim",
  sent: params("Pesan terkirim ke {n} peserta."),
});
