// The words of what has happened to a participant in an exam.
import { messages, params } from "../../../core/i18n.ts";

export const sittingStoryMessages = messages("sittings/story", {
  title: "Riwayat",
  empty: "Belum ada kejadian.",
  line: params("{at} · {what}"),
  by: params("{what}, oleh {by}"),
  reason: params("{what}: {reason}"),
  eventOpen: "Masuk ujian",
  eventStart: "Mulai mengerjakan",
  eventLeave: "Keluar halaman",
  eventReturn: "Kembali ke halaman",
  eventFullscreenOut: "Keluar layar penuh",
  eventFullscreenIn: "Kembali ke layar penuh",
  eventBlock: "Diblokir",
  eventUnblock: "Blokir dibuka",
  eventResetLogin: "Login direset",
  eventSharedToken: "Dipakai di dua perangkat sekaligus",
  eventAddTime: params("Waktu ditambah {n} menit"),
  eventReduceTime: params("Waktu dikurangi {n} menit"),
  eventReopen: params("Dibuka lagi {n} menit"),
  eventAdmit: "Diizinkan masuk setelah batas waktu sampai sesi ditutup",
  eventAdmitFor: params("Diizinkan masuk setelah batas waktu selama {n} menit"),
  eventWithdrawAdmission: "Izin masuk dicabut",
  eventDelayedAnswers: params(
    "{n} jawaban diberikan {given} menurut perangkat, diterima {received}",
  ),
  eventOverdueAnswers: params(
    "{n} jawaban diterima {received} setelah waktu habis, tidak disimpan",
  ),
  eventOverdueGiven: params(
    "{what}. Menurut perangkat diberikan {given}, {n} jawaban sebelum waktu habis",
  ),
  span: params("{from}–{to}"),
  eventReset: "Ujian direset",
  eventDelete: "Dihapus dari ruang tunggu",
});
export type StoryTexts = ReturnType<typeof sittingStoryMessages.get>;
