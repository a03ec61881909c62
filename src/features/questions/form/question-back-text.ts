// Names the screen that a question was opened from.
import type { WayBack } from "../../../kit/way-back-value.ts";
import type { QuestionFormTexts } from "./question-form-messages.ts";

export const backText = ({ to }: WayBack, t: QuestionFormTexts): string =>
  to === "analysis" ? t.backToAnalysis : t.backToRecalculation;
