// The questions in the blocks of a Word document. Several ways of writing them are read, beside each other if need be:
// paragraphs with S:1) and A:), one table per question with markers in its first column, tables with a column JENIS or with
// a column for each option, long tables. The older templates with ## and ***, and plain numbered paragraphs, are documents
// of their own.
import type {
  ImportedFile,
  ImportedQuestion,
  ImportedQuestions,
  ImportNote,
} from "../../imported-question.ts";
import type { DocumentMedia } from "../document/document-media.ts";
import type { WordDocument } from "../document/read-document.ts";
import { cellText, textOfPieces } from "../document/word-block.ts";
import type {
  WordBlock,
  WordCell,
  WordParagraph,
  WordRow,
  WordTable,
} from "../document/word-block.ts";
import { hashedBlocks, hashParts, isStarred } from "../dialects/hash-parts.ts";
import { readHashQuestions } from "../dialects/hash-questions.ts";
import { readLongTable } from "../dialects/long-table.ts";
import { looseLines } from "../dialects/loose-lines.ts";
import { readStackedTable, readWideTable } from "../dialects/table-lines.ts";
import type { TableTarget } from "../dialects/table-target.ts";
import { readStackedRows } from "../../layouts/stacked-rows.ts";
import { jenisTable } from "./jenis-columns.ts";
import { jenisQuestions, readJenisQuestion } from "./jenis-questions.ts";
import { looksLikeQuestion, markerRows, splitQuestions, surelyQuestion } from "./marker-rows.ts";
import { cutAtMarkers, markedLine, readPlainQuestion } from "./plain-questions.ts";
import { readMarkedQuestion } from "./marked-questions.ts";
import { createDraft } from "./word-draft.ts";
import type { Draft } from "./word-draft.ts";

type Walk = {
  media: DocumentMedia;
  makeId: () => string;
  questions: ImportedQuestion[];
  files: Map<string, ImportedFile>;
  /** Paragraphs and tables met so far. */
  paragraphs: number;
  tables: number;
  losses: string[];
  /** Texts that belong to no question. */
  outside: string[];
  /** The plain question that is being gathered. */
  open: { draft: Draft; blocks: WordBlock[] } | null;
};

export function documentQuestions(
  { blocks, media }: WordDocument,
  makeId: () => string,
): ImportedQuestions {
  const walk = newWalk(media, makeId);
  const hashed = hashedBlocks(blocks);
  if (hashed) readHashed(hashed, walk);
  else {
    for (const block of blocks) {
      if (block.kind === "paragraph") readParagraph(block, walk);
      else readTable(block, walk);
    }
    closePlain(walk);
    if (walk.questions.length === 0) readOtherwise(blocks, walk);
  }
  return { questions: walk.questions, notes: notesOnRest(walk), files: [...walk.files.values()] };
}

function newWalk(media: DocumentMedia, makeId: () => string): Walk {
  return {
    media,
    makeId,
    questions: [],
    files: new Map(),
    paragraphs: 0,
    tables: 0,
    losses: [],
    outside: [],
    open: null,
  };
}

function readHashed(blocks: readonly WordBlock[], walk: Walk): void {
  readHashQuestions(hashParts(blocks), {
    draft: (place) => createDraft(place, walk.media, walk.makeId),
    add: (draft, question) => add(draft, question, walk),
    outside: (text) => addOutside(text, walk),
  });
}

/** Without any marker: essays between lines of stars, or questions and options by their numbers and letters. */
function readOtherwise(blocks: readonly WordBlock[], walk: Walk): void {
  if (isStarred(blocks)) {
    walk.outside = [];
    readHashed(blocks, walk);
    return;
  }
  const isRead = readStackedRows(looseLines(blocks), {
    draft: (row, number) =>
      createDraft(`Paragraf ${row} (soal ${number})`, walk.media, walk.makeId),
    add: (draft, question) => add(draft, question, walk),
  });
  if (isRead) walk.outside = [];
}

function readParagraph(paragraph: WordParagraph, walk: Walk): void {
  walk.paragraphs += 1;
  const lines = cutAtMarkers(paragraph);
  const starts = lines.map(markedLine);
  const isOutside = !walk.open && !starts.some((start) => start?.kind === "stem");
  // A text box may hold what the author took for a question.
  if (isOutside && !paragraph.isNote)
    addOutside(`${textOfPieces(paragraph.pieces)} ${paragraph.boxed}`, walk);
  for (const [at, line] of lines.entries()) {
    const start = starts[at];
    if (start?.kind === "stem") openPlain(start.name, walk);
    walk.open?.blocks.push(line);
  }
}

