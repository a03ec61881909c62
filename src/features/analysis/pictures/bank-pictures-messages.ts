// The pictures of a bank's analysis beside its questions.
import { messages } from "../../../core/i18n.ts";

export const bankPicturesMessages = messages("analysis-pictures/bank", {
  title: "Gambar",
  difficulty: "Kesukaran dan daya pembeda",
  histogram: "Sebaran skor",
  heatMap: "Peta peserta dan soal",
});
