// What belongs together in a short answer: a number is typed with the keys for numbers.
import type { Comparison, ContentOf } from "../../contract/questions/question-content.ts";

type Content = ContentOf<6>;

/** The keys follow a change of the mode; whoever set them otherwise before keeps them. */
export function withComparison(content: Content, key: Comparison): Content {
  const isChanged = key.mode !== content.key.mode;
  const number = isChanged ? key.mode === "number" : content.payload.number;
  return { ...content, payload: { ...content.payload, number }, key };
}

/** How wide to draw the line that is written on, in characters: as the answers are, and not to be guessed from them. */
export function lineWidth(maxLength: number): number {
  return Math.min(60, Math.max(12, maxLength));
}
