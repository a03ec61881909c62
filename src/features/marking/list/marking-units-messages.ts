// The words of the list of what people mark.
import { messages, params } from "../../../core/i18n.ts";

export const markingUnitsMessages = messages("marking/list", {
  title: "Koreksi",
  count: params("{count} soal"),
  search: "Cari ujian, banksoal, atau matpel",
  emptyTitle: "Belum ada yang dikoreksi",
  emptyText:
    "Jawaban uraian, setuju/tidak, dan sel yang dinilai korektor tampil di sini setelah peserta selesai. Yang tampil hanya matpel yang mencantumkan Anda sebagai korektor.",

  exam: "Ujian",
  allExams: "Semua ujian",
  bank: "Banksoal",
  type: "Tipe",
  allTypes: "Semua tipe",
  question: "Soal",
  numbered: params("Soal {n}"),
  deleted: "Soal yang dihapus",
  subject: "Matpel",
  left: "Belum",
  progress: "Dikoreksi",
  progressOf: params("{done} dari {total}"),
  markers: "Korektor",
  markerCount: params("{name} {count}"),
  none: "–",

  state: "Status",
  open: "Belum selesai",
  disputed: "Berbeda nilai",
  done: "Selesai",
  disputedCount: params("{n} berbeda nilai"),
  secondCount: params("{n} menunggu korektor kedua"),
  flaggedCount: params("{n} ditandai"),
  mineCount: params("{n} untuk Anda"),
  askedCount: params("{n} pertanyaan rekan"),

  mark: "Koreksi",
  look: "Lihat kemajuan",
  print: "Cetak jawaban",
  rules: "Aturan penilaian",
  rubric: "Rubrik",
  agreement: "Kesepakatan korektor",
  asks: "Pertanyaan rekan",
  reveal: "Buka nama",
  revealed: "Nama dibuka",
  revealedBy: params("{name}, {date}: {reason}"),
  typeIn: "Ketik nilai dari kertas",
});
export type MarkingUnitsTexts = ReturnType<typeof markingUnitsMessages.get>;
