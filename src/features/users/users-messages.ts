// The words of the accounts screen.
import { messages, params } from "../../core/i18n.ts";

export const usersMessages = messages("users", {
  title: "Pengguna",
  noun: "pengguna",
  count: params("{count} pengguna"),
  search: "Cari nama atau e-mail",
  add: "Tambah pengguna",
  importTitle: "Impor pengguna",
  emptyTitle: "Belum ada pengguna",
  emptyText: "Impor dari Excel, atau tambahkan satu per satu.",

  name: "Nama",
  email: "E-mail",
  role: "Role",
  roleMeaning:
    "Head Master mengatur semuanya, juga akun dan hak. Pengampu (guru) menyiapkan soal dan menilai. Operator menjalankan ujian: jadwal, token, dan pemantauan.",
  status: "Status",
  active: "Aktif",
  inactive: "Tidak aktif",
  lastLogin: "Terakhir masuk",
  never: "Belum pernah",
  subjects: "Mengoreksi",
  exceptions: "Pengecualian",
  exceptionsOf: params("Pengecualian menu ({count})"),
  exceptionsHint: "Yang tidak diubah di sini mengikuti rolenya.",
  updated: "Diubah",
  you: "Anda",

  allRoles: "Semua role",
  allStatuses: "Semua status",
  allAccounts: "Semua akun",
  withExceptions: "Ada pengecualian",

  sessions: "Sesi yang masih masuk",
  owned: "Miliknya",
  ownsNothing: "Tidak ada",
  noExceptions: "Tidak ada; sesuai role",
  allowed: params("boleh {what}"),
  denied: params("tidak boleh {what}"),
  created: "Dibuat",
  history: "Riwayat",
  noHistory: "Belum ada riwayat.",
  historyEntry: params("{action} oleh {by}"),

  edit: "Ubah",
  activate: "Aktifkan",
  deactivate: "Nonaktifkan",
  changeRole: "Ganti role",
  signOut: "Keluarkan",
  resetPassword: "Reset password",
  activated: params("{name} diaktifkan."),
  deactivated: params("{name} dinonaktifkan dan dikeluarkan."),
  roleChanged: params("Role {name} diganti."),
  signedOut: params("{name} dikeluarkan dari semua perangkat."),
  activateText: "Pengguna dapat masuk lagi dengan password lamanya.",
  deactivateText: "Pengguna langsung keluar dari semua perangkat dan tidak dapat masuk lagi.",
  changeRoleText: "Menu mengikuti role baru; pengecualian menu tiap orang tetap.",
  signOutText:
    "Pengguna langsung keluar dari semua perangkat dan dapat masuk lagi. Yang belum disimpan dapat hilang.",
  resetPasswordText:
    "Password lama langsung tidak berlaku dan pengguna keluar dari semua perangkat. Password baru ditampilkan satu kali.",
  deleteText: "Akun yang dihapus tidak dapat dikembalikan.",
  deleteKept:
    "Yang masih memiliki banksoal atau jadwal tidak ikut dihapus; alasannya akan ditampilkan.",
  deactivateInstead: "Nonaktifkan saja",
  deactivateRefused: params("Nonaktifkan {count} yang ditolak"),
  roleNeeded: "Pilih role.",

  selfDelete: "Akun Anda sendiri tidak dapat dihapus.",
  selfDeactivate: "Akun Anda sendiri tidak dapat dinonaktifkan.",
  selfRole: "Role Anda sendiri tidak dapat diubah.",
  selfEmail: "Ganti e-mail Anda lewat Profil.",
  selfReset: "Ganti password Anda lewat Profil.",
  selfSignOut: "Sesi Anda ada di Profil.",
  lastHeadMaster: "Head Master aktif yang terakhir.",
  notHeadMaster: "Hanya oleh Head Master.",
  beyondOwn: "Berwenang atas lebih dari Anda: hanya oleh Head Master.",

  addTitle: "Tambah pengguna",
  editTitle: params("Ubah {name}"),
  password: "Password",
  passwordNew: "Kosongkan untuk dibuatkan; password ditampilkan setelah disimpan.",
  passwordKept:
    "Kosongkan bila tidak diubah. Password baru mengeluarkan orang ini dari semua perangkat.",
  passwords: "Password pengguna",
  activeLabel: "Aktif: dapat masuk",
  added: params("{name} ditambahkan."),
  changed: params("{name} diubah."),
});

/** What `history` tells, in words. */
export const userHistoryMessages = messages("users/history", {
  create: "Dibuat",
  import: "Diimpor",
  update: "Diubah",
  activate: "Diaktifkan",
  deactivate: "Dinonaktifkan",
  "change-role": "Role diganti",
  "reset-password": "Password direset",
  "change-password": "Password diganti",
  "update-profile": "Profil diubah",
  "update-menus": "Pengecualian menu diubah",
  "force-sign-out": "Dikeluarkan",
  "end-sessions": "Sesi lain diakhiri",
  "sign-in": "Masuk",
  "sign-in-failed": "Gagal masuk",
  "sign-out": "Keluar",
  delete: "Dihapus",
});

export type UserTexts = ReturnType<(typeof usersMessages)["get"]>;
