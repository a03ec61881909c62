// What the template says of each column of subjects: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const subjectGuide: SheetGuide = {
  kode: {
    help: "Kode mata pelajaran; tidak boleh sama, tanpa spasi, paling panjang 100 karakter.",
    sample: "MTPL-A1-B2C",
  },
  nama: {
    help: "Nama mata pelajaran, paling panjang 200 karakter.",
    sample: "Matematika",
  },
  agama: {
    help: "Kode agama bila matpel ini hanya untuk peserta agama itu; 0 bila bukan matpel agama. Jika kosong: bukan matpel agama untuk matpel baru, tidak berubah untuk yang sudah ada.",
    sample: "0",
  },
  khusus: {
    help: "Kode jurusan, dipisahkan koma, bila matpel ini hanya untuk peserta jurusan itu; 0 bila untuk semua. Jika kosong: untuk semua bila matpel baru, tidak berubah bila sudah ada.",
    sample: "IPA,IPS",
  },
  kkm: {
    help: "Nilai batas lulus, 0 sampai 100. Jika kosong: tidak diatur untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - menghapusnya.",
    sample: "75",
  },
  korektor: {
    help: "Email akun yang mengoreksi jawaban esai, dipisahkan koma. Jika kosong: tanpa korektor untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    sample: "guru@sekolah.contoh",
  },
};
