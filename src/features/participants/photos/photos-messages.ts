// The words of participants' photos: one at a time, and many.
import { messages, params } from "../../../core/i18n.ts";

export const photosMessages = messages("participants/photos", {
  hint: "Dapat juga ditarik ke sini atau ditempel (Ctrl+V). Bagian tengahnya dipotong 2 × 3.",
  notPhoto: "Bukan foto JPG, PNG, atau WebP yang dapat dibaca.",

  noun: "foto",
  files: params("{n} foto"),
  drop: "Foto peserta, atau satu .zip",
  dropHint: "Nama file = nomor ujian: 0012.jpg atau 0012_siti.jpg.",
  notListed: "File .zip ini rusak, berkata sandi, atau berisi lebih dari 5.000 file.",
  nobody: "Tidak ada peserta dengan nomor ini.",
  twice: params("Ada beberapa file untuk {name}."),
});
