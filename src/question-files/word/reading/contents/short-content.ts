// The short answer of a question table (type 6): its accepted answers by letter, and how they are compared.
import type { ContentOf } from "../../../../contract/questions/question-content.ts";
import { shortContent, usualLength } from "./answer-content.ts";
import { htmlOfKind, type TableQuestion } from "../table-question.ts";
import { toleranceIn } from "./typed-comparison.ts";

export function shortOf(question: TableQuestion): ContentOf<6> | null {
  const { draft, meta } = question;
  const { settings } = meta;
  const made = shortContent(draft, htmlOfKind(question, "letter"), meta.caseSensitive);
  if (!made) return null;
  const modes = { teks: "text", angka: "number", pola: "regex" } as const;
  const mode = settings.oneOf("mode", modes, made.key.mode);
  const written = settings.text("tolerance", "0");
  const tolerance = toleranceIn(written);
  if (tolerance === null)
    draft.error(`"Toleransi" berisi "${written}"; tulis angka, misalnya 0,5.`);
  return {
    type: 6,
    payload: {
      max_length: settings.count("maxLength", usualLength(made.key)),
      unit: settings.text("unit", ""),
      number: settings.isOn("numberPad", mode === "number"),
    },
    key: {
      ...made.key,
      mode,
      ignore_punctuation: settings.isOn("ignorePunctuation", false),
      ignore_harakat: settings.isOn("ignoreHarakat", false),
      allow_fractions: settings.isOn("fractions", false),
      tolerance: tolerance ?? 0,
    },
  };
}
