// The words of items that are put in order.
import { messages, params } from "../../core/i18n.ts";

export const orderingMessages = messages("question-types/ordering", {
  how: "Susun butir dari yang pertama sampai yang terakhir.",
  up: params("Naikkan {name}"),
  down: params("Turunkan {name}"),
  moved: params("{name} sekarang di urutan {place} dari {count}."),
  done: "Urutan ini sudah saya susun",
  onPaper: "Tulis nomor urut di dalam kotak.",
  place: params("Urutan {place}"),
  number: "No.",
  answer: "Jawaban",
  byNeighbours: "Dinilai dari butir yang berurutan benar.",

  items: "Butir dalam urutan yang benar",
  itemsHint: "Bagi peserta, urutannya diacak.",
  itemNumber: params("Butir {number}"),
  addItem: "Tambah butir",
  measure: "Bila dinilai sebagian, yang dihitung",
  places: "Butir di tempat yang benar",
  neighbours: "Butir yang diikuti butir yang benar",
  placesHint: "Satu butir yang terlewat menggeser semua sesudahnya.",
  neighboursHint: "Urutan yang benar di tengah tetap dihitung walaupun bergeser.",
});
