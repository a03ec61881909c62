// The words of the question before signing out.
import { messages, params } from "../../core/i18n.ts";

export const signOutMessages = messages("app/leaving", {
  examsRun: params(
    "{exams} sedang berlangsung. Setelah keluar, tidak ada yang dipantau dari perangkat ini.",
  ),
  examsUnknown: "Server tidak menjawab, sehingga tidak diketahui apakah ujian sedang berlangsung.",
  send: "Kirim, lalu keluar",
  unsent: "Server belum menerima semuanya.",
});
