// What the template says of each column of accounts: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const userGuide: SheetGuide = {
  nama: {
    help: "Nama lengkap dengan gelar, paling panjang 200 karakter.",
    english: "Full name with titles, at most 200 characters.",
    sample: "Siti Aminah, S.Pd.",
  },
  email: {
    help: "Dipakai untuk masuk; tidak boleh sama. Huruf besar dan kecil tidak dibedakan.",
    english: "Used to sign in; unique. Capital and small letters are the same.",
    sample: "siti.aminah@sekolah.sch.id",
  },
  password: {
    help: "Paling pendek 8 karakter. Jika kosong: server membuatkan untuk pengguna baru, dan membiarkan yang lama untuk pengguna yang sudah ada.",
    english:
      "At least 8 characters. If empty: made by the server for who is new, unchanged for who exists.",
    sample: "kopi-susu-1945",
  },
  role: {
    help: "Head Master (EVIL), Pengampu (EVAL), atau Operator (OPRA); kode atau namanya. Admin, guru dan operator dari file lama juga dikenali.",
    english: "Head Master (EVIL), Pengampu (EVAL) or Operator (OPRA); the code or the name.",
    sample: "Pengampu",
  },
  aktif: {
    help: "ya atau tidak. Jika kosong: ya untuk pengguna baru, tidak berubah untuk pengguna yang sudah ada.",
    english: "ya (yes) or tidak (no). If empty: ya for who is new, unchanged for who exists.",
    sample: "ya",
  },
};
