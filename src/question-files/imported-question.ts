// What every reader of a question format answers (GIFT, Aiken, Moodle XML, QTI, Word tables, sheets): the questions that
// it could make out, each with its place in the file, and what it could not. Nothing is dropped in silence.
import type { QuestionInput } from "../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../contract/questions/question-usage.ts";

/** A file inside the imported one: a picture or a sound. HTML names it as `import:` and its name here. */
export type ImportedFile = { name: string; bytes: Uint8Array };

export type ImportNote = {
  /** "error": this question cannot be imported. "warning": it can, but something of it is lost or guessed. */
  severity: "error" | "warning";
  /** One sentence: what, and why or what to do. */
  reason: string;
};

export type ImportedQuestion = {
  /** Where it stands, as a person finds it: "Tabel 3", "Baris 12", "Soal Q7". */
  place: string;
  /** A few words of the stem, or empty. */
  excerpt: string;
  /** Null when an error leaves nothing to import. Links to references and competences are by code, below. */
  question: QuestionInput | null;
  /** Where `question` is null: what could be made out all the same, for a person to go on with. */
  unfinished?: QuestionInput;
  referenceCode: string | null;
  competenceCodes: string[];
  /** What the file tells of how it was answered. */
  usage: QuestionUsage | null;
  notes: ImportNote[];
};

export type ImportedQuestions = {
  questions: ImportedQuestion[];
  /** What concerns the file as a whole, or a part of it that is no question. */
  notes: ImportNote[];
  files: ImportedFile[];
};
