// What the tests of GIFT and Moodle XML try alike: questions that both formats can say, and texts full of their signs.
import fc from "fast-check";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { questionSamples } from "./question-samples.ts";

/** Every item has a category, and one category has no item. */
export function smallGroup(): ContentOf<13> {
  const group = questionSamples[13].content;
  const items = group.payload.items.slice(0, 3);
  const categories = [...group.payload.categories, { id: "l3", html: "<p>Lain</p>", max: 0 }];
  const { s4: _, ...key } = group.key.items;
  return { ...group, payload: { categories, items }, key: { items: key } };
}

export function oneStatement(value: 0 | 1): ContentOf<8> {
  const statements = questionSamples[8].content.payload.statements.slice(0, 1);
  return {
    type: 8,
    payload: { labels: ["Benar", "Salah"], statements },
    key: { values: { s1: value } },
  };
}

/**
 * A choice of any texts.
 * @param signs of the format, which are tried often
 * @param blanked what the format cannot hold, written as a space
 */
export function forAnyTexts(
  signs: readonly string[],
  blanked: RegExp,
  check: (content: QuestionContent, fields: Partial<QuestionInput>) => void,
): void {
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...signs));
  const html = text.map((each) => `<p>x ${escapeHtml(each.replace(blanked, " "))} x</p>`);
  fc.assert(
    fc.property(html, html, html, (stem, right, wrong) => {
      const options = [right, wrong].map((each, at) => ({
        id: `o${at}`,
        html: each,
        fixed: false,
      }));
      check({ type: 1, payload: { options }, key: { id: "o0", weights: {} } }, { stem });
    }),
  );
}
