// What the template says of each column of rooms and seats: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const roomGuide: SheetGuide = {
  kode_ruang: {
    help: "Kode ruang, tanpa spasi. Ruang yang belum ada di sekolah akan dibuat; yang sudah ada dipakai lagi.",
    sample: "R-01",
  },
  nama_ruang: {
    help: "Nama ruang. Untuk ruang baru cukup diisi di salah satu barisnya.",
    sample: "Lab Komputer 1",
  },
  kapasitas: {
    help: "Jumlah kursi, 1 sampai 500. Untuk ruang baru cukup diisi di salah satu barisnya.",
    sample: "32",
  },
  no_ujian: {
    help: "Nomor ujian peserta yang duduk di ruang ini. Kosong: baris ini hanya mendaftarkan ruang. Angka 0 di depan ikut dihitung.",
    sample: "01-001-0001",
  },
  sesi: {
    help: "Sesi peserta itu di event ini. Wajib diisi bila ada nomor ujian.",
    sample: "1",
  },
  no_kursi: {
    help: "Nomor kursi. Kosong: kursi kosong berikutnya di ruang itu.",
    sample: "12",
  },
};

export const roomSteps = [
  "Cara mengisi",
  'Isi lembar "Ruang" mulai baris 2. Kolom A sampai C saja mendaftarkan ruang; dengan kolom D sampai F, satu baris menempatkan satu peserta. Judul kolom di baris 1 jangan diubah.',
  "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.",
  "Simpan sebagai Excel Workbook (.xlsx), buka Ruang dari halaman event, lalu impor di sana. Peserta yang tidak ada di file tetap di kursinya. Sebelum ada yang disimpan, perubahannya ditampilkan dahulu.",
];
