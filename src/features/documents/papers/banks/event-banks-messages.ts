// The words of what is printed of an event's banks: blueprints (kisi-kisi) and question cards.
import { messages, params } from "../../../../core/i18n.ts";

export const eventBanksMessages = messages("documents-papers/banks", {
  progress: params("Menyiapkan {done} dari {total}…"),
  noneTitle: "Tidak ada soal untuk dicetak",
  noneText: "Pilih jadwal lain, atau isi banksoalnya dahulu.",
  leftOut: params("{n} banksoal tidak ikut dicetak"),

  numberOf: params("Soal {n}"),
  bank: "Banksoal",
  grade: "Kelas/fase",
  questions: "Jumlah soal",
  competence: "Kompetensi",
  noCompetence: "Tanpa kompetensi",
  kind: "Jenis",
  level: "Level kognitif",
  excerpt: "Ringkas soal",
  type: "Tipe soal",
  difficulty: "Tingkat kesukaran",
  mudah: "Mudah",
  sedang: "Sedang",
  sukar: "Sukar",
  number: "No soal",
  bobot: "Bobot",
  planned: "Tampil",
  author: "Penyusun",
});
export type EventBanksTexts = ReturnType<typeof eventBanksMessages.get>;
