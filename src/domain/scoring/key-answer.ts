// The answer that a question's key asks for: of the demonstration and of tests. No participant is given it.
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";

/** The text that earns most; "" when none earns anything. */
const fullText = ({ accepted }: Comparison) =>
  accepted.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share)[0]?.text ?? "";
const textsOf = (keys: Readonly<Record<string, Comparison>>) =>
  Object.entries(keys).map(([id, key]) => [id, fullText(key)] as const);

/** Null for what people mark. */
export function keyAnswer(content: QuestionContent): QuestionAnswer | null {
  switch (content.type) {
    case 1:
    case 3:
      return { type: content.type, id: content.key.id };
    case 4:
    case 15:
      return { type: content.type, ids: content.key.ids };
    case 5:
      return { type: 5, pairs: content.key.pairs };
    case 6:
      return { type: 6, text: fullText(content.key) };
    case 7:
      return { type: 7, ids: content.key.ids };
    case 8:
      return { type: 8, values: content.key.values };
    case 10:
      return { type: 10, pairs: content.key.pairs };
    case 11: {
      const isByHand = Object.values(content.key.cells).some(({ manual }) => manual);
      return isByHand ? null : { type: 11, cells: Object.fromEntries(textsOf(content.key.cells)) };
    }
    case 12:
      return { type: 12, rows: content.key.rows };
    case 13:
      return { type: 13, items: content.key.items };
    case 14: {
      const { blanks } = content.payload;
      const typed = new Map(textsOf(content.key.texts));
      const filled = blanks.map(({ id, mode }) => {
        const word = Object.entries(content.key.words).find(([blank]) => blank === id)?.[1];
        return [id, (mode === "text" ? typed.get(id) : word) ?? ""] as const;
      });
      return { type: 14, blanks: Object.fromEntries(filled) };
    }
    case 16: {
      const isTyped = content.payload.mode === "typed";
      const labels = Object.entries(content.key.labels).map(([id, [label = ""]]) => [id, label]);
      return {
        type: 16,
        labels: Object.fromEntries(isTyped ? textsOf(content.key.texts) : labels),
      };
    }
    default:
      return null;
  }
}
