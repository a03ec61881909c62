// Questions from a Word document (domain.md 1.12 and 3.4). Three ways of writing them are read, beside each other if need
// be: paragraphs with S:1) and A:), one table per question with markers in its first column, and tables with a column JENIS.
// Pure: the document comes unzipped. Nothing that it holds makes this throw; what cannot be read is said in notes.
import { descendantsNamed, textOf } from "../../files/xml/xml-tree.ts";
import type { XmlElement } from "../../files/xml/xml-tree.ts";
import type {
  ImportedFile,
  ImportedQuestion,
  ImportedQuestions,
  ImportNote,
} from "../imported-question.ts";
import { lineOf } from "./document/block-html.ts";
import type { Block } from "./document/block-html.ts";
import { openWordDocument } from "./document/document-parts.ts";
import type { WordDocument } from "./document/document-parts.ts";
import type { Page } from "./document/drawn-pieces.ts";
import { piecesOf, textOfPieces } from "./document/inline-pieces.ts";
import { jenisTable } from "./reading/jenis-columns.ts";
import { jenisQuestions, readJenisQuestion } from "./reading/jenis-questions.ts";
import {
  looksLikeQuestion,
  markerRows,
  splitQuestions,
  surelyQuestion,
} from "./reading/marker-rows.ts";
import { cutAtMarkers, markedLine, readPlainQuestion } from "./reading/plain-questions.ts";
import { createDraft } from "./reading/word-draft.ts";
import type { Draft } from "./reading/word-draft.ts";
import { readTableQuestion } from "./reading/table-questions.ts";
import { noteStyles } from "./word-style-names.ts";
import { childNamed, valueOf } from "./word-xml.ts";

type Walk = {
  document: WordDocument;
  makeId: () => string;
  questions: ImportedQuestion[];
  files: Map<string, ImportedFile>;
  /** Paragraphs and tables met so far. */
  paragraphs: number;
  tables: number;
  /** Texts that belong to no question. */
  outside: string[];
  /** The plain question that is being gathered. */
  open: { draft: Draft; blocks: Block[] } | null;
};

/** `parts`: the unzipped files of the docx by path. Pictures that the questions show come in `files`. */
export function readWordQuestions(
  parts: ReadonlyMap<string, Uint8Array>,
  makeId: () => string,
): ImportedQuestions {
  const notes: ImportNote[] = [];
  const document = openWordDocument(parts, notes);
  if (!document) return { questions: [], notes, files: [] };
  const walk: Walk = {
    document,
    makeId,
    questions: [],
    files: new Map(),
    paragraphs: 0,
    tables: 0,
    outside: [],
    open: null,
  };
  for (const block of document.body) {
    if (block.local === "p") readParagraph(block, walk);
    else readTable(block, walk);
  }
  closePlain(walk);
  notes.push(...notesOnRest(walk));
  return { questions: walk.questions, notes, files: [...walk.files.values()] };
}

function quietPage(document: WordDocument): Page {
  return { document, warn: () => {}, used: () => {} };
}

function readParagraph(paragraph: XmlElement, walk: Walk): void {
  walk.paragraphs += 1;
  const quiet = quietPage(walk.document);
  const lines = cutAtMarkers(lineOf(paragraph, quiet));
  const starts = lines.map((line) => markedLine(line));
  if (!starts.some((start) => start?.kind === "stem")) {
    if (walk.open) walk.open.blocks.push(...cutAtMarkers(lineOf(paragraph, walk.open.draft.page)));
    else if (!isNote(paragraph))
      addOutside(`${textOfPieces(piecesOf(paragraph, quiet))} ${boxedText(paragraph)}`, walk);
    return;
  }
  for (const [at, start] of starts.entries()) {
    if (start?.kind === "stem") openPlain(start.name, walk);
    const page = walk.open?.draft.page ?? quiet;
    // Read again, so that what is lost is told to the question that it stands in.
    const line = cutAtMarkers(lineOf(paragraph, page))[at];
    if (line && walk.open) walk.open.blocks.push(line);
  }
}

/** What explains or entitles in documents that are written here. */
function isNote(paragraph: XmlElement): boolean {
  return noteStyles.has(valueOf(childNamed(paragraph, "pPr"), "pStyle") ?? "");
}

/** A text box may hold what the author took for a question. */
function boxedText(paragraph: XmlElement): string {
  const [box] = descendantsNamed(paragraph, "txbxContent");
  return box ? descendantsNamed(box, "t").map(textOf).join("") : "";
}

function addOutside(text: string, { outside }: Walk): void {
  const words = text.replace(/\s+/gu, " ").trim();
  if (words !== "") outside.push(words);
}

function openPlain(number: string, walk: Walk): void {
  closePlain(walk);
  const about = number === "" ? "" : ` (soal ${number})`;
  const place = `Paragraf ${walk.paragraphs}${about}`;
  walk.open = { draft: createDraft(place, walk.document, walk.makeId), blocks: [] };
}

function closePlain(walk: Walk): void {
  if (!walk.open) return;
  const { draft, blocks } = walk.open;
  walk.open = null;
  add(draft, readPlainQuestion(draft, blocks), walk);
}

function add(draft: Draft, question: ImportedQuestion, { document, files, questions }: Walk): void {
  questions.push(question);
  if (!question.question) return;
  for (const name of draft.used) {
    const picture = document.pictureNamed(name);
    const file = picture ? { name, bytes: picture.bytes } : document.file(name);
    if (file) files.set(name, file);
  }
}

function readTable(table: XmlElement, walk: Walk): void {
  walk.tables += 1;
  const page = quietPage(walk.document);
  const columns = jenisTable(table, page);
  if (columns) {
    closePlain(walk);
    for (const [at, question] of jenisQuestions(columns, page).entries()) {
      const name = question.number === "" ? `soal ke-${at + 1}` : `nomor ${question.number}`;
      const draft = createDraft(`Tabel ${walk.tables}, ${name}`, walk.document, walk.makeId);
      add(draft, readJenisQuestion(draft, columns, question), walk);
    }
  } else if (walk.open ? surelyQuestion(table, page) : looksLikeQuestion(table, page)) {
    closePlain(walk);
    readMarkedTable(table, walk);
  } else if (walk.open) walk.open.blocks.push({ table });
  else if (!descendantsNamed(table, "p").every(isNote)) addOutside(`Tabel ${walk.tables}`, walk);
}

function readMarkedTable(table: XmlElement, walk: Walk): void {
  const { rows, wide } = markerRows(table, quietPage(walk.document));
  const groups = splitQuestions(rows);
  for (const group of groups) {
    const number = groups.length > 1 ? `, nomor ${group[0]?.number ?? ""}` : "";
    const draft = createDraft(`Tabel ${walk.tables}${number}`, walk.document, walk.makeId);
    if (wide)
      draft.page.warn("Tabel ini punya lebih dari dua kolom; hanya dua kolom pertama yang dibaca.");
    add(draft, readTableQuestion(draft, group), walk);
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
