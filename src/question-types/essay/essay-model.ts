// What is counted of an essay's answer, and its key words as its editor changes them.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { isParagraphs, textOfParagraphs } from "../../domain/text/plain-paragraphs.ts";

export type EssayPayload = ContentOf<2>["payload"];

/** As they are counted against `min_words` and `max_chars`; spaces between words count as one. */
export function sizeOf(html: string): { words: number; chars: number } {
  const text = plainTextOf(html);
  const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { words: words.length, chars: Array.from(text).length };
}

/** An answer as plain lines; one that was written as rich text loses its look, not its words. */
export function plainAnswerOf(html: string): string {
  return isParagraphs(html) ? textOfParagraphs(html) : plainTextOf(html);
}

/** Key words as typed: a comma, a semicolon or a new line parts them. Each once, whatever its case. */
export function keywordsIn(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[,;\n]/u)
    .map((word) => word.trim().replace(/\s+/gu, " ").slice(0, 1000))
    .filter((word) => {
      const same = word.toLowerCase();
      if (word === "" || seen.has(same)) return false;
      seen.add(same);
      return true;
    })
    .slice(0, 100);
}
