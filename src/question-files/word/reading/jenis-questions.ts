// The dialect with a column JENIS: 1 one right option, 2 several, 3 matching, 4 short answer, 5 essay; the right options are
// marked v. Other Indonesian exam systems use it. One table holds many questions; rows whose number is empty go on with the
// one above. Numbers that were left unused are no questions.
import type {
  ContentOf,
  Part,
  QuestionContent,
} from "../../../contract/questions/question-content.ts";
import type { ImportedQuestion } from "../../imported-question.ts";
import { choiceContent, essayContent, partOf, shortContent } from "./contents/answer-content.ts";
import { blocksHtml } from "./block-html.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import type { TableReader } from "../dialects/table-target.ts";
import { jenisTable, type JenisColumn, type JenisTable } from "./jenis-columns.ts";
import { decimalValue, isTick, isUnticked, keyLetters, markerText } from "./marker-text.ts";
import { finishDraft, type Draft, type DraftFields } from "./word-draft.ts";
import {
  cellAt,
  cellText,
  isBlank,
  type WordBlock,
  type WordCell,
  type WordRow,
} from "../document/word-block.ts";

type JenisQuestion = { number: string; rows: WordRow[] };

export const jenisReader: TableReader = {
  fits: (table) => jenisTable(table) !== null,
  read(table, target) {
    const columns = jenisTable(table);
    if (!columns) return;
    for (const [at, question] of jenisQuestions(columns).entries()) {
      const name = question.number === "" ? `soal ke-${at + 1}` : `nomor ${question.number}`;
      const draft = target.draft(name);
      target.add(draft, readJenisQuestion(draft, columns, question));
    }
  },
};

/** Empty for a cell that goes on from the one above, and where there is none. */
function blocksAt({ columns }: JenisTable, row: WordRow, name: JenisColumn): readonly WordBlock[] {
  return ownCell(columns[name], row)?.blocks ?? [];
}

function textAt({ columns }: JenisTable, row: WordRow, name: JenisColumn): string {
  const cell = ownCell(columns[name], row);
  return cell ? cellText(cell) : "";
}

function ownCell(column: number | undefined, row: WordRow): WordCell | undefined {
  const cell = column === undefined ? undefined : cellAt(row, column);
  return cell?.continued ? undefined : cell;
}

/** The rows of each question, empty ones left out. */
function jenisQuestions(table: JenisTable): JenisQuestion[] {
  const questions: JenisQuestion[] = [];
  for (const row of table.rows) {
    const number = markerText(textAt(table, row, "no")).replace(/[.)]$/u, "");
    const hasStem = isFilled(table, row, "stem");
    const last = questions.at(-1);
    const isRepeated = number !== "" && number === last?.number && !hasStem;
    if (!last || (number !== "" && !isRepeated) || (hasStem && number === ""))
      questions.push({ number, rows: [row] });
    else last.rows.push(row);
  }
  return questions.filter(({ rows }) => rows.some((row) => isUsed(table, row)));
}

const contentColumns = [
  "stem",
  "answer",
  "key",
  "leftName",
  "rightName",
  "leftKey",
  "rightKey",
] as const;

function isUsed(table: JenisTable, row: WordRow): boolean {
  return contentColumns.some((name) => isFilled(table, row, name));
}

function isFilled(table: JenisTable, row: WordRow, name: JenisColumn): boolean {
  return !blocksAt(table, row, name).every(isBlank);
}

type Reading = { table: JenisTable; rows: readonly WordRow[]; draft: Draft };

function htmlIn({ table, draft }: Reading, row: WordRow, name: JenisColumn): string {
  return blocksHtml(blocksAt(table, row, name), draft);
}

function textIn({ table }: Reading, row: WordRow, name: JenisColumn): string {
  return textAt(table, row, name);
}

function readJenisQuestion(
  draft: Draft,
  table: JenisTable,
  { rows }: JenisQuestion,
): ImportedQuestion {
  const reading = { table, rows, draft };
  const stem = rows.map((row) => htmlIn(reading, row, "stem")).join("");
  const content = contentOf(reading, typeIn(reading));
  return finishDraft(draft, stem, content, weightIn(reading));
}

