// The words of lists of options, shown and edited (types 1, 3 and 4).
import { messages, params } from "../../../core/i18n.ts";

export const choiceViewMessages = messages("question-types/choice", {
  chooseOne: "Pilih satu jawaban.",
  chooseSome: "Pilih semua jawaban yang benar.",
  chooseAtLeast: params("Pilih sedikitnya {least} jawaban."),
  chooseAtMost: params("Pilih paling banyak {most} jawaban."),
  chooseBetween: params("Pilih {least} sampai {most} jawaban."),
  chooseExactly: params("Pilih tepat {most} jawaban."),
  clear: "Kosongkan jawaban",
  option: params("Opsi {letter}"),
  chosen: "Dipilih",
  weight: params("Bobot {weight}"),
  goneOption: "Jawaban ini memilih opsi yang sudah dihapus dari soal.",
});

export const choiceEditorMessages = messages("question-types-editor/choice-editor", {
  options: "Opsi jawaban",
  markOne: "Tandai satu opsi yang benar di sebelah kiri hurufnya.",
  markSome: "Centang semua opsi yang benar di sebelah kiri hurufnya.",
  isKey: params("Opsi {letter} benar"),
  weight: params("Bobot opsi {letter}"),
  weightShort: "Bobot",
  weightHint: "Angka di kanannya adalah bobot: nilai bila opsi itu dipilih.",
  fixed: params("Opsi {letter} tetap di tempatnya saat opsi diacak"),
  add: params("Tambah opsi ({count} dari {most})"),
  paste: "Tempel beberapa opsi",
  pasteTitle: "Tempel beberapa opsi",
  pasteLabel: "Opsi, satu per baris",
  pasteHint: params(
    "Huruf seperti A. atau b) di awal baris dihapus. Opsi kosong diisi lebih dulu; masih ada tempat untuk {room}.",
  ),
  pasteTooMany: params("Terlalu banyak: paling banyak {room} opsi lagi."),
  pasteDo: "Masukkan",
  cancel: "Batal",
  close: "Tutup tanpa menempel",
});
