// The words of the dialogs that ask before something is done to sittings.
import { messages, params } from "../../../core/i18n.ts";

export const sittingActDialogMessages = messages("sittings/act-dialogs", {
  people: params("{count} peserta: {names}"),
  peopleMore: params("{count} peserta: {names}, dan {more} lainnya"),
  whoSessions: params("Sesi {sessions}"),
  whoCounts: params("{working} sedang mengerjakan, {outside} belum login"),
  nobody: "Tidak ada peserta yang dapat dikenai.",
  unfit: params("{count} peserta lain tidak dapat dikenai dan dilewati."),
  later: params("{count} peserta dari sesi yang belum mulai dilewati."),
  timeText:
    "Batas waktunya mundur dan langsung tampil di perangkat. Yang belum mulai mendapatkannya saat mulai; yang sudah selesai tidak berubah.",
  lessText:
    "Batas waktunya maju dan langsung tampil di perangkat. Hanya tambahan waktu yang dapat dikurangi, dan setidaknya satu menit tersisa; yang tidak dapat disebutkan namanya dan tidak berubah.",
  admitText:
    "Hanya peserta yang dipilih boleh masuk setelah batas waktu masuk; jadwalnya tidak berubah. Waktunya berjalan mulai sekarang, dan tambahan waktunya tetap berlaku. Sampai ia selesai, hasil ujian ini tidak tampil kepada peserta.",
  withdrawText: "Peserta yang belum mulai mengerjakan tidak dapat masuk lagi.",
  untilEnd: "Sampai sesi ditutup",
  untilEndAt: params("Sampai sesi ditutup pukul {time} ({minutes} menit)"),
  untilEndOfEach: "Sampai sesi masing-masing ditutup",
  forMinutes: "Sejumlah menit",
  worksUntil: params("Mengerjakan sampai pukul {time}."),
  fullLength: params("Penuh ({n} menit)"),
  timesLoading: "Memuat waktu ujian",
  timesUnknown: "Waktu ujian tidak dapat dimuat. Tutup dan coba lagi.",
  reopenText:
    "Peserta melanjutkan dengan jawabannya sendiri selama menit ini, dihitung dari sekarang. Nilainya dihitung ulang saat selesai. Sampai saat itu, hasil ujian ini tidak tampil kepada peserta.",
  keysSeenReopen: params(
    "Kunci dan pembahasan ujian ini sudah tampil kepada peserta yang selesai sejak {time}. Peserta yang dibuka lagi mungkin sudah melihatnya.",
  ),
  keysSeenAdmit: params(
    "Kunci dan pembahasan ujian ini sudah tampil kepada peserta yang selesai sejak {time}. Peserta yang masuk sekarang mungkin sudah mengetahuinya.",
  ),
  moveText:
    "Peserta keluar dari perangkatnya dan melanjutkan di perangkat lain dengan password dan token. Jawaban dan waktunya tetap.",
  forceText:
    "Ujiannya diakhiri dan dinilai dengan jawaban yang sudah tersimpan. Selama 10 detik masih dapat dibatalkan.",
  resetText:
    "Jawaban dan nilainya dihapus; peserta mulai lagi dari awal. Tambahan waktu terencana tetap berlaku. Selama 10 detik masih dapat dibatalkan.",
  deleteText:
    "Peserta yang belum mulai keluar dari ruang tunggu dan dapat masuk lagi. Selama 10 detik masih dapat dibatalkan.",

  minutes: "Menit",
  minutesFault: params("Isi 1 sampai {most} menit."),
  quick: "Pilihan cepat",
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
  plannedHint: "Hak peserta ini; tetap berlaku setelah reset.",
  incidentHint: "Waktu yang hilang, misalnya karena listrik padam.",
  plannedLessHint: "Dari tambahan yang menjadi hak peserta ini.",
  incidentLessHint: "Dari tambahan karena waktu yang hilang.",
  reason: "Alasan",
  reasonHint: "Tersimpan di log.",
  reasonMissing: "Isi alasannya dahulu.",
  orderWaits: "Belum ada yang berubah, dan masih dapat dibatalkan.",
  orderLoading: "Memuat perintah",
  orderTitle: params("{act}: {count} peserta"),
});
export type SittingActDialogTexts = ReturnType<typeof sittingActDialogMessages.get>;
