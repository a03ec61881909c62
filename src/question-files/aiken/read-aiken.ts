// Reads Aiken (docs.moodle.org, "Aiken format"): a question, its options "A. …" or "A) …" and "ANSWER: A", one after the
// other. Indonesian words for the answer and several letters are understood too.
import { escapeHtml } from "../../domain/text/html-text.ts";
import { letterOf } from "../../domain/text/letters.ts";
import type { ImportedQuestion, ImportedQuestions } from "../imported-question.ts";
import { choiceContent } from "../moodle/moodle-kinds.ts";
import type { MakeId } from "../finished-question.ts";
import { newDraft, ReadingFault, readingOf, warn } from "../question-draft.ts";
import { textToHtml } from "../text-format.ts";

type AikenOption = { letter: string; lines: string[] };
/** `line` counts from 1; `answer` is null while none was found. */
type AikenQuestion = {
  line: number;
  stem: string[];
  options: AikenOption[];
  answer: string | null;
};

const optionLine = /^\s*([A-Z])\s?(?:[.)]\s+|\))(\S.*)$/iu;
/** Only the letter that is next. */
const tightOption = /^\s*([A-Z])\.(\S.*)$/iu;
const answerLine = /^\s*(?:ANSWER|JAWABAN|KUNCI(?:\s+JAWABAN)?)\s*[:：]\s*(.*)$/iu;

/** Never throws; a question that cannot be read is told at its line. */
export function readAiken(text: string, makeId: MakeId): ImportedQuestions {
  const questions = aikenQuestions(text).map((question) => readQuestion(question, makeId));
  const notes: ImportedQuestions["notes"] = [];
  if (questions.length === 0)
    notes.push({
      severity: "error",
      reason: "File ini tidak berisi soal Aiken. Periksa isi filenya.",
    });
  return { questions, notes, files: [] };
}

function aikenQuestions(text: string): AikenQuestion[] {
  const found: AikenQuestion[] = [];
  let open: AikenQuestion = newQuestion(1);
  const finish = (next: AikenQuestion) => {
    if (open.stem.some((line) => line.trim() !== "") || open.options.length > 0) found.push(open);
    open = next;
  };
  const lines = text.replace(/^\ufeff/u, "").split(/\r\n?|\n/u);
  for (const [at, line] of lines.entries()) {
    const answer = answerLine.exec(line)?.[1];
    const [, letter, first] = optionLine.exec(line) ?? tightIn(line, open) ?? [];
    if (answer !== undefined) {
      open.answer = answer;
      finish(newQuestion(at + 2));
    } else if (letter !== undefined && first !== undefined) {
      const cut = restartOf(open, letter.toUpperCase(), at + 1);
      if (cut) finish(cut);
      open.options.push({ letter: letter.toUpperCase(), lines: [first] });
    } else addText(open, line, at + 1);
  }
  finish(newQuestion(0));
  return found;
}

function tightIn(line: string, { stem, options }: AikenQuestion): RegExpExecArray | null {
  const found = tightOption.exec(line);
  const isNext = found?.[1]?.toUpperCase() === letterOf(options.length);
  return isNext && stem.length > 0 ? found : null;
}

const newQuestion = (line: number): AikenQuestion => ({
  line,
  stem: [],
  options: [],
  answer: null,
});

function addText(open: AikenQuestion, line: string, number: number): void {
  const last = open.options.at(-1);
  if (last) last.lines.push(line);
  else if (line.trim() !== "" || open.stem.length > 0) {
    if (open.stem.length === 0) open.line = number;
    open.stem.push(line);
  }
}

/**
 * A second "A" begins another question: the one before had no answer, and the text after its last option is the stem of
 * the new one. A question that itself begins with "A. " has no stem yet. Null: no new question.
 */
function restartOf(open: AikenQuestion, letter: string, line: number): AikenQuestion | null {
  const last = open.options.at(-1);
  if (letter !== "A" || !last) return null;
  if (open.stem.length === 0 && open.options.length === 1) {
    open.stem = [`${last.letter}. ${last.lines.join("\n")}`];
    open.options = [];
    return null;
  }
  const blank = last.lines.findIndex((each, at) => at > 0 && each.trim() === "");
  const stem = last.lines.splice(blank < 0 ? 1 : blank).filter((each) => each.trim() !== "");
  return { ...newQuestion(line - stem.length), stem };
}

function readQuestion(question: AikenQuestion, makeId: MakeId): ImportedQuestion {
  const draft = newDraft(`Baris ${question.line}`, makeId);
  return readingOf(draft, () => {
    draft.stem = plainHtml(question.stem);
    const { options } = question;
    const letters = lettersIn(question);
    if (new Set(options.map(({ letter }) => letter)).size < options.length)
      throw new ReadingFault("Ada huruf pilihan yang dipakai dua kali. Perbaiki hurufnya.");
    if (letters.length > 1)
      warn(draft, "Kunci lebih dari satu, sehingga soal menjadi Pilihan ganda kompleks.");
    const answers = options.map(({ letter, lines }) => ({
      html: plainHtml(lines),
      percent: letters.includes(letter) ? 100 / letters.length : 0,
    }));
    return choiceContent(draft, answers, "counted");
  });
}

/** @throws ReadingFault unless each is the letter of an option */
function lettersIn({ answer, options }: AikenQuestion): string[] {
  if (options.length === 0)
    throw new ReadingFault("Tidak ada pilihan. Tulis pilihan sebagai A., B. dan seterusnya.");
  if (answer === null)
    throw new ReadingFault("Baris ANSWER tidak ada. Tambahkan, misalnya ANSWER: A.");
  const letters = answer.toUpperCase().match(/(?<![\p{L}\p{N}])[A-Z](?![\p{L}\p{N}])/gu) ?? [];
  const unknown = letters.find((letter) => !options.some((option) => option.letter === letter));
  if (letters.length === 0 || unknown !== undefined)
    throw new ReadingFault(
      `Kunci "${answer.trim().slice(0, 40)}" bukan huruf salah satu pilihan. Perbaiki baris ANSWER.`,
    );
  return [...new Set(letters)];
}

/** Aiken knows no tags. */
function plainHtml(lines: readonly string[]): string {
  const text = lines
    .map((line) => line.trim())
    .join("\n")
    .trim();
  return text === "" ? "" : textToHtml(text, "plain") || `<p>${escapeHtml(text)}</p>`;
}
