// Paragraphs cut at places of their text, however Word has cut them into runs.
import { textOfPiece, type Piece, type WordParagraph } from "./word-block.ts";

/** Its text, with one sign for each formula and picture, which no pattern looks for. */
export function cuttableText({ pieces }: WordParagraph): string {
  return pieces.map(signsOf).join("");
}

function signsOf(piece: Piece): string {
  return piece.kind === "text" || piece.kind === "break" ? textOfPiece(piece) : "\ufffc";
}

/** Counted in cuttableText; without a label unless it begins where the paragraph does. */
export function paragraphBetween(
  paragraph: WordParagraph,
  from: number,
  to: number,
): WordParagraph {
  let at = 0;
  const pieces = paragraph.pieces.flatMap((piece): Piece[] => {
    const start = at;
    const { length } = signsOf(piece);
    at += length;
    if (piece.kind !== "text") return start >= from && start < to ? [piece] : [];
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === "" ? [] : [{ ...piece, text }];
  });
  return { ...paragraph, pieces, label: from === 0 ? paragraph.label : null };
}

type Cut = {
  /** What stood before this stretch; empty for the first. */
  sign: string;
  rest: WordParagraph;
};

/** At each find of a pattern, which is global. */
export function cutParagraph(paragraph: WordParagraph, pattern: RegExp): Cut[] {
  const text = cuttableText(paragraph);
  const cuts: Cut[] = [];
  let from = 0;
  let sign = "";
  for (const found of text.matchAll(pattern)) {
    cuts.push({ sign, rest: paragraphBetween(paragraph, from, found.index) });
    [sign] = found;
    from = found.index + sign.length;
  }
  cuts.push({ sign, rest: paragraphBetween(paragraph, from, text.length) });
  return cuts;
}
