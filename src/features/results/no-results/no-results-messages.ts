// What is said where nobody has begun an exam yet.
import { messages } from "../../../core/i18n.ts";

export const noResultsMessages = messages("results/none", {
  none: "Belum ada hasil ujian",
  noneText: "Hasil tampil di sini setelah peserta mulai mengerjakan ujian.",
  noneOfTeacher:
    "Hasil tampil di sini setelah peserta mulai mengerjakan: ujian yang Anda buat, dan ujian dengan banksoal yang Anda tulis atau koreksi.",
});
