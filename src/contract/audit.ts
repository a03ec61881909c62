// What an audit entry names, and its words: what was done, and to what kind of record. The exam server calls a record by the
// same noun in its refusals.
export const auditNouns = {
  participant: "peserta",
  group: "group",
  subject: "matpel",
  major: "jurusan",
  religion: "agama",
  competence: "kompetensi",
  bank: "banksoal",
  question: "soal",
  media: "gambar atau suara",
  library: "berkas instansi",
  reference: "referensi",
  event: "event",
  room: "ruang",
  schedule: "jadwal",
  session: "sesi",
  placement: "tempat duduk",
  template: "template dokumen",
  minutes: "berita acara",
  user: "pengguna",
  menu: "hak menu",
  setting: "pengaturan",
  shortcut: "pintasan",
  import: "",
} as const;
export type AuditObject = keyof typeof auditNouns;

export const auditVerbs = {
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
  "print-passwords": "Mencetak password di kartu",
  "set-photo": "Memasang foto",
  "remove-photo": "Menghapus foto",
} as const;

/** What one does with one's own account needs no object. */
export const ownActions = {
  "user.sign-in": "Masuk",
  "user.sign-in-failed": "Gagal masuk",
  "user.sign-out": "Keluar",
  "user.change-password": "Mengganti password sendiri",
  "user.update-profile": "Mengubah profil sendiri",
  "user.end-sessions": "Mengakhiri sesi lain",
} as const;

/** "participant.block" */
export type AuditAction = `${AuditObject}.${keyof typeof auditVerbs}` | keyof typeof ownActions;
