// One question while it is read: what is wrong with it, what of it was lost, and in the end the question itself. An error
// leaves no question; the ones beside it go on.
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { addNote, hasItsShape, importedQuestion, tooLarge } from "../../finished-question.ts";
import type { ImportedQuestion, ImportNote } from "../../imported-question.ts";
import type { DocumentMedia } from "../document/document-media.ts";
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import { questionWith } from "../../../domain/questions/question-with.ts";

export type Draft = {
  place: string;
  /** Of the document that it stands in. */
  media: DocumentMedia;
  makeId(): string;
  error(reason: string): void;
  /** Of something that is lost or guessed. */
  warn(reason: string): void;
  hasErrors(): boolean;
  notes: ImportNote[];
  /** Names of pictures and sounds that it shows. */
  used: Set<string>;
};

/** What stands beside the content; what is missing is as a new question has it. */
export type DraftFields = Partial<
  Pick<
    QuestionInput,
    "bobot" | "difficulty" | "explanation" | "policy" | "audio" | "layout" | "shuffle"
  >
> & { referenceCode?: string; competenceCodes?: string[]; usage?: QuestionUsage };

export function createDraft(place: string, media: DocumentMedia, makeId: () => string): Draft {
  const notes: ImportNote[] = [];
  const add = (severity: ImportNote["severity"], reason: string): void =>
    addNote(notes, severity, reason);
  return {
    place,
    notes,
    media,
    used: new Set(),
    makeId,
    warn: (reason) => add("warning", reason),
    error: (reason) => add("error", reason),
    hasErrors: () => notes.some(({ severity }) => severity === "error"),
  };
}

export function finishDraft(
  draft: Draft,
  stem: string,
  content: QuestionContent | null,
  fields: DraftFields = {},
): ImportedQuestion {
  // A text with blanks may be all that there is.
  if (isEmptyHtml(stem) && content?.type !== 14)
    draft.error("Pertanyaannya kosong; tulis pertanyaannya.");
  const { referenceCode, competenceCodes, usage, ...own } = fields;
  const made = content && questionWith(stem, content, own);
  const fits = made !== null && hasItsShape(made);
  const isWhole = !draft.hasErrors();
  if (made && isWhole && !fits) draft.error(tooLarge);
  return {
    ...importedQuestion(draft.place, stem, draft.notes, isWhole && fits ? made : null),
    ...(!isWhole && fits ? { unfinished: made } : {}),
    referenceCode: referenceCode ?? null,
    competenceCodes: competenceCodes ?? [],
    usage: usage ?? null,
  };
}
