// What each cell of such rows is: the number and the stem, an option, its mark, the key, an explanation, or more of what stands
// above. Pure.
import { isTick, markerText } from "../word/reading/marker-text.ts";
import type { Draft } from "../word/reading/word-draft.ts";
import { namesOptions } from "./spoken-key.ts";

export type LooseCell = {
  text: string;
  isEmpty: boolean;
  /** `from`: so many characters of its text are left out. */
  html(draft: Draft, from: number): string;
};
export type LooseRow = { row: number; cells: readonly LooseCell[] };

export type StackedItem = {
  kind: "stem" | "option" | "tick" | "key" | "explanation" | "more";
  /** Its number or letter. */
  name: string;
  row: number;
  cell: LooseCell;
  from: number;
};

type State = {
  items: StackedItem[];
  row: number;
  /** Columns of numbers, and of the words "Soal" and "Jawaban"; -1: not known yet. */
  numbers: number;
  words: number;
  /** Of the open question; null: none is open. */
  number: number | null;
  next: string;
  isBegun: boolean;
  /** The next line of a list within a stem. */
  listed: number;
};

const number = /^\(?(\d{1,4})\s*[.)](?!\d)\s*/u;
const letter = /^\(?([A-J])\s*[.)]\s*/iu;
const key =
  /^(?:KUNCI(?:\s+JAWABAN)?|JAWABAN(?:\s+(?:YANG\s+)?BENAR)?|JAWAB|ANSWER|KEY)(?:\s*[:：=]\s*|\s*\.?\s*$|\s+(?=[A-J]\W*$))/iu;
const explanation = /^(?:PEMBAHASAN|PENJELASAN)(?:\s*[:：]\s*|\s*$)/iu;
const stemWords = /^(?:Q|S|SOAL|PERTANYAAN|QUESTION)$/u;
const answerWords = /^(?:A|J|JAWABAN|JAWAB|OPSI|PILIHAN|ANSWER)$/u;

export function stackedItems(rows: readonly LooseRow[]): StackedItem[] {
  const state: State = {
    items: [],
    row: 0,
    numbers: -1,
    words: wordColumn(rows),
    number: null,
    next: "A",
    isBegun: false,
    listed: 0,
  };
  for (const { row, cells } of rows) {
    state.row = row;
    const filled = cells.flatMap((cell, column) => (cell.isEmpty ? [] : [{ cell, column }]));
    if (filled.length > 0) takeRow(filled, state);
  }
  return state.items;
}

/** A column that says of most rows whether they ask or answer; -1: none does. */
function wordColumn(rows: readonly LooseRow[]): number {
  for (let column = 0; column < 3; column += 1) {
    const words = rows.map(({ cells }) => markerText(cells[column]?.text ?? ""));
    const asks = words.filter((word) => stemWords.test(word)).length;
    const answers = words.filter((word) => answerWords.test(word)).length;
    if (asks > 0 && answers >= asks * 2 && !words.includes("B")) return column;
  }
  return -1;
}

type Placed = { cell: LooseCell; column: number };

function takeRow(filled: readonly Placed[], state: State): void {
  const [first, ...others] = filled as [Placed, ...Placed[]];
  if (state.words >= 0) takeWorded(filled, state);
  else if (isNumber(first, others, state)) {
    state.numbers = first.column;
    begin(Number(first.cell.text.replace(/\D/gu, "")), others[0]?.cell ?? first.cell, 0, state);
    takeBeside(others.slice(1), state);
  } else takeMarked(first, others, state);
}

/** A cell that holds nothing else, where numbers stand. */
function isNumber(
  { cell, column }: Placed,
  others: readonly Placed[],
  { numbers }: State,
): boolean {
  const isOne = /^\d{1,4}\s*[.)]?$/u.test(markerText(cell.text));
  return isOne && others.length > 0 && (numbers < 0 || numbers === column);
}

function begin(value: number, cell: LooseCell, from: number, state: State): void {
  state.number = value;
  state.next = "A";
  state.isBegun = false;
  state.listed = 0;
  put("stem", value > 0 ? String(value) : "", cell, from, state);
}

function put(kind: StackedItem["kind"], name: string, cell: LooseCell, from: number, state: State) {
  state.items.push({ kind, name, row: state.row, cell, from });
}

