// The shapes that the demonstration's questions are written in.
import type {
  Comparison,
  Option,
  Part,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { questionWith } from "../../domain/questions/question-with.ts";

export const p = (html: string) => `<p>${html}</p>`;
/** The LaTeX has no signs that HTML must escape. */
export const formula = (latex: string) => `<span data-formula="${latex}"></span>`;

export function parts(letter: string, ...htmls: string[]): Part[] {
  return htmls.map((html, index) => ({ id: `${letter}${index + 1}`, html: p(html) }));
}

export function options(...htmls: string[]): Option[] {
  return parts("o", ...htmls).map((part) => ({ ...part, fixed: false }));
}

export function typed(...texts: string[]): Comparison {
  return {
    accepted: texts.map((text) => ({ text, share: 1 })),
    mode: "text",
    case_sensitive: false,
    ignore_punctuation: true,
    ignore_harakat: false,
    tolerance: 0,
    allow_fractions: false,
  };
}

export function asked(
  stem: string,
  content: QuestionContent,
  more: Partial<QuestionInput> = {},
): QuestionInput {
  return questionWith(p(stem), content, { layout: 1, shuffle: true, ...more });
}
