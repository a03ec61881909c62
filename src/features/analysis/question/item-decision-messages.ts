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
  saved: "Tersimpan.",
  newer:
    "Rekan Anda sudah memutuskan soal ini. Keputusannya tampil di atas; milik Anda belum disimpan.",
  unknown: "Keputusan yang tersimpan belum dapat diambil, jadi belum dapat diubah.",
});
