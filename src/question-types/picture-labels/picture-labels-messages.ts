// The words of labels on a picture (type 16).
import { params } from "@nanostores/i18n";
import { messages } from "../../core/i18n.ts";

export const pictureLabelsMessages = messages("question-types/picture-labels", {
  labels: "Label",
  label: params("Label {letter}"),
  howDrag: "Seret label ke areanya, atau pilih label lalu pilih areanya.",
  howSelect: "Pilih label untuk tiap area.",
  howTyped: "Tulis nama tiap area.",
  empty: "kosong",
  choose: "Pilih label",
  atZone: params("{label} (area {number})"),
  held: params("{label} dipilih. Sekarang pilih areanya; Esc membatalkan."),
  laid: params("{label} diletakkan di area {number}."),
  taken: params("{label} dikembalikan."),
  takeBack: "Kembalikan label",
  allLaid: "Semua label sudah diletakkan.",
  pickFirst: "Pilih labelnya dahulu.",
  clear: "Kosongkan jawaban",
  or: "atau",
  distractors: "Pengecoh",
  goneLabel: "Label yang sudah dihapus dari soal",
});

export const pictureLabelsEditorMessages = messages("question-types/picture-labels-editor", {
  picture: "Gambar soal",
  mode: "Cara menjawab",
  drag: "Seret label",
  dropdown: "Pilih dari daftar",
  typed: "Ketik sendiri",
  labelHint: "Label yang tidak dipakai area mana pun menjadi pengecoh.",
  add: params("Tambah label ({count} dari {most})"),
  text: params("Tulisan label {letter}"),
  textPlaceholder: "Tulisan label",
  labelPicture: params("Gambar label {letter}"),
  addPicture: params("Beri label {letter} gambar"),
  reuse: params("Label {letter} boleh dipakai untuk beberapa area"),
  distractor: "Pengecoh",
  rightFor: params("Label yang benar untuk area {number}"),
  alsoRight: params("Label lain yang juga benar untuk area {number}"),
  choose: "Pilih label yang benar",
  chooseOther: "Juga benar: pilih label lain",
  newLabel: "+ Label baru…",
  notRight: params("{label} tidak lagi benar untuk area {number}"),
  typedFor: params("Jawaban yang diterima untuk area {number}"),
});
