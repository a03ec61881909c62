// Words of the way to a first exam, apart from those of home: most schools have gone it.
import { messages, params } from "../../../core/i18n.ts";

export const stepMessages = messages("home/steps", {
  title: "Langkah pertama",
  progress: params("{done} dari {all} selesai"),
  done: "selesai",
  later: "menyusul",
  institution: "Isi data instansi",
  institutionHint: "Nama dan logonya tampil di layar dan cetakan.",
  participants: "Buat peserta",
  participantsHint: "Satu per satu, atau impor dari Excel.",
  subjects: "Buat mata pelajaran",
  subjectsHint: "Setiap banksoal milik satu matpel.",
  banks: "Buat banksoal",
  banksHint: "Kompetensi tidak wajib.",
  schedules: "Buat jadwal, lalu aktifkan",
  schedulesHint: "Event tidak wajib.",
});
