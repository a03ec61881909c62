// The words of the permission screen.
import { messages, params } from "../../core/i18n.ts";

export const menuMessages = messages("settings/menu", {
  title: "Menu",
  views: "Bagian",
  roles: "Role",
  exceptions: "Pengecualian orang",
  preview: "Lihat sebagai",
  loading: "Memuat hak menu",

  intro:
    "Centang menu yang boleh dibuka setiap role. Server memakai daftar yang sama untuk menerima atau menolak setiap permintaan.",
  caption: "Menu yang boleh dibuka setiap role",
  menu: "Menu",
  may: params("{menu} untuk {role}"),
  changed: "berubah",
  locked: "Head Master selalu memegang Menu dan Pengguna, supaya hak dapat diberikan kembali.",
  lockedOthers:
    "Anda hanya dapat mengubah menu yang Anda pegang sendiri, dan bukan milik Head Master.",
  tools: params("Tindakan untuk {role}"),
  copyFrom: params("Salin dari {role}"),
  reset: "Kembalikan bawaan",

  changes: params("{changes} perubahan, {people} orang terpengaruh"),
  discard: "Batalkan perubahan",
  save: "Simpan…",
  confirmTitle: params("Simpan {changes} perubahan hak menu?"),
  confirm: "Simpan",
  given: params("boleh {what}"),
  taken: params("tidak boleh lagi {what}"),
  reached: params("Terpengaruh: {names}"),
  reachedMore: params("Terpengaruh: {names} dan {count} lainnya"),
  reachedNobody: "Tidak ada orang aktif yang terpengaruh.",
  effect: "Berlaku mulai permintaan mereka berikutnya; menu di layar mereka menyusul.",
  savedTitle: "Tersimpan",
  saved: params("{changes} perubahan hak menu disimpan."),
  unchanged: "Tidak ada yang berubah.",

  conflictTitle: "Hak menu baru saja diubah orang lain",
  conflictText: "Belum ada yang ditimpa. Perubahan Anda dapat dilanjutkan di atas yang terbaru.",
  takeNewer: "Pakai yang terbaru",
  keepMine: "Lanjutkan perubahan saya",

  exceptionsIntro:
    "Hak yang berbeda dari rolenya, untuk satu orang saja. Selain itu orang mengikuti rolenya.",
  addFor: "Tambah pengecualian untuk",
  choosePerson: "Ketik nama",
  noPerson: "Tidak ada yang bernama begitu",
  nobody: "Belum ada pengecualian",
  nobodyHint: "Semua orang mengikuti rolenya.",
  exceptionsCaption: "Orang dengan pengecualian",
  name: "Nama",
  role: "Role",
  allowed: "Boleh juga",
  denied: "Tidak boleh",
  edit: params("Ubah pengecualian {name}"),
  change: "Ubah",
  exceptionsOf: params("Pengecualian {name}"),
  inactive: "tidak aktif",
  exceptionsSaved: params("Pengecualian {name} disimpan."),

  as: "Lihat sebagai",
  previewDraft: "Termasuk perubahan yang belum disimpan.",
  previewEmpty: "Tidak ada menu sama sekali: hanya Home dan Profil.",
  screenOf: params("Layar {name}"),
  home: "Home",
  profile: "Profil",
  hidden: "Tidak terlihat",
  later: "Boleh, layarnya menyusul",
});

export type MenuTexts = ReturnType<(typeof menuMessages)["get"]>;
