// The questions in the blocks of a Word document. Three ways of writing them are read, beside each other if need be:
// paragraphs with S:1) and A:), one table per question with markers in its first column, and tables with a column JENIS.
import type {
  ImportedFile,
  ImportedQuestion,
  ImportedQuestions,
  ImportNote,
} from "../../imported-question.ts";
import type { DocumentMedia } from "../document/document-media.ts";
import type { WordDocument } from "../document/read-document.ts";
import { textOfPieces } from "../document/word-block.ts";
import type { WordBlock, WordParagraph, WordTable } from "../document/word-block.ts";
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
  /** Texts that belong to no question. */
  outside: string[];
  /** The plain question that is being gathered. */
  open: { draft: Draft; blocks: WordBlock[] } | null;
};

export function documentQuestions(
  { blocks, media }: WordDocument,
  makeId: () => string,
): ImportedQuestions {
  const walk: Walk = {
    media,
    makeId,
    questions: [],
    files: new Map(),
    paragraphs: 0,
    tables: 0,
    outside: [],
    open: null,
  };
  for (const block of blocks) {
    if (block.kind === "paragraph") readParagraph(block, walk);
    else readTable(block, walk);
  }
  closePlain(walk);
  return { questions: walk.questions, notes: notesOnRest(walk), files: [...walk.files.values()] };
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
  const columns = jenisTable(table);
  if (columns) {
    closePlain(walk);
    for (const [at, question] of jenisQuestions(columns).entries()) {
      const name = question.number === "" ? `soal ke-${at + 1}` : `nomor ${question.number}`;
      const draft = createDraft(`Tabel ${walk.tables}, ${name}`, walk.media, walk.makeId);
      add(draft, readJenisQuestion(draft, columns, question), walk);
    }
  } else if (walk.open ? surelyQuestion(table) : looksLikeQuestion(table)) {
    closePlain(walk);
    readMarkedTable(table, walk);
  } else if (walk.open) walk.open.blocks.push(table);
  else if (!isNoteTable(table)) addOutside(`Tabel ${walk.tables}`, walk);
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

function notesOnRest({ questions, outside }: Walk): ImportNote[] {
  const notes: ImportNote[] = [];
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
