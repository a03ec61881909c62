// Whether a text is GIFT at all: any other text would be taken for it, too.
import { isWord } from "./gift-answers.ts";
import { signAt } from "./gift-text.ts";

const answerStart = /^\s*(?:[=~#>]|(?:T|TRUE|BENAR|F|FALSE|SALAH)\s*(?:#|$)|$)/iu;

/** One brace that is never closed leaves the questions beside it what they are. */
export function hasGiftAnswers(text: string): boolean {
  const inner = bracedIn(text);
  return inner.some((each) => answerStart.test(each)) || (inner.length > 0 && inner.every(isWord));
}

function bracedIn(text: string): string[] {
  const inner: string[] = [];
  for (let at = signAt(text, ["{"]); at >= 0; at = signAt(text, ["{"], at + 1)) {
    const end = signAt(text, ["{", "}"], at + 1);
    if (end >= 0 && text[end] === "}") inner.push(text.slice(at + 1, end));
  }
  return inner;
}
