// What is said while the plug-in of a question type is fetched.
import { messages } from "../../core/i18n.ts";

export const pluginMessages = messages("question-types-frame/plugin", {
  loading: "Memuat tampilan soal",
  failed: "Tampilan soal tidak dapat dimuat",
  failedHint: "Periksa sambungan jaringan, lalu coba lagi.",
  retry: "Coba lagi",
  reload: "Muat ulang halaman",
});
