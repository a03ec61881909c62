// The words of the way from a question to the recalculation of results.
import { messages } from "../../../core/i18n.ts";

export const keyRepairMessages = messages("analysis-repair/key", {
  repair: "Perbaiki kunci",
  repairOf: "Perbaiki kunci pada hasil ujian",
  scoring: "Perbaiki penilaian",
  scoringOf: "Perbaiki penilaian pada hasil ujian",
});
