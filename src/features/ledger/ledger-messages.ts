// The words of the ledger while it has no list yet, and of its heading.
import { messages, params } from "../../core/i18n.ts";

export const ledgerMessages = messages("ledger/screen", {
  title: "Ledger peserta",
  choice: "Event",
  choiceHint: "Cari event",
  noChoice: "Tidak ada yang cocok",
  choiceDetail: params("{n} ujian"),
  loading: "Daftar event sedang diambil…",
  loadingEvent: "Ledger sedang diambil…",
  none: "Belum ada ledger",
  noneText: "Ledger tampil di sini setelah ujian sebuah event mulai dikerjakan.",
  noneOfTeacher:
    "Ledger tampil di sini setelah peserta mulai mengerjakan ujian event dengan banksoal Anda.",
});
