// The words of showing which words of the model answer stand in an answer.
import { messages } from "../../../../core/i18n.ts";

export const modelWordsMessages = messages("marking/words", {
  show: "Sorot kata rujukan",
});
