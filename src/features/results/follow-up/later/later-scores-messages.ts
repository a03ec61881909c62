// The words of taking scores from a later exam.
import { messages, params } from "../../../../core/i18n.ts";

export const laterScoresMessages = messages("results-follow-up/later", {
  title: "Ambil nilai sesudah",
  close: "Tutup",
  loading: "Ujian lain sedang dicari…",
  failed: "Ujian lain belum dapat dicari",
  none: "Belum ada ujian lain",
  noneText:
    "Ujian dengan mata pelajaran yang sama, sesudah ujian ini, dan diikuti peserta yang sama akan muncul di sini.",
  exam: "Ujian",
  choose: "Pilih ujian",
  option: params("{alias} · {date} · {n} peserta"),
  scoresLoading: "Nilai sedang diambil…",
  scoresFailed: "Nilai belum dapat diambil",
  found: params("{n} dari {all} peserta program ini punya nilai lengkap di ujian itu."),
  overwrite: params("Ganti {n} nilai yang sudah terisi"),
  take: params("Ambil {n} nilai"),
  done: "Nilai sesudah",
  taken: params("{n} nilai diambil dari {exam}."),
  undo: "Urungkan",
});
