// The words of the import of rooms and seats: what would change, and what did.
import { messages, params } from "../../../../core/i18n.ts";

export const roomsImportMessages = messages("events-rooms/rooms-import", {
  title: "Impor ruang dan tempat duduk",
  noun: "tempat duduk",
  save: params("Simpan {n} tempat duduk"),
  saveRooms: "Simpan ruang",
  saveProctors: params("Simpan pengawas {n} ruang"),
  nothing: "Tidak ada yang berubah: ruang, pengawas, dan tempat duduk sudah seperti di file.",

  newRooms: params("{n} ruang baru:"),
  takenRooms: params("{n} ruang sekolah mulai dipakai di event ini:"),
  more: params("dan {n} lainnya"),
  seatsOf: params("{room} ({n} kursi)"),
  differing: params("{n} ruang berbeda dari file"),
  differingRooms: "Ruang yang berbeda",
  keep: "Biarkan seperti di server",
  follow: "Ikuti file",
  followHint: "Nama berubah di semua event, kapasitas di event ini saja.",
  room: "Ruang",
  onServer: "Di server",
  inFile: "Di file",
  faults: params("Tidak dapat disimpan begini: {n} baris bermasalah"),
  fault: params("Baris {row}, {column}: {reason}"),

  proctors: params("Pengawas {n} ruang berubah"),
  proctorsNow: "Sekarang",
  proctorsAfter: "Setelah disimpan",
  noProctors: "tanpa pengawas",
  outsideName: "nama luar",

  seats: "Tempat duduk",
  given: "Mendapat kursi",
  moved: "Pindah kursi",
  unchanged: params("{n} peserta tetap di kursinya."),
  number: "Nomor ujian",
  name: "Nama",
  session: "Sesi",
  from: "Dari",
  to: "Ke",
  place: params("{room} kursi {seat}"),

  stayed: "Tetap",
  roomsNew: "Ruang baru",
  roomsTaken: "Ruang mulai dipakai",
  roomsChanged: "Ruang diubah",
  proctorsChanged: "Ruang dengan pengawas baru",
});
