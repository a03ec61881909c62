// The words of the comments that the markers of a question share.
import { messages, params } from "../../../../core/i18n.ts";

export const savedCommentsMessages = messages("marking-comments/saved", {
  label: "Komentar untuk peserta",
  choose: "Komentar tersimpan",
  manage: "Atur",
  list: "Komentar tersimpan soal ini",
  option: params("{code}  {text}"),
  none: "Belum ada komentar tersimpan untuk soal ini.",
  noneSuch: params("Tidak ada komentar tersimpan “{letters}”."),
  loading: "Memuat komentar tersimpan",
  failed: "Komentar tersimpan tidak dapat dimuat",
  typeOn: "Komentar tetap dapat diketik.",
  retry: "Coba lagi",
  full: params("Paling banyak {n} komentar tersimpan dalam satu nilai."),
  release: params("Lepaskan: {text}"),
  given: "Komentar tersimpan yang dipakai",

  title: "Komentar tersimpan",
  intro:
    "Dipakai bersama oleh korektor soal ini. Ketik / dan dua hurufnya di kolom komentar, lalu spasi. Komentar yang diperbaiki terbaca baru di semua nilai yang memakainya.",
  close: "Tutup",
  add: "Tambah komentar",
  edit: params("Ubah komentar {code}"),
  remove: params("Hapus komentar {code}"),
  addTitle: "Tambah komentar tersimpan",
  editTitle: params("Ubah komentar tersimpan {code}"),
  removeTitle: params("Hapus komentar tersimpan {code}?"),
  removeText: "Nilai yang memakainya tetap menampilkan komentar ini.",
  removeVerb: "Hapus",
  code: "Dua huruf",
  codeHint: params("Misalnya ab, dipanggil dengan {example}."),
  text: "Komentar",
  points: params("Nilai (0–{max})"),
  pointsHint:
    "Diisikan bila nilainya belum diketik. Kosong: tidak mengisi nilai. Soal dengan rubrik tidak diisi.",
  affects: params("Dipakai di {n} jawaban, yang ikut berubah."),
  facts: params("{points} · dipakai di {n} jawaban · {by}, {date}"),
  noPoints: "tanpa nilai",
  withPoints: params("nilai {points} dari {max}"),
  earlier: params("Kata-kata sebelumnya ({n})"),
  earlierText: params("{date}, {by}: {text}"),
});
export type SavedCommentsTexts = ReturnType<typeof savedCommentsMessages.get>;
