// The words of tables of statements with two stances: true or false, agree or not.
import { messages, params } from "../../../core/i18n.ts";

export const stanceMessages = messages("question-types/stances", {
  statement: "Pernyataan",
  statementNumber: params("Pernyataan {number}"),
  addStatement: "Tambah pernyataan",
  answered: "Jawaban",
  keyOf: params("Kunci pernyataan {number}"),

  labels: "Label kolom",
  presets: "Pakai",
  preset: params("{first} / {second}"),
  firstLabel: "Label pertama",
  secondLabel: "Label kedua",
});
