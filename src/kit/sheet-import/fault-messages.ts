// Kinds of fault, by their code, as a person chooses among them. The reason at each cell comes from the check itself.
import { messages } from "../../core/i18n.ts";

export const faultMessages = messages("kit-import/import-faults", {
  empty: "Wajib diisi",
  unknown: "Kode atau nama tidak dikenal",
  missing: "Tidak ada di server",
  near: "Kemungkinan salah ketik",
  ambiguous: "Nama dipakai lebih dari satu",
  choice: "Pilihan tidak dikenal",
  invalid: "Isi tidak sesuai aturan",
  spaces: "Nomor berisi spasi",
  apostrophe: "Diawali tanda petik",
  duplicate: "Ganda di file",
  "same-row": "Baris ganda",
  scientific: "Nomor berbentuk 1,2E+15",
  "digits-lost": "Angka nomor terpotong",
  decimal: "Nomor pecahan",
  "lost-zeros": "Angka 0 di depan hilang",
  hidden: "Karakter tak terlihat",
  account: "Nama yang juga nama akun",
  ignored: "Isi yang diabaikan",
  date: "Berubah menjadi tanggal",
  boolean: "Berubah menjadi TRUE/FALSE",
  percent: "Berformat persen",
  error: "Kesalahan rumus",
  formula: "Rumus belum dihitung",
  server: "Ditolak server",
});
