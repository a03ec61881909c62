// What the writers of the 16 types share: how a question becomes the parts of an item, and its scoring as QTI says it.
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import { escapeXml, xml } from "./xml-writer.ts";

/** The address of a file from the item's own; null: there is none, which has been noted. */
export type WriteContext = {
  media: (reference: string | null) => string | null;
  /** HTML of a question as XHTML of an item. */
  xhtml: (html: string) => string;
  note: (reason: string) => void;
  stem: string;
  policy: PolicyName | null;
  shuffle: boolean;
};

export type WrittenItem = {
  declarations: string[];
  /** Stem included. */
  body: string;
  processing: string;
  /** What SCORE can be at most. */
  most: number;
  isHuman: boolean;
  /** Of the item body: what QTI has no word for. */
  classes: string[];
};

export type WrittenMapping = {
  entries: readonly (readonly [string, number])[];
  other: number;
  upper: number;
  caseSensitive?: boolean;
};

export function declare(
  id: string,
  cardinality: "single" | "multiple" | "ordered",
  baseType: string,
  correct: readonly string[] = [],
  mapping: WrittenMapping | null = null,
): string {
  const values = correct.map((value) => xml("qti-value", {}, escapeXml(value))).join("");
  const key = values === "" ? "" : xml("qti-correct-response", {}, values);
  const map = mapping === null || mapping.entries.length === 0 ? "" : mappingXml(mapping);
  const attributes = { identifier: id, cardinality, "base-type": baseType };
  return xml("qti-response-declaration", attributes, key + map);
}

function mappingXml({ entries, other, upper, caseSensitive }: WrittenMapping): string {
  const attributes = { "lower-bound": 0, "upper-bound": upper, "default-value": other };
  const rows = entries.map(([key, value]) =>
    xml("qti-map-entry", {
      "map-key": key,
      "mapped-value": value,
      "case-sensitive": caseSensitive,
    }),
  );
  return xml("qti-mapping", attributes, rows.join(""));
}

const templates = "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/";

export function template(name: "match_correct" | "map_response"): string {
  return xml("qti-response-processing", { template: `${templates}${name}.xml` });
}

/**
 * A key of several parts in the one response RESPONSE, by the question's policy: match_correct for "mutlak", map_response
 * with a default value of 0 for "parsial", of −1/n for "parsial_penalti" and for either of a set (domain.md 3.2a).
 */
export function scoredParts(
  context: WriteContext,
  keys: readonly string[],
  isSet: boolean,
): { mapping: WrittenMapping | null; processing: string } {
  noteSteps(context);
  const isPartial = ["parsial", "parsial_penalti", "bobot_opsi"].includes(context.policy ?? "");
  if (!isPartial || keys.length === 0)
    return { mapping: null, processing: template("match_correct") };
  const each = 1 / keys.length;
  const other = isSet || context.policy === "parsial_penalti" ? -each : 0;
  const mapping = { entries: keys.map((key) => [key, each] as const), other, upper: 1 };
  return { mapping, processing: template("map_response") };
}

export function noteSteps({ policy, note }: WriteContext): void {
  if (policy === "bertingkat")
    note(
      "Kebijakan bertingkat tidak ada di QTI; ditulis sebagai mutlak, atur ulang setelah impor.",
    );
}

/** One condition for each response that a rule compares by itself. */
export type Condition = string;

export function conditionsScored(context: WriteContext, conditions: readonly Condition[]): string {
  noteSteps(context);
  if (context.policy === "parsial_penalti")
    context.note("Pengurangan untuk isian salah tidak ikut; ditulis sebagai parsial.");
  const isPartial = ["parsial", "parsial_penalti", "bobot_opsi"].includes(context.policy ?? "");
  if (conditions.length === 0) return template("match_correct");
  if (!isPartial) return processing([rule(xml("qti-and", {}, conditions.join("")), floatValue(1))]);
  const more = xml(
    "qti-sum",
    {},
    xml("qti-variable", { identifier: "SCORE" }) + floatValue(1 / conditions.length),
  );
  return processing(conditions.map((condition) => rule(condition, more)));
}

/** Of one answer that is compared with several: the share of the last condition that it meets. */
export function gradesScored(grades: readonly { condition: Condition; share: number }[]): string {
  return processing(grades.map(({ condition, share }) => rule(condition, floatValue(share))));
}

const processing = (rules: readonly string[]) => xml("qti-response-processing", {}, rules.join(""));

function rule(condition: string, score: string): string {
  const set = xml("qti-set-outcome-value", { identifier: "SCORE" }, score);
  return xml("qti-response-condition", {}, xml("qti-response-if", {}, condition + set));
}

export function floatValue(value: number): string {
  return xml("qti-base-value", { "base-type": "float" }, String(value));
}

export function matchesKey(id: string): Condition {
  const inside = xml("qti-variable", { identifier: id }) + xml("qti-correct", { identifier: id });
  return xml("qti-match", {}, inside);
}

export const noProcessing = "";

/** Identifiers begin with a letter, ours need not. @param list apart, so that two lists may name alike */
export function identifier(list: string, id: string): string {
  return `${list}_${id}`;
}

/** Blocks may stand where inline content alone may not. */
export function asBlock(xhtml: string): string {
  return xhtml === "" || /^<(?:p|div|ul|ol|dl|table|blockquote|h[1-6]|hr|pre|figure)\b/u.test(xhtml)
    ? xhtml
    : xml("div", {}, xhtml);
}
