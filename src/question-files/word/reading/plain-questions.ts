// The plain dialect: paragraphs "S:1) question" (or "Q:1)"), "A:) option", "JAWABAN: B, C". What follows a marked paragraph without a
// marker of its own goes on with it. Source: domain.md 1.12, "fmt 1".
import type { ImportedQuestion } from "../../imported-question.ts";
import { shortContent, type LetteredOption } from "./contents/answer-content.ts";
import { blocksHtml } from "./block-html.ts";
import { plainTextOf } from "../../../domain/text/html-text.ts";
import {
  textOfPiece,
  textOfPieces,
  type Piece,
  type WordBlock,
  type WordParagraph,
} from "../document/word-block.ts";
import { markerText } from "./marker-text.ts";
import { finishLoose } from "../../layouts/loose-question.ts";
import { finishDraft, type Draft } from "./word-draft.ts";

const colon = "[:：∶꞉]";
const bracket = "[)）]";
const start = "[\\s\\u200b-\\u200f\\ufeff]*";
// Word turns ":)" into a smiley.
const smiley = "(?:[☺☻🙂😊😀]\\ufe0f?)";
const markers = {
  stem: new RegExp(
    `^${start}[SsQqＳｓＱｑ]\\s*${colon}\\s*([\\d٠-٩０-９]*)\\s*[.]?\\s*${bracket}\\s*|^${start}[SsQqＳｓＱｑ]\\s*${smiley}\\s*`,
    "u",
  ),
  option: new RegExp(
    `^${start}([A-Ha-hＡ-Ｈａ-ｈ])\\s*(?:${colon}\\s*${bracket}|${smiley})\\s*`,
    "u",
  ),
  key: new RegExp(
    `^${start}(?:KUNCI(?:\\s+JAWABAN)?|JAWABAN|JAWAB)\\s*${colon}\\s*${bracket}?\\s*`,
    "iu",
  ),
} as const;
type MarkerKind = keyof typeof markers;

type Marked = { kind: MarkerKind; name: string; rest: WordParagraph };

/** Null: no marker at its start. `name` is the number or the letter. */
export function markedLine(line: WordParagraph): Marked | null {
  const text = textOfPieces(line.pieces);
  for (const kind of ["stem", "option", "key"] as const) {
    const found = markers[kind].exec(text);
    if (found) {
      const rest = { ...line, label: null, pieces: withoutStart(line.pieces, found[0].length) };
      return { kind, name: markerText(found[1] ?? ""), rest };
    }
    // Word may count for the author: then the marker is the label of a list.
    const label = line.label && line.label.text !== "" ? markers[kind].exec(line.label.text) : null;
    if (label) return { kind, name: markerText(label[1] ?? ""), rest: { ...line, label: null } };
  }
  return null;
}

function withoutStart(pieces: readonly Piece[], length: number): Piece[] {
  let left = length;
  return pieces.flatMap((piece): Piece[] => {
    if (left <= 0) return [piece];
    if (piece.kind === "break") {
      left -= 1;
      return [];
    }
    const taken = Math.min(left, textOfPiece(piece).length);
    left -= taken;
    if (piece.kind !== "text") return [piece];
    return taken < piece.text.length ? [{ ...piece, text: piece.text.slice(taken) }] : [];
  });
}

/** A paragraph, cut where a line break is followed by a marker. */
export function cutAtMarkers(line: WordParagraph): WordParagraph[] {
  const lines: WordParagraph[] = [];
  let from = 0;
  for (const [at, piece] of line.pieces.entries()) {
    if (piece.kind !== "break") continue;
    const after = { ...line, label: null, pieces: line.pieces.slice(at + 1) };
    if (!markedLine(after)) continue;
    lines.push({
      ...line,
      label: lines.length === 0 ? line.label : null,
      pieces: line.pieces.slice(from, at),
    });
    from = at + 1;
  }
  const label = lines.length === 0 ? line.label : null;
  return [...lines, { ...line, label, pieces: line.pieces.slice(from) }];
}

export type Segment = { kind: MarkerKind; name: string; blocks: WordBlock[] };

/** One question from its first paragraph, which holds the marker of the stem, up to the next one. */
export function readPlainQuestion(draft: Draft, blocks: readonly WordBlock[]): ImportedQuestion {
  const [first] = blocks;
  const text =
    first?.kind === "paragraph" ? `${first.label?.text ?? ""}${textOfPieces(first.pieces)}` : "";
  return readSegments(draft, segmentsOf(blocks), /^[^\p{L}]*[QＱ]/iu.test(text));
}

/** `needsKey`: options without a key are no short answers. */
export function readSegments(
  draft: Draft,
  segments: readonly Segment[],
  needsKey: boolean,
): ImportedQuestion {
  const htmlOf = ({ blocks: own }: Segment) => blocksHtml(own, draft);
  const stem = segments
    .filter(({ kind }) => kind === "stem")
    .map(htmlOf)
    .join("");
  const options = segments
    .filter(({ kind }) => kind === "option")
    .map((segment): LetteredOption => ({ letter: segment.name, html: htmlOf(segment) }));
  const keys = segments.filter(({ kind }) => kind === "key").map(htmlOf);
  if (keys.length > 1) draft.error("JAWABAN ditulis lebih dari sekali; sisakan satu.");
  const [key = ""] = keys;
  const isShort = options.length > 0 && !needsKey && plainTextOf(key) === "";
  if (!isShort) return finishLoose(draft, { stem, options, key });
  if (options.length > 1)
    draft.warn(
      "Tanpa JAWABAN semua opsinya menjadi jawaban isian; tulis JAWABAN bila ini pilihan.",
    );
  const answers = options.map(({ html }) => html);
  return finishDraft(draft, stem, shortContent(draft, answers));
}

function segmentsOf(blocks: readonly WordBlock[]): Segment[] {
  const segments: Segment[] = [];
  for (const block of blocks) {
    const marked = block.kind === "table" ? null : markedLine(block);
    if (marked) segments.push({ kind: marked.kind, name: marked.name, blocks: [marked.rest] });
    else segments.at(-1)?.blocks.push(block);
  }
  return segments;
}
