// The words of the screen of participants' logins.
import { messages, params } from "../../core/i18n.ts";

export const loginsMessages = messages("logins", {
  title: "Login peserta",
  count: params("{count} peserta"),
  search: "Cari nama atau nomor",
  emptyTitle: "Belum ada peserta yang masuk",
  emptyText: "Yang masuk, diblokir, atau meminta reset tampil di sini dengan sendirinya.",
  byState: "Menurut status",
  all: "Semua",
  inCount: params("Masuk {n}"),
  laterCount: params("Sesi berikutnya {n}"),
  later: "Sesi berikutnya",
  blockedCount: params("Diblokir {n}"),
  askedCount: params("Minta reset {n}"),
  exam: "Ujian",
  allExams: "Semua ujian",
  room: "Ruang",
  allRooms: "Semua ruang",

  number: "Nomor ujian",
  name: "Nama",
  group: "Group",
  status: "Status",
  device: "Perangkat",
  since: "Masuk sejak",
  lastUsed: "Terakhir aktif",
  askedAt: "Diminta",
  in: "Masuk",
  blocked: "Diblokir",
  asked: "Minta reset",
  none: "–",

  here: "Perangkat yang masuk",
  there: "Perangkat yang meminta",
  deviceOf: params("{browser} di {ip}, sejak {at}"),
  reason: "Alasan blokir",
  left: "Keluar halaman",

  reset: "Reset login",
  resetText:
    "Peserta keluar dari perangkatnya. Jawabannya tetap ada; di perangkat lain ujian dilanjutkan setelah masuk dan mengetik token.",
  resetDone: params("Login {name} sudah direset."),
  dismiss: "Tolak permintaan reset",
  dismissText: "Peserta tetap masuk di perangkat yang sekarang.",
  dismissed: params("Permintaan {name} ditolak."),
  block: "Blokir",
  blockText:
    "Peserta berhenti mengerjakan dan melihat alasannya. Jawabannya tetap ada; waktunya terus berjalan.",
  blockDone: params("{name} sudah diblokir."),
  unblock: "Buka blokir",
  unblockText: "Ujian dilanjutkan di tempatnya; hitungan keluar halaman mulai lagi dari nol.",
  unblocked: params("Blokir {name} sudah dibuka."),
});
export type LoginTexts = ReturnType<typeof loginsMessages.get>;
