// Questions as they were found in a file, judged as the exam server will keep them. Runs in the worker.
import * as v from "valibot";
import { questionInput, type QuestionInput } from "../../contract/questions/question-fields.ts";
import { mediaTypeOf } from "../../domain/questions/media-type.ts";
import { checkQuestion } from "../../domain/questions/check-question.ts";
import { policyNameOf } from "../../domain/scoring/question-policy.ts";
import type { ImportedQuestion, ImportedQuestions, ImportNote } from "../imported-question.ts";
import type { FileStore } from "../imported-files.ts";
import type { LatexFault } from "../rich-text/drawable-latex.ts";
import { keptQuestion } from "../rich-text/kept-question.ts";
import { identityOf, mediaFaults, mediaNamesIn, uniqueNotes } from "./imported-checks.ts";
import type { QuestionFormat } from "./question-file-kind.ts";

/** A picture or a sound inside the file; `kind` null: none that the exam server takes. */
export type ReadFile = {
  name: string;
  kind: "image" | "audio" | null;
  width: number;
  height: number;
  blob: Blob;
};
export type ReadQuestion = ImportedQuestion & {
  /** Type and words, by which the same question is known again. */
  identity: string;
  /** Of the files that it shows or plays. */
  mediaNames: string[];
};
export type QuestionReading = {
  format: QuestionFormat;
  /** Whether a person may say that it is the other of the two text formats. */
  isText: boolean;
  questions: ReadQuestion[];
  notes: ImportNote[];
  files: ReadFile[];
};
export type FoundQuestions = ImportedQuestions & { format: QuestionFormat; isText?: boolean };
/** Of the bank that the questions are for: it says how those without a policy of their own are scored. */
export type Plan = Parameters<typeof policyNameOf>[1];

export function judgedQuestions(
  found: FoundQuestions,
  plan: Plan,
  latexFault: LatexFault,
  progress: (done: number) => void = () => {},
): QuestionReading {
  const { format, isText = false, notes } = found;
  const store = { files: [...found.files] };
  const kept = found.questions.map((question, at) => {
    progress(0.7 + (0.2 * at) / found.questions.length);
    return keptImport(question, store, latexFault);
  });
  const files = store.files.map(readFile);
  const byName = new Map(files.map((file) => [file.name, file]));
  const questions = kept.map((question, at) => {
    progress(0.9 + (0.1 * at) / kept.length);
    return checkedQuestion(question, plan, byName);
  });
  progress(1);
  return { format, isText, questions, notes, files };
}

function readFile({ name, bytes }: { name: string; bytes: Uint8Array }): ReadFile {
  const type = mediaTypeOf(bytes);
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: type?.mime ?? "" });
  return {
    name,
    kind: type?.kind ?? null,
    width: type?.width ?? 0,
    height: type?.height ?? 0,
    blob,
  };
}

/** What is judged, compared and shown from here on is what the exam server will keep. */
function keptImport(
  imported: ImportedQuestion,
  store: FileStore,
  latexFault: LatexFault,
): ImportedQuestion {
  const { question, unfinished, notes } = imported;
  if (question) {
    const kept = keptQuestion(question, store, latexFault);
    return { ...imported, question: kept.question, notes: [...notes, ...kept.notes] };
  }
  return unfinished
    ? { ...imported, unfinished: keptQuestion(unfinished, store, latexFault).question }
    : imported;
}

function checkedQuestion(
  imported: ImportedQuestion,
  plan: Plan,
  files: ReadonlyMap<string, ReadFile>,
): ReadQuestion {
  const { question } = imported;
  if (!question) return { ...imported, identity: "", mediaNames: [] };
  const mediaNames = mediaNamesIn(question);
  const notes = [...imported.notes, ...faultsIn(question, plan), ...mediaFaults(mediaNames, files)];
  return { ...imported, notes: uniqueNotes(notes), identity: identityOf(question), mediaNames };
}

/** What the exam server would refuse. */
function faultsIn(question: QuestionInput, plan: Plan): ImportNote[] {
  const { issues = [] } = v.safeParse(questionInput, question);
  const shape = (issues as { message: string }[]).map(({ message }) => ({
    severity: "error" as const,
    reason: message,
  }));
  const bankPolicy = policyNameOf({ policy: null, content: question.content }, plan);
  const checks = checkQuestion(question, bankPolicy).map(({ severity, reason }) => ({
    severity,
    reason,
  }));
  return uniqueNotes([...shape, ...checks]);
}
