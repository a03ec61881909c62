// Writes Aiken (docs.moodle.org, "Aiken format"), which knows nothing but questions with one right answer in plain text.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { letterOf } from "../../domain/text/letters.ts";
import { simpleText } from "../text-format.ts";
import {
  CannotWrite,
  cannotWrite,
  warnOfFields,
  writeEach,
  type Losses,
  type WrittenQuestions,
} from "../written-questions.ts";

const maxOptions = 26;

export function writeAiken(questions: readonly QuestionInput[]): WrittenQuestions {
  const { texts, notes } = writeEach(questions, writeQuestion);
  return { text: texts.join("\n"), notes };
}

function writeQuestion(question: QuestionInput, losses: Losses): string {
  const { content, stem } = question;
  if (content.type !== 1 && content.type !== 3) throw cannotWrite(content, "Aiken");
  const { options } = content.payload;
  if (options.length < 2 || options.length > maxOptions)
    throw new CannotWrite(`Banyaknya pilihan harus 2 sampai ${maxOptions}.`);
  const key = options.findIndex(({ id }) => id === content.key.id);
  if (key < 0) throw new CannotWrite("Kuncinya belum ditentukan.");
  warnOfFields(question, losses, []);
  if (Object.values(content.key.weights).some((weight) => weight !== 0))
    losses.warn("Bobot opsi tidak ikut.");
  if (options.some(({ fixed }) => fixed)) losses.warn("Tempat tetap suatu pilihan tidak ikut.");
  const lines = [
    plain(stem, losses),
    ...options.map(({ html }, at) => `${letterOf(at)}. ${plain(html, losses)}`),
    `ANSWER: ${letterOf(key)}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** On one line, as Aiken wants it. */
function plain(html: string, losses: Losses): string {
  const text = plainTextOf(html);
  if (text === "") throw new CannotWrite("Ada bagian tanpa teks.");
  if (simpleText(html) === null)
    losses.warn("Hiasan teks, rumus atau gambar hilang: Aiken hanya teks.");
  return text;
}
