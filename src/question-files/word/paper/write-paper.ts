// Writes the paper of an exam as a Word document that a school can go on editing: letterhead, groups, questions with room
// for the answers, and the key as a section of its own. Not the document that is imported again: that is write-word.ts.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import type { ImportedFile } from "../../imported-question.ts";
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import { keyOf } from "../../../domain/paper/paper-keys.ts";
import type { PaperKey, PaperKeyRow } from "../../../domain/paper/paper-keys.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import type { Paper, PaperBlock, PaperQuestion } from "../../../domain/paper/question-paper.ts";
import { htmlToWord } from "../writing/html-to-word.ts";
import { pictureRun } from "../writing/picture-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "../writing/word-markup.ts";
import { createWordPackage } from "../writing/word-package.ts";
import type { WordPackage, WordPage } from "../writing/word-package.ts";
import { hasBoxes, writeAnswers } from "./paper-answers.ts";
import { plainTable, QuestionTable, ruledTable } from "./word-paper-table.ts";
import { zonedName } from "./word-paper-texts.ts";
import type { WordPaperTexts } from "./word-paper-texts.ts";

export type PaperLook = {
  title: string;
  /** Null: none. A logo is the name of a file. */
  letterhead: { logo: string | null; lines: readonly string[] } | null;
  /** Name and value; an empty value is a line to fill in. */
  facts: readonly (readonly [name: string, value: string])[];
  instructions: readonly string[];
  columns: 1 | 2;
  size: "a4" | "f4";
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
  look: PaperLook;
  texts: WordPaperTexts;
  /** Named as the media that they are; `zonedName` for pictures with their areas drawn. */
  files: readonly ImportedFile[];
};

const sizes = { a4: [11_906, 16_838], f4: [12_189, 18_709] } as const;
const margin = 850;
const columnGap = 454;

export function writePaper({ paper, keys, look, texts, files }: Input): WrittenPaper {
  const document = createWordPackage(files);
  const notes = new Set<string>();
  const page = document.page((reason) => notes.add(reason));
  const width = sizes[look.size][0] - 2 * margin;
  const columnWidth = look.columns === 2 ? Math.floor((width - columnGap) / 2) : width;
  const zoned = new Set(files.map(({ name }) => name));
  const sections: { body: string; columns: 1 | 2; continuous: boolean }[] = [];
  if (paper) {
    const body = groupsOf(paper, { page, width: columnWidth, texts, zoned });
    const head = headOf(look, page, width, texts);
    if (look.columns === 1) sections.push({ body: head + body, columns: 1, continuous: false });
    else {
      sections.push({ body: head, columns: 1, continuous: false });
      sections.push({ body, columns: 2, continuous: true });
    }
  }
  if (keys) {
    const body = styled(texts.keysTitle, "JudulSoal") + styled(look.title, "Petunjuk");
    const table = keyTable(keys, page, width, texts);
    sections.push({ body: body + table, columns: 1, continuous: false });
  }
  return { parts: joined(sections, look, document), notes: [...notes] };
}

function joined(
  sections: readonly { body: string; columns: 1 | 2; continuous: boolean }[],
  look: PaperLook,
  document: WordPackage,
): Map<string, Uint8Array> {
  const written = sections.map((section, at) => {
    const about = sectionProperties(look.size, section.columns, section.continuous);
    // A section ends with the paragraph that tells of it; the last one with the document.
    return at === sections.length - 1 ? section.body : section.body + wordParagraph("", about);
  });
  const last = sections.at(-1);
  const end = sectionProperties(look.size, last?.columns ?? 1, last?.continuous ?? false);
  return document.parts(written.join(""), look.title, end);
}

function sectionProperties(size: PaperLook["size"], columns: 1 | 2, continuous: boolean): string {
  const [w, h] = sizes[size];
  return tag(
    "w:sectPr",
    {},
    [
      tag("w:footerReference", { "w:type": "default", "r:id": "footer" }),
      valued("w:type", continuous ? "continuous" : "nextPage"),
      tag("w:pgSz", { "w:w": w, "w:h": h }),
      tag("w:pgMar", {
        "w:top": margin,
        "w:right": margin,
        "w:bottom": margin,
        "w:left": margin,
        "w:header": 454,
        "w:footer": 454,
        "w:gutter": 0,
      }),
      tag("w:cols", { "w:num": columns, "w:space": columnGap, "w:sep": columns === 2 ? 1 : 0 }),
    ].join(""),
  );
}

function styled(text: string, style: string): string {
  return wordParagraph(textRun(text), valued("w:pStyle", style));
}

const gap = () => wordParagraph("", tag("w:spacing", { "w:before": 0, "w:after": 0 }));

function headOf(look: PaperLook, page: WordPage, width: number, texts: WordPaperTexts): string {
  const { letterhead, title, facts, instructions } = look;
  const half = Math.floor(width / 2);
  const cells = facts.map(([name, value]) =>
    wordParagraph(textRun(`${name}: ${value || "……………………………"}`)),
  );
  const rows = cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ""]] : []));
  const list = page.list(true, 1, 0);
  const numbered = tag("w:numPr", {}, valued("w:ilvl", 0) + valued("w:numId", list));
  return [
    letterhead ? letterheadOf(letterhead, page, width) : "",
    styled(title, "JudulSoal"),
    plainTable([half, half], rows),
    styled(texts.instructionTitle, "PetunjukJudul"),
    ...instructions.map((line) => wordParagraph(textRun(line), numbered)),
  ].join("");
}

function letterheadOf(
  { logo, lines }: NonNullable<PaperLook["letterhead"]>,
  page: WordPage,
  width: number,
): string {
  const logoWidth = 1400;
  const shown = logo ? pictureRun({ src: logo, alt: "", height: "64" }, { page, width: 1200 }) : "";
  const text = lines
    .map((html) => htmlToWord(`<p data-align="center">${html}</p>`, page, width - logoWidth))
    .join("");
  const rule = tag("w:bottom", {
    "w:val": "double",
    "w:sz": 6,
    "w:space": 1,
    "w:color": "000000",
  });
  const table = plainTable([logoWidth, width - logoWidth], [[wordParagraph(shown), text]]);
  return table + wordParagraph("", tag("w:pBdr", {}, rule));
}

type Place = { page: WordPage; width: number; texts: WordPaperTexts; zoned: ReadonlySet<string> };

function groupsOf(paper: Paper, place: Place): string {
  return paper.groups
    .map(({ type, blocks }, at) => {
      const { texts } = place;
      const head = styled(texts.group(letterOf(at), type), "PetunjukJudul");
      return head + blocks.map((block) => blockOf(block, place)).join("");
    })
    .join("");
}

function blockOf(block: PaperBlock, place: Place): string {
  const { page, width, texts } = place;
  if (block.is === "question") return questionOf(block.question, place) + gap();
  const line = wordParagraph(
    textRun(texts.reference(block), tag("w:i")),
    valued("w:pStyle", "Pertanyaan"),
  );
  if (block.is === "reminder") return line;
  const { judul, isi } = block.reference;
  const text = isEmptyHtml(isi) ? "" : htmlToWord(forWord(isi), page, width);
  const title = block.reference.type === "SP_REFERENCE" ? styled(judul, "JudulSoal") : "";
  return line + title + text + gap();
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
