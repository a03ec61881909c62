// Writes the paper of an exam as a Word document that a school can go on editing: letterhead, groups, questions with room
// for the answers, and the key as a section of its own. Not the document that is imported again: that is write-word.ts.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { ImportedFile } from "../../imported-question.ts";
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import { keyOf, type PaperKey, type PaperKeyRow } from "../../../domain/paper/paper-keys.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import type { Paper, PaperBlock, PaperQuestion } from "../../../domain/paper/question-paper.ts";
import { htmlToWord } from "../writing/html-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "../writing/word-markup.ts";
import { createWordPackage, type WordPackage, type WordPage } from "../writing/word-package.ts";
import {
  columnGap,
  gapLine,
  letterheadOf,
  pageRoom,
  sectionProperties,
  styledLine,
  type WordLetterhead,
  type WordPageSize,
} from "./word-paper-page.ts";
import { hasBoxes, writeAnswers } from "./paper-answers.ts";
import { plainTable, QuestionTable, ruledTable } from "./word-paper-table.ts";
import { zonedName, type WordPaperTexts } from "./word-paper-texts.ts";

export type PaperSetup = {
  title: string;
  /** Null: none. */
  letterhead: WordLetterhead | null;
  /** Name and value; an empty value is a line to fill in. */
  facts: readonly (readonly [name: string, value: string])[];
  instructions: readonly string[];
  columns: 1 | 2;
  size: WordPageSize;
};
export type WrittenPaper = {
  /** By path in the docx. */
  parts: Map<string, Uint8Array>;
  /** What the document lacks, once each. */
  notes: string[];
};

type Input = {
  /** Null: the key alone. */
  paper: Paper | null;
  /** Null: without. */
  keys: readonly PaperKeyRow[] | null;
  setup: PaperSetup;
  texts: WordPaperTexts;
  /** Named as the media that they are; `zonedName` for pictures with their areas drawn. */
  files: readonly ImportedFile[];
};

export function writePaper({ paper, keys, setup, texts, files }: Input): WrittenPaper {
  const document = createWordPackage(files);
  const notes = new Set<string>();
  const page = document.page((reason) => notes.add(reason));
  const width = pageRoom(setup.size);
  const columnWidth = setup.columns === 2 ? Math.floor((width - columnGap) / 2) : width;
  const zoned = new Set(files.map(({ name }) => name));
  const sections: { body: string; columns: 1 | 2; continuous: boolean }[] = [];
  if (paper) {
    const body = groupsOf(paper, { page, width: columnWidth, texts, zoned });
    const head = headOf(setup, page, width, texts);
    if (setup.columns === 1) sections.push({ body: head + body, columns: 1, continuous: false });
    else {
      sections.push({ body: head, columns: 1, continuous: false });
      sections.push({ body, columns: 2, continuous: true });
    }
  }
  if (keys) {
    const body = styledLine(texts.keysTitle, "JudulSoal") + styledLine(setup.title, "Petunjuk");
    const table = keyTable(keys, page, width, texts);
    sections.push({ body: body + table, columns: 1, continuous: false });
  }
  return { parts: joined(sections, setup, document), notes: [...notes] };
}

function joined(
  sections: readonly { body: string; columns: 1 | 2; continuous: boolean }[],
  setup: PaperSetup,
  document: WordPackage,
): Map<string, Uint8Array> {
  const written = sections.map((section, at) => {
    const about = sectionProperties(setup.size, section.columns, section.continuous);
    // A section ends with the paragraph that tells of it; the last one with the document.
    return at === sections.length - 1 ? section.body : section.body + wordParagraph("", about);
  });
  const last = sections.at(-1);
  const end = sectionProperties(setup.size, last?.columns ?? 1, last?.continuous ?? false);
  return document.parts(written.join(""), setup.title, end);
}

