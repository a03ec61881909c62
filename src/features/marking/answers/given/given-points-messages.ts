// The words of what each marker has given to the parts of an answer.
import { messages, params } from "../../../../core/i18n.ts";

export const givenPointsMessages = messages("marking-asked/given", {
  caption: "Nilai setiap korektor",
  criteria: "Kriteria",
  statements: "Pernyataan",
  cells: "Isian",
  whole: "Bagian",
  total: params("Nilai (0–{max})"),
  most: params("{label} (0–{max})"),
  comment: "Komentar",
  differs: "berbeda",
  none: "–",
});
