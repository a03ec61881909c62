// The key of a typed answer: from the key and mapping of its declaration, or from a rule that compares it.
import type { Comparison } from "../../contract/questions/question-content.ts";
import type { XmlElement } from "../../files/xml/xml-tree.ts";
import { comparisonWith } from "../accepted-answers.ts";
import { severalTolerances } from "../moodle/moodle-kinds.ts";
import { ReadingFault } from "../question-draft.ts";
import type { Declaration } from "./declarations.ts";
import { clampedShare, declarationFor, warnWithoutKey } from "./item-parts.ts";
import type { QtiItem } from "./qti-item.ts";
import type { TypedTest } from "./response-processing.ts";
import { attributeOf, classesOf, largestOf } from "./qti-tree.ts";

export function typedKey(interaction: XmlElement, item: QtiItem): Comparison {
  const declaration = declarationFor(interaction, item);
  const id = attributeOf(interaction, "response-identifier");
  const tests = item.processing.tests.filter((test) => test.id === id);
  const patterns = tests.filter(({ kind, text }) => kind === "pattern" && text !== "");
  const classes = classesOf(interaction);
  const common = {
    ignore_punctuation: classes.includes("exo-ignore-punctuation"),
    ignore_harakat: classes.includes("exo-ignore-harakat"),
    allow_fractions: classes.includes("exo-fractions"),
  };
  if (patterns.length > 0) {
    const accepted = patterns.map(({ text }) => ({ text, share: 1 }));
    const isLoose = classes.includes("exo-ignore-case");
    return comparisonWith(accepted, { ...common, mode: "regex", case_sensitive: !isLoose });
  }
  const texts = tests.map(({ text }) => text).filter((text) => text !== "");
  const accepted = acceptedBy(declaration, texts);
  warnWithoutKey(accepted.length === 0, item);
  const isNear = tests.some(({ kind, below, above }) => kind === "equal" && below + above > 0);
  const isWhole = declaration?.baseType === "integer";
  const near = isNear ? nearAnswers(accepted, tests, isWhole) : { accepted, tolerance: 0 };
  return comparisonWith(near.accepted, {
    ...common,
    mode: isNumber(declaration) ? "number" : "text",
    case_sensitive: minds(declaration) && tests.every(({ caseSensitive }) => caseSensitive),
    tolerance: near.tolerance,
  });
}

/**
 * Each answer with what its rule allows around it. One that allows more on one side is the middle of both with half of
 * what lies between. @throws ReadingFault where they allow differently
 */
function nearAnswers(
  accepted: Comparison["accepted"],
  tests: readonly TypedTest[],
  isWhole: boolean,
): Pick<Comparison, "accepted" | "tolerance"> {
  const all = accepted.map(({ text, share }) => {
    const own = tests.find((test) => test.text === text) ?? tests.find((test) => test.text === "");
    const value = Number(text.replace(",", "."));
    if (!own || own.below + own.above === 0 || !Number.isFinite(value))
      return { text, share, tolerance: 0 };
    const [below, above] = roomAround(value, own, isWhole);
    const middle = rounded(value + (above - below) / 2);
    return {
      text: below === above ? text : String(middle),
      share,
      tolerance: rounded((below + above) / 2),
    };
  });
  const [first] = all;
  if (all.some(({ tolerance }) => tolerance !== first?.tolerance))
    throw new ReadingFault(severalTolerances);
  const texts = all.map(({ text, share }) => ({ text, share }));
  return { accepted: texts, tolerance: first?.tolerance ?? 0 };
}

/** How far below and above it an answer may lie. @throws ReadingFault */
function roomAround(value: number, test: TypedTest, isWhole: boolean): [number, number] {
  const { isRelative, holdsLower, holdsUpper } = test;
  const [below, above] = isRelative
    ? [(Math.abs(value) * test.below) / 100, (Math.abs(value) * test.above) / 100]
    : [test.below, test.above];
  // A part of a negative number lies on its other side.
  const isTurned = isRelative && value < 0;
  const sides: [number, number] = isTurned ? [above, below] : [below, above];
  const holds = isTurned ? [holdsUpper, holdsLower] : [holdsLower, holdsUpper];
  if (holds[0] && holds[1]) return sides;
  // Between whole numbers the next one is a bound that belongs to it.
  const within = sides.map((side, at) => (holds[at] ? side : Math.ceil(rounded(side)) - 1));
  if (!isWhole || Math.min(...within) < 0) throw new ReadingFault(openBounds);
  return [within[0] ?? 0, within[1] ?? 0];
}

const openBounds =
  "Angka tepat pada batas toleransi tidak diterima butir ini, yang tidak dapat dinilai di sini; ubah batasnya.";

/** Without the noise of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12));

export function isNumber(declaration: Declaration | undefined): boolean {
  return declaration?.baseType === "float" || declaration?.baseType === "integer";
}

function acceptedBy(
  declaration: Declaration | undefined,
  texts: readonly string[],
): Comparison["accepted"] {
  const entries = (declaration?.mapping?.entries ?? []).filter(({ value }) => value > 0);
  const most = largestOf(
    entries.map(({ value }) => value),
    0,
  );
  const shares = new Map(entries.map(({ key, value }) => [key, clampedShare(value / most)]));
  for (const each of [...(declaration?.correct ?? []), ...texts])
    if (!shares.has(each)) shares.set(each, 1);
  return [...shares].map(([text, share]) => ({ text, share }));
}

/** Whether capitals count. A key that is compared as it stands does. */
function minds(declaration: Declaration | undefined): boolean {
  const entries = declaration?.mapping?.entries ?? [];
  if (isNumber(declaration)) return false;
  return entries.length === 0 || entries.some(({ caseSensitive }) => caseSensitive);
}
