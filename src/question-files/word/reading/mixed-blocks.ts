// Questions in paragraphs with S:1) and A:) and in tables, beside each other if need be: block by block. What follows a marked
// paragraph goes on with its question, a table included, until the next question begins.
import type { TableTarget } from "../dialects/table-target.ts";
import {
  textOfPieces,
  type WordBlock,
  type WordParagraph,
  type WordTable,
} from "../document/word-block.ts";
import type { FoundQuestions } from "./found-questions.ts";
import { cutAtMarkers, markedLine, readPlainQuestion } from "./plain-questions.ts";
import { isNoteTable, tableReaders } from "./table-readers.ts";
import type { Draft } from "./word-draft.ts";

type Walk = {
  found: FoundQuestions;
  /** Paragraphs and tables met so far. */
  paragraphs: number;
  tables: number;
  /** The question in paragraphs that is being gathered. */
  open: { draft: Draft; blocks: WordBlock[] } | null;
};

export function readMixedBlocks(blocks: readonly WordBlock[], found: FoundQuestions): void {
  const walk: Walk = { found, paragraphs: 0, tables: 0, open: null };
  for (const block of blocks) {
    if (block.kind === "paragraph") readParagraph(block, walk);
    else readTable(block, walk);
  }
  closePlain(walk);
}

function readParagraph(paragraph: WordParagraph, walk: Walk): void {
  walk.paragraphs += 1;
  const lines = cutAtMarkers(paragraph);
  const starts = lines.map(markedLine);
  const isOutside = !walk.open && !starts.some((start) => start?.kind === "stem");
  // A text box may hold what the author took for a question.
  if (isOutside && !paragraph.isNote)
    walk.found.addOutside(`${textOfPieces(paragraph.pieces)} ${paragraph.boxed}`);
  for (const [at, line] of lines.entries()) {
    const start = starts[at];
    if (start?.kind === "stem") openPlain(start.name, walk);
    walk.open?.blocks.push(line);
  }
}

function openPlain(number: string, walk: Walk): void {
  closePlain(walk);
  const about = number === "" ? "" : ` (soal ${number})`;
  walk.open = { draft: walk.found.draft(`Paragraf ${walk.paragraphs}${about}`), blocks: [] };
}

function closePlain(walk: Walk): void {
  if (!walk.open) return;
  const { draft, blocks } = walk.open;
  walk.open = null;
  walk.found.add(draft, readPlainQuestion(draft, blocks));
}

function readTable(table: WordTable, walk: Walk): void {
  walk.tables += 1;
  const reader = tableReaders.find(({ fits }) => fits(table, walk.open !== null));
  if (reader) reader.read(table, targetOf(walk));
  else if (walk.open) walk.open.blocks.push(table);
  else if (!isNoteTable(table)) walk.found.addOutside(`Tabel ${walk.tables}`);
}

function targetOf(walk: Walk): TableTarget {
  const { found, tables } = walk;
  return {
    draft(place) {
      closePlain(walk);
      return found.draft(place === "" ? `Tabel ${tables}` : `Tabel ${tables}, ${place}`);
    },
    add: (draft, question) => found.add(draft, question),
    addLoss: (reason) => found.addLoss(reason),
  };
}
