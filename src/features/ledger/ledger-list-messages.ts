// The words of the ledger's table.
import { messages, params } from "../../core/i18n.ts";

export const ledgerListMessages = messages("ledger/list", {
  title: "Ledger peserta",
  count: params("{n} peserta, {exams} ujian"),
  countOf: params("{n} dari {all} peserta, {exams} ujian"),
  search: "Cari nama, nomor, atau NISN",
  reload: "Muat ulang",
  print: "Cetak",
  group: "Group",
  allGroups: "Semua group",
  emptyTitle: "Belum ada peserta",
  emptyText: "Pilih group atau peserta di Jadwal Ujian.",
  loading: "Ledger sedang diambil…",
  states: "Menurut keadaan",
  all: params("Semua {n}"),
  chip: params("{state} {n}"),
  complete: "Lengkap",
  missed: "Di bawah KKM",
  waiting: "Menunggu",
  open: "Belum selesai",
  absent: "Tidak hadir",

  name: "Nama",
  kkm: "KKM",
  kkmVaries: "beragam",
  total: "Jumlah",
  mean: "Rata-rata",
  rank: "Peringkat",
  partTotal: "Jumlah sebagian",
  partMean: "Rata-rata sebagian",
  final: params("{n}/{all}"),
  incomplete: params("Belum lengkap, tanpa peringkat: {n} dari {all} nilai."),
  missedHint: "di bawah KKM",
  meanOf: params("Rata-rata {n} nilai"),
  missedRow: "Di bawah KKM",
  none: "–",

  asOf: params("Data pukul {time}."),
  rule: "Rata-rata dari nilai yang sudah ada. Peringkat (1 2 2 4) menurut rata-rata, hanya untuk yang lengkap.",
  ruleOfGroup: params(
    "Rata-rata dari nilai yang sudah ada. Peringkat (1 2 2 4) di {group} menurut rata-rata, hanya untuk yang lengkap.",
  ),
  notAsked: "Titik: bukan peserta ujian itu.",
  partial: "Ledger ini hanya sebagian.",
  hidden: params("{n} ujian event ini tidak dapat Anda lihat."),
  partialText:
    "Tampak hanya hasil dengan banksoal Anda, jadi jumlah dan rata-rata bukan dari semua ujian, dan tidak ada peringkat.",
});
export type LedgerTexts = ReturnType<typeof ledgerListMessages.get>;
