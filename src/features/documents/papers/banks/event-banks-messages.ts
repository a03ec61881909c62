// The words of what is printed of an event's banks: blueprints (kisi-kisi) and question cards.
import { messages, params } from "../../../../core/i18n.ts";

export const eventBanksMessages = messages("documents/banks", {
  progress: params("Menyiapkan {done} dari {total}…"),
  count: params("{n} banksoal"),
  noneTitle: "Tidak ada soal untuk dicetak",
  noneText: "Pilih jadwal yang banksoalnya dapat dibuka dan berisi soal.",
  leftOut: params("{n} banksoal tidak ikut dicetak"),
  empty: "belum ada soal.",
  retry: "Coba lagi",

  blueprintHeading: "Kisi-Kisi Soal",
  cardHeading: "Kartu Soal",
  numberOf: params("Soal {n}"),
  bank: "Banksoal",
  grade: "Kelas/fase",
  questions: "Jumlah soal",
  competence: "Kompetensi",
  noCompetence: "Tanpa kompetensi",
  also: params("juga {codes}"),
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
  share: "Porsi",
  author: "Penyusun",
});
export type EventBanksTexts = ReturnType<typeof eventBanksMessages.get>;
