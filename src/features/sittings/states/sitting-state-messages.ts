// What the states of a participant in an exam are called, on the board and in the list alike.
import { messages } from "../../../core/i18n.ts";

export const sittingStateMessages = messages("sittings/states", {
  blocked: "Diblokir",
  offline: "Terputus",
  away: "Keluar halaman",
  absent: "Belum masuk",
  "signed-in": "Sudah login",
  ready: "Siap",
  working: "Mengerjakan",
  finished: "Selesai",
  later: "Sesi berikutnya",
  laterIn: "Login, sesi berikutnya",
  missed: "Tidak hadir",
  tooLate: "Terlambat",
  admitted: "Boleh masuk",
});

export type SittingStateTexts = ReturnType<typeof sittingStateMessages.get>;
