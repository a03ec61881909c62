// How an item is scored, as far as it is one of the usual ways: a template, or rules that say the same in full.
import { childrenNamed, elementsIn, textOf, type XmlElement } from "../../files/xml/xml-tree.ts";
import { attributeOf, everyElement, numberOf } from "./qti-tree.ts";

/** A typed answer that a rule compares by itself. */
export type TypedTest = {
  id: string;
  kind: "equal" | "pattern" | "string";
  text: string;
  /** How far below and above it may be; of a relative one in percent of it. */
  below: number;
  above: number;
  isRelative: boolean;
  /** Whether the bounds themselves are right, too. */
  holdsLower: boolean;
  holdsUpper: boolean;
  caseSensitive: boolean;
};

export type Processing = {
  /** "none": there are no rules. "custom": rules that cannot be read. */
  kind: "none" | "match" | "map" | "steps" | "custom";
  /** Every part must be right at once. */
  together: boolean;
  /** "steps": what is earned from how much on, as they are written. */
  steps: { from: number; value: number }[];
  /** Answers may stand in any order, each once. */
  isDistinct: boolean;
  tests: TypedTest[];
  isHuman: boolean;
};

const readable = new Set(
  `response-condition response-if response-else-if response-else set-outcome-value match variable correct base-value and or
  sum product divide is-null not map-response map-response-point equal string-match pattern-match multiple gte gt lt lte
  response-processing-fragment exit-response default`.split(/\s+/u),
);

export function processingOf(root: XmlElement): Processing {
  const isHuman = childrenNamed(root, "outcome-declaration").some((outcome) =>
    /^(?:human|externalmachine)$/iu.test(attributeOf(outcome, "external-scored")),
  );
  const [processing] = childrenNamed(root, "response-processing");
  if (!processing)
    return { kind: "none", together: true, steps: [], isDistinct: false, tests: [], isHuman };
  const template =
    attributeOf(processing, "template") || attributeOf(processing, "template-location");
  if (template !== "")
    return { ...templateKind(template), steps: [], isDistinct: false, tests: [], isHuman };
  return { ...rulesKind(processing), isHuman };
}

function templateKind(template: string): Pick<Processing, "kind" | "together"> {
  const kind = /map_?response/iu.test(template)
    ? "map"
    : /match/iu.test(template)
      ? "match"
      : "custom";
  return { kind, together: kind !== "map" };
}

function rulesKind(processing: XmlElement): Omit<Processing, "isHuman"> {
  const rules = elementsIn(processing).filter(setsScore);
  const all = rules.flatMap(everyElement);
  const has = (name: string) => all.some((each) => each.local === name);
  const tests = all.flatMap(typedTest);
  const isKnown = all.every((each) => readable.has(each.local));
  const maps = has("map-response") || has("map-response-point");
  const matches = tests.length > 0 || all.some(matchesKey);
  const steps = rules.flatMap(stepsOf);
  const usual = maps ? "map" : matches ? "match" : "custom";
  const known = steps.length > 1 ? "steps" : usual;
  const kind = rules.length === 0 ? "none" : isKnown ? known : "custom";
  const together = all.some(wantsAll) || (kind === "match" && rules.length === 1);
  return { kind, together, tests, steps, isDistinct: all.some(wantsDistinct) };
}

/** "From so much on it earns so much", branch by branch; limits of what is earned are none. */
function stepsOf(rule: XmlElement): Processing["steps"] {
  return everyElement(rule)
    .filter(({ local }) => local === "response-if" || local === "response-else-if")
    .flatMap((branch) => {
      const [condition, action] = elementsIn(branch);
      if (!condition || !action || !setsScore(action)) return [];
      const compared = everyElement(condition).find(
        ({ local }) => local === "gte" || local === "gt",
      );
      const from = compared && elementsIn(compared).find(({ local }) => local === "base-value");
      const value = elementsIn(action)[0];
      if (!from || value?.local !== "base-value" || Number(textOf(value)) <= 0) return [];
      return [{ from: Number(textOf(from)), value: Number(textOf(value)) }];
    });
}

/** Two answers compared with each other, or pairs of answers in one order or the other. */
function wantsDistinct(element: XmlElement): boolean {
  const below = elementsIn(element);
  // Those of a set are compared as one, in whatever order they were given.
  const compared = below.flatMap((each) => (each.local === "multiple" ? elementsIn(each) : [each]));
  const variables = compared.filter(
    ({ local, attributes }) =>
      local === "variable" && !/score/iu.test(attributes["identifier"] ?? ""),
  );
  if (comparing.has(element.local) && variables.length > 1) return true;
  if (element.local !== "or") return false;
  const orders = below
    .filter((each) => each.local === "and")
    .map((each) => everyElement(each).flatMap(typedTest));
  const ids = orders.map((tests) => [...new Set(tests.map(({ id }) => id))].sort().join(" "));
  return orders.length > 1 && new Set(ids).size === 1 && (ids[0]?.includes(" ") ?? false);
}

const comparing = new Set(["match", "equal", "string-match", "pattern-match", "gte", "or"]);

/** All of several comparisons; "answered, and right" is not meant. */
function wantsAll(element: XmlElement): boolean {
  const below = elementsIn(element);
  return element.local === "and" && below.every((each) => comparing.has(each.local));
}

function setsScore(rule: XmlElement): boolean {
  return everyElement(rule).some(
    (each) => each.local === "set-outcome-value" && /score/iu.test(attributeOf(each, "identifier")),
  );
}

function matchesKey(element: XmlElement): boolean {
  const below = elementsIn(element).map((each) => each.local);
  const compares = ["match", "equal", "string-match"].includes(element.local);
  return compares && below.includes("correct") && below.includes("variable");
}

function typedTest(element: XmlElement): TypedTest[] {
  const kinds = { equal: "equal", "string-match": "string", "pattern-match": "pattern" } as const;
  if (!Object.hasOwn(kinds, element.local)) return [];
  const kind = kinds[element.local as keyof typeof kinds];
  const variable = elementsIn(element).find((each) => each.local === "variable");
  if (!variable) return [];
  const value = elementsIn(element).find((each) => each.local === "base-value");
  const mode = attributeOf(element, "tolerance-mode");
  const [below = 0, above = below] = attributeOf(element, "tolerance")
    .split(/\s+/u)
    .map((text) =>
      mode === "absolute" || mode === "relative" ? Math.max(0, Number(text) || 0) : 0,
    );
  return [
    {
      id: attributeOf(variable, "identifier"),
      kind,
      text:
        kind === "pattern" ? attributeOf(element, "pattern") : value ? textOf(value).trim() : "",
      below,
      above,
      isRelative: mode === "relative",
      holdsLower: attributeOf(element, "include-lower-bound").trim().toLowerCase() !== "false",
      holdsUpper: attributeOf(element, "include-upper-bound").trim().toLowerCase() !== "false",
      caseSensitive: attributeOf(element, "case-sensitive").toLowerCase() !== "false",
    },
  ];
}

/** What the whole item can earn; 1 when it does not say. */
export function maxScore(root: XmlElement): number {
  const outcomes = childrenNamed(root, "outcome-declaration");
  const named = (name: string) =>
    outcomes.find((each) => attributeOf(each, "identifier").toUpperCase() === name);
  const declared = named("MAXSCORE");
  const value = declared ? Number(textOf(declared).trim() || Number.NaN) : Number.NaN;
  if (value > 0) return value;
  const score = named("SCORE");
  const normal = score ? numberOf(score, "normal-maximum") : undefined;
  return normal !== undefined && normal > 0 ? normal : 1;
}
