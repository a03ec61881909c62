// The words of type 13, shown and edited.
import { params } from "@nanostores/i18n";
import { messages } from "../../core/i18n.ts";

export const groupingMessages = messages("question-types/grouping", {
  table: "Tabel kelompok",
  item: params("Butir {number}"),
  category: params("Kelompok {number}"),
  items: "Butir",
  pool: "Butir yang belum ditempatkan",
  poolEmpty: "Semua butir sudah ditempatkan.",
  hint: "Seret butir ke kelompoknya, atau tekan butirnya lalu tekan “Taruh di sini”.",
  paperHint: "Tulis huruf setiap butir di bawah kelompoknya.",
  put: "Taruh di sini",
  putIn: params("Taruh di sini: {name}"),
  full: "Penuh",
  fullIs: params("Penuh: {name}"),
  count: params("{count} dari {most}"),
  most: params("Paling banyak {most}"),
  clear: "Kosongkan",
  held: params("{item} dipegang. Pilih kelompoknya."),
  released: params("{item} dilepas."),
  placed: params("{item} ditaruh di {name}."),
  returned: params("{item} dikembalikan."),
  cleared: "Semua butir dikembalikan.",
  distractors: "Pengecoh",
  distractorsHint: "Tidak masuk kelompok mana pun.",
  notPlaced: "Tidak ditempatkan",
  nothing: "Kosong",
  right: "Benar",
});

export const groupingEditorMessages = messages("question-types/grouping-editor", {
  categories: "Kelompok dan isinya",
  hint: "Ketik butir di kelompoknya. Butir dapat diseret, atau dipindahkan dengan pilihan di sebelahnya.",
  max: "Batas isi",
  maxOf: params("Batas isi {name}"),
  maxHint: "bebas",
  addCategory: params("Tambah kelompok ({count} dari {most})"),
  addItem: params("Tambah butir ({count} dari {most})"),
  addDistractor: params("Tambah pengecoh ({count} dari {most})"),
  unplaced: "Belum masuk kelompok",
  unplacedHint: "Pilih kelompok untuk setiap butir ini, atau jadikan pengecoh.",
  place: params("Kelompok dari {item}"),
  choose: "Pilih kelompok",
});
