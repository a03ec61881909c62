// A typed answer: its declaration and the condition under which it is right.
import type { Comparison } from "../../../contract/questions/question-content.ts";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import { numberIn } from "../../../domain/scoring/typed-answer.ts";
import { declare, floatValue, type Condition, type WriteContext } from "./written-item.ts";
import { xml } from "./xml-writer.ts";

export type WrittenTyped = {
  declaration: string;
  /** Under which the answer earns all; null: nothing is accepted. */
  condition: Condition | null;
  /** Of a number: under which the answer earns each share, the smallest first. */
  graded: { condition: Condition; share: number }[];
  classes: string[];
};

const decimals = 12;

export function typedAnswer(id: string, key: Comparison, context: WriteContext): WrittenTyped {
  const classes = switchClasses(key, context);
  if (key.mode === "regex") return patternAnswer(id, key, context, classes);
  const numbers = key.accepted.map(({ text }) =>
    numberIn(text, { fractions: key.allow_fractions }),
  );
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
  const graded = isNumber ? gradedNumbers(id, texts, key) : [];
  return {
    declaration: declare(id, "single", type, correct === undefined ? [] : [correct], mapping),
    condition: isNumber ? numberCondition(graded) : textCondition(id, correct),
    graded,
    classes,
  };
}

/** What QTI cannot compare by is told, and stays for this program. */
function switchClasses(key: Comparison, { note }: WriteContext): string[] {
  if (key.ignore_punctuation)
    note("Mengabaikan tanda baca tidak ada di QTI; aplikasi lain akan membandingkan apa adanya.");
  if (key.ignore_harakat)
    note("Mengabaikan harakat tidak ada di QTI; aplikasi lain akan membandingkan apa adanya.");
  if (key.allow_fractions)
    note("Jawaban berupa pecahan a/b tidak ada di QTI; aplikasi lain hanya membaca desimal.");
  return [
    ...(key.ignore_punctuation ? ["exo-ignore-punctuation"] : []),
    ...(key.ignore_harakat ? ["exo-ignore-harakat"] : []),
    ...(key.allow_fractions ? ["exo-fractions"] : []),
  ];
}

function textCondition(id: string, correct: string | undefined): Condition | null {
  if (correct === undefined) return null;
  return xml("qti-gte", {}, xml("qti-map-response", { identifier: id }) + floatValue(1));
}

/** One for each number: the absolute tolerance is that of qti-equal. */
function gradedNumbers(
  id: string,
  texts: readonly string[],
  { accepted, tolerance }: Comparison,
): WrittenTyped["graded"] {
  const attributes =
    tolerance > 0
      ? { "tolerance-mode": "absolute", tolerance: `${tolerance} ${tolerance}` }
      : { "tolerance-mode": "exact" };
  const variable = xml("qti-variable", { identifier: id });
  return texts
    .map((text, at) => ({
      condition: xml("qti-equal", attributes, variable + floatValue(Number(text))),
      share: accepted[at]?.share ?? 1,
    }))
    .sort((one, other) => one.share - other.share);
}

function numberCondition(graded: WrittenTyped["graded"]): Condition | null {
  const whole = graded.filter(({ share }) => share === 1);
  return whole.length === 0 ? null : any(whole.map(({ condition }) => condition));
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
    graded: [],
    classes: key.case_sensitive ? classes : [...classes, "exo-ignore-case"],
  };
}

function any(tests: readonly string[]): string {
  return tests.length === 1 ? (tests[0] as string) : xml("qti-or", {}, tests.join(""));
}
