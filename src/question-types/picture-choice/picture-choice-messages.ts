// The words of choices among pictures and among zones of one (type 15); those of options are choice-list-messages.ts.
import { messages, params } from "../../core/i18n.ts";

export const pictureChoiceMessages = messages("question-types/picture-choice", {
  goneZone: "Jawaban ini memilih gambar atau area yang sudah dihapus dari soal.",
  mode: "Yang dipilih peserta",
  options: "Gambar sebagai opsi",
  zones: "Area pada satu gambar",
  optionPicture: params("Gambar opsi {letter}"),
  caption: "Tulisan di bawahnya",
  isKey: params("Area {number} benar"),
  weight: params("Bobot area {number}"),
  multiple: "Boleh memilih lebih dari satu",
  columns: "Kolom",
  columnCount: params("{count} kolom"),
  picture: "Gambar soal",
  maxChoices: "Banyaknya pilihan",
  one: "Satu",
  free: "Bebas",
  upTo: params("Paling banyak {count}"),
});
