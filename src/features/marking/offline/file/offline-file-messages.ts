// The words of making the file for marking without a network.
import { messages, params } from "../../../../core/i18n.ts";

export const offlineFileMessages = messages("marking-offline/file", {
  title: "Koreksi tanpa jaringan",
  text: "Satu berkas HTML untuk dibuka di ponsel atau PC mana pun, tanpa server dan tanpa jaringan. Jawaban di dalamnya terkunci dengan kata sandi pilihan Anda, tanpa nama peserta.",
  passphrase: "Kata sandi berkas",
  passphraseHint: params("Sedikitnya {n} karakter, misalnya tiga kata yang tidak berkaitan."),
  again: "Kata sandi sekali lagi",
  show: "Tampilkan kata sandi",
  hide: "Sembunyikan kata sandi",
  tooShort: params("Kata sandi sedikitnya {n} karakter."),
  different: "Kedua kata sandi tidak sama.",
  make: "Buat berkas",

  packing: params("Menyiapkan jawaban: {done} dari {total}"),
  locking: "Mengunci berkas",
  made: params("{n} jawaban ada di {name} ({size})."),
  remember: params(
    "Kata sandinya: {passphrase}. Catat sekarang: tidak disimpan di mana pun, dan tanpa kata sandi itu berkas tidak dapat dibuka.",
  ),
  nextSteps:
    "Buka berkasnya di peramban, nilai, lalu simpan berkas nilai. Unggah berkas itu lewat “Unggah hasil koreksi”.",
  picturesLeft: params(
    "{n} gambar atau lampiran tidak ikut: bukan gambar, tidak ada lagi, atau semuanya melebihi {size}. Nilai jawaban itu di konsol.",
  ),
  fileName: "koreksi-tanpa-jaringan",
  marksName: "hasil-koreksi",
  missingPicture: "Gambar tidak ikut:",
  missingSound: "Suara tidak ikut",
  missingFile: "Lampiran tidak ikut: lihat di konsol",
});
