// Blocks of a Word document as HTML: looks, lists, nested tables with merged cells, pictures, sounds, formulas. All text is
// escaped; a sanitiser still goes over it.
import { escapeHtml } from "../../../domain/text/html-text.ts";
import type { DocumentMedia } from "../document/document-media.ts";
import { typedFormula } from "../../rich-text/formula-choice.ts";
import {
  isBlank,
  paragraphsOf,
  textOfPieces,
  type ListLabel,
  type Piece,
  type WordBlock,
  type WordParagraph,
  type WordTable,
} from "../document/word-block.ts";

/** Who is told what of the shown blocks is lost, and which files they show. */
export type Showing = { media: DocumentMedia; used: Set<string>; warn(reason: string): void };

/** What a list of HTML can say, beside letters and Roman numbers alone; "(1)" and "1.a" it cannot, and options refer to them. */
const plainNumber = /^\d+[.)]?$/u;

export function blocksHtml(blocks: readonly WordBlock[], showing: Showing): string {
  for (const reason of paragraphsOf(blocks).flatMap(({ losses }) => losses)) showing.warn(reason);
  const kept = withoutBlankEdges(blocks);
  let html = "";
  for (let at = 0; at < kept.length;) {
    const block = kept[at] as WordBlock;
    if (block.kind === "table") {
      html += tableHtml(block, showing);
      at += 1;
      continue;
    }
    const items = listFrom(kept, at);
    html += items.length > 0 ? listHtml(items, showing) : paragraphHtml(block, showing);
    at += Math.max(1, items.length);
  }
  return html;
}

function withoutBlankEdges(blocks: readonly WordBlock[]): WordBlock[] {
  const kept = [...blocks];
  while (kept[0] && isBlank(kept[0])) kept.shift();
  for (let last = kept.at(-1); last && isBlank(last); last = kept.at(-1)) kept.pop();
  return kept;
}

type Item = WordParagraph & { label: ListLabel };

function isListItem(block: WordBlock | undefined): block is Item {
  if (block?.kind !== "paragraph" || !block.label) return false;
  const { ordered, text, type } = block.label;
  return !ordered || type !== "" || plainNumber.test(text);
}

function listFrom(blocks: readonly WordBlock[], from: number): Item[] {
  const items: Item[] = [];
  for (let block = blocks[from]; isListItem(block); block = blocks[from + items.length]) {
    items.push(block);
  }
  return items;
}

function listHtml(items: readonly Item[], showing: Showing): string {
  let html = "";
  for (let at = 0; at < items.length;) {
    const first = items[at] as Item;
    const { ordered, level, value, type } = first.label;
    const isSame = ({ label }: Item) =>
      label.level > level || (label.ordered === ordered && label.type === type);
    let end = at + 1;
    while (
      end < items.length &&
      (items[end] as Item).label.level >= level &&
      isSame(items[end] as Item)
    )
      end += 1;
    const start = ordered && value !== 1 ? ` start="${value}"` : "";
    const letters = type === "" ? "" : ` type="${type}"`;
    html += `<${ordered ? `ol${start}${letters}` : "ul"}>${itemsHtml(items.slice(at, end), level, showing)}</${ordered ? "ol" : "ul"}>`;
    at = end;
  }
  return html;
}

function itemsHtml(items: readonly Item[], level: number, showing: Showing): string {
  let html = "";
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && (items[end] as Item).label.level > level) end += 1;
    const item = items[at] as Item;
    const inner = listHtml(items.slice(at + 1, end), showing);
    html += `<li${directionOf(item)}>${piecesHtml(item.pieces, showing)}${inner}</li>`;
    at = end;
  }
  return html;
}

function directionOf({ rtl }: WordParagraph): string {
  return rtl ? ' dir="rtl"' : "";
}

function paragraphHtml(paragraph: WordParagraph, showing: Showing): string {
  const sound = soundHtml(paragraph, showing);
  if (sound !== null) return sound;
  const { align, label, pieces } = paragraph;
  const aligned = align ? ` data-align="${align}"` : "";
  const counted = label && label.text !== "" ? `${escapeText(label.text)} ` : "";
  return `<p${directionOf(paragraph)}${aligned}>${counted}${piecesHtml(pieces, showing)}</p>`;
}

const soundLine = /^\s*\[audio: ([^\]|]+?)(?: \| (\d{1,2})x)?\]\s*$/iu;

/** "[audio: suara.mp3 | 2x]" on a line of its own, when there is such a file. */
function soundHtml({ pieces }: WordParagraph, { media, used }: Showing): string | null {
  if (pieces.some(({ kind }) => kind !== "text")) return null;
  const [, name, times] = soundLine.exec(textOfPieces(pieces)) ?? [];
  const file = name === undefined ? null : media.sound(name);
  if (!file) return null;
  used.add(file.name);
  const bound = times === undefined ? "" : ` data-max-play="${times}"`;
  return `<audio src="import:${escapeText(file.name)}" controls="controls"${bound}></audio>`;
}

/** Spaces and breaks at the edges are no part of what was meant. */
function piecesHtml(pieces: readonly Piece[], showing: Showing): string {
  const html = pieces.map((piece) => pieceHtml(piece, showing)).join("");
  return html.replace(/^(?:\s|<br>)+/u, "").replace(/(?:\s|<br>)+$/u, "");
}

function pieceHtml(piece: Piece, { used }: Showing): string {
  switch (piece.kind) {
    case "break":
      return "<br>";
    case "formula": {
      const name = piece.isBlock ? "data-formula-block" : "data-formula";
      return `<span ${name}="${escapeText(piece.latex)}"></span>`;
    }
    case "picture": {
      const { name, alt, width, height } = piece;
      used.add(name);
      const sizes = `${width > 0 ? ` width="${width}"` : ""}${height > 0 ? ` height="${height}"` : ""}`;
      return `<img src="import:${name}" alt="${escapeText(alt)}"${sizes}>`;
    }
    case "text":
      return piece.marks.reduceRight(
        (inner, mark) => `<${mark}>${inner}</${mark}>`,
        textHtml(piece.text),
      );
  }
}

/** Not \[ … \], whose signs keep brackets from being blanks. */
const typedLatex = /\\\(([\s\S]{1,2000}?)\\\)|\$\$([^$]{1,2000})\$\$/gu;

/** LaTeX between its signs is a formula, if it can be drawn. */
function textHtml(text: string): string {
  let html = "";
  let from = 0;
  for (const found of text.matchAll(typedLatex)) {
    const latex = (found[1] ?? found[2] ?? "").trim();
    if (latex === "") continue;
    html +=
      escapeText(text.slice(from, found.index)) + typedFormula(plain(latex), found[0].slice(0, 2));
    from = found.index + found[0].length;
  }
  return html + escapeText(text.slice(from));
}

/** Control characters, which mean nothing in HTML, dropped. */
const plain = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? " " : ""));
const escapeText = (text: string): string => escapeHtml(plain(text));

function tableHtml({ rows }: WordTable, showing: Showing): string {
  const lines = rows.map((row) => {
    const shown = row.filter((cell) => !cell.continued);
    const cells = shown.map(({ blocks, colspan, rowspan, isHead }) => {
      const wide = colspan > 1 ? ` colspan="${colspan}"` : "";
      const high = rowspan > 1 ? ` rowspan="${rowspan}"` : "";
      const name = isHead ? "th" : "td";
      return `<${name}${wide}${high}>${blocksHtml(blocks, showing)}</${name}>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table><tbody>${lines.join("")}</tbody></table>`;
}