function headOf(setup: PaperSetup, page: WordPage, width: number, texts: WordPaperTexts): string {
  const { letterhead, title, facts, instructions } = setup;
  const half = Math.floor(width / 2);
  const cells = facts.map(([name, value]) =>
    wordParagraph(textRun(`${name}: ${value || "……………………………"}`)),
  );
  const rows = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ""]] : []));
  const list = page.list("1", 1, 0);
  const numbered = tag("w:numPr", {}, valued("w:ilvl", 0) + valued("w:numId", list));
  return [
    letterhead ? letterheadOf(letterhead, page, width) : "",
    styledLine(title, "JudulSoal"),
    plainTable([half, half], rows),
    styledLine(texts.instructionTitle, "PetunjukJudul"),
    ...instructions.map((line) => wordParagraph(textRun(line), numbered)),
  ].join("");
}

type Place = { page: WordPage; width: number; texts: WordPaperTexts; zoned: ReadonlySet<string> };

function groupsOf(paper: Paper, place: Place): string {
  return paper.groups
    .map(({ type, blocks }, at) => {
      const { texts } = place;
      const head = styledLine(texts.group(letterOf(at), type), "PetunjukJudul");
      return head + blocks.map((block) => blockOf(block, place)).join("");
    })
    .join("");
}

function blockOf(block: PaperBlock, place: Place): string {
  const { page, width, texts } = place;
  if (block.is === "question") return questionOf(block.question, place) + gapLine();
  const line = wordParagraph(
    textRun(texts.reference(block), tag("w:i")),
    valued("w:pStyle", "Pertanyaan"),
  );
  if (block.is === "reminder") return line;
  const { judul, isi } = block.reference;
  const text = isEmptyHtml(isi) ? "" : htmlToWord(forWord(isi), page, width);
  const title = block.reference.type === "SP_REFERENCE" ? styledLine(judul, "JudulSoal") : "";
  return line + title + text + gapLine();
}

function questionOf(question: PaperQuestion, { page, width, texts, zoned }: Place): string {
  const { id, number, stem, audio, key, explanation, bobot, competences } = question;
  const content = question.content as QuestionContent;
  const table = new QuestionTable(page, width, hasBoxes(content) ? "boxed" : "bare");
  table.text(`${number}.`, { html: forWord(stem) });
  if (audio) table.text("", { line: texts.audio(audio.max_play) });
  const drawn = zoned.has(zonedName(id)) ? zonedName(id) : null;
  writeAnswers(table, inWord(content), drawn, texts);
  if (key) {
    const told = keyOf(question.content, key);
    table.text("", { line: `${texts.key}: ${"text" in told ? told.text : lineOf(told, texts)}` });
    if (told.is === "html") table.text("", { html: forWord(told.html) });
  }
  if (!isEmptyHtml(explanation)) {
    table.text("", { line: `${texts.explanation}:` });
    table.text("", { html: forWord(explanation) });
  }
  const notes = texts.notes(bobot, competences);
  if (notes !== "") table.text("", { line: notes });
  return table.finish();
}

const lineOf = (key: Exclude<PaperKey, { is: "text" }>, texts: WordPaperTexts) =>
  key.is === "html" ? "" : texts.unkeyed(key.is);

/** Files are named as the media that they are. */
function forWord(html: string): string {
  return html.replace(/\/storage\/media\/([\w-]{1,64})/gu, "$1");
}

/** Every address in it, whatever holds it. */
function inWord(content: QuestionContent): QuestionContent {
  return JSON.parse(forWord(JSON.stringify(content))) as QuestionContent;
}

function keyTable(
  keys: readonly PaperKeyRow[],
  page: WordPage,
  width: number,
  texts: WordPaperTexts,
): string {
  const rows = keys.map(({ number, key }) => [
    { line: String(number) },
    key.is === "html"
      ? { html: forWord(key.html) }
      : { line: key.is === "text" ? key.text : texts.unkeyed(key.is) },
  ]);
  const head = [{ line: texts.number }, { line: texts.key }];
  return ruledTable([head, ...rows], page, width, [1, 9]);
}
