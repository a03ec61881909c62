// Contents of question tables that are made of parts: pairs, sequences, statements, many to many, groups (types 5, 7, 8, 9,
// 10, 13).
import type { ContentOf, Part } from "../../../../contract/questions/question-content.ts";
import { partOf } from "./answer-content.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import { markerText } from "../marker-text.ts";
import type { MarkerRow } from "../marker-rows.ts";
import { rowsOfKind, type TableQuestion } from "../table-question.ts";
import { rubricOf } from "./essay-content.ts";

/** The parts of rows, by row; an empty one is an error. */
function partsOf(question: TableQuestion, rows: readonly MarkerRow[]): Part[] {
  return rows.map((row) => {
    const html = question.html(row);
    if (isEmptyHtml(html))
      question.draft.error(
        `Baris ${row.row} (penanda "${row.marker}") kosong; isi atau hapus barisnya.`,
      );
    return partOf(question.draft, html);
  });
}

function needs(question: TableQuestion, count: number, least: number, what: string): void {
  if (count < least) question.draft.error(`${what} kurang dari ${least}; tambah barisnya.`);
}

/** A number twice: the left text, then the right one. */
export function pairContent(question: TableQuestion): ContentOf<5> {
  const rows = rowsOfKind(question, "number");
  const [left, right]: [Part[], Part[]] = [[], []];
  const pairs: Record<string, string> = {};
  for (const number of new Set(rows.map((row) => row.number))) {
    const own = rows.filter((row) => row.number === number);
    const [from, to] = partsOf(question, own);
    if (own.length !== 2 || !from || !to) {
      question.draft.error(
        `Nomor ${number} ada ${own.length} kali; setiap pasangan butuh tepat dua baris.`,
      );
      continue;
    }
    left.push(from);
    right.push(to);
    pairs[from.id] = to.id;
  }
  needs(question, left.length, 2, "Pasangannya");
  right.push(...partsOf(question, rowsOfKind(question, "distractor")));
  return { type: 5, payload: { left, right: inPlainOrder(right) }, key: { pairs } };
}

/** By their words, so that the order in the file gives nothing away. */
function inPlainOrder<Item extends Part>(parts: readonly Item[]): Item[] {
  const words = new Map(parts.map((part) => [part, plainTextOf(part.html)]));
  return [...parts].sort((a, b) => ((words.get(a) ?? "") < (words.get(b) ?? "") ? -1 : 1));
}

export function orderContent(question: TableQuestion): ContentOf<7> {
  const items = partsOf(question, rowsOfKind(question, "order"));
  needs(question, items.length, 2, "Yang diurutkan");
  const ids = items.map(({ id }) => id);
  const measures = { letak: "places", tetangga: "neighbours" } as const;
  const measure = question.meta.settings.oneOf("measure", measures, "places");
  return { type: 7, payload: { items: inPlainOrder(items) }, key: { ids, measure } };
}

export function statementContent(question: TableQuestion): ContentOf<8> {
  const rows = rowsOfKind(question, "statement");
  const statements = partsOf(question, rows);
  needs(question, statements.length, 1, "Pernyataannya");
  const values = rows.map(({ marker }, at) => [
    statements[at]?.id ?? "",
    marker === "BENAR" ? (1 as const) : (0 as const),
  ]);
  return {
    type: 8,
    payload: { labels: labelsOf(question, truthLabels), statements },
    key: { values: Object.fromEntries(values) as Record<string, 0 | 1> },
  };
}

export function opinionContent(question: TableQuestion): ContentOf<9> {
  const { settings } = question.meta;
  const statements = partsOf(question, rowsOfKind(question, "opinion"));
  needs(question, statements.length, 1, "Pernyataannya");
  return {
    type: 9,
    payload: {
      labels: labelsOf(question, opinionLabels),
      statements,
      argument_required: settings.isOn("argument", false),
      min_words: settings.count("minWords", 0),
      survey: settings.isOn("survey", false),
    },
    key: { rubric: rubricOf(question) },
  };
}

export const truthLabels: readonly [string, string] = ["Benar", "Salah"];
export const opinionLabels: readonly [string, string] = ["Setuju", "Tidak"];

function labelsOf({ meta }: TableQuestion, usual: readonly [string, string]): [string, string] {
  const { settings } = meta;
  return [settings.text("firstLabel", usual[0]), settings.text("secondLabel", usual[1])];
}

