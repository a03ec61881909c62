// The words for an address that leads to no answers.
import { messages } from "../../../../core/i18n.ts";

export const markingPlaceMessages = messages("marking-done/place", {
  loading: "Memeriksa alamat ini",
  failed: "Alamat ini belum dapat diperiksa",
  "no-type": "Alamat ini menyebut tipe soal yang tidak dikoreksi",
  "no-bank": "Banksoal di alamat ini tidak ditemukan",
  "no-exam": "Ujian di alamat ini tidak ditemukan",
  "no-question": "Soal di alamat ini tidak ditemukan",
  empty: "Belum ada jawaban untuk soal ini",
  openList: "Buka soalnya dari daftar semua koreksi.",
  bankText: "Mungkin sudah dihapus, atau Anda bukan korektor matpelnya.",
  goneText: "Mungkin sudah dihapus, atau alamatnya terpotong.",
  emptyText: "Jawaban tampil setelah peserta selesai.",
});
