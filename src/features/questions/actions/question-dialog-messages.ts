// The words of the dialogs that change many questions, and of what is shown under a row.
import { messages, params } from "../../../core/i18n.ts";

export const questionDialogMessages = messages("questions/dialogs", {
  removeMeaning: params("Selama {days} hari soal yang dihapus dapat dipulihkan lewat Terhapus."),
  removeUsed:
    "Ujian yang memakai banksoal ini tidak menampilkan soal itu lagi; jawaban yang sudah ada tetap dinilai.",
  duplicateMeaning: "Salinannya masuk ke banksoal ini juga.",

  placeTitle: params("Pindahkan {n} soal"),
  placeVerb: "Pindahkan",
  place: "Nomor",
  placeHint: params("1 sampai {total}. Soal lain bergeser."),
  placeFault: params("Tulis nomor antara 1 dan {total}."),

  orderTitle0: "Urutkan menurut tipe dan waktu pembuatan?",
  orderTitle1: "Urutkan soal secara manual?",
  orderVerb: "Ganti urutan",
  orderMeaning0: "Susunan manual yang sekarang tidak dipakai lagi.",
  orderMeaning1:
    "Urutan yang sekarang menjadi awalnya. Setelah itu soal dapat ditarik, atau dipindahkan dengan Alt + panah atas atau bawah.",

  copyMeaning: "Soal masuk di urutan terakhir. Referensinya ikut disalin.",
  moveMeaning:
    "Soal masuk di urutan terakhir dan hilang dari banksoal ini. Referensinya ikut disalin. Ditolak bila dipakai ujian.",
  target: "Banksoal tujuan",
  targetHint: "Hanya banksoal Anda yang aktif dan tidak terkunci.",
  targetOption: params("{kode} — {nama} · {subject} · {count} soal"),
  choose: "Pilih banksoal",
  noSuchBank: "Tidak ada banksoal yang cocok.",
  otherSubject: "Matpelnya berbeda: kompetensi soal tidak ikut.",

  changeMeaning: "Hanya yang dicentang yang diubah.",
  bobot: "Bobot",
  bobotFault: "Tulis bobot, misalnya 1 atau 2,5.",
  difficulty: "Tingkat kesukaran",
  noDifficulty: "Tanpa tingkat",
  mudah: "Mudah",
  sedang: "Sedang",
  sukar: "Sukar",
  competences: "Kompetensi",
  competencesHint: "Menggantikan kompetensi yang sekarang. Tanpa pilihan: dikosongkan.",
  searchCompetences: "Cari kompetensi",
  clearSearch: "Kosongkan pencarian",
  noCompetences: "Tidak ada kompetensi yang cocok.",
  reference: "Referensi",
  noReference: "Tanpa referensi",
  layout: "Tata letak",
  layout1: "Jawaban di bawah",
  layout2: "Jawaban dua kolom",
  layout3: "Jawaban sebagai tabel",
  layout4: "Soal kiri, jawaban kanan",
  policy: "Penilaian",
  ofBank: "Mengikuti banksoal",
  shuffle: "Acak opsi",
  shuffled: "Diacak",
  notShuffled: "Tidak diacak",

  asParticipant: "Tampilan peserta",
  asParticipantHint: "Dapat dicoba; jawabannya tidak disimpan.",
  facts: "Keterangan",
  type: "Tipe soal",
  author: "Penulis",
  changed: "Diubah",
  version: "Versi",
  outsideUsage: "Data pemakaian dari luar",
  ofFormerText: params("{usage} (sebelum soal diubah di sini)"),
  usedBy: "Dipakai ujian",
  faulty: "Perlu diperiksa",
  nobody: "Belum dipakai",
  unknown: "–",
  ofBankPolicy: params("{policy} (dari banksoal)"),
});
export type QuestionDialogTexts = ReturnType<typeof questionDialogMessages.get>;
