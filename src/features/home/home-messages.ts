// Texts of the home screen.
import { messages, params } from "../../core/i18n.ts";

export const homeMessages = messages("home", {
  morning: params("Selamat pagi, {name}"),
  noon: params("Selamat siang, {name}"),
  afternoon: params("Selamat sore, {name}"),
  night: params("Selamat malam, {name}"),
  stepsLeft: params("{count} langkah lagi sampai ujian pertama"),
  Master: "Data master",
  Persiapan: "Persiapan",
  Pelaksanaan: "Pelaksanaan",
  Evaluasi: "Evaluasi",
  Setting: "Setting",
  screensLater: "Layar untuk Anda menyusul",
  screensLaterHint: "Layar yang boleh Anda buka sedang disiapkan dan hadir pada versi berikutnya.",
  noMenu: "Belum ada menu untuk Anda",
  noMenuHint: "Head Master menentukan menu setiap pengguna. Hubungi Head Master di sekolah Anda.",
  home: "Home",
  server: "Server",
  time: "Waktu",
  host: "Host",
  version: "Versi",
  unknown: "—",
  powerCutRisk:
    "Bila listrik padam, data yang baru disimpan dapat hilang: server ini berjalan tanpa PostgreSQL. Mintalah pengelola server memasangnya.",
  recent: "Lanjutkan",
  progress: params("{done} dari {planned} soal"),
  entered: params("{count} soal"),
  links: "Tautan",
  website: "Situs resmi",
  videos: "Kanal video",
  community: "Komunitas chat",
  assistant: "Asisten AI",
});

/** What needs a hand: the names of its kinds, why each matters, and the next step. */
export const todoMessages = messages("home/todo", {
  title: "Perlu dikerjakan",
  order: "paling mendesak dulu",
  loading: "Memuat yang perlu dikerjakan…",
  clear: "Tidak ada tugas lain",
  clearHint: "Tidak ada yang menunggu Anda.",
  blocked: "Peserta diblokir",
  blockedWhy: "Tidak dapat masuk ujian sampai blokirnya dibuka",
  blockedStep: "Periksa peserta",
  short_banks: "Banksoal kurang soal",
  missing: params("{kode} kurang {count}"),
  short_banksStep: "Lengkapi soal",
  unplanned_banks: "Banksoal tanpa rencana",
  unplanned_banksStep: "Isi rencana",
  andMore: params("dan {count} lainnya"),
  ungrouped: "Peserta tanpa group",
  ungroupedWhy: "Tidak melihat jadwal yang memakai group",
  ungroupedStep: "Tempatkan",
});

export const stepMessages = messages("home/steps", {
  title: "Langkah pertama",
  progress: params("{done} dari {all} selesai"),
  done: "selesai",
  later: "menyusul",
  institution: "Isi data instansi",
  institutionHint: "Nama dan logonya tampil di layar dan cetakan.",
  participants: "Buat peserta",
  participantsHint: "Satu per satu, atau impor dari Excel.",
  subjects: "Buat mata pelajaran",
  subjectsHint: "Setiap banksoal milik satu matpel.",
  banks: "Buat banksoal",
  banksHint: "Kompetensi tidak wajib.",
  schedules: "Buat jadwal, lalu aktifkan",
  schedulesHint: "Event tidak wajib.",
});

export const ownShortcutMessages = messages("home/shortcut", {
  title: "Shortcut",
  add: "Tambah",
  none: "Simpan layar yang sering Anda buka di sini.",
  unavailable: "Layar tidak tersedia",
  remove: params("Hapus shortcut {name}"),
  removeTitle: "Hapus shortcut?",
  removeBody: params("Shortcut “{name}” dihapus dari Home Anda. Layar yang dituju tidak berubah."),
  removeConfirm: "Hapus",
});
