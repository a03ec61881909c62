// What a teacher decides about a question.
import { messages, params } from "../../../core/i18n.ts";

export const itemDecisionMessages = messages("analysis-question/decision", {
  title: "Keputusan Anda",
  none: "Belum ada keputusan: yang berlaku usulan.",
  by: params("Oleh {name}, {time}."),
  diterima: "Terima",
  direvisi: "Revisi",
  dibuang: "Buang",
  takeBack: "Batalkan keputusan",
  undo: "Urungkan",
  note: "Catatan (boleh kosong)",
  saveNote: "Simpan catatan",
  chooseFirst: "Catatan tersimpan bersama keputusan: pilih salah satu di atas.",
  notSaved: "Catatan ini belum disimpan.",
  printed: "Ikut tercetak di laporan.",
  saved: "Tersimpan.",
  newer: params(
    "Keputusan soal ini sudah diubah di tempat lain oleh {name}. Itulah yang tampil di bawah; pilihan Anda belum disimpan.",
  ),
  newerGone: "Keputusan soal ini sudah dibatalkan di tempat lain. Pilihan Anda belum disimpan.",
  full: params("Catatan paling panjang {n} karakter, dan ikut tercetak di laporan."),
  unknown: "Keputusan yang tersimpan belum dapat diambil, jadi belum dapat diubah.",
});
export type ItemDecisionTexts = ReturnType<typeof itemDecisionMessages.get>;