function typeIn(reading: Reading): string {
  const { rows, draft, table } = reading;
  const type = rows
    .map((row) => markerText(textIn(reading, row, "type")))
    .find((text) => text !== "");
  if (type !== undefined) return type.replace(/^0(?=\d)|[.)]$/gu, "");
  const has = (name: JenisColumn) => table.columns[name] !== undefined;
  const keys = rows.filter((row) => isTick(textIn(reading, row, "key"))).length;
  const guessed = has("rightName") ? "3" : has("option") ? (keys > 1 ? "2" : "1") : "4";
  draft.warn(`Kolom JENIS kosong; dianggap jenis ${guessed}.`);
  return guessed;
}

function contentOf(reading: Reading, type: string): QuestionContent | null {
  const { rows, draft } = reading;
  const answers = () =>
    rows.map((row) => htmlIn(reading, row, "answer")).filter((each) => !isEmptyHtml(each));
  if (type === "1") return choice(reading, 1);
  if (type === "2") return choice(reading, 4);
  if (type === "3") return matching(reading);
  if (type === "4") return shortContent(draft, answers().length > 0 ? answerLines(reading) : [""]);
  if (type === "5") return essayContent(answers().join(""));
  draft.error(`JENIS berisi "${type}"; tulis 1, 2, 3, 4, atau 5.`);
  return null;
}

function weightIn(reading: Reading): DraftFields {
  const text = reading.rows
    .map((row) => textIn(reading, row, "weight"))
    .find((each) => each !== "");
  if (text === undefined) return {};
  const value = decimalValue(text);
  if (value !== null && value > 0) return { bobot: value };
  reading.draft.error(`Bobot berisi "${text}"; tulis angka di atas 0.`);
  return {};
}

/** Each paragraph of the answer is one that is accepted. */
function answerLines(reading: Reading): string[] {
  const { rows, table, draft } = reading;
  const blocks = rows.flatMap((row) => blocksAt(table, row, "answer"));
  return blocks.map((block) => blocksHtml([block], draft)).filter((each) => !isEmptyHtml(each));
}

function choice(reading: Reading, type: 1 | 4): QuestionContent | null {
  const { rows, draft } = reading;
  const keys: string[] = [];
  const options = rows.flatMap((row, at) => {
    const written = markerText(textIn(reading, row, "option")).replace(/[.)]$/u, "");
    // Rows without a letter are still options, in their order.
    const letter = written || letterOf(at);
    const html = htmlIn(reading, row, "answer");
    const mark = textIn(reading, row, "key");
    if (isTick(mark)) keys.push(letter);
    else if (!isUnticked(mark)) keys.push(...lettersIn(reading, mark, letter));
    if (!isEmptyHtml(html)) return [{ letter, html }];
    if (isTick(mark)) draft.error(`Opsi ${letter} diberi tanda v, tetapi kosong; isi opsinya.`);
    return [];
  });
  return draft.hasErrors() ? null : choiceContent(draft, options, keys, type);
}

/** Some write the letters of the right options in place of v. */
function lettersIn({ draft }: Reading, mark: string, letter: string): string[] {
  const letters = keyLetters(mark);
  if (letters.length > 0 && letters.every((each) => /^[A-J]$/u.test(each))) return letters;
  draft.error(`Kunci opsi ${letter} berisi "${mark}"; beri tanda v, atau kosongkan.`);
  return [];
}

type Coded = { code: string; part: Part };

function codedParts(reading: Reading, code: JenisColumn, name: JenisColumn, what: string): Coded[] {
  const parts: Coded[] = [];
  for (const row of reading.rows) {
    const html = htmlIn(reading, row, name);
    const written = markerText(textIn(reading, row, code)).replace(/[.)]$/u, "");
    if (isEmptyHtml(html)) continue;
    if (written === "")
      reading.draft.error(`${what} "${plainTextOf(html)}" tidak punya kode; isi kodenya.`);
    else if (parts.some((each) => each.code === written))
      reading.draft.error(
        `Kode ${what.toLowerCase()} ${written} ada lebih dari satu; beri kode lain.`,
      );
    parts.push({ code: written, part: partOf(reading.draft, html) });
  }
  if (parts.length < 2 && what === "Kolom")
    reading.draft.error("Kolomnya kurang dari dua; tambah isinya.");
  if (parts.length < 1) reading.draft.error(`${what}nya kosong; isi kode dan namanya.`);
  return parts;
}

