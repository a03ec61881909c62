// A Word document as its readers see it: paragraphs and tables in order, with styles, lists, fields, merged cells and tracked
// changes resolved. Nothing of Word's XML is left in it, and it knows nothing of questions.

export type Mark = "b" | "i" | "u" | "sub" | "sup";
export type Piece =
  | { kind: "text"; text: string; marks: readonly Mark[] }
  /** `typed`: it stands there as text, which Word may have cut up. */
  | { kind: "formula"; latex: string; isBlock: boolean; typed: boolean }
  /** `name`: in the files of the document. Sizes in pixels; 0: nothing is said. */
  | { kind: "picture"; name: string; alt: string; width: number; height: number }
  | { kind: "break" };

/** What Word shows before a paragraph of a list. */
export type ListLabel = {
  /** As shown; empty for a bullet. */
  text: string;
  /** From 0. */
  level: number;
  /** False for a bullet. */
  ordered: boolean;
  value: number;
  /** Of the letters or Roman numbers that it is shown with alone, as HTML names them; empty: of anything else. */
  type: "" | "a" | "A" | "i" | "I";
};

export type WordParagraph = {
  kind: "paragraph";
  pieces: readonly Piece[];
  label: ListLabel | null;
  /** Explains or entitles, in documents that are written here. */
  isNote: boolean;
  /** From right to left. */
  rtl: boolean;
  /** Null: where its lines begin. */
  align: "left" | "center" | "right" | "justify" | null;
  /** The text of a text box at it, which is no part of the pieces. */
  boxed: string;
  /** One sentence for each thing of it that has no place here. */
  losses: readonly string[];
};
export type WordTable = { kind: "table"; rows: readonly WordRow[] };
export type WordBlock = WordParagraph | WordTable;

export type WordRow = readonly WordCell[];
export type WordCell = {
  blocks: readonly WordBlock[];
  /** From 0, in columns of the table's grid. */
  column: number;
  colspan: number;
  rowspan: number;
  /** Belongs to the merged cell above it. */
  continued: boolean;
  /** Heads a row or a column. */
  isHead: boolean;
};

/** What stands for it in words; a picture has none. */
export function textOfPieces(pieces: readonly Piece[]): string {
  return pieces.map(textOfPiece).join("");
}

export function textOfPiece(piece: Piece): string {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "formula") return piece.latex;
  return piece.kind === "break" ? "\n" : "";
}

/** Whatever its label says. */
export function isBlank(block: WordBlock): boolean {
  if (block.kind === "table") return false;
  return block.pieces.every(
    (piece) => piece.kind === "break" || (piece.kind === "text" && piece.text.trim() === ""),
  );
}

/** Line by line with its labels, without the tables in it. */
export function cellText({ blocks }: Pick<WordCell, "blocks">): string {
  const lines = paragraphsOf(blocks).map(({ label, pieces }) =>
    `${label?.text ?? ""} ${textOfPieces(pieces)}`.trim(),
  );
  return lines.filter((line) => line !== "").join("\n");
}

/** Those that stand beside each other, not those in tables. */
export function paragraphsOf(blocks: readonly WordBlock[]): WordParagraph[] {
  return blocks.filter((block): block is WordParagraph => block.kind === "paragraph");
}

/** The cell that covers a column of a row. */
export function cellAt(row: WordRow | undefined, column: number): WordCell | undefined {
  return row?.find((cell) => cell.column <= column && column < cell.column + cell.colspan);
}
