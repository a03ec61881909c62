// `[[answer|other]]` in HTML, as authors mark a blank or an input cell. A marker may be cut up by looks: the tags in it stay.
// After a backslash it is no marker.
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { splitAtBars, tokenOf, type Token } from "../answer-token.ts";

const open = "[[";
const close = "]]";
const longestMarker = 4000;

/**
 * `html` with each marker replaced by what `make` answers for its answers, the first of which is the key. A marker without
 * an answer is passed as an empty list; what is never closed stays as text.
 */
export function replaceBlanks(html: string, make: (token: Token) => string): string {
  let done = "";
  let at = 0;
  for (;;) {
    const from = html.indexOf(open, at);
    const to = from < 0 ? -1 : html.indexOf(close, from + open.length);
    if (to < 0) break;
    // The innermost opening counts: "[[" alone is text.
    const start = html.lastIndexOf(open, to - open.length);
    const inner = html.slice(start + open.length, to);
    const edge = runStart(html, start);
    if (html[edge - 1] === "\\") {
      done += html.slice(at, edge - 1) + html.slice(edge, start + open.length);
      at = start + open.length;
      continue;
    }
    const isMarker =
      inner.length <= longestMarker && !/<\/?(?:p|li|td|th|tr|table|ul|ol)\b/u.test(inner);
    done += html.slice(at, isMarker ? start : to + close.length);
    if (isMarker)
      done +=
        make(tokenOf(splitAtBars(plainTextOf(inner)))) +
        (inner.match(/<\/?(?:b|i|u|sub|sup)>/gu) ?? []).join("");
    at = to + close.length;
  }
  return withoutEmptyMarks(done + html.slice(at).replace(/\\(?=\[\[)/gu, ""));
}

/** Where the brackets begin that stand together there. */
function runStart(html: string, from: number): number {
  let start = from;
  while (html[start - 1] === "[") start -= 1;
  return start;
}

const emptyMarks = /<(b|i|u|sub|sup)><\/\1>/gu;

/** Empty `<b></b>` and the like, left when text was taken out, dropped. */
function withoutEmptyMarks(html: string): string {
  let shorter = html;
  let before: string;
  do {
    before = shorter;
    shorter = before.replace(emptyMarks, "");
  } while (shorter !== before);
  return shorter;
}

export function hasBlank(html: string): boolean {
  const from = html.search(/(?<![\\[])\[\[/u);
  return from >= 0 && html.includes(close, from);
}
