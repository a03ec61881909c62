// The words of publishing and withdrawing results.
import { messages, params } from "../../../core/i18n.ts";

export const publicationMessages = messages("results-acts/publication", {
  title: params("Penerbitan hasil: {exam}"),
  act: "Tindakan",
  publish: "Terbitkan sekarang",
  publishHint: "Tanpa menunggu waktu tampil di jadwal.",
  withdraw: "Tarik",
  withdrawHint: "Peserta tidak melihat apa pun, juga sesudah waktu tampil di jadwal.",
  follow: "Ikuti jadwal",
  followHint: params("Jadwal: {rule}."),
  whom: "Peserta",
  everybody: "Semua peserta",
  view: "Yang dilihat",
  score: "Nilai",
  answers: "Nilai dan jawaban",
  review: "Nilai, jawaban dan pembahasan",
  rule: params("{view}, mulai {time}"),
  ruleAtEnd: params("{view}, setelah ujian selesai"),
  ruleNone: "hasil tidak ditampilkan",

  counting: "Peserta sedang dihitung…",
  notCounted: "Peserta belum dapat dihitung.",
  final: params("{n} peserta dengan nilai akhir"),
  ranged: params("{n} peserta menunggu koreksi; mereka melihat nilai sementara, dari–sampai"),
  unscored: params("{n} peserta dengan soal yang belum dapat dihitung"),
  others: params("{n} peserta lain belum punya hasil"),

  publishFor: params("Terbitkan untuk {n} peserta"),
  withdrawFor: params("Tarik dari {n} peserta"),
  followFor: params("Ikuti jadwal untuk {n} peserta"),
  published: params("Hasil diterbitkan: {who}."),
  withdrawn: params("Hasil ditarik: {who}."),
  followed: params("Hasil mengikuti jadwal: {who}."),
  done: "Tersimpan",
  undo: "Urungkan",
  undone: "Dibatalkan",
  notUndone: "Tidak dapat diurungkan",
  undoneText: "Yang dilihat peserta kembali seperti sebelumnya.",
});
export type PublicationTexts = ReturnType<typeof publicationMessages.get>;
