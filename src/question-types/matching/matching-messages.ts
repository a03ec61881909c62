// The words of the editor of pairs.
import { messages, params } from "../../core/i18n.ts";

export const matchingMessages = messages("question-types/matching", {
  pairs: "Pasangan",
  pairsHint: "Tulis setiap bagian kiri di samping pasangannya. Bagi peserta, kolom kanan diacak.",
  pairNumber: params("Pasangan {number}"),
  leftOf: params("Pasangan {number}, kiri"),
  rightOf: params("Pasangan {number}, kanan"),
  addPair: "Tambah pasangan",
  spare: "Pengecoh kanan",
  spareHint: "Pilihan di kolom kanan yang bukan pasangan siapa pun. Boleh kosong.",
  spareNumber: params("Pengecoh {number}"),
  addSpare: "Tambah pengecoh",
});
