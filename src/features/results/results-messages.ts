// The words of the screen of results while it has no list yet.
import { messages, params } from "../../core/i18n.ts";

export const resultsMessages = messages("results/screen", {
  title: "Hasil ujian",
  choice: "Ujian atau event",
  choiceHint: "Cari ujian atau event",
  noChoice: "Tidak ada yang cocok",
  event: params("Semua ujian {name}"),
  eventDetail: params("Event, {n} ujian"),
  loading: "Daftar ujian sedang diambil…",
  loadingExam: "Hasil ujian sedang diambil…",
});
