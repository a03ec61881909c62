// Rows of questions with a table of their own or with blanks in a text: types 11, 12 and 14.
import type { Comparison, ContentOf } from "../../../contract/questions/question-content.ts";
import { tokenText } from "../answer-token.ts";
import { blankWidth, typedWidth } from "../reading/contents/blank-content.ts";
import { escapeHtml } from "../../../domain/text/html-text.ts";
import { comparisonOf, flagsOfComparison } from "../reading/contents/typed-comparison.ts";
import type { GridText, QuestionRows } from "./written-rows.ts";

type Flags = readonly (readonly [string, string])[];

/** What looks like a blank and is none. */
const withoutBlanks = (html: string) => html.replace(/\[{2,}/gu, String.raw`\$&`);

export function inputGridRows(rows: QuestionRows, { payload, key }: ContentOf<11>): void {
  const shown = (html: string) => ({ html: withoutBlanks(html) });
  const heads = payload.rows.length > 0;
  const lines = payload.cells.map((cells, at) => [
    ...(heads ? [shown(payload.rows[at] ?? "")] : []),
    ...cells.map((cell) =>
      cell.kind === "text" ? shown(cell.html) : inputCell(cell, key.cells[cell.id]),
    ),
  ]);
  const top = [...(heads ? [{ line: "" }] : []), ...payload.cols.map(shown)];
  rows.grid("T", [top, ...lines], heads ? 1 : 0);
  if (heads) rows.setting("rowHeads", true);
}

type Input = Extract<ContentOf<11>["payload"]["cells"][number][number], { kind: "input" }>;

function inputCell(
  { number, placeholder }: Input,
  key: ContentOf<11>["key"]["cells"][string] | undefined,
): GridText {
  const own = key ?? { ...comparisonOf([]), manual: true };
  const flags: Flags = [
    ...(own.manual ? [["manual", ""] as const] : []),
    ...flagsOfComparison(own),
    ...(number === (own.mode === "number") ? [] : [["papan", number ? "angka" : "huruf"] as const]),
    ...(placeholder === "" ? [] : [["petunjuk", placeholder] as const]),
  ];
  return { line: `[[${tokenText(own.accepted, flags)}]]` };
}

export function checkGridRows(rows: QuestionRows, { payload, key }: ContentOf<12>): void {
  const lines = payload.rows.map(({ id, html }) => [
    { html },
    ...payload.columns.map((column) => ({ line: key.rows[id]?.includes(column.id) ? "v" : "" })),
  ]);
  const top = [{ line: "" }, ...payload.columns.map(({ html }) => ({ html }))];
  rows.grid("T", [top, ...lines], 1);
  const guessed = payload.rows.some(({ id }) => (key.rows[id]?.length ?? 0) > 1);
  const hasEmpty = payload.rows.some(({ id }) => (key.rows[id]?.length ?? 0) === 0);
  if (payload.multiple !== guessed || (payload.multiple && hasEmpty))
    rows.setting("multiple", payload.multiple);
  if (key.measure !== "rows") rows.setting("measure", "sel");
}

type Blank = ContentOf<14>["payload"]["blanks"][number];
type Bank = ContentOf<14>["payload"]["bank"];

/** The text apart from the stem, since it may begin with anything. */
export function blankRows(rows: QuestionRows, { payload, key }: ContentOf<14>): void {
  const { text, blanks, bank } = payload;
  const modes = new Set(blanks.map(({ mode }) => mode));
  const hasShortList = blanks.some(
    ({ mode, options }) => mode === "dropdown" && options.length < 2,
  );
  const isMixed = modes.size > 1 || hasShortList;
  const tokens = new Map(
    blanks.map((blank) => [blank.id, tokenOfBlank(blank, bank, key, isMixed)]),
  );
  const shown = text.replace(
    /(\[*)\[\[([\w-]{1,40})\]\]|\[{2,}/gu,
    (all, before: string | undefined, id: string | undefined) => {
      const token = tokens.get(id ?? "");
      return token === undefined ? `\\${all}` : `${before}[[${escapeHtml(token)}]]`;
    },
  );
  rows.html("T", shown);
  bankRows(rows, payload, key);
  const [mode] = modes;
  if (!isMixed && mode) rows.lines("@M", mode === "text" ? "teks" : mode);
}

function bankRows(
  rows: QuestionRows,
  { blanks, bank }: ContentOf<14>["payload"],
  { words }: ContentOf<14>["key"],
): void {
  const banked = blanks.filter(({ mode }) => mode === "bank");
  if (banked.length === 0 && bank.length > 0)
    rows.warn("Kata di bank tidak dipakai isian mana pun; tidak ikut.");
  if (banked.length === 0) return;
  const uses = (id: string) => banked.filter((blank) => words[blank.id] === id).length;
  for (const { id, text } of bank) if (uses(id) === 0) rows.lines("X", text);
  for (const { id, text, reuse } of bank) if (reuse && uses(id) < 2) rows.setting("reuse", text);
}

const modeFlags = { bank: "bank", dropdown: "dropdown", text: "ketik" } as const;

function tokenOfBlank(
  { id, mode, options, width }: Blank,
  bank: Bank,
  { words, texts }: ContentOf<14>["key"],
  isMixed: boolean,
): string {
  const typed: Comparison = texts[id] ?? comparisonOf([]);
  const usual = mode === "text" ? typedWidth(typed.accepted) : blankWidth;
  const flags: Flags = [
    ...(isMixed ? [[modeFlags[mode], ""] as const] : []),
    ...(mode === "text" ? flagsOfComparison(typed) : []),
    ...(width === usual ? [] : [["lebar", String(width)] as const]),
  ];
  if (mode === "text") return tokenText(typed.accepted, flags);
  if (mode === "bank")
    return tokenText(
      bank.filter((word) => word.id === words[id]),
      flags,
    );
  return tokenText(
    options.map((option) => ({ text: option.text, key: option.id === words[id] })),
    flags,
  );
}
