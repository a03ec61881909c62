// What the sheet and the paper of a remedial or an enrichment program say beside the words of their dialog.
import { messages, params } from "../../../core/i18n.ts";

export const followUpPaperMessages = messages("results-follow-up/paper", {
  remedialFile: "program-remedial",
  enrichmentFile: "program-pengayaan",
  remedialTitle: "PROGRAM REMEDIAL",
  enrichmentTitle: "PROGRAM PENGAYAAN",
  sheet: "Program",
  school: "Satuan pendidikan",
  subject: "Mata pelajaran",
  classAndSemester: "Kelas/Semester",
  class: "Kelas",
  classes: params("{n} kelas"),
  exam: "Ujian",
  date: "Tanggal ujian",
  kkm: "KKM/KKTP",
  failed: "Belum tuntas",
  passed: "Tuntas",
  failedOf: params("{n} dari {all} peserta ({share} %)"),
  passedOf: params("{n} dari {all} peserta"),
  form: "Bentuk",
  differs: "berbeda menurut banksoal",
});
export type FollowUpPaperTexts = ReturnType<typeof followUpPaperMessages.get>;
