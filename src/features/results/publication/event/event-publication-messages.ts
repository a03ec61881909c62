// The words of publishing and withdrawing results of an event; what one exam has in common with it is in publication-messages.ts.
import { messages, params } from "../../../../core/i18n.ts";

export const eventPublicationMessages = messages("results-acts/event-publication", {
  title: params("Penerbitan hasil event: {event}"),
  close: "Tutup",
  loading: "Ujian event ini sedang diperiksa…",
  followHint: "Setiap ujian kembali ke aturan jadwalnya.",
  groups: "Group",
  groupsHint: "Tanpa pilihan: semua peserta. Group di bawahnya ikut.",
  searchGroups: "Cari group",
  clear: "Kosongkan pencarian",
  noGroups: "Tidak ada group yang cocok.",
  exams: params("Ujian ({n} dari {all})"),
  allExams: "Semua ujian yang dapat",
  notOwn: "Bukan jadwal Anda: hanya yang boleh mengubah jadwalnya yang menerbitkan.",
  nobody: "Tidak ada peserta dari group yang dipilih.",
  final: params("{n} nilai akhir"),
  ranged: params("{n} nilai sementara"),
  unscored: params("{n} belum dapat dihitung"),
  others: params("{n} belum punya hasil"),
  nobodyYet: "belum ada peserta",
  hidden: params("{n} ujian lain di event ini bukan untuk Anda dan tidak ikut."),
  noExam: "Pilih paling sedikit satu ujian.",
  previewed: "Pratinjau ujian",
  noPreview: "Pilih ujian untuk melihat pratinjaunya.",

  publishFor: params("Terbitkan {n} hasil, {exams} ujian"),
  withdrawFor: params("Tarik {n} hasil, {exams} ujian"),
  followFor: params("Ikuti jadwal untuk {n} hasil, {exams} ujian"),
  published: params("Hasil {n} ujian diterbitkan: {who}."),
  withdrawn: params("Hasil {n} ujian ditarik: {who}."),
  followed: params("Hasil {n} ujian mengikuti jadwal: {who}."),
});
export type EventPublicationTexts = ReturnType<typeof eventPublicationMessages.get>;
