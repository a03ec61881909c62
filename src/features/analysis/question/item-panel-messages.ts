// One question of an analysis, opened.
import { messages, params } from "../../../core/i18n.ts";

export const itemPanelMessages = messages("analysis-question/panel", {
  title: params("Soal {n}"),
  previous: "Soal sebelumnya di daftar",
  next: "Soal berikutnya di daftar",
  close: "Tutup soal",
  proposal: "Usulan",
  noProposal: params("Belum dapat diusulkan: {reason}"),
  counts: "Peserta",
  n: params("{n} dihitung"),
  empty: params("{n} kosong"),
  unreached: params("{n} belum sampai"),
  unmarked: params("{n} belum dinilai"),
  removed: params("{n} dihapus"),
  given: params("{n} dianggap benar"),
  text: "Soal seperti yang dilihat peserta",
  loading: "Teks soal sedang diambil…",
  textFailed: "Teks soal belum dapat diambil",
  textMissing: "Teks soal tidak tersedia: soal sudah dihapus.",
  textHeld:
    "Teks soal belum dapat dibaca: banksoalnya dipakai ujian yang belum selesai, atau terkunci.",
  reference: params("Referensi: {title}"),
  older: params("Teks versi {version}, yang sudah diubah sejak ujian."),
  newerKey: params("Angka memakai kunci versi {version}, sesuai hitung ulang nilai."),
  outsideUsage: params("Dari luar, dibawa berkas impor: {usage}."),
  formerOutsideUsage: params("Dari luar, sebelum soal diubah di sini: {usage}."),
  edit: "Ubah soal",
  figures: "Angka",
  further: "Angka lainnya",
  history: "Pada ujian lain",
  options: "Pilihan peserta",
});
export type ItemPanelTexts = ReturnType<typeof itemPanelMessages.get>;
