// Rows in which a question and its options stand one below the other, as sheets, tables and plain documents have them: "1 | …",
// "A | …", "Kunci | B"; with a mark beside the right option; or "Soal | …", "Jawaban | … | 1".
import type { ImportedQuestion } from "../imported-question.ts";
import type { Draft } from "../word/reading/word-draft.ts";
import { finishLoose, reportDoubled } from "./loose-question.ts";
import { spreadRows, withoutListedKeys } from "./spread-rows.ts";
import { stackedItems, type LooseCell, type LooseRow, type StackedItem } from "./stacked-items.ts";

export type StackedTarget = {
  /** `row`: where the question begins. */
  draft(row: number, number: string): Draft;
  add(draft: Draft, question: ImportedQuestion): void;
};

type Piece = { cell: LooseCell; from: number };
type Open = {
  row: number;
  number: string;
  stem: Piece[];
  options: { letter: string; pieces: Piece[] }[];
  key: Piece[];
  ticked: string[];
  explanation: Piece[];
};

/** Whether at least one question has two options; else the rows are something else. */
export function hasStackedQuestions(rows: readonly LooseRow[]): boolean {
  return areQuestions(stackedQuestions(rows).questions);
}

/** Reads nothing where `hasStackedQuestions` is false. */
export function readStackedRows(rows: readonly LooseRow[], target: StackedTarget): void {
  const { questions, keys } = stackedQuestions(rows);
  if (!areQuestions(questions)) return;
  const seen = new Set<string>();
  for (const question of questions) {
    const draft = target.draft(question.row, question.number);
    reportDoubled(draft, question.number, seen);
    target.add(draft, finish(draft, question, keys.get(question.number) ?? ""));
  }
}

const areQuestions = (questions: readonly Open[]) =>
  questions.some(({ options }) => options.length > 1);

function stackedQuestions(rows: readonly LooseRow[]) {
  const { rows: own, keys } = withoutListedKeys(rows);
  return { questions: gathered(stackedItems(spreadRows(own))), keys };
}

/** @param listed the key that a list at the end has for it */
function finish(draft: Draft, question: Open, listed: string): ImportedQuestion {
  const html = (pieces: readonly Piece[]) =>
    pieces.map(({ cell, from }) => cell.html(draft, from)).reduce(joined, "");
  const key = html(question.key);
  return finishLoose(draft, {
    stem: html(question.stem),
    options: question.options.map(({ letter, pieces }) => ({ letter, html: html(pieces) })),
    key: key === "" && question.ticked.length === 0 ? listed : key,
    ticked: question.ticked,
    explanation: html(question.explanation),
  });
}

/** A list that goes on in the next row is one. */
function joined(html: string, next: string): string {
  const [, begun = "", start = "1", type = "", items = ""] =
    /^([\s\S]*)<ol(?: start="(\d+)")?( type="\w")?>((?:<li[^<>]*>(?:(?!<\/?[ou]l)[\s\S])*<\/li>)+)<\/ol>$/u.exec(
      html,
    ) ?? [];
  const count = items.split("</li>").length - 1;
  const on = `<ol start="${Number(start) + count}"${type}>`;
  if (count === 0 || !next.startsWith(on)) return html + next;
  const first = start === "1" ? "" : ` start="${start}"`;
  return `${begun}<ol${first}${type}>${items}${next.slice(on.length)}`;
}

function gathered(items: readonly StackedItem[]): Open[] {
  const questions: Open[] = [];
  let last: Piece[] = [];
  for (const { kind, name, row, cell, from } of items) {
    const open = questions.at(-1);
    if (kind === "stem") {
      last = [{ cell, from }];
      const begun = { row, number: name, stem: last, key: [], ticked: [], explanation: [] };
      questions.push({ ...begun, options: [] });
    } else if (!open) continue;
    else if (kind === "tick") open.ticked.push(name);
    else if (kind === "more") last.push({ cell, from });
    else {
      last = [{ cell, from }];
      if (kind === "option") open.options.push({ letter: name, pieces: last });
      else if (kind === "key") open.key = [...open.key, ...last];
      else open.explanation = [...open.explanation, ...last];
    }
  }
  return questions;
}
