// Text of a Word document on its way to HTML.
import { escapeHtml } from "../../domain/text/html-text.ts";

/** Control characters, which mean nothing in HTML, dropped. */
export function escapeText(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? " " : ""));
  return escapeHtml(plain);
}

const emptyMarks = /<(b|i|u|sub|sup)><\/\1>/gu;

/** Empty `<b></b>` and the like, left when text was taken out, dropped. */
export function withoutEmptyMarks(html: string): string {
  let shorter = html;
  let before: string;
  do {
    before = shorter;
    shorter = before.replace(emptyMarks, "");
  } while (shorter !== before);
  return shorter;
}
