// The words of the participants screen.
import { params } from "@nanostores/i18n";
import { messages } from "../../core/i18n.ts";
import type { SlipWords } from "../../kit/passwords/password-slip.ts";

export const participantsMessages = messages("participants", {
  title: "Peserta",
  count: params("{count} peserta"),
  search: "Cari nama atau nomor ujian",
  add: "Tambah peserta",
  import: "Impor",
  importTitle: "Impor peserta",
  emptyTitle: "Belum ada peserta",
  emptyText: "Impor dari Excel, atau tambahkan satu per satu.",

  number: "Nomor ujian",
  name: "Nama",
  group: "Group",
  major: "Jurusan",
  religion: "Agama",
  session: "Sesi",
  status: "Status",
  updated: "Diubah",
  active: "Aktif",
  inactive: "Tidak aktif",
  blocked: "Diblokir",

  allGroups: "Semua group",
  noGroup: "Tanpa group",
  allMajors: "Semua jurusan",
  allReligions: "Semua agama",
  allSessions: "Semua sesi",
  allStatuses: "Semua status",
  sessionOf: params("Sesi {session}"),

  antiblock: "Anti blokir",
  yes: "Ya",
  no: "Tidak",
  blockReason: "Alasan blokir",
  blockedAt: "Diblokir pada",
  lastLogin: "Terakhir masuk",
  never: "Belum pernah",
  results: "Hasil ujian",
  history: "Riwayat",
  noHistory: "Belum ada riwayat.",
  historyEntry: params("{action} oleh {by}"),

  edit: "Ubah",
  activate: "Aktifkan",
  deactivate: "Nonaktifkan",
  block: "Blokir",
  unblock: "Buka blokir",
  resetPassword: "Reset password",
  moveSession: "Pindah sesi",
  moveGroup: "Pindah group",
  delete: "Hapus",
  activated: params("{name} diaktifkan."),
  deactivated: params("{name} dinonaktifkan."),
  blockedDone: params("{name} diblokir."),
  unblocked: params("Blokir {name} dibuka."),
  sessionMoved: params("Sesi {name} diubah."),
  groupMoved: params("Group {name} diubah."),
  deleted: params("{name} dihapus."),
  activateText: "Peserta dapat masuk ujian. Blokir dan alasannya ikut dihapus.",
  deactivateText: "Peserta tidak dapat masuk ujian sampai diaktifkan lagi.",
  blockText: "Peserta tidak dapat masuk ujian sampai blokirnya dibuka.",
  unblockText: "Peserta dapat masuk ujian lagi. Alasan blokir dihapus.",
  resetPasswordText:
    "Password lama langsung tidak berlaku. Password baru ditampilkan satu kali, lalu dapat dicetak atau diunduh.",
  moveSessionText: "Sesi menentukan jadwal ujian mana yang diikuti peserta.",
  moveGroupText: "Peserta keluar dari groupnya sekarang dan masuk ke group ini.",
  deleteText: params(
    "Peserta tidak dapat masuk ujian lagi dan keluar dari groupnya. Peserta yang sudah punya hasil ujian tidak dihapus. Selama {days} hari penghapusan masih dapat diurungkan server.",
  ),
  reasonNeeded: "Alasan blokir wajib diisi.",
  sessionNeeded: params("Sesi harus berupa angka 1 sampai {max}."),

  groupNeeded: "Pilih group tujuan, atau Tanpa group.",

  addTitle: "Tambah peserta",
  editTitle: params("Ubah {name}"),
  choose: "Pilih",
  password: "Password",
  passwords: "Password peserta",
  noun: "peserta",
  passwordNew: "Kosongkan untuk dibuatkan; password ditampilkan setelah disimpan.",
  passwordKept: "Kosongkan bila password tidak diubah.",
  antiblockLabel: "Anti blokir: tidak diblokir otomatis saat keluar dari halaman ujian",
  noSuchGroup: "Group tidak ditemukan",
  added: params("{name} ditambahkan."),
  changed: params("{name} diubah."),
  lookupsFailed: "Pilihan jurusan, agama atau group tidak dapat dimuat.",
});

/** What `history` tells, in words. */
export const historyMessages = messages("participants/history", {
  create: "Ditambahkan",
  import: "Diimpor",
  update: "Diubah",
  activate: "Diaktifkan",
  deactivate: "Dinonaktifkan",
  block: "Diblokir",
  unblock: "Blokir dibuka",
  move: "Dipindahkan",
  "reset-password": "Password direset",
  delete: "Dihapus",
  restore: "Dikembalikan",
});

/** What passwords of participants are called where they are shown once. */
export function participantSlipWords(): SlipWords {
  const { number, passwords, noun } = participantsMessages.get();
  return { login: number, caption: passwords, noun };
}

export type ParticipantTexts = ReturnType<(typeof participantsMessages)["get"]>;
