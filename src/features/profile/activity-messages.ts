// What people have done, in words: a verb and what it was done to. The audit's own names are the server's.
import { messages } from "../../core/i18n.ts";

export const verbMessages = messages("profile/activity-verbs", {
  create: "Menambah",
  import: "Mengimpor",
  update: "Mengubah",
  delete: "Menghapus",
  restore: "Memulihkan",
  activate: "Mengaktifkan",
  deactivate: "Menonaktifkan",
  block: "Memblokir",
  unblock: "Membuka blokir",
  move: "Memindahkan",
  reorder: "Mengurutkan",
  commit: "Menyelesaikan impor",
  lock: "Mengunci",
  unlock: "Membuka kunci",
  "force-unlock": "Membuka paksa kunci",
  duplicate: "Menyalin",
  archive: "Mengarsipkan",
  unarchive: "Mengaktifkan kembali",
  link: "Mengaitkan soal ke",
  "reset-password": "Mereset password",
  "change-role": "Mengganti role",
  "force-sign-out": "Mengeluarkan",
  "update-menus": "Mengubah pengecualian menu",
  "move-questions": "Mengurutkan soal",
  "move-references": "Mengurutkan referensi",
  "order-mode": "Mengganti urutan soal",
  copy: "Menyalin ke banksoal lain",
  upload: "Mengunggah",
});

export const nounMessages = messages("profile/activity-nouns", {
  participant: "peserta",
  group: "group",
  subject: "matpel",
  major: "jurusan",
  religion: "agama",
  competence: "kompetensi",
  bank: "banksoal",
  question: "soal",
  media: "gambar atau suara",
  reference: "referensi",
  user: "pengguna",
  menu: "hak menu",
  setting: "pengaturan",
  shortcut: "pintasan",
  import: "",
});

/** What one does with one's own account needs no object. */
export const ownMessages = messages("profile/activity-own", {
  "user.sign-in": "Masuk",
  "user.sign-out": "Keluar",
  "user.change-password": "Mengganti password sendiri",
  "user.update-profile": "Mengubah profil sendiri",
  "user.end-sessions": "Mengakhiri sesi lain",
});

export const otherMessages = messages("profile/activity-other", {
  changed: "Perubahan lain:",
});

/** A newer server may tell of things that have no words here yet: then only to what it was done is said. */
export function activityInWords(action: string, label: string): string {
  const t: Record<string, string> = ownMessages.get();
  if (t[action]) return t[action];
  const dot = action.indexOf(".");
  const nounT: Record<string, string> = nounMessages.get();
  const verbT: Record<string, string> = verbMessages.get();
  const noun = nounT[action.slice(0, dot)];
  const verb = verbT[action.slice(dot + 1)];
  return [verb ?? otherMessages.get().changed, noun ?? "", label]
    .filter((word) => word !== "")
    .join(" ");
}
