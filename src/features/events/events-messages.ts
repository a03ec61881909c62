// The words of the events screen.
import { messages, params } from "../../core/i18n.ts";

export const eventsMessages = messages("events", {
  title: "Event",
  count: params("{count} event"),
  search: "Cari nama, kode, atau tahun ajaran",
  add: "Tambah event",
  emptyTitle: "Belum ada event",
  emptyText:
    "Event menyatukan jadwal, sesi, ruang, dan dokumen satu masa ujian. Ujian tanpa event cukup dengan jadwal.",

  code: "Kode",
  name: "Nama event",
  year: "Tahun ajaran",
  days: "Tanggal",
  status: "Status",
  allStatuses: "Semua status",
  schedules: "Jadwal",
  rooms: "Ruang",
  updated: "Diubah",
  none: "–",
  from: params("{day} – …"),
  until: params("… – {day}"),
  span: params("{first} – {last}"),
  yearOf: params("{year} {semester}"),

  draf: "Draf",
  aktif: "Aktif",
  selesai: "Selesai",
  arsip: "Arsip",

  open: "Buka",
  toRooms: "Ruang dan tempat duduk",
  toSchedules: "Jadwal",
  edit: "Ubah",
  copy: "Salin",
  saved: params("Event {name} sudah disimpan."),
  copied: params("Event {name} sudah dibuat dengan {count} jadwal yang belum aktif."),
  removeOne: params("Hapus event {who}?"),
  removeMeaning: "Event yang dihapus tidak dapat dikembalikan; ruangnya tetap ada di daftar ruang.",
  removeKept: "Yang masih punya jadwal tidak ikut dihapus.",
  inUse: params("Masih ada {n} jadwal di event ini"),
  inUseHint: "Server akan menolak menghapusnya. Hapus atau pindahkan jadwalnya dahulu.",
});
export type EventsTexts = ReturnType<typeof eventsMessages.get>;

export const eventFormMessages = messages("events/form", {
  addTitle: "Tambah event",
  editTitle: params("Ubah {name}"),
  codeHint: "Tampil di daftar dan nama berkas, misalnya PAS-2026.",
  yearHint: "Misalnya 2026/2027.",
  semester: "Semester",
  first: "Tanggal mulai",
  last: "Tanggal selesai",
  statusHint: "Hanya keterangan; jadwal diaktifkan satu per satu.",
  letterhead: "Kop surat",
  penuh: "Logo dan semua baris kop",
  ringkas: "Nama instansi saja",
  tanpa: "Tanpa kop",
  signer: "Penanda tangan dokumen",
  signerName: "Nama",
  signerNumber: "NIP",
  signerPosition: "Jabatan",
  signerCity: "Kota",
  signerDay: "Tanggal tanda tangan",
  signerDayHint: "Kosong: tanggal saat dicetak.",
  principal: "Kepala Sekolah",
  notes: "Catatan",
});

export const eventCopyMessages = messages("events/copy", {
  title: params("Salin event {name}"),
  verb: "Salin",
  meaning:
    "Jadwal, sesi, banksoal, group, dan ruang ikut disalin. Jadwal salinan belum aktif; jawaban dan nilai tidak ikut.",
  copyName: params("{name} (salinan)"),
  begin: "Mulai pada",
  beginHint: params("Semua tanggal bergeser {days} hari."),
  beginSame: "Tanggal tetap sama.",
  noDays: "Event ini belum bertanggal, jadi tanggal jadwalnya tetap sama.",
  people: "Salin juga peserta tiap sesi dan tempat duduknya",
  noDay: "Tanggal mulai wajib diisi.",
  lessProctors: "Tidak semua pengawas ikut disalin",
});
