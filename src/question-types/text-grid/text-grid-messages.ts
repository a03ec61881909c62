// The words of type 11, shown and edited.
import { params } from "@nanostores/i18n";
import { messages } from "../../core/i18n.ts";

export const textGridMessages = messages("question-types/text-grid", {
  table: "Tabel isian",
  row: params("Baris {number}"),
  column: params("Kolom {number}"),
  cell: params("{row}: {column}"),
  manual: "Dinilai oleh guru",
  waiting: "Menunggu dinilai",
  clear: "Kosongkan",
});

export const textGridEditorMessages = messages("question-types/text-grid-editor", {
  grid: "Tabel isian",
  hint: "Pilih sel dengan tetikus atau tombol panah, lalu ketik. Dari Excel: salin, pilih sel, tekan Ctrl+V; [[jawaban]] atau [[jawaban|jawaban lain]] menjadi isian.",
  addRow: params("Tambah baris ({count} dari {most})"),
  addColumn: params("Tambah kolom ({count} dari {most})"),
  arrange: "Atur",
  arrangeLabel: "Atur baris dan kolom",
  rowAbove: "Sisipkan baris di atas",
  columnLeft: "Sisipkan kolom di kiri",
  rowUp: "Naikkan baris",
  rowDown: "Turunkan baris",
  columnToLeft: "Geser kolom ke kiri",
  columnToRight: "Geser kolom ke kanan",
  removeRow: "Hapus baris",
  removeColumn: "Hapus kolom",
  rowHeads: "Judul di setiap baris",
  head: "Judul kosong",
  columnHead: params("Judul kolom {letter}"),
  rowHead: params("Judul baris {number}"),
  cell: params("Sel {name}"),
  cellHolds: params("{name}: "),
  cellEmpty: params("{name}: kosong"),
  inputHolds: params("{name}, isian: "),
  noAnswer: "Belum ada jawaban",
  kind: "Isi sel",
  text: "Teks",
  input: "Isian",
  answers: "Jawaban yang diterima",
  placeholder: "Petunjuk di dalam kotak",
  manual: "Dinilai oleh guru",
  manualHint: "Jawaban menunggu sampai guru memberi nilai.",
  errorIn: params("{name}: {error}"),
  cut: params("Sebagian tempelan tidak muat: tabel paling besar {most} baris dan {most} kolom."),
  pasted: "Tempelan masuk ke tabel.",
});
