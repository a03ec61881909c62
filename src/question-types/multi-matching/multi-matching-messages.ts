// The words of the editor of links from many to many.
import { messages, params } from "../../core/i18n.ts";

export const multiMatchingMessages = messages("question-types/multi-matching", {
  left: "Kolom kiri",
  leftNumber: params("Kiri {number}"),
  addLeft: "Tambah bagian kiri",
  right: "Kolom kanan",
  rightLetter: params("Kanan {letter}"),
  addRight: "Tambah bagian kanan",
  key: "Kunci pasangan",
  keyHint: "Centang setiap pasangan yang benar. Satu bagian boleh punya beberapa pasangan.",
  link: params("{left} dengan {right}"),
  leftPart: "Bagian kiri",
  empty: "(kosong)",
});
