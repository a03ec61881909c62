// The words for what a person's marking has come to (types 2 and 9).
import { messages, params } from "../../../core/i18n.ts";

export const manualMarkMessages = messages("question-types/manual-mark", {
  waiting: "Menunggu koreksi",
  marked: params("Nilai {percent}"),
});
