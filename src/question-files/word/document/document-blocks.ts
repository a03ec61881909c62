// Word's paragraphs and tables as blocks. A table holds paragraphs and tables again, so both are made here.
import { descendantsNamed, textOf, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { headCellStyle, noteStyles } from "../word-style-names.ts";
import type { FindPicture } from "./document-media.ts";
import type { DocumentStyles } from "./document-styles.ts";
import { piecesOf } from "./inline-pieces.ts";
import type { NextLabel } from "./list-labels.ts";
import { tableGrid } from "./table-grid.ts";
import type { WordBlock, WordParagraph, WordTable } from "./word-block.ts";
import { blocksIn, childNamed, toggle, valueOf } from "./word-xml.ts";

type Source = { styles: DocumentStyles; nextLabel: NextLabel; findPicture: FindPicture };

/** Of the body or of a cell. */
export function documentBlocks(parent: XmlElement, source: Source): WordBlock[] {
  return blocksIn(parent).map((element) =>
    element.local === "p" ? paragraphOf(element, source) : tableOf(element, source),
  );
}

function paragraphOf(element: XmlElement, source: Source): WordParagraph {
  const { styles, nextLabel, findPicture } = source;
  const properties = childNamed(element, "pPr");
  const rtl = toggle(properties, "bidi") ?? false;
  const losses = new Set<string>();
  const addLoss = (reason: string) => losses.add(reason);
  return {
    kind: "paragraph",
    pieces: piecesOf(element, { styles, findPicture, addLoss }),
    label: nextLabel(styles.placeInList(properties)),
    isNote: noteStyles.has(valueOf(properties, "pStyle") ?? ""),
    rtl,
    align: alignmentOf(valueOf(properties, "jc") ?? "", rtl),
    boxed: boxedText(element),
    losses: [...losses],
  };
}

const alignments = new Map<string, WordParagraph["align"]>([
  ["center", "center"],
  ["both", "justify"],
  ["right", "right"],
  ["end", "right"],
]);

/** In paragraphs from right to left "left" is where they begin. */
function alignmentOf(said: string, rtl: boolean): WordParagraph["align"] {
  const align = alignments.get(said) ?? null;
  return rtl && align === "right" ? "left" : align;
}

function boxedText(paragraph: XmlElement): string {
  const [box] = descendantsNamed(paragraph, "txbxContent");
  return box ? descendantsNamed(box, "t").map(textOf).join("") : "";
}

function tableOf(table: XmlElement, source: Source): WordTable {
  const rows = tableGrid(table).map(({ cells, heading }) =>
    cells.map(({ element, ...place }) => ({
      ...place,
      blocks: documentBlocks(element, source),
      isHead: heading || isHeadCell(element),
    })),
  );
  return { kind: "table", rows };
}

function isHeadCell(cell: XmlElement): boolean {
  const [first] = blocksIn(cell);
  return valueOf(childNamed(first, "pPr"), "pStyle") === headCellStyle;
}
