// How writers of text formats tell what their format cannot say. Nothing is dropped in silence.
import type { QuestionContent } from "../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../contract/questions/question-fields.ts";
import { questionTypes } from "../contract/questions/question-types.ts";
import type { ImportNote } from "./imported-question.ts";

/** `notes`: "error" for a question that is not in the text, "warning" for what a question lost. */
export type WrittenQuestions = { text: string; notes: ImportNote[] };

/** Notes of one question, which is told by its number in the list. */
export type Losses = { warn: (reason: string) => void };

/** What a format cannot say at all; its message follows the number of the question. */
export class CannotWrite extends Error {
  override readonly name = "CannotWrite";
}

export function cannotWrite({ type }: QuestionContent, format: string): CannotWrite {
  return new CannotWrite(`${questionTypes[type]} tidak dapat ditulis dalam format ${format}.`);
}

/** Each question written by itself, so that one that cannot be is left out alone. */
export function writeEach(
  questions: readonly QuestionInput[],
  write: (question: QuestionInput, losses: Losses) => string,
): { texts: string[]; notes: ImportNote[] } {
  const notes: ImportNote[] = [];
  const texts: string[] = [];
  for (const [at, question] of questions.entries()) {
    const addNote = (severity: ImportNote["severity"], reason: string) =>
      notes.push({ severity, reason: `Soal ${at + 1}: ${reason}` });
    try {
      texts.push(write(question, { warn: (reason) => addNote("warning", reason) }));
    } catch (error) {
      if (!(error instanceof CannotWrite)) throw error;
      addNote("error", `${error.message} Soal ini tidak ikut.`);
    }
  }
  return { texts, notes };
}

type Field = "bobot" | "explanation" | "shuffle" | "audio" | "policy";

/** @param known the fields that the format can say */
export function warnOfFields(
  question: QuestionInput,
  losses: Losses,
  known: readonly Field[],
): void {
  const { bobot, explanation, shuffle, audio, difficulty, competence_ids: competences } = question;
  const isLost = (field: Field, has: boolean) => has && !known.includes(field);
  const lost = [
    isLost("bobot", bobot !== 1) && "bobot",
    isLost("explanation", explanation !== "") && "pembahasan",
    isLost("shuffle", !shuffle) && "larangan mengacak",
    isLost("audio", audio !== null) && "audio",
    difficulty !== "" && "tingkat kesukaran",
    competences.length > 0 && "kompetensi",
    question.reference_id !== null && "referensi",
    (isPolicyLost(question) || isLost("policy", isPolicyTaken(question))) && "cara penilaian",
    question.layout !== 1 && "tata letak",
  ].filter((name) => name !== false);
  if (lost.length > 0) losses.warn(`Yang tidak ikut: ${lost.join(", ")}.`);
}

/** Null: whichever the bank has. Moodle, whose formats these are, has a way of its own for each kind of question. */
export function isPolicyLost({ policy, content }: QuestionInput): boolean {
  if (policy === null || policy === "bobot_opsi") return false;
  const said = writtenPolicies(content);
  return said !== "any" && !said.includes(policy);
}

/** The bank's own, which becomes the way that Moodle has. */
function isPolicyTaken({ policy, content }: QuestionInput): boolean {
  return policy === null && content.type !== 4 && writtenPolicies(content) !== "any";
}

/** "any": one part, or marked by a person, so that all policies but weights of options are one. */
function writtenPolicies(content: QuestionContent): "any" | readonly PolicyName[] {
  switch (content.type) {
    case 1:
    case 2:
    case 3:
    case 6:
    case 9:
      return "any";
    case 4:
      return ["parsial", "parsial_penalti"];
    case 7:
      return ["parsial", "mutlak"];
    case 8:
      return content.payload.statements.length === 1 ? "any" : ["parsial"];
    case 15: {
      const { payload } = content;
      return payload.mode === "options" && !payload.multiple
        ? "any"
        : ["parsial", "parsial_penalti"];
    }
    default:
      return ["parsial"];
  }
}
