// The words of the competences screen.
import { competenceKindNames } from "../../contract/competences.ts";
import { messages, params } from "../../core/i18n.ts";

export const competencesMessages = messages("competences", {
  title: "Kompetensi",
  noun: "kompetensi",
  count: params("{count} kompetensi"),
  questionCount: params("{n} soal"),
  search: "Cari kode atau uraian",
  add: "Tambah kompetensi",
  importTitle: "Impor kompetensi",
  emptyTitle: "Belum ada kompetensi",
  emptyText: "Impor dari Excel, atau tambahkan satu per satu. Kompetensi dapat dipasang pada soal.",
  noSubjects: "Tambahkan matpel dahulu: setiap kompetensi menjadi bagian dari satu matpel.",

  code: "Kode",
  description: "Uraian",
  subject: "Matpel",
  phase: "Fase/kelas",
  kind: "Jenis",
  level: "Level kognitif",
  levelMeaning:
    "L1 mengetahui, L2 menerapkan, L3 bernalar; atau taksonomi Bloom dari C1 mengingat sampai C6 mencipta.",
  levelColumn: "Level",
  questions: "Soal",
  updated: "Diubah",
  below: params("di bawah {parent}"),
  none: "–",
  allSubjects: "Semua matpel",
  allPhases: "Semua fase/kelas",
  allKinds: "Semua jenis",
  backToTree: "Urut susunan",

  order: params("Atur urutan {label}: panah atas atau bawah, atau tarik"),
  moved: params("{label} sekarang urutan {place} dari {total}."),
  up: "Naik",
  down: "Turun",
  addChild: "Tambah turunan",
  edit: "Ubah",

  addTitle: "Tambah kompetensi",
  addChildTitle: params("Tambah turunan {parent}"),
  editTitle: params("Ubah {label}"),
  choose: "Pilih",
  noSuchSubject: "Matpel tidak ditemukan.",
  subjectKept: "Matpel tidak dapat diganti setelah disimpan.",
  parent: "Induk",
  noParent: "Tanpa induk (paling atas)",
  noSuchParent: "Kompetensi tidak ditemukan.",
  phaseHint: "Misalnya Fase E atau Kelas X. Boleh dikosongkan.",
  noLevel: "Tanpa level",
  choicesFailed: "Pilihan matpel atau induk tidak dapat dimuat.",
  retry: "Coba lagi",

  saved: params("Kompetensi {label} sudah disimpan."),
  removeOne: params("Hapus kompetensi {who}?"),
  removeMeaning: "Kompetensi yang dihapus tidak dapat dikembalikan.",
  removeKept: "Yang masih dipasang pada soal tidak ikut dihapus; alasannya akan ditampilkan.",
  alsoBelow: params("Ikut terhapus: {n} kompetensi turunan"),
  more: params("dan {n} lainnya"),
  findingBelow: "Mencari turunannya…",
  belowFailed: "Turunannya tidak dapat dimuat",
  hasQuestions: params("Dipasang pada {n} soal"),
  hasQuestionsHint: "Server akan menolak menghapusnya.",
});
export type CompetenceTexts = ReturnType<typeof competencesMessages.get>;

/** What the kinds stand for, as the contract says it. */
export const kindMessages = messages("competences/kinds", competenceKindNames);
