// Questions to the bytes of a file in one of six formats, with what the format could not say. Runs in the worker.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import type { ImportedFile, ImportNote } from "../imported-question.ts";
import { questionBook } from "../sheet/write-question-sheet.ts";
import { writeWord } from "../word/write-word.ts";
import { writeAiken } from "../aiken/write-aiken.ts";
import { writeGift } from "../gift/write-gift.ts";
import { writeMoodleXml } from "../moodle/write-moodle-xml.ts";
import { writeQti } from "../qti/write-qti.ts";
import type { WrittenQuestions } from "../written-questions.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import type { QuestionFormat } from "./question-file-kind.ts";

export type QuestionToWrite = {
  /** Pictures and sounds in it stand as `import:NAME`. */
  question: QuestionInput;
  referenceCode: string | null;
  competenceCodes: string[];
  /** How it was answered; null: not known, or not wanted. */
  usage: QuestionUsage | null;
};
export type QuestionsToWrite = {
  format: QuestionFormat;
  questions: readonly QuestionToWrite[];
  files: readonly ImportedFile[];
  /** At the head of a Word document. */
  title: string;
  lines: readonly string[];
};
/** `number`: of the question among those that were given, from 1. "error": it is not in the file. */
export type WrittenNote = ImportNote & { number: number };
export type WrittenFile = { bytes: ArrayBuffer; notes: WrittenNote[] };

export function writeQuestionFile(wanted: QuestionsToWrite): WrittenFile {
  const { format, questions, files } = wanted;
  const inputs = questions.map(({ question }) => question);
  switch (format) {
    case "word": {
      const { parts, notes } = writeWord(questions, files, wanted);
      return { bytes: bufferOf(zipParts(parts)), notes };
    }
    case "sheet": {
      const { book, notes } = questionBook(questions);
      return { bytes: writeBook(book, "xlsx"), notes };
    }
    case "qti": {
      const { parts, notes } = writeQti(
        inputs,
        files,
        questions.map(({ usage }) => usage),
      );
      return { bytes: bufferOf(zipParts(parts)), notes };
    }
    case "moodle":
      return textFile(writeMoodleXml(inputs, files));
    case "gift":
      return textFile(writeGift(inputs));
    case "aiken":
      return textFile(writeAiken(inputs));
  }
}

function textFile({ text, notes }: WrittenQuestions): WrittenFile {
  return { bytes: bufferOf(new TextEncoder().encode(text)), notes: notes.map(numbered) };
}

/** These writers name the question in the sentence. */
function numbered({ severity, reason }: ImportNote): WrittenNote {
  const [, number = "0", rest = reason] = /^Soal (\d+): (.*)$/su.exec(reason) ?? [];
  return { number: Number(number), severity, reason: rest };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
}
