// The words of the menu of what is seldom done with results.
import { messages } from "../../../core/i18n.ts";

export const resultsMoreMessages = messages("results-acts/more", {
  menu: "Tindakan lain untuk hasil ini",
  more: "Tindakan lain",
  anomalies: "Anomali…",
  recalculate: "Hitung ulang…",
  versions: "Versi hasil…",
});
