// Where the answers of each type are written on paper, in Word: letters with options, boxes, tables, lines.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { escapeHtml } from "../../../domain/text/html-text.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import { blanksInOrder } from "../../../domain/paper/paper-marks.ts";
import { pictureRun } from "../writing/picture-to-word.ts";
import { wordParagraph } from "../writing/word-markup.ts";
import {
  blocksIn,
  plainTable,
  ruledLines,
  ruledTable,
  type CellText,
  type QuestionTable,
} from "./word-paper-table.ts";
import type { WordPaperTexts } from "./word-paper-texts.ts";

const box = "☐";
const ring = "○";
const blank = "……………";
const maxLines = 100;
const smallLetter = (at: number) => letterOf(at).toLowerCase();

type Payload<Type extends QuestionContent["type"]> = Extract<
  QuestionContent,
  { type: Type }
>["payload"];

/** Several may be chosen of lettered options. */
export function hasBoxes({ type, payload }: QuestionContent): boolean {
  return type === 4 || (type === 15 && payload.mode === "options" && payload.multiple);
}

/** @param zoned the file that shows the picture with its numbered areas; null when there is none */
export function writeAnswers(
  table: QuestionTable,
  { type, payload }: QuestionContent,
  zoned: string | null,
  texts: WordPaperTexts,
): void {
  switch (type) {
    case 1:
    case 3:
    case 4: {
      const sign = type === 4 ? `${box} ` : "";
      for (const [at, { html }] of payload.options.entries())
        table.lettered(`${sign}${smallLetter(at)}.`, { html });
      return;
    }
    case 2:
      return table.wide("", ruledLines(Math.min(payload.lines, maxLines)));
    case 5:
    case 10:
      return twoColumns(table, payload);
    case 6:
      return table.text("", { line: `${texts.answer}: ${blank}${blank} ${payload.unit}` });
    case 7:
      for (const { html } of payload.items) table.lettered(box, { html });
      return;
    case 8:
    case 9:
      return statements(table, payload, type === 9 ? texts : null);
    case 11:
      return textGrid(table, payload);
    case 12: {
      const mark = payload.multiple ? box : ring;
      const head = [{ line: "" }, ...payload.columns];
      const rows = payload.rows.map((row) => [row, ...payload.columns.map(() => ({ line: mark }))]);
      return table.wide("", ruledTable([head, ...rows], table.page, table.room));
    }
    case 13:
      return groups(table, payload);
    case 14:
      return blanks(table, payload, texts);
    case 15:
      return pictures(table, payload, zoned);
    case 16:
      return labels(table, payload, zoned);
  }
}

function twoColumns(table: QuestionTable, { left, right }: Payload<5>): void {
  const width = Math.floor(table.room / 2);
  const cell = (content: CellText) => blocksIn(content, table.page, width);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [from, to] = [left[at], right[at]];
    return [
      from ? cell({ html: marked(`…… ${at + 1}.`, from.html) }) : "",
      to ? cell({ html: marked(`${letterOf(at)}.`, to.html) }) : "",
    ];
  });
  table.wide("", plainTable([width, width], rows));
}

/** The mark at the beginning of the first paragraph. */
function marked(mark: string, html: string): string {
  const start = /^\s*<p\b[^>]*>/u.exec(html)?.[0] ?? "";
  return `${start}${escapeHtml(mark)} ${html.slice(start.length)}`;
}

function statements(
  table: QuestionTable,
  { labels: names, statements: all }: Payload<8>,
  texts: WordPaperTexts | null,
): void {
  const head = [{ line: "" }, { line: names[0] }, { line: names[1] }];
  const rows = all.map(({ html }, at) => {
    const reason = texts ? `<p>${escapeHtml(texts.reason)}: ${blank.repeat(3)}</p>` : "";
    return [{ html: marked(`${at + 1}.`, html) + reason }, { line: box }, { line: box }];
  });
  table.wide("", ruledTable([head, ...rows], table.page, table.room, [4, 1, 1]));
}

function textGrid(table: QuestionTable, { cols, rows, cells }: Payload<11>): void {
  const hasNames = rows.length > 0;
  const head = [...(hasNames ? [{ line: "" }] : []), ...cols.map((html) => ({ html }))];
  const body = cells.map((row, at) => [
    ...(hasNames ? [{ html: rows[at] ?? "" }] : []),
    ...row.map((cell): CellText =>
      cell.kind === "text" ? { html: cell.html } : { line: cell.placeholder },
    ),
  ]);
  table.wide("", ruledTable([head, ...body], table.page, table.room));
}

function groups(table: QuestionTable, { categories, items }: Payload<13>): void {
  for (const [at, { html }] of items.entries()) table.lettered(`${smallLetter(at)}.`, { html });
  const room = categories.map(() => ({ html: "<p></p><p> </p><p> </p><p> </p>" }));
  table.wide("", ruledTable([categories, room], table.page, table.room));
}

function blanks(table: QuestionTable, payload: Payload<14>, texts: WordPaperTexts): void {
  const ordered = blanksInOrder(payload);
  let html = payload.text;
  for (const [at, { id }] of ordered.entries())
    html = html.split(`[[${id}]]`).join(`(${at + 1}) ${blank}`);
  table.text("", { html });
  const offered = payload.bank.map(({ text }) => text).join(" · ");
  if (offered !== "") table.text("", { line: `${texts.wordBank}: ${offered}` });
  for (const [at, { mode, options }] of ordered.entries())
    if (mode === "dropdown")
      table.text("", { line: `(${at + 1}) ${options.map(({ text }) => text).join(" / ")}` });
}

function pictures(table: QuestionTable, payload: Payload<15>, zoned: string | null): void {
  if (payload.mode === "zones") {
    zonePicture(table, payload.image, zoned);
    return;
  }
  const sign = payload.multiple ? `${box} ` : "";
  const place = { page: table.page, width: Math.floor(table.room / 2) };
  for (const [at, { image, caption }] of payload.options.entries()) {
    const src = image.media_id ?? "";
    const shown = wordParagraph(pictureRun({ src, alt: image.alt }, place));
    const below = caption === "" ? "" : blocksIn({ line: caption }, table.page, place.width);
    table.lettered(`${sign}${smallLetter(at)}.`, { blocks: shown + below });
  }
}

function zonePicture(
  table: QuestionTable,
  image: Payload<16>["image"],
  zoned: string | null,
): void {
  const place = { page: table.page, width: table.room };
  const attributes = { src: zoned ?? image.media_id ?? "", alt: image.alt };
  table.wide("", wordParagraph(pictureRun(attributes, place)));
}

function labels(table: QuestionTable, payload: Payload<16>, zoned: string | null): void {
  zonePicture(table, payload.image, zoned);
  const place = { page: table.page, width: Math.floor(table.room / 3) };
  for (const [at, { text, image }] of payload.labels.entries()) {
    const shownText = blocksIn({ line: text }, table.page, table.room);
    const shown = image
      ? wordParagraph(pictureRun({ src: image.media_id ?? "", alt: image.alt }, place))
      : "";
    table.lettered(`${smallLetter(at)}.`, { blocks: shown + shownText });
  }
  const width = Math.floor(table.room / 2);
  const lines = payload.zones.map(({ hint }, at) => {
    const shownText = [`${at + 1}.`, hint, blank.repeat(2)].filter(Boolean).join(" ");
    return blocksIn({ line: shownText }, table.page, width);
  });
  const rows = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? ""]] : []));
  table.wide("", plainTable([width, width], rows));
}
