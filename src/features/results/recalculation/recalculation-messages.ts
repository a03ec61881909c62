// The words of recalculating the results of an exam.
import { messages, params } from "../../../core/i18n.ts";

export const recalculationMessages = messages("results/recalculation", {
  title: params("Hitung ulang: {exam}"),
  restoreTitle: params("Pulihkan versi {n}: {exam}"),
  loading: "Soal dan hasil ujian sedang diambil…",
  failed: "Hitung ulang tidak dapat dibuka",
  close: "Tutup",
  meaning: params(
    "Hasil yang baru menjadi versi {n}. Versi sebelumnya tetap dapat dibaca dan dipulihkan; jawaban dan nilai dari korektor tidak berubah.",
  ),
  restoreMeaning: params(
    "Semua soal dihitung lagi seperti di versi {n}, dengan jawaban dan nilai korektor yang sekarang.",
  ),
  atWork: params("{n} peserta masih mengerjakan. Hasilnya nanti mengikuti versi yang berlaku."),

  changes: "Apa yang dihitung lain",
  noChanges:
    "Banksoal sama dengan yang dihitung sekarang. Pilih soal di bawah untuk menghapusnya atau membenarkannya bagi semua.",
  question: params("Soal {n}"),
  deletedQuestion: "Soal yang sudah dihapus dari banksoal",
  ofBank: params("{question}, {bank}"),
  shownTo: params("{n} peserta"),
  key: "Kunci",
  text: "Isi soal",
  type: "Tipe soal",
  and: params("{one} dan {other}"),
  usePresent: params("{what} dari banksoal (versi {from} → {to})"),
  useWeight: params("Bobot {from} → {to}"),
  usePolicy: params("Penilaian {from} → {to}"),
  contentAsked: "Kembali ke kunci dan isi saat ujian",
  weightAsked: "Kembali ke bobot saat ujian",
  policyAsked: "Kembali ke penilaian saat ujian",
  otherType: "Jawaban dengan tipe lama tidak dapat dihitung ulang dan tetap seperti sekarang.",
  severalVersions: "beberapa",
  normal: "Dihitung biasa",
  dihapus: "Dihapus dari penilaian",
  semua_benar: "Semua benar",
  treatmentOf: params("Perlakuan {question}"),
  sameKey:
    "Kunci di banksoal masih sama dengan yang dihitung. Perbaiki dahulu kuncinya, lalu kembali ke sini.",
  withoutKey:
    "Esai tidak berkunci. Ubah bobotnya di banksoal, atau pilih di samping apakah soal ini dihapus atau dianggap benar.",
  editKey: "Buka editor soal",
  add: "Soal lain yang dihapus atau dibenarkan",
  addHint: "Ketik nomor atau isi soal",
  noQuestion: "Tidak ada soal yang cocok",
  plan: params("Bobot tipe dari banksoal {bank}"),
  planAsked: params("Kembali ke bobot tipe saat ujian, {bank}"),
  planLine: params("{type}: {from} → {to}"),
  minus: params("{type}: pengurang salah berubah"),
  mixed: "berbeda-beda",
  unplanned: "tidak ada",

  reason: "Alasan",
  reasonHint: "Dibaca peserta di samping hasilnya, dan tersimpan di catatan audit.",
  numbersDiffer:
    "Nomor soal di lembar peserta dapat berbeda karena urutannya diacak: sebutkan soal dengan kata-kata awalnya.",
  quoted: params("Misalnya: soal “{words}”."),
  save: params("Simpan versi {n}"),
  saved: params("Hasil dihitung ulang: versi {n}. {moved} nilai berubah."),
  savedLater: params("{n} peserta yang selesai setelah pratinjau ikut dihitung."),
  unchangedSaved: "Tidak ada yang berubah, sehingga tidak ada yang disimpan.",
  nothingChosen: "Pilih dahulu apa yang dihitung lain.",
  awaitPreview: "Tunggu sampai pratinjau selesai dihitung.",

  previewTitle: "Yang berubah bila disimpan",
  previewLoading: "Menghitung hasil yang baru…",
  previewCancel: "Batalkan hitungan",
  previewCancelled: "Hitungan dibatalkan.",
  previewFailed: "Pratinjau tidak dapat dihitung",
  retry: "Coba lagi",
  unchanged: "Tidak ada hasil yang berubah.",
  incomparable: params("{question}: {n} jawaban tidak dapat dihitung ulang dan tetap."),
  emptied: params(
    "Tidak ada lagi soal {type} yang dinilai bagi {n} peserta: mereka mendapat nilai penuh untuk tipe itu.",
  ),
});
export type RecalculationTexts = ReturnType<typeof recalculationMessages.get>;
