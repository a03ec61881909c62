// Whether a text is GIFT at all: any other text would be taken for it, too.
import { isWord } from "./gift-answers.ts";
import { braceGroups } from "./gift-text.ts";

const answerStart = /^\s*(?:[=~#>]|(?:T|TRUE|BENAR|F|FALSE|SALAH)\s*(?:#|$)|$)/iu;

export function hasGiftAnswers(text: string): boolean {
  const { groups } = braceGroups(text);
  const inner = groups.map(({ from, to }) => text.slice(from + 1, to - 1));
  return inner.some((each) => answerStart.test(each)) || (inner.length > 0 && inner.every(isWord));
}
