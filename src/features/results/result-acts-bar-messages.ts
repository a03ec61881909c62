// The words of the buttons above the results.
import { messages } from "../../core/i18n.ts";

export const resultActsBarMessages = messages("results-acts/buttons", {
  download: "Unduh",
  backToAnalysis: "Kembali ke analisis",
});
