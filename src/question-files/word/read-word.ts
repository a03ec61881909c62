// Questions from a Word document (domain.md 1.12 and 3.4), in two passes: the document to plain blocks, then the blocks to
// questions. Pure: the document comes unzipped. Nothing that it holds makes this throw; what cannot be read is said in notes.
import type { ImportedQuestions, ImportNote } from "../imported-question.ts";
import { readWordDocument } from "./document/read-document.ts";
import { documentQuestions } from "./reading/document-questions.ts";

/** `parts`: the unzipped files of the docx by path. Pictures that the questions show come in `files`. */
export function readWordQuestions(
  parts: ReadonlyMap<string, Uint8Array>,
  makeId: () => string,
): ImportedQuestions {
  const notes: ImportNote[] = [];
  const document = readWordDocument(parts, notes);
  if (!document) return { questions: [], notes, files: [] };
  const found = documentQuestions(document, makeId);
  return { ...found, notes: [...notes, ...found.notes] };
}
