// What the template says of each column of subjects: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const subjectGuide: SheetGuide = {
  kode: {
    help: "Kode mata pelajaran; tidak boleh sama, tanpa spasi, paling panjang 100 karakter.",
    english: "Code of the subject: unique, without spaces, at most 100 characters.",
    sample: "MTPL-A1-B2C",
  },
  nama: {
    help: "Nama mata pelajaran, paling panjang 200 karakter.",
    english: "Name of the subject, at most 200 characters.",
    sample: "Matematika",
  },
  agama: {
    help: "Kode agama bila matpel ini hanya untuk peserta agama itu; 0 bila bukan matpel agama. Jika kosong: bukan matpel agama untuk matpel baru, tidak berubah untuk yang sudah ada.",
    english:
      "Code of a religion if the subject is only for its participants; 0 if it is not. If empty: 0 where it is new, unchanged where it exists.",
    sample: "0",
  },
  khusus: {
    help: "Kode jurusan, dipisahkan koma, bila matpel ini hanya untuk peserta jurusan itu; 0 bila untuk semua. Jika kosong: untuk semua bila matpel baru, tidak berubah bila sudah ada.",
    english:
      "Codes of majors, separated by commas, if the subject is only for their participants; 0 if it is for all. If empty: 0 where it is new, unchanged where it exists.",
    sample: "IPA,IPS",
  },
  kkm: {
    help: "Nilai batas lulus, 0 sampai 100. Jika kosong: tidak diatur untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - menghapusnya.",
    english:
      "Pass mark, 0 to 100. If empty: none where it is new, unchanged where it exists; - removes it.",
    sample: "75",
  },
  korektor: {
    help: "Email akun yang mengoreksi jawaban esai, dipisahkan koma. Jika kosong: tanpa korektor untuk matpel baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "E-mail addresses of the accounts that mark essays, separated by commas. If empty: nobody where it is new, unchanged where it exists; - removes all.",
    sample: "guru@sekolah.contoh",
  },
};
