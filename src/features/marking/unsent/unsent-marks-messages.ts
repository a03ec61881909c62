// The words about marks that the server has not stored.
import { messages, params } from "../../../core/i18n.ts";

export const unsentMarksMessages = messages("marking/unsent", {
  waiting: params("{n} nilai menunggu dikirim"),
  sending: "Nilai dikirim begitu server menjawab.",
  problems: params("{n} nilai perlu diperiksa"),
  show: "Lihat nilainya",
  retry: "Coba kirim lagi",

  held: params("{n} ditahan"),
  heldTitle: "Anda bukan korektor soal ini sekarang, atau soalnya sudah dihapus.",
  heldText: params(
    "{n} nilai tetap disimpan di perangkat ini dan dikirim bila Anda menjadi korektor lagi.",
  ),
  tried: params("Terakhir dicoba pukul {time}."),
  remove: params("Hapus {n} nilai"),
  removeText: params("{n} nilai ini dihapus dari perangkat ini dan tidak dapat dikembalikan."),
  cancel: "Batal",

  refused: "Nilai ini tidak tersimpan.",
  markAgain: "Nilai lagi",
  gone: "Jawaban itu tidak ditemukan. Mungkin sudah dihapus.",

  inQuestion: params("{exam} · {bank} · Soal {n}: {text}"),
  inDeleted: params("{exam} · {bank} · Soal yang dihapus: {text}"),
  codes: params("Jawaban {codes}"),
  whole: params("nilai {points} (0–{max})"),
  criterion: params("kriteria {n}: {points}"),
  statement: params("pernyataan {n}: {points} (0–{max})"),
  cell: params("sel {n}: {points} (0–{max})"),
  comment: params("komentar: {text}"),
  withdraw: "nilai dicabut",
  flag: "ditandai",
  unflag: "tanda dihapus",
});
export type UnsentMarksTexts = ReturnType<typeof unsentMarksMessages.get>;
