// The words of short answers (type 6).
import { messages, params } from "../../core/i18n.ts";

export const shortAnswerViewMessages = messages("question-types/short-answer", {
  answer: "Jawaban",
  accepted: "Diterima:",
  acceptedIn: params("Diterima ({unit}):"),
});

export const shortAnswerEditorMessages = messages("question-types-editor/short-answer-editor", {
  accepted: "Jawaban yang diterima",
  maxLength: "Paling banyak karakter",
  unit: "Satuan sesudah isian",
  unitHint: "Misalnya cm. Peserta hanya mengisi angkanya.",
  number: "Papan ketik angka di ponsel",
});
