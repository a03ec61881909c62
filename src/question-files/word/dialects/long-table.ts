// One long table with a marker in front of each row: "Q:1)" the question, "A:)" its options, "Kunci" the key; or the marker
// and its text in one cell. What has no marker goes on with the row above.
import type { ImportedQuestion } from "../../imported-question.ts";
import { reportDoubled } from "../../layouts/loose-question.ts";
import { cuttableText, paragraphBetween } from "../document/paragraph-cuts.ts";
import { isBlank, type WordBlock, type WordRow, type WordTable } from "../document/word-block.ts";
import { markedLine, readSegments, type Segment } from "../reading/plain-questions.ts";
import { trimmedBlocks } from "./written-starts.ts";
import type { TableReader, TableTarget } from "./table-target.ts";

// Alone in its cell, with a colon, or before a letter alone.
const key =
  /^\s*(?:KUNCI(?:\s+JAWABAN)?|JAWABAN(?:\s+BENAR)?|JAWAB|ANSWER|KEY)(?:\s*[:：]\s*\)?\s*|\s*\.?\s*$|\s+(?=[A-J]\W*$))/iu;

export const longTableReader: TableReader = {
  fits: ({ rows }) => rows.some((row) => segmentOf(row).segment?.kind === "stem"),
  read: readLongTable,
};

function readLongTable(table: WordTable, target: TableTarget): void {
  const rows = table.rows.map(segmentOf);
  const questions: Segment[][] = [];
  for (const { segment, blocks } of rows) {
    if (segment?.kind === "stem") questions.push([segment]);
    else if (segment) questions.at(-1)?.push(segment);
    else
      questions
        .at(-1)
        ?.at(-1)
        ?.blocks.push(...blocks);
  }
  const seen = new Set<string>();
  for (const [at, segments] of questions.entries()) {
    const number = segments[0]?.name ?? "";
    const draft = target.draft(number === "" ? `soal ke-${at + 1}` : `nomor ${number}`);
    reportDoubled(draft, number, seen);
    const read: ImportedQuestion = readSegments(draft, segments, true);
    target.add(draft, read);
  }
}

function segmentOf(row: WordRow): { segment: Segment | null; blocks: WordBlock[] } {
  const cells = row
    .filter(({ continued }) => !continued)
    .map(({ blocks }) => trimmedBlocks(blocks));
  const blocks = cells.flat();
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return { segment: null, blocks };
  const marked = markedLine(first);
  if (marked && marked.kind !== "key") {
    const { kind, name, rest } = marked;
    return {
      segment: { kind, name, blocks: [...(isBlank(rest) ? [] : [rest]), ...others] },
      blocks,
    };
  }
  const found = key.exec(cuttableText(first));
  if (!found) return { segment: null, blocks };
  const rest = paragraphBetween(first, found[0].length, Infinity);
  return { segment: { kind: "key", name: "", blocks: [rest, ...others] }, blocks };
}
