// Rows of questions whose options have letters: types 1, 3, 4, 6 and the pictures of 15.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { usualLength } from "../reading/contents/answer-content.ts";
import { decimalText, shareText } from "../answer-token.ts";
import { optionMarker } from "../reading/marker-rows.ts";
import { columnsFor } from "../reading/contents/picture-content.ts";
import { comparisonOf, nameOfMode } from "../reading/contents/typed-comparison.ts";
import { CannotWrite } from "../../written-questions.ts";
import type { QuestionRows } from "./written-rows.ts";

function letterAt(at: number): string {
  const letter = optionMarker(at);
  if (letter === undefined) throw new CannotWrite("Opsinya lebih dari sepuluh.");
  return letter;
}

type Weights = Readonly<Record<string, number>>;

export function choiceRows(
  rows: QuestionRows,
  { type, payload, key }: ContentOf<1> | ContentOf<3> | ContentOf<4>,
): void {
  const names = new Map(payload.options.map(({ id }, at) => [id, letterAt(at)]));
  for (const { id, html } of payload.options) rows.html(names.get(id) ?? "", html);
  const keys = type === 4 ? key.ids : key.id === null ? [] : [key.id];
  rows.lines(":::", keys.map((id) => names.get(id) ?? "?").join(", "));
  optionNotes(rows, payload.options, names, key.weights);
  if (type === 4 && payload.min_choices + payload.max_choices > 0)
    rows.lines("@N", `${payload.min_choices}-${payload.max_choices}`);
}

function optionNotes(
  rows: QuestionRows,
  options: readonly { id: string; fixed?: boolean }[],
  names: ReadonlyMap<string, string>,
  weights: Weights,
): void {
  const fixed = options.filter((option) => option.fixed).map(({ id }) => names.get(id) ?? "");
  if (fixed.length > 0) rows.lines("@F", fixed.join(", "));
  const weighted = options.filter(({ id }) => weights[id] !== undefined);
  const texts = weighted.map(
    ({ id }) => `${names.get(id)}=${decimalText(rounded(weights[id] ?? 0))}`,
  );
  if (texts.length > 0) rows.lines("@W", texts.join("; "));
}

const rounded = (value: number) => Math.round(value * 1_000_000) / 1_000_000;

export function shortRows(rows: QuestionRows, { payload, key }: ContentOf<6>): void {
  for (const [at, { text, share }] of key.accepted.entries()) {
    // More answers than letters: what the letter is does not matter here.
    const escaped = share === 1 ? text.replace(/^(?=\\*%)/u, "\\") : text;
    rows.lines(optionMarker(at) ?? "J", `${shareText(share)}${escaped}`);
  }
  if (key.case_sensitive) rows.lines("@C", "1");
  const usual = comparisonOf(key.accepted);
  if (key.mode !== usual.mode) rows.setting("mode", nameOfMode(key.mode));
  if (key.tolerance !== 0) rows.setting("tolerance", decimalText(key.tolerance));
  if (key.ignore_punctuation) rows.setting("ignorePunctuation", true);
  if (key.ignore_harakat) rows.setting("ignoreHarakat", true);
  if (key.allow_fractions) rows.setting("fractions", true);
  if (payload.max_length !== usualLength(key)) rows.setting("maxLength", payload.max_length);
  if (payload.unit !== "") rows.setting("unit", payload.unit);
  if (payload.number !== (key.mode === "number")) rows.setting("numberPad", payload.number);
}

type Options = Extract<ContentOf<15>["payload"], { mode: "options" }>;

export function pictureOptionRows(
  rows: QuestionRows,
  { options, columns, multiple }: Options,
  key: ContentOf<15>["key"],
): void {
  const names = new Map(options.map(({ id }, at) => [id, letterAt(at)]));
  for (const { id, image, caption } of options) rows.picture(names.get(id) ?? "", image, caption);
  rows.lines(":::", key.ids.map((id) => names.get(id) ?? "?").join(", "));
  optionNotes(rows, options, names, key.weights);
  if (multiple !== key.ids.length > 1) rows.setting("multiple", multiple);
  if (columns !== columnsFor(options.length)) rows.setting("columns", columns);
}

type Areas = Extract<ContentOf<15>["payload"], { mode: "zones" }>;

/** Of areas: their numbers are their names. */
export function areaNotes(
  rows: QuestionRows,
  { zones, max_choices: most }: Areas,
  { ids, weights }: ContentOf<15>["key"],
): void {
  const names = new Map(zones.map(({ id }, at) => [id, String(at + 1)]));
  rows.lines(":::", ids.map((id) => names.get(id) ?? "?").join(", "));
  optionNotes(rows, zones, names, weights);
  if (most !== (ids.length > 1 ? 0 : 1)) rows.lines("@N", `0-${most}`);
}
