// Writes questions as a Word document, one table each, with the markers that read-word.ts reads (domain.md 3.4): it can be
// printed, filled in further and imported again. Pure: the parts of the docx are answered, zipping them is the caller's.
import { checkQuestion } from "../../domain/questions/check-question.ts";
import type { ImportedFile, ImportNote } from "../imported-question.ts";
import { CannotWrite } from "../written-questions.ts";
import { MarkedRows } from "./writing/marked-rows.ts";
import { contentRows } from "./writing/content-rows.ts";
import { metaRows } from "./writing/meta-rows.ts";
import type { CodedQuestion } from "./writing/written-rows.ts";
import { textRun, valued, wordParagraph } from "./writing/word-markup.ts";
import { createWordPackage, type WordPackage, type WordPage } from "./writing/word-package.ts";

export type WordHeader = {
  title: string;
  /** Below the title: bank, subject, class. */
  lines: readonly string[];
};
export type WrittenWord = {
  /** By path in the docx. */
  parts: Map<string, Uint8Array>;
  /** By the question's number, from 1. "error": it is not in the document. */
  notes: (ImportNote & { number: number })[];
};

/** @param files those that the questions name as `import:` and the file's name, or as a media id that is the name */
export function writeWord(
  questions: readonly CodedQuestion[],
  files: readonly ImportedFile[],
  { title, lines }: WordHeader,
): WrittenWord {
  const document = createWordPackage(files);
  const notes: WrittenWord["notes"] = [];
  const tables = questions.map((question, at) => writeOne(question, at + 1, document, notes));
  const head =
    noteParagraph(title, "JudulSoal") +
    lines.map((line) => noteParagraph(line, "Petunjuk")).join("");
  return {
    parts: document.parts(`${head}${noteParagraph("", "Petunjuk")}${tables.join("")}`, title),
    notes,
  };
}

function writeOne(
  question: CodedQuestion,
  number: number,
  document: WordPackage,
  notes: WrittenWord["notes"],
): string {
  const addNote = (severity: ImportNote["severity"], reason: string) => {
    const isKnown = notes.some((note) => note.number === number && note.reason === reason);
    if (!isKnown) notes.push({ number, severity, reason });
  };
  try {
    const page = document.page((reason) => addNote("warning", reason));
    const [fault] = checkQuestion(question.question).filter(({ severity }) => severity === "error");
    if (fault)
      addNote(
        "warning",
        `Soal ini belum lengkap, jadi tidak dapat diimpor kembali: ${fault.reason}`,
      );
    return questionTable(question, number, page) + noteParagraph("", "Petunjuk");
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error;
    addNote("error", `${error.message} Soal ini tidak ikut.`);
    return "";
  }
}

/** One question as its table. @throws CannotWrite */
export function questionTable(question: CodedQuestion, number: number, page: WordPage): string {
  const { stem, content } = question.question;
  const rows = new MarkedRows(page);
  rows.html(`${number} #${content.type}`, stem);
  contentRows(rows, content);
  metaRows(rows, question);
  return rows.finish();
}

export function noteParagraph(
  text: string,
  style: "JudulSoal" | "Petunjuk" | "PetunjukJudul",
): string {
  return wordParagraph(text === "" ? "" : textRun(text), valued("w:pStyle", style));
}
