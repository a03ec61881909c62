// The words of the export button.
import { messages, params } from "../../core/i18n.ts";

export const exportMessages = messages("kit/export", {
  label: "Ekspor",
  all: params("{format}: semua yang tampil dalam daftar ({count})"),
  selected: params("{format}: {count} yang dipilih"),
  xlsx: "Excel (.xlsx)",
  csv: "CSV (.csv)",
  running: "Menyiapkan file",
  progress: params("Menyiapkan file: {done} dari {total}"),
  cancel: "Batal",
  failedTitle: "Ekspor gagal",
  doneTitle: "Ekspor selesai",
  done: params("{rows} baris disimpan sebagai {file}."),
  emptyTitle: "Tidak ada yang diekspor",
  empty: "Tidak ada baris yang cocok lagi. Muat ulang daftar, lalu coba lagi.",
});
