// The words of what is opened beside the form of a question: drafts and differences, earlier versions, the trial, the keys.
import { messages, params } from "../../../../core/i18n.ts";

export const questionDraftMessages = messages("questions-form/drafts", {
  mine: "Isian Anda",
  theirs: "Yang terbaru di server",
  draft: params("Ada draf yang belum disimpan dari {time}"),
  draftText: "Draf ini berbeda dengan yang tersimpan pada:",
  draftOfNew: "Draf ini belum pernah disimpan. Isinya:",
  draftOutdated: "Setelah draf ini ditulis, soal ini sudah disimpan lagi.",
  draftSide: "Draf",
  storedSide: "Tersimpan",
  useDraft: "Pakai draf",
  dropDraft: "Buang draf",
  empty: "(kosong)",
  later: "Putuskan nanti",
  closeCompare: "Tutup perbandingan",
});

export const questionVersionMessages = messages("questions-form/versions", {
  title: "Riwayat versi",
  loading: "Memuat versi",
  failed: "Versi tidak dapat dimuat",
  none: "Belum ada versi lama. Versi disimpan bila soal diubah setelah dipakai ujian.",
  version: params("Versi {version}"),
  replaced: params("Diganti {time}"),
  replacedBy: params("Diganti {time} oleh {name}"),
  useAgain: "Pakai isi ini lagi",
  useHint: "Isinya masuk ke formulir dan baru berlaku setelah disimpan.",
  close: "Tutup riwayat",
});

export const questionTrialMessages = messages("questions-form/trial", {
  title: "Coba jawab",
  check: "Periksa",
  again: "Acak lagi",
  back: "Jawab lagi",
  key: "Tampilkan kunci",
  hideKey: "Sembunyikan kunci",
  close: "Tutup coba jawab",
  kosong: "Kosong",
  benar: "Benar",
  sebagian: "Sebagian benar",
  salah: "Salah",
  menunggu: "Menunggu koreksi",
  points: params("{points} dari {bobot} poin ({percent}%)"),
  pending: params("Paling banyak {bobot} poin, setelah dikoreksi."),
  ownPolicy: params("Penilaian: {policy} (soal ini)"),
  bankPolicy: params("Penilaian: {policy} (banksoal)"),
});

export const questionKeyMessages = messages("questions-form/keys", {
  title: "Pintasan keyboard",
  close: "Tutup daftar pintasan",
  save: "Simpan",
  saveAndAdd: "Simpan dan tambah soal lagi",
  neighbours: "Soal sebelumnya, soal berikutnya",
  type: "Ganti tipe soal",
  try: "Buka atau tutup coba jawab",
  help: "Daftar pintasan ini",
  rows: "Di akhir atau awal teks opsi: ke opsi berikutnya, sebelumnya",
  newLine: "Baris baru di dalam opsi",
  rowControls: "Ke kunci dan tombol di baris opsi, lalu di antaranya",
  toolbar: "Ke tombol-tombol editor; Escape kembali",
  formula: "Sisipkan rumus",
  emphasis: "Tebal, miring, garis bawah",
  picture: "Gambar yang dipilih lebih kecil, lebih besar",
  undo: "Urungkan, ulangi",
  table: "Sel berikutnya, sel sebelumnya di dalam tabel",
});
