// A typed answer: its declaration and the condition under which it is right.
import type { Comparison } from "../../../contract/questions/question-content.ts";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import { numberIn } from "../../../domain/scoring/typed-answer.ts";
import { declare, floatValue } from "./written-item.ts";
import type { Condition, WriteContext } from "./written-item.ts";
import { xml } from "./xml-writer.ts";

export type WrittenTyped = {
  declaration: string;
  /** Null: nothing is accepted. */
  condition: Condition | null;
  classes: string[];
};

const decimals = 12;

export function typedAnswer(id: string, key: Comparison, context: WriteContext): WrittenTyped {
  const classes = key.ignore_punctuation ? ["exo-ignore-punctuation"] : [];
  if (key.ignore_punctuation)
    context.note(
      "Mengabaikan tanda baca tidak ada di QTI; aplikasi lain akan membandingkan apa adanya.",
    );
  if (key.mode === "regex") return patternAnswer(id, key, context, classes);
  const numbers = key.accepted.map(({ text }) => numberIn(text));
  const isNumber = key.mode === "number" && numbers.every((each) => each !== null);
  const texts = key.accepted.map(({ text }, at) => {
    const number = isNumber ? numbers[at] : null;
    return number ? String(toNumber(number, decimals)) : text;
  });
  const best = key.accepted.findIndex(({ share }) => share === 1);
  const correct = texts[best] ?? texts[0];
  const mapping = {
    entries: texts.map((text, at) => [text, key.accepted[at]?.share ?? 1] as const),
    other: 0,
    upper: 1,
    caseSensitive: isNumber ? undefined : key.case_sensitive,
  };
  const type = isNumber ? "float" : "string";
  return {
    declaration: declare(id, "single", type, correct === undefined ? [] : [correct], mapping),
    condition: correct === undefined ? null : conditionOf(id, texts, isNumber, key.tolerance),
    classes,
  };
}

function conditionOf(id: string, texts: string[], isNumber: boolean, tolerance: number): Condition {
  if (!isNumber) {
    return xml("qti-gte", {}, xml("qti-map-response", { identifier: id }) + floatValue(1));
  }
  const attributes =
    tolerance > 0
      ? { "tolerance-mode": "absolute", tolerance: `${tolerance} ${tolerance}` }
      : { "tolerance-mode": "exact" };
  const variable = xml("qti-variable", { identifier: id });
  return any(
    texts.map((text) => xml("qti-equal", attributes, variable + floatValue(Number(text)))),
  );
}

function patternAnswer(
  id: string,
  key: Comparison,
  context: WriteContext,
  classes: string[],
): WrittenTyped {
  if (!key.case_sensitive || key.accepted.some(({ share }) => share !== 1))
    context.note(
      "Pola jawaban ditulis peka huruf besar dan bernilai penuh; periksa di aplikasi lain.",
    );
  const variable = xml("qti-variable", { identifier: id });
  const tests = key.accepted.map(({ text }) =>
    xml("qti-pattern-match", { pattern: text }, variable),
  );
  return {
    declaration: declare(id, "single", "string"),
    condition: tests.length === 0 ? null : any(tests),
    classes: key.case_sensitive ? classes : [...classes, "exo-ignore-case"],
  };
}

function any(tests: readonly string[]): string {
  return tests.length === 1 ? (tests[0] as string) : xml("qti-or", {}, tests.join(""));
}
