// The words for when no next answer comes.
import { messages, params } from "../../../../core/i18n.ts";

export const markingDoneMessages = messages("marking-done/end", {
  checking: "Memeriksa yang masih menunggu Anda",
  unknown: "Belum dapat diperiksa apakah masih ada yang menunggu Anda.",
  marked: params("Anda menilai {n} jawaban dalam kunjungan ini."),
  usedUp: "Jawaban yang dimuat di PC ini sudah habis, dan jaringan terputus",
  usedUpText:
    "Nilai Anda tersimpan di PC ini. Begitu jaringan kembali, nilai itu terkirim dan jawaban berikutnya tampil sendiri.",
  usedUpFile: params(
    "Untuk menilai lama tanpa jaringan, pilih “{item}” di menu “{menu}” selagi ada jaringan. Bila berkasnya sudah Anda unduh, lanjutkan di sana.",
  ),
  skipped: params("{n} jawaban Anda lewati dan belum dinilai"),
  takeSkipped: params("Nilai {n} yang dilewati"),
  toDecide: params("{n} jawaban dinilai berbeda dan menunggu keputusan Anda"),
  decide: params("Putuskan {n} jawaban"),
  claimed: params("{n} jawaban sedang dipegang korektor lain"),
  claimedText:
    "Yang tidak mereka nilai diberikan kepada Anda. Halaman ini memeriksanya sendiri setiap 30 detik.",
  inTabs: params("{n} jawaban sedang dibuka di tab lain"),
  inTabsText: "Yang belum dinilai di sana tampil di sini setelah tab itu ditutup.",
  takeFromTabs: params("Nilai {n} jawaban itu di sini"),
  lookAgain: "Periksa lagi",
  next: params("Lanjut ke Soal {n}, {exam}"),
  nextDeleted: params("Lanjut ke soal yang dihapus, {exam}"),
});
