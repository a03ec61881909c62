// The words of what the board opens on demand: dialogs, the plan, the wall, the file.
import { messages, params } from "../../../../core/i18n.ts";

export const boardDialogMessages = messages("sittings-board/board-late", {
  unselect: "Batal memilih",
  selected: params("{n} dipilih"),
  close: "Tutup",
  storyOf: params("Riwayat {name}"),
  remaining: "Sisa waktu peserta",
  device: "Perangkat",
  reason: "Alasan blokir",
  none: "–",

  desk: "Meja pengawas",
  planOf: params("Denah {room}"),
  seatFree: params("Kursi {seat} kosong"),
  unseated: "Tanpa kursi",
  chooseRoom: "Pilih satu ruang untuk melihat denahnya.",

  wallTitle: "Layar dinding",
  incidents: params("{n} masalah"),
  fresh: params("Masalah baru: {what}"),
  note: "Sudah dicatat",
  noted: "Dicatat tidak hadir",
  notedText: params("{n} peserta tidak ditampilkan lagi di sini."),
  takeBack: "Batalkan",
  moreIncidents: params("{n} lagi"),
  moreElsewhere: params("{n} lagi di ruang lain"),
  longer: params("{n} peserta sampai {time}"),
  otherSession: params("{n} peserta sesi {sesi} sampai {time}"),
  noIncidents: "Tidak ada masalah",

  blockText:
    "Peserta berhenti mengerjakan dan melihat alasannya. Jawabannya tetap ada; waktunya terus berjalan.",
  unblockText: "Ujian dilanjutkan di tempatnya; hitungan keluar halaman mulai lagi dari nol.",
  resetText:
    "Peserta keluar dari perangkatnya. Jawabannya tetap ada; di perangkat lain ujian dilanjutkan setelah masuk dan mengetik token.",

  toChosen: params("{n} peserta yang dipilih"),
  toEverybody: "Semua peserta ujian ini",
  toSession: params("Sesi {sesi}, dan semua yang sedang mengerjakan"),
  toRoomSession: params("{room}: sesi {sesi}, dan semua yang sedang mengerjakan"),
  token: "Token",
  tokenLeft: params("berlaku {left} lagi"),
  noToken: "Token belum dirilis",
  heldToken: "Token ditahan",
  expiredToken: "Token habis waktu",
  unknownToken: "Token berikutnya belum diketahui: server tidak menjawab.",
  tokenAsOf: params("data {time}"),
  leaving: "Tetaplah di halaman ujian.",
  idle: "Ada kendala? Angkat tangan.",
  clock: "Jam perangkat ini salah, tetapi sisa waktu ujian benar.",

  copied: "Disalin",
  copiedText: params("{n} peserta, menurut ruang."),
  toMinutes: "Tulis di berita acara",
  noRoom: "Tanpa ruang",

  noun: "Monitor peserta",
  number: "Nomor ujian",
  doubtful: "Ragu",
  asked: "Jumlah soal",
  started: "Mulai",
  ended: "Selesai",
  extra: "Tambahan menit",
  ip: "IP",
  browser: "Browser",
});
export type BoardDialogTexts = ReturnType<typeof boardDialogMessages.get>;
