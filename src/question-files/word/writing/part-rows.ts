// Rows of questions that are made of parts: essays, pairs, sequences, statements, many to many, groups (types 2, 5, 7 to 10
// and 13).
import type { ContentOf, Part } from "../../../contract/questions/question-content.ts";
import { usualEssay } from "../reading/contents/answer-content.ts";
import { decimalText, escapeToken } from "../answer-token.ts";
import { opinionLabels, truthLabels } from "../reading/contents/pair-content.ts";
import type { QuestionRows } from "./written-rows.ts";

export function essayRows(rows: QuestionRows, { payload, key }: ContentOf<2>): void {
  if (key.rujukan !== "") rows.html(":::", key.rujukan);
  rubricRows(rows, key.rubric);
  const { format, min_words: words, max_chars: signs, attachments, lines } = payload;
  if (format !== usualEssay.format) rows.setting("format", format === "rich" ? "kaya" : "biasa");
  if (words !== usualEssay.min_words) rows.setting("minWords", words);
  if (signs !== usualEssay.max_chars) rows.setting("maxChars", signs);
  if (attachments !== usualEssay.attachments) rows.setting("attachments", attachments);
  if (lines !== usualEssay.lines) rows.setting("lines", lines);
  for (const word of key.keywords) rows.setting("keyword", word);
}

function rubricRows(rows: QuestionRows, rubric: ContentOf<2>["key"]["rubric"]): void {
  for (const [at, { label, max }] of rubric.entries())
    rows.lines(`S${at + 1}`, `${decimalText(max)} | ${escapeToken(label)}`);
}

export function pairRows(rows: QuestionRows, { payload, key }: ContentOf<5>): void {
  const rights = new Map(payload.right.map((part) => [part.id, part]));
  const used = new Set<string>();
  for (const [at, left] of payload.left.entries()) {
    const right = rights.get(key.pairs[left.id] ?? "");
    rows.html(String(at + 1), left.html);
    if (right) rows.html(String(at + 1), right.html);
    used.add(right?.id ?? "");
  }
  for (const right of payload.right) if (!used.has(right.id)) rows.html("X", right.html);
}

export function orderRows(rows: QuestionRows, { payload, key }: ContentOf<7>): void {
  const items = new Map(payload.items.map(({ id, html }) => [id, html]));
  for (const id of key.ids) rows.html("|", items.get(id) ?? "");
  if (key.measure !== "places") rows.setting("measure", "tetangga");
}

export function statementRows(rows: QuestionRows, { payload, key }: ContentOf<8>): void {
  for (const { id, html } of payload.statements) {
    const value = key.values[id] ?? null;
    // One without a key is to be decided by whoever fills in the document.
    rows.html(value === null ? "BENAR/SALAH" : value === 1 ? "BENAR" : "SALAH", html);
  }
  labelSettings(rows, payload.labels, truthLabels);
}

function labelSettings(
  rows: QuestionRows,
  labels: readonly [string, string],
  usual: readonly [string, string],
): void {
  if (labels[0] !== usual[0]) rows.setting("firstLabel", labels[0]);
  if (labels[1] !== usual[1]) rows.setting("secondLabel", labels[1]);
}

export function opinionRows(rows: QuestionRows, { payload, key }: ContentOf<9>): void {
  for (const { html } of payload.statements) rows.html("?", html);
  rubricRows(rows, key.rubric);
  labelSettings(rows, payload.labels, opinionLabels);
  if (payload.argument_required) rows.setting("argument", true);
  if (payload.min_words > 0) rows.setting("minWords", payload.min_words);
  if (payload.survey) rows.setting("survey", true);
}

function numbersOf(parts: readonly Part[]): Map<string, number> {
  return new Map(parts.map(({ id }, at) => [id, at + 1]));
}

export function linkRows(rows: QuestionRows, { payload, key }: ContentOf<10>): void {
  const [left, right] = [numbersOf(payload.left), numbersOf(payload.right)];
  for (const { id, html } of payload.left) rows.html(`L${left.get(id)}`, html);
  for (const { id, html } of payload.right) rows.html(`R${right.get(id)}`, html);
  const links = key.pairs.filter(([from, to]) => left.has(from) && right.has(to));
  rows.lines(":::", links.map(([from, to]) => `${left.get(from)}-${right.get(to)}`).join(", "));
}

export function groupRows(rows: QuestionRows, { payload, key }: ContentOf<13>): void {
  const numbers = numbersOf(payload.categories);
  for (const { id, html } of payload.categories) rows.html(`K${numbers.get(id)}`, html);
  for (const { id, html } of payload.items) {
    const category = key.items[id];
    // "?" is refused by the reader: somebody has to say where it belongs.
    const number = category === null ? 0 : (numbers.get(category ?? "") ?? "?");
    rows.html(String(number), html);
  }
  for (const { id, max } of payload.categories)
    if (max > 0) rows.setting("limit", `K${numbers.get(id)}=${max}`);
}
