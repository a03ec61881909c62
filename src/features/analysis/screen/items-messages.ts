// The list of questions of an analysis.
import { messages, params } from "../../../core/i18n.ts";

export const itemsMessages = messages("analysis/items", {
  title: params("{n} soal"),
  titleOf: params("{n} dari {all} soal"),
  filter: "Saring menurut status",
  all: "Semua",
  undecided: "Belum dapat diusulkan",
  chip: params("{status} {n}"),
  diterima: "Diterima",
  direvisi: "Direvisi",
  dibuang: "Dibuang",
  noStatus: "Belum ada usulan",
  own: "keputusan guru",
  few: "terlalu sedikit",
  no: "No",
  type: "Tipe",
  excerpt: "Soal",
  p: "p",
  d: "D",
  r: "r",
  critical: params("tabel {n}"),
  valid: "Valid",
  yes: "valid",
  notValid: "tidak",
  distractors: "Pengecoh",
  working: params("{n} dari {all}"),
  status: "Status",
  legend:
    "p: bagian skor yang diperoleh · D: keunggulan kelompok atas · r: keeratan dengan skor total",
  sort: "Urutkan",
  descending: "Terbalik",
  nothing: "Tidak ada soal dengan status ini",
  showAll: "Tampilkan semua",
  open: params("Buka soal {n}"),
  card: params("p {p} · D {d} · r {r}"),
});
export type ItemsTexts = ReturnType<typeof itemsMessages.get>;
