// The words of typing in marks from paper.
import { messages, params } from "../../../core/i18n.ts";

export const paperTypingMessages = messages("marking-paper/typing", {
  title: params("Ketik nilai dari kertas: {question}"),

  code: "Kode di kertas",
  codeHint: "Tujuh huruf atau angka seperti di samping kotak nilai, lalu Enter.",
  short: "Kodenya tujuh huruf atau angka. Yang terakhir menunjukkan soalnya.",
  mistyped: "Kode ini salah ketik. Bandingkan lagi dengan kertasnya.",
  unknown: "Tidak ada jawaban dengan kode ini di soal yang Anda koreksi.",
  otherQuestion:
    "Kode ini dari lembar soal lain, atau huruf terakhirnya salah ketik. Bandingkan lagi dengan kertasnya.",
  elsewhere: params("Kode ini dari lembar {question}, {exam}. Ketik nilainya di soal itu."),
  outdated: "Soal ini baru saja berubah. Muat ulang halaman ini.",
  failed: params("Kode ini belum dapat diperiksa. {reason} Tekan Enter untuk mencoba lagi."),
  asking: "Memeriksa kode…",
  reading: params("Memuat kode: {done} dari {total}"),
  readFailed:
    "Belum semua kode termuat. Kode yang belum termuat diperiksa satu per satu selama ada sambungan.",

  ownMark: params("Sudah Anda nilai: {points}."),
  otherMark: params("Sudah dinilai {name}: {points}."),
  unseenMark: "Sudah dinilai korektor lain. Nilainya tampil sesudah Anda menilai.",
  changeIt: "Ubah nilainya",
  otherCode: "Kode lain",
  comment: "Komentar untuk peserta",
  give: "Simpan, lalu kode berikutnya",
  keys: "Enter ke kolom berikutnya, Esc kembali ke kode, Ctrl+Z di kolom kode mengurungkan nilai terakhir.",

  typed: params("Diketik dalam kunjungan ini: {n}"),
  nothingTyped: "Nilai yang Anda ketik tampil di sini.",
  waiting: "Menunggu terkirim",
  stored: "Tersimpan",
  refused: params("Ditolak: {reason}"),
  disputed: "Berbeda dengan korektor lain, atau jawabannya berubah",
  undone: "Diurungkan",
  undo: "Urungkan",
  undoOf: params("Urungkan nilai {code}"),
});
export type PaperTypingTexts = ReturnType<typeof paperTypingMessages.get>;
