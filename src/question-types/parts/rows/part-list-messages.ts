// The words of lists of parts, edited and answered.
import { messages, params } from "../../../core/i18n.ts";

export const partListMessages = messages("question-types/part-list", {
  count: params("{count} dari {most}"),
  reset: "Kosongkan jawaban",
});
