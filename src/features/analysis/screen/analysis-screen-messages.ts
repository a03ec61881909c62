// What stands on the screen of analyses before anything else has come.
import { messages } from "../../../core/i18n.ts";

export const analysisScreenMessages = messages("analysis/screen", {
  title: "Sumary banksoal",
  loading: "Analisis soal sedang dibuka…",
});
