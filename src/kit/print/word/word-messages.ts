// The words around what is downloaded as Word.
import { messages, params } from "../../../core/i18n.ts";

export const wordMessages = messages("kit/word", {
  word: "Unduh Word",
  wordFailed: "Dokumen Word tidak dapat dibuat",
  wordDone: "Dokumen Word sudah diunduh",
  wordNotes: params("{n} catatan: {first}"),
  wordWhole: "Semua isi kertas ikut.",
});
