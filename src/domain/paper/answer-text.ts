// An answer in few words: letters, numbers and texts as they stood before the participant, so that it can be compared with the key in a line
// (paper-keys.ts). Not for marking: of an essay only the beginning is told.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";
import type { ParticipantContent } from "../questions/participant-question.ts";
import { excerptOf, plainTextOf } from "../text/html-text.ts";
import { keyOf } from "./paper-keys.ts";

const longest = 160;

/** @param content in the order that the participant was shown; empty: nothing was answered */
export function answerText(content: ParticipantContent, answer: QuestionAnswer | null): string {
  if (answer === null || answer.type !== content.type) return "";
  if (answer.type === 2) {
    const files = answer.attachments?.length ?? 0;
    return excerptOf(answer.html, longest) || (files > 0 ? `${files} ×` : "");
  }
  if (answer.type === 9) return content.type === 9 ? stances(content.payload, answer) : "";
  return shortKeyText(content, asKey(content, answer));
}

/** Empty where no few words say it. */
export function shortKeyText(content: ParticipantContent, key: QuestionContent["key"]): string {
  const found = keyOf(content, key);
  if (found.is === "text") return cut(found.text);
  return found.is === "html" ? excerptOf(found.html, longest) : "";
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const typed = (text: string) =>
  ({ accepted: [{ text, share: 1 }], mode: "text", tolerance: 0 }) as unknown as Comparison;

const typedEach = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, typed(text)]));

/** What was answered, in the form of the key that asks for it. */
function asKey(
  content: ParticipantContent,
  answer: Exclude<QuestionAnswer, { type: 2 | 9 }>,
): QuestionContent["key"] {
  switch (answer.type) {
    case 6:
      return typed(answer.text) as QuestionContent["key"];
    case 7:
      return { ids: answer.ids ?? [] } as unknown as QuestionContent["key"];
    case 11:
      return { cells: typedEach(answer.cells) } as unknown as QuestionContent["key"];
    case 14:
      return { words: answer.blanks, texts: typedEach(answer.blanks) } as QuestionContent["key"];
    case 16: {
      const isTyped = content.type === 16 && content.payload.mode === "typed";
      const labels = Object.entries(answer.labels).map(([zone, label]) => [zone, [label]]);
      return (isTyped
        ? { texts: typedEach(answer.labels), labels: {} }
        : { texts: {}, labels: Object.fromEntries(labels) }) as unknown as QuestionContent["key"];
    }
    default:
      return answer as unknown as QuestionContent["key"];
  }
}

type Opinions = Extract<ParticipantContent, { type: 9 }>["payload"];

function stances(
  { statements, labels }: Opinions,
  { values }: Extract<QuestionAnswer, { type: 9 }>,
): string {
  const texts = statements.flatMap(({ id }, at) => {
    const stance = Object.hasOwn(values, id) ? values[id] : undefined;
    if (!stance) return [];
    const label = stance.value === null ? "" : labels[stance.value === 1 ? 0 : 1];
    const text = [label, plainTextOf(stance.argument)].filter(Boolean).join(": ");
    return text === "" ? [] : [`${at + 1} ${text}`];
  });
  return cut(texts.join("; "));
}
