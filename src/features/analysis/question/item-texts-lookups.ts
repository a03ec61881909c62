// The texts of question versions as participants saw them, for the screen and for the paper.
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import {
  listAnalysedTexts,
  maxItemTexts,
  type AnalysedText,
} from "../../../contract/analysis/item-texts.ts";
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import { call } from "../../../core/api.ts";
import type { ParticipantContent } from "../../../domain/questions/participant-question.ts";
import type { QuestionViewProps } from "../../../question-types/frame/question-view.tsx";

export type ItemText =
  | {
      is: "known";
      question: QuestionViewProps["question"];
      reference: NonNullable<AnalysedText["text"]>["reference"];
      /** How the question did elsewhere before it was imported. */
      outsideUsage: QuestionUsage | null;
      isPresent: boolean;
      mayEdit: boolean;
    }
  /** The person may not read the bank, and an exam that uses it is not over yet. */
  | { is: "held" }
  /** The server has kept no text of this version, or no participant was shown it. */
  | { is: "missing" };

type Asked = { bankId: string; signal: AbortSignal };

/** In the order of the questions, part after part. @throws ServerError when one of the parts could not be asked for, or was refused */
export async function readItemTexts(
  questions: readonly AnalysedQuestion[],
  { bankId, signal }: Asked,
): Promise<ItemText[]> {
  const texts: ItemText[] = [];
  for (let at = 0; at < questions.length; at += maxItemTexts) {
    const versions = questions
      .slice(at, at + maxItemTexts)
      .map(({ question_id, version }) => ({ question_id, version }));
    const { items } = await call(listAnalysedTexts, { bank_id: bankId, versions }, { signal });
    signal.throwIfAborted();
    texts.push(...items.map(itemTextOf));
  }
  return texts;
}

/** @throws ServerError when the server could not be asked, or refused */
export async function readItemText(question: AnalysedQuestion, asked: Asked): Promise<ItemText> {
  const [text] = await readItemTexts([question], asked);
  return text!;
}

function itemTextOf({ state, text, is_present, may_edit }: AnalysedText): ItemText {
  if (text === null) return { is: state === "held" ? "held" : "missing" };
  const { reference, stem, layout, audio, type, payload, outside_usage: outsideUsage } = text;
  const content = { type, payload } as ParticipantContent;
  return {
    is: "known",
    question: { stem, layout, audio, explanation: "", content },
    reference,
    outsideUsage,
    isPresent: is_present,
    mayEdit: may_edit,
  };
}
