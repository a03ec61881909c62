// The menu of forms that are made of the results of an exam.
import { messages } from "../../../core/i18n.ts";

export const resultsFormsMessages = messages("results-forms/menu", {
  menu: "Formulir nilai",
  text: "Formulir",
  running: "Menyiapkan…",
  analysis: "Analisis hasil ulangan",
  map: "Map administrasi (cetak)",
  remedial: "Program remedial",
  enrichment: "Program pengayaan",
  erapor: "Isi template e-Rapor",
});
