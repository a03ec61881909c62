// The questions in the blocks of a Word document. There are several ways of writing them; each is one reader.
import type { ImportedQuestions } from "../../imported-question.ts";
import type { WordDocument } from "../document/read-document.ts";
import type { WordBlock } from "../document/word-block.ts";
import { hashedBlocks, hashParts, isStarred } from "../dialects/hash-parts.ts";
import { readHashQuestions } from "../dialects/hash-questions.ts";
import { looseLines } from "../dialects/loose-lines.ts";
import { hasStackedQuestions, readStackedRows } from "../../layouts/stacked-rows.ts";
import { FoundQuestions } from "./found-questions.ts";
import { readMixedBlocks } from "./mixed-blocks.ts";

type DocumentReader = {
  fits(blocks: readonly WordBlock[]): boolean;
  /** Only of a document that fits. */
  read(blocks: readonly WordBlock[], found: FoundQuestions): void;
};

/** The older templates: keys between "##". */
const hashedReader: DocumentReader = {
  fits: (blocks) => hashedBlocks(blocks) !== null,
  read: (blocks, found) => readHashed(hashedBlocks(blocks) ?? [], found),
};

/** Markers and tables; where there are none, nothing is found. */
const mixedReader: DocumentReader = { fits: () => true, read: readMixedBlocks };

/** Without any marker: essays between lines of stars. */
const starredReader: DocumentReader = { fits: isStarred, read: readHashed };

/** Without any marker: questions and options by their numbers and letters. */
const numberedReader: DocumentReader = {
  fits: (blocks) => hasStackedQuestions(looseLines(blocks)),
  read: (blocks, found) =>
    readStackedRows(looseLines(blocks), {
      draft: (row, number) => found.draft(`Paragraf ${row} (soal ${number})`),
      add: (draft, question) => found.add(draft, question),
    }),
};

/** Tried in this order, until one of them finds a question. */
const documentReaders = [hashedReader, mixedReader, starredReader, numberedReader];

export function documentQuestions(
  { blocks, media }: WordDocument,
  makeId: () => string,
): ImportedQuestions {
  const found = new FoundQuestions(media, makeId);
  for (const { fits, read } of documentReaders) {
    if (found.questions.length > 0) break;
    if (!fits(blocks)) continue;
    found.forgetOutside();
    read(blocks, found);
  }
  return { questions: found.questions, notes: found.notes(), files: found.files };
}

function readHashed(blocks: readonly WordBlock[], found: FoundQuestions): void {
  readHashQuestions(hashParts(blocks), {
    draft: (place) => found.draft(place),
    add: (draft, question) => found.add(draft, question),
    outside: (text) => found.addOutside(text),
  });
}
