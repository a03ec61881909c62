// The words of type 12, shown and edited.
import { messages, params } from "../../core/i18n.ts";

export const choiceGridMessages = messages("question-types/choice-grid", {
  table: "Tabel pilihan",
  rows: "Baris",
  cell: params("{row}: {column}"),
  row: params("Baris {number}"),
  column: params("Kolom {number}"),
  verdict: "Hasil",
  right: "Benar",
});

export const choiceGridEditorMessages = messages("question-types-editor/choice-grid-editor", {
  choices: "Pilihan setiap baris",
  single: "Satu kolom",
  multiple: "Boleh beberapa kolom",
  measure: "Yang dinilai",
  rows: "Baris utuh",
  rowsHint: "Sebuah baris benar bila semua centangnya tepat.",
  cells: "Setiap sel",
  cellsHint: "Tiap sel kunci dihitung sendiri; centang yang salah mengurangi.",
  columnList: "Judul kolom",
  rowList: "Baris dan kuncinya",
  keyHint: "Centang sel yang benar di setiap baris.",
  actions: "Tindakan",
  addColumn: params("Tambah kolom ({count} dari {most})"),
  addRow: params("Tambah baris ({count} dari {most})"),
});