/** By their number; the same number twice is an error. */
function numbered(question: TableQuestion, kind: "left" | "right" | "category"): Map<number, Part> {
  const byNumber = new Map<number, Part>();
  const rows = rowsOfKind(question, kind);
  for (const [at, part] of partsOf(question, rows).entries()) {
    const row = rows[at];
    if (row && byNumber.has(row.number))
      question.draft.error(
        `Penanda "${row.marker}" di baris ${row.row} sudah ada di atasnya; beri nomor lain.`,
      );
    if (row) byNumber.set(row.number, part);
  }
  return byNumber;
}

export function manyPairsContent(question: TableQuestion): ContentOf<10> {
  const left = numbered(question, "left");
  const right = numbered(question, "right");
  needs(question, left.size, 2, "Bagian kiri (L)");
  needs(question, right.size, 2, "Bagian kanan (R)");
  const pairs = rowsOfKind(question, "key").flatMap((row) =>
    linksOf(question, plainTextOf(question.html(row)), left, right),
  );
  if (pairs.length === 0)
    question.draft.error('Kuncinya tidak ada; tulis di baris ":::", misalnya 1-1, 1-3, 2-2.');
  const linked = new Set(pairs.map(([from]) => from));
  for (const [number, part] of left) {
    if (!linked.has(part.id)) question.draft.warn(`L${number} tidak punya pasangan di kuncinya.`);
  }
  const payload = { left: [...left.values()], right: [...right.values()] };
  return { type: 10, payload, key: { pairs } };
}

function linksOf(
  { draft }: TableQuestion,
  text: string,
  left: ReadonlyMap<number, Part>,
  right: ReadonlyMap<number, Part>,
): [string, string][] {
  const words = markerText(text)
    .replace(/\s*-\s*/gu, "-")
    .split(/[\s,;]+/u);
  const links = new Map<string, [string, string]>();
  for (const word of words.filter((each) => each !== "")) {
    const [, from, to] = /^L?(\d{1,3})-R?(\d{1,3})$/u.exec(word) ?? [];
    const [a, b] = [left.get(Number(from)), right.get(Number(to))];
    if (from === undefined) draft.error(`Kunci "${word}" tidak dapat dibaca; tulis seperti 1-3.`);
    else if (!a)
      draft.error(`Kunci "${word}" menunjuk L${from}, yang tidak ada; perbaiki kuncinya.`);
    else if (!b) draft.error(`Kunci "${word}" menunjuk R${to}, yang tidak ada; perbaiki kuncinya.`);
    else links.set(`${a.id} ${b.id}`, [a.id, b.id]);
  }
  return [...links.values()];
}

export function groupContent(question: TableQuestion): ContentOf<13> {
  const categories = numbered(question, "category");
  const rows = rowsOfKind(question, "number");
  const items = partsOf(question, rows);
  needs(question, categories.size, 2, "Kelompoknya (K)");
  needs(question, items.length, 2, "Yang dikelompokkan");
  const key: Record<string, string | null> = {};
  for (const [at, row] of rows.entries()) {
    const category = categories.get(row.number);
    if (row.number > 0 && !category)
      question.draft.error(
        `Nomor ${row.number} di baris ${row.row} tidak punya kelompok K${row.number}.`,
      );
    key[items[at]?.id ?? ""] = row.number > 0 ? (category?.id ?? null) : null;
  }
  const limits = limitsOf(question, categories);
  return {
    type: 13,
    payload: {
      categories: [...categories].map(([number, part]) => ({
        ...part,
        max: limits.get(number) ?? 0,
      })),
      items: inPlainOrder(items),
    },
    key: { items: key },
  };
}

/** "K1=2": so many items at most. */
function limitsOf(
  { draft, meta }: TableQuestion,
  categories: ReadonlyMap<number, Part>,
): Map<number, number> {
  const limits = new Map<number, number>();
  for (const line of meta.settings.list("limit")) {
    const [, number, most] = /^K\s?(\d{1,3}) ?= ?(\d{1,3})$/u.exec(markerText(line)) ?? [];
    if (number && most && categories.has(Number(number))) limits.set(Number(number), Number(most));
    else draft.error(`Batas kelompok "${line}" tidak dapat dibaca; tulis seperti K1=2.`);
  }
  return limits;
}
