// The words of the dialog with the rules by which a school judges its questions.
import { messages, params } from "../../../core/i18n.ts";

export const analysisRulesMessages = messages("analysis-rules/dialog", {
  title: "Ketentuan analisis soal",
  text: "Berlaku untuk semua analisis di sekolah ini. Besar kelompok atas dan bawah mengubah D, persentase opsi di kedua kelompok, dan pengecoh yang berfungsi; panjang tes mengubah ramalannya. Ketentuan lain hanya mengubah kata dan usulan.",
  words: "Kata untuk p dan D",
  arikunto: "Arikunto",
  arikuntoHint:
    "p: sukar sampai 0,30, sedang sampai 0,70, mudah di atasnya. D: dibuang di bawah 0, jelek sampai 0,20, cukup sampai 0,40, baik sampai 0,70, baik sekali di atasnya. Valid bila r di atas r tabel.",
  ebel_frisbie: "Ebel & Frisbie",
  ebel_frisbieHint:
    "p seperti Arikunto. D: dibuang di bawah 0,20, revisi sampai 0,29, baik sampai 0,39, sangat baik di atasnya. Tanpa kata untuk r.",
  own: "Pakai batas sendiri",
  name: "Nama ketentuan",
  nameHint: "Tercetak di laporan sebagai pengganti nama di atas.",
  nameFault: "Isi nama ketentuan, paling banyak 60 huruf.",
  pFrom: params("p {word} mulai"),
  dFrom: params("D {word} mulai"),
  limitFault: params("Isi angka {least} sampai {most} dengan paling banyak dua desimal."),
  ascending: "Batas ini harus lebih besar daripada batas sebelumnya.",
  largeFrom: "Kelompok besar mulai (peserta)",
  large: "Kelompok atas dan bawah pada kelompok besar (%)",
  small: "Kelompok atas dan bawah pada kelompok kecil (%)",
  fewest: "Terlalu sedikit di bawah (peserta)",
  fewestHint: "“Terlalu sedikit” tertulis di samping setiap kata.",
  wholeFault: params("Isi bilangan bulat {least} sampai {most}."),
  length: "Panjang tes untuk ramalan Spearman–Brown (kali)",
  lengthFault: "Isi angka 0,1 sampai 10.",
  nearlyAll: "Hampir semua benar mulai p",
  nearlyAllHint: "Hampir semua salah: sama jauhnya dari 0.",
  asksDistractors: "Pengecoh yang tidak berfungsi membuat soal direvisi",
  asksValidity: "r yang tidak di atas r tabel membuat soal direvisi",
  usual: "Isi dengan bawaan",
});
