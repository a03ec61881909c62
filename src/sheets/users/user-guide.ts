// What the template says of each column of accounts: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const userGuide: SheetGuide = {
  nama: {
    help: "Nama lengkap dengan gelar, paling panjang 200 karakter.",
    sample: "Siti Aminah, S.Pd.",
  },
  email: {
    help: "Dipakai untuk masuk; tidak boleh sama. Huruf besar dan kecil tidak dibedakan.",
    sample: "siti.aminah@sekolah.sch.id",
  },
  password: {
    help: "Paling pendek 8 karakter. Jika kosong: server membuatkan untuk pengguna baru, dan membiarkan yang lama untuk pengguna yang sudah ada.",
    sample: "kopi-susu-1945",
  },
  role: {
    help: "Head Master (EVIL), Pengampu (EVAL), atau Operator (OPRA); kode atau namanya. Admin, guru dan operator dari file lama juga dikenali.",
    sample: "Pengampu",
  },
  aktif: {
    help: "ya atau tidak. Jika kosong: ya untuk pengguna baru, tidak berubah untuk pengguna yang sudah ada.",
    sample: "ya",
  },
};
