// The words of what is done to sittings.
import { messages, params } from "../../../core/i18n.ts";

export const sittingActsMessages = messages("sittings/acts", {
  count: params("{count} peserta"),
  people: params("{count} peserta: {names}"),
  peopleMore: params("{count} peserta: {names}, dan {more} lainnya"),
  unfit: params("{count} di antaranya tidak dapat dikenai dan dilewati."),

  time: "Tambah waktu",
  timeText:
    "Batas waktunya mundur dan langsung tampil di perangkat. Yang belum mulai mendapatkannya saat mulai; yang sudah selesai tidak berubah.",
  timeDone: params("Waktu {name} sudah ditambah."),
  reopen: "Buka lagi",
  reopenText:
    "Peserta melanjutkan dengan jawabannya sendiri selama menit ini, dihitung dari sekarang. Nilainya dihitung ulang saat selesai.",
  reopenDone: params("Ujian {name} sudah dibuka lagi."),
  move: "Pindah perangkat",
  moveText:
    "Peserta keluar dari perangkatnya dan melanjutkan di perangkat lain dengan password dan token. Jawaban dan waktunya tetap.",
  moveDone: params("{name} dapat masuk di perangkat lain."),
  force: "Tutup paksa",
  forceText:
    "Ujiannya diakhiri dan dinilai dengan jawaban yang sudah tersimpan. Selama 10 detik masih dapat dibatalkan.",
  reset: "Reset ujian",
  resetText:
    "Jawaban dan nilainya dihapus; peserta mulai lagi dari awal. Tambahan waktu terencana tetap berlaku. Selama 10 detik masih dapat dibatalkan.",
  delete: "Hapus dari ruang tunggu",
  deleteText:
    "Peserta yang belum mulai keluar dari ruang tunggu dan dapat masuk lagi. Selama 10 detik masih dapat dibatalkan.",

  minutes: "Menit",
  minutesFault: params("Isi 1 sampai {most} menit."),
  quick: "Pilihan cepat",
  quickMinutes: params("{n} menit"),
  quickPercent: params("{percent} % ({n} menit)"),
  added: params("Sudah ditambah {minutes} menit, terakhir {time} oleh {by}."),
  addedToSome: params(
    "{count} di antaranya sudah mendapat tambahan ({minutes} menit), terakhir {time} oleh {by}.",
  ),
  addedNone: "Belum ada tambahan sebelumnya.",
  addedUnknown: "Tambahan sebelumnya tidak dapat dimuat.",
  howLong: "Waktu",
  leftOfEach: "Sisa waktu masing-masing",
  leftOfEachHint: params(
    "{minutes} menit, sebanyak yang tersisa saat selesai. Yang waktunya habis dilewati.",
  ),
  leftOfOne: params("Sisa waktunya saat selesai: {minutes} menit."),
  sameForAll: "Sama untuk semua",
  kind: "Jenis",
  planned: "Terencana",
  plannedHint: "Hak peserta ini; tetap berlaku setelah reset.",
  incident: "Kejadian",
  incidentHint: "Waktu yang hilang, misalnya karena listrik padam.",
  reason: "Alasan",
  reasonHint: "Tersimpan di log.",
  reasonMissing: "Isi alasannya dahulu.",

  bar: "Perintah dan tambahan waktu",
  forceWaits: params("Menutup paksa {count} peserta dalam {seconds} detik"),
  resetWaits: params("Mereset ujian {count} peserta dalam {seconds} detik"),
  deleteWaits: params("Menghapus {count} peserta dari ruang tunggu dalam {seconds} detik"),
  begun: params("Sedang dijalankan: {act}, {count} peserta"),
  done: params("{act}: {done} dari {count} peserta selesai"),
  cancelled: params("{act} untuk {count} peserta dibatalkan oleh {by}"),
  lapsed: params("{act} untuk {count} peserta tidak dijalankan: server mati pada waktunya"),
  orderedBy: params("oleh {by}"),
  cancel: "Batalkan",
  cancelledDone: "Perintah dibatalkan; tidak ada yang berubah.",
  view: "Lihat",
  hide: "Tutup",

  proofBar: params("+{minutes} menit untuk {count} peserta: {delivered} diterima, {seen} tampil"),
  proofTitle: "Tambahan waktu",
  proofText: "Diterima: sampai di perangkat. Tampil: perangkat menyatakan sudah menampilkannya.",
  proofEmpty: "Belum ada waktu yang ditambah",
  name: "Nama",
  extra: "Tambahan",
  sent: "Terkirim",
  delivered: "Diterima",
  seen: "Tampil",
  notYet: "belum",
  waiting: "menunggu peserta masuk",
  orderTitle: params("{act}: {count} peserta"),
});
export type SittingActTexts = ReturnType<typeof sittingActsMessages.get>;