function addOutside(text: string, { outside }: Walk): void {
  const words = text.replace(/\s+/gu, " ").trim();
  if (words !== "") outside.push(words);
}

function openPlain(number: string, walk: Walk): void {
  closePlain(walk);
  const about = number === "" ? "" : ` (soal ${number})`;
  const place = `Paragraf ${walk.paragraphs}${about}`;
  walk.open = { draft: createDraft(place, walk.media, walk.makeId), blocks: [] };
}

function closePlain(walk: Walk): void {
  if (!walk.open) return;
  const { draft, blocks } = walk.open;
  walk.open = null;
  add(draft, readPlainQuestion(draft, blocks), walk);
}

function add(draft: Draft, question: ImportedQuestion, { media, files, questions }: Walk): void {
  questions.push(question);
  if (!question.question) return;
  for (const name of draft.used) {
    const picture = media.picture(name);
    const file = picture ? { name, bytes: picture.bytes } : media.sound(name);
    if (file) files.set(name, file);
  }
}

function readTable(table: WordTable, walk: Walk): void {
  walk.tables += 1;
  const target: TableTarget = {
    draft: (place) => createDraft(`Tabel ${walk.tables}, ${place}`, walk.media, walk.makeId),
    add: (draft, question) => {
      closePlain(walk);
      add(draft, question, walk);
    },
    tell: (reason) => void walk.losses.push(reason),
  };
  const columns = jenisTable(table);
  if (readLongTable(table, target)) return;
  if (readWideTable(table, target)) return;
  if (columns) {
    for (const [at, question] of jenisQuestions(columns).entries()) {
      const name = question.number === "" ? `soal ke-${at + 1}` : `nomor ${question.number}`;
      const draft = target.draft(name);
      target.add(draft, readJenisQuestion(draft, columns, question));
    }
  } else if (isOthers(table) && readStackedTable(table, target)) {
    // A third column says which option is right, or the letters stand before the texts.
  } else if (walk.open ? surelyQuestion(table) : looksLikeQuestion(table)) {
    closePlain(walk);
    readMarkedTable(table, walk);
  } else if (walk.open) walk.open.blocks.push(table);
  else if (!isNoteTable(table) && !readStackedTable(table, target))
    addOutside(`Tabel ${walk.tables}`, walk);
}

/** More than two columns, or rows without markers, and no marker of ours. */
function isOthers(table: WordTable): boolean {
  if (!looksLikeQuestion(table)) return false;
  const { rows, wide } = markerRows(table);
  if (surelyQuestion(table)) return wide && table.rows.some(hasLettersBeside);
  return wide || rows.every(({ kind, marker }) => kind === "number" || marker === "");
}

/** "A. | … | C. | …" */
function hasLettersBeside(row: WordRow): boolean {
  const isLetter = (cell: WordCell | undefined) =>
    cell !== undefined && /^\(?[A-J][.)]?$/iu.test(cellText(cell).trim());
  return isLetter(row[0]) && row.slice(2).some(isLetter);
}

/** Explains in all its cells. */
function isNoteTable({ rows }: WordTable): boolean {
  const blocks = rows.flat().flatMap((cell) => cell.blocks);
  return blocks.every((block) => (block.kind === "table" ? isNoteTable(block) : block.isNote));
}

function readMarkedTable(table: WordTable, walk: Walk): void {
  const { rows, wide } = markerRows(table);
  const groups = splitQuestions(rows);
  for (const group of groups) {
    const number = groups.length > 1 ? `, nomor ${group[0]?.number ?? ""}` : "";
    const draft = createDraft(`Tabel ${walk.tables}${number}`, walk.media, walk.makeId);
    if (wide)
      draft.warn("Tabel ini punya lebih dari dua kolom; hanya dua kolom pertama yang dibaca.");
    add(draft, readMarkedQuestion(draft, group), walk);
  }
}

function notesOnRest({ questions, losses, outside }: Walk): ImportNote[] {
  const notes = losses.map((reason): ImportNote => ({ severity: "warning", reason }));
  if (questions.length === 0) {
    notes.push({
      severity: "error",
      reason:
        'Tidak ada soal yang dikenali; tulis "S:1)" di depan soal, atau satu tabel dua kolom untuk setiap soal.',
    });
  }
  // The first is the title that a document may have.
  const [, ...rest] = outside;
  const [first] = rest;
  if (first !== undefined && questions.length > 0) {
    const words = [...first].slice(0, 60).join("");
    notes.push({
      severity: "warning",
      reason: `${rest.length} bagian di luar soal tidak diimpor, mulai dari "${words}".`,
    });
  }
  return notes;
}
