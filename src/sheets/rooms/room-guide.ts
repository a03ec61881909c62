// What the template says of each column of rooms and seats: how to fill it in, and what that looks like.
import { englishSteps, englishTextHint } from "../sheet-template.ts";
import type { SheetGuide, TemplateSteps } from "../sheet-template.ts";

export const roomGuide: SheetGuide = {
  kode_ruang: {
    help: "Kode ruang, tanpa spasi. Ruang yang belum ada di sekolah akan dibuat; yang sudah ada dipakai lagi.",
    english:
      "Code of the room, without spaces. A room that the school does not have is made, one that it has is used again.",
    sample: "R-01",
  },
  nama_ruang: {
    help: "Nama ruang. Untuk ruang baru cukup diisi di salah satu barisnya.",
    english: "Name of the room. For a new room one of its rows is enough.",
    sample: "Lab Komputer 1",
  },
  kapasitas: {
    help: "Jumlah kursi, 1 sampai 500. Untuk ruang baru cukup diisi di salah satu barisnya.",
    english: "Number of seats, 1 to 500. For a new room one of its rows is enough.",
    sample: "32",
  },
  no_ujian: {
    help: "Nomor ujian peserta yang duduk di ruang ini. Kosong: baris ini hanya mendaftarkan ruang. Angka 0 di depan ikut dihitung.",
    english:
      "Exam number of who sits in this room. If empty: the row only lists the room. Leading zeros count.",
    sample: "01-001-0001",
  },
  sesi: {
    help: "Sesi peserta itu di event ini. Wajib diisi bila ada nomor ujian.",
    english: "That participant's session in this event. Required with an exam number.",
    sample: "1",
  },
  no_kursi: {
    help: "Nomor kursi. Kosong: kursi kosong berikutnya di ruang itu.",
    english: "Number of the seat. If empty: the next free seat of the room.",
    sample: "12",
  },
};

export const roomSteps = (): TemplateSteps => ({
  id: [
    "Cara mengisi",
    'Isi lembar "Ruang" mulai baris 2. Kolom A sampai C saja mendaftarkan ruang; dengan kolom D sampai F, satu baris menempatkan satu peserta. Judul kolom di baris 1 jangan diubah.',
    "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
    "Simpan sebagai Excel Workbook (.xlsx), buka Ruang dari halaman event, lalu impor di sana. Peserta yang tidak ada di file tetap di kursinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
  ],
  en: englishSteps("Ruang", "participant", {
    hints: ["Columns A to C alone list a room; D to F seat a participant.", englishTextHint],
    menu: "the rooms of the event",
  }),
});
