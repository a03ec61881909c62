// The list of banks that can be analysed.
import { messages, params } from "../../../core/i18n.ts";

export const analysedBanksMessages = messages("analysis/banks", {
  title: "Sumary banksoal",
  count: params("{count} banksoal dipakai"),
  search: "Cari kode, nama, atau matpel",
  nama: "Nama",
  kode: "Kode",
  subject: "Matpel",
  schedules: "Ujian",
  finished: "Peserta selesai",
  lastUsed: "Terakhir dipakai",
  questions: "Soal",
  state: "Status",
  locked: "Terkunci",
  schedulesOf: params("{n} ujian"),
  finishedOf: params("{n} peserta selesai"),
  open: "Buka analisis",
  print: "Cetak dan unduh",
  unlock: "Buka kunci di Banksoal",
  emptyTitle: "Belum ada banksoal yang dapat dianalisis",
  emptyText:
    "Banksoal tampil di sini setelah ada peserta yang selesai mengerjakan ujian dengan banksoal itu. Anda melihat banksoal yang Anda susun atau Anda koreksi.",
  emptyTextOfHead:
    "Banksoal tampil di sini setelah ada peserta yang selesai mengerjakan ujian dengan banksoal itu.",
  toSchedules: "Lihat jadwal ujian",
  toBanks: "Lihat banksoal",
});
export type AnalysedBanksTexts = ReturnType<typeof analysedBanksMessages.get>;
