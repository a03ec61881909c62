// The words of the import of members: what would change, and what did.
import { messages, params } from "../../../core/i18n.ts";

export const membersImportMessages = messages("groups/members-import", {
  title: "Impor anggota group",
  noun: "anggota",
  titleOf: params("Impor anggota {path}"),
  membership: "Anggota yang sekarang ada di group dalam file, tetapi tidak ada di file",
  addOnly: "Hanya menambah",
  addOnlyHint: params("{count} anggota tetap di groupnya."),
  replace: "Jadikan isi file sebagai seluruh anggota",
  replaceHint: params("{count} anggota keluar dan menjadi tanpa group."),
  move: params("Pindahkan {count} peserta dari group lain"),
  moveHint: "Tanpa persetujuan ini mereka tetap di groupnya sekarang.",
  create: params("Buat {count} group yang belum ada"),
  moreGroups: params("dan {count} lainnya"),
  needsGroups:
    "Setujui pembuatan group yang belum ada, atau kembali dan perbaiki namanya. Belum ada yang disimpan.",
  nothing: "Tidak ada yang berubah dengan pilihan ini.",
  who: "Siapa yang berubah",
  join: "Masuk",
  moves: "Pindah",
  leave: "Tidak ada di file",
  stay: "Tetap",
  number: "Nomor ujian",
  name: "Nama peserta",
  from: "Dari",
  to: "Ke",
  noGroup: "Tanpa group",
  nobody: "Tidak ada.",
  save: params("Simpan {count} perubahan"),

  joined: "Masuk",
  moved: "Pindah",
  left: "Keluar",
  stayed: "Tetap",
  newGroups: "Group baru",
});