/** Beside a stem: a first option with its letter, or a key. */
function takeBeside(others: readonly Placed[], state: State): void {
  const [first, second, ...rest] = others;
  if (!first) return;
  const name = bareLetter(first.cell);
  if (name !== null && second) takeOption(name, second.cell, 0, rest, state);
  else if (others.length === 1 && namesOptions(first.cell.text))
    put("key", "", first.cell, 0, state);
  else for (const { cell } of others) put("more", "", cell, 0, state);
}

function bareLetter({ text }: LooseCell): string | null {
  return /^\(?([A-J])[.):]{0,2}$/u.exec(markerText(text))?.[1] ?? null;
}

function takeMarked({ cell }: Placed, others: readonly Placed[], state: State): void {
  const text = cell.text.trimStart();
  const skipped = cell.text.length - text.length;
  const bare = bareLetter(cell);
  const said = key.exec(text)?.[0];
  const because = explanation.exec(text)?.[0];
  const [counted, value] = number.exec(text) ?? [];
  const [lettered, name] = letter.exec(text) ?? [];
  if (state.number !== null && bare !== null && others[0])
    takeOption(bare, others[0].cell, 0, others.slice(1), state);
  else if (state.number !== null && said !== undefined)
    takeLabelled("key", cell, skipped + said.length, others, state);
  else if (state.number !== null && because !== undefined)
    takeLabelled("explanation", cell, skipped + because.length, others, state);
  else if (value !== undefined && startsQuestion(Number(value), state)) {
    begin(Number(value), cell, skipped + (counted ?? "").length, state);
    takeBeside(others, state);
  } else if (state.number !== null && name?.toUpperCase() === state.next)
    takeOption(state.next, cell, skipped + (lettered ?? "").length, others, state);
  else if (state.number !== null)
    for (const each of [cell, ...others.map((other) => other.cell)])
      put("more", "", each, 0, state);
}

function takeLabelled(
  kind: "key" | "explanation",
  cell: LooseCell,
  from: number,
  others: readonly Placed[],
  state: State,
): void {
  const isAlone = cell.text.slice(from).trim() === "";
  if (!isAlone) put(kind, "", cell, from, state);
  for (const other of others)
    put(isAlone && other === others[0] ? kind : "more", "", other.cell, 0, state);
  state.isBegun = true;
}

function takeOption(
  name: string,
  cell: LooseCell,
  from: number,
  marks: readonly Placed[],
  state: State,
): void {
  put("option", name, cell, from, state);
  state.next = String.fromCodePoint((name.codePointAt(0) ?? 0) + 1);
  state.isBegun = true;
  for (const { cell: mark } of marks) takeMark(name, mark, state);
}

function takeMark(name: string, mark: LooseCell, state: State): void {
  const word = markerText(mark.text);
  if (isTick(mark.text) || /^(?:1|BENAR|TRUE|YA|KUNCI|\*)$/u.test(word))
    put("tick", name, mark, 0, state);
  else if (namesOptions(mark.text)) put("key", "", mark, 0, state);
  else if (!/^(?:0|SALAH|FALSE|TIDAK|-|)$/u.test(word)) put("more", "", mark, 0, state);
}

/** A list within a stem counts too; it begins again at 1. */
function startsQuestion(value: number, state: State): boolean {
  if (state.number === null || state.isBegun)
    return state.number === null || value !== state.listed;
  if (value === 1 || value === state.listed) {
    state.listed = value + 1;
    return false;
  }
  return value === state.number + 1;
}

function takeWorded(filled: readonly Placed[], state: State): void {
  const at = filled.findIndex(({ column }) => column === state.words);
  const word = markerText(filled[at]?.cell.text ?? "");
  const [text, ...marks] = filled.slice(at + 1);
  if (at >= 0 && text && stemWords.test(word)) {
    const before = filled.slice(0, at).find(({ cell }) => /^\d{1,4}\W?$/u.test(cell.text.trim()));
    begin(Number(before?.cell.text.replace(/\D/gu, "") ?? 0), text.cell, 0, state);
    takeBeside(marks, state);
  } else if (at >= 0 && text && answerWords.test(word) && state.number !== null)
    takeOption(state.next, text.cell, 0, marks, state);
  else if (state.number !== null && key.test(word)) {
    if (text) put("key", "", text.cell, 0, state);
  } else if (state.number !== null && !(state.items.length === 0))
    for (const { cell } of filled) put("more", "", cell, 0, state);
}
