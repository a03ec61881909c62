// The words of how a school words its documents itself.
import { messages, params } from "../../../core/i18n.ts";

export const templatesMessages = messages("documents/templates", {
  intro:
    "Teks yang dipakai saat dokumen dicetak. Isian dalam kurung kurawal diganti dengan data setiap lembar.",
  name: "Nama",
  changed: "Diubah",
  by: "Oleh",
  change: "Ubah",
  changeOf: params("Ubah template {name}"),
  usual: "Bawaan",
  body: "Isi",
  insert: "Sisipkan isian",
  preview: "Contoh hasil",
  reset: "Kembalikan bawaan",
  resetTitle: params("Kembalikan template {name} ke bawaan?"),
  resetBody: "Teks yang sekarang tersimpan diganti dengan teks bawaan.",
  saved: params("Template {name} tersimpan."),
  savedTitle: "Tersimpan",
});