function matching(reading: Reading): QuestionContent | null {
  const left = codedParts(reading, "leftCode", "leftName", "Baris");
  const right = codedParts(reading, "rightCode", "rightName", "Kolom");
  const pairs = linksOf(reading, left, right);
  for (const { code, part } of left) {
    if (!pairs.some(([from]) => from === part.id))
      reading.draft.error(`Baris ${code} tidak punya kunci; isi KODE KOLOM yang cocok.`);
  }
  if (reading.draft.hasErrors()) return null;
  const [rows, columns] = [left.map(({ part }) => part), right.map(({ part }) => part)];
  const isSingle = new Set(pairs.map(([from]) => from)).size === pairs.length;
  const isOneToOne = isSingle && new Set(pairs.map(([, to]) => to)).size === pairs.length;
  if (isSingle && isTrueOrFalse(columns)) return statements(rows, columns, pairs);
  if (isOneToOne && rows.length > 1)
    return {
      type: 5,
      payload: { left: rows, right: columns },
      key: { pairs: Object.fromEntries(pairs) },
    };
  return { type: 10, payload: { left: rows, right: columns }, key: { pairs } };
}

function linksOf(
  reading: Reading,
  left: readonly Coded[],
  right: readonly Coded[],
): [string, string][] {
  const links = new Map<string, [string, string]>();
  const find = (parts: readonly Coded[], code: string) =>
    parts.find((each) => each.code === code)?.part;
  for (const row of reading.rows) {
    const from = markerText(textIn(reading, row, "leftKey")).replace(/[.)]$/u, "");
    const codes = keyCodes(textIn(reading, row, "rightKey"), right);
    if (codes.length === 0) continue;
    const a = find(left, from || markerText(textIn(reading, row, "leftCode")));
    if (!a)
      reading.draft.error(`Kunci memakai kode baris "${from}", yang tidak ada; perbaiki kuncinya.`);
    for (const code of codes) {
      const b = find(right, code);
      if (!b)
        reading.draft.error(
          `Kunci baris ${from} memakai kode kolom "${code}", yang tidak ada; perbaiki kuncinya.`,
        );
      if (a && b) links.set(`${a.id} ${b.id}`, [a.id, b.id]);
    }
  }
  return [...links.values()];
}

/** A code that is known as it stands is one code; "BDF" is three. */
function keyCodes(text: string, right: readonly Coded[]): string[] {
  const words = markerText(text)
    .split(/[\s,;/&]+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));
  return words.flatMap((word) =>
    right.some(({ code }) => code === word) ? [word] : keyLetters(word),
  );
}

const twoAnswers: readonly (readonly [string, string])[] = [
  ["BENAR", "SALAH"],
  ["YA", "TIDAK"],
  ["YES", "NO"],
  ["TRUE", "FALSE"],
  ["FAKTA", "OPINI"],
  ["SESUAI", "TIDAK SESUAI"],
  ["TEPAT", "TIDAK TEPAT"],
];

function isTrueOrFalse(columns: readonly Part[]): boolean {
  const names = columns.map(({ html }) => markerText(plainTextOf(html)));
  return (
    names.length === 2 && twoAnswers.some((pair) => pair.every((name) => names.includes(name)))
  );
}

function statements(
  rows: readonly Part[],
  columns: readonly Part[],
  pairs: readonly [string, string][],
): ContentOf<8> {
  const [first, second] = columns as [Part, Part];
  const values = pairs.map(([row, column]) => [row, column === first.id ? 1 : 0] as const);
  return {
    type: 8,
    payload: { labels: [plainTextOf(first.html), plainTextOf(second.html)], statements: [...rows] },
    key: { values: Object.fromEntries(values) },
  };
}
