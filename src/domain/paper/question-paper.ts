// A bank as the paper of an exam: groups by type, numbers through all of them, references before their first question,
// options mixed by package. It holds of keys, explanations and weights only what was asked for; the key of a whole paper is
// paper-keys.ts. Not for looks: those are the screen's and the Word writer's.
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { Question } from "../../contract/questions/questions.ts";
import type { Reference } from "../../contract/questions/references.ts";
import { participantContent, type ParticipantContent } from "../questions/participant-question.ts";
import { byType, mixedOrder, plannedOf, rangesOf, type PaperPackage } from "./paper-order.ts";

export type PaperBank = {
  id: string;
  plan: readonly PlanEntry[];
  /** All of the bank, in its order. */
  questions: readonly Question[];
  references: readonly Reference[];
};

/** What stands beside the questions themselves. */
export type PaperShows = {
  /** Only as many of each type as the plan shows. */
  planned: boolean;
  keys: boolean;
  explanations: boolean;
  competences: boolean;
  weights: boolean;
};

export type PaperQuestion = Pick<QuestionInput, "stem" | "layout" | "audio"> & {
  id: string;
  number: number;
  content: ParticipantContent;
  /** Null, empty or missing unless it was asked for. */
  key: QuestionContent["key"] | null;
  explanation: string;
  competences: readonly string[];
  bobot: number | null;
};
export type PaperBlock =
  | { is: "question"; question: PaperQuestion }
  /** `numbers`: of all that belong to it, in this paper. */
  | { is: "reference"; reference: Reference; numbers: string }
  /** It stands further up, before the question `before`. */
  | { is: "reminder"; reference: Reference; numbers: string; before: number };
export type PaperGroup = { type: QuestionType; first: number; last: number; blocks: PaperBlock[] };
export type Paper = { pack: PaperPackage; groups: PaperGroup[]; total: number };

export function createPaper(bank: PaperBank, pack: PaperPackage, shows: PaperShows): Paper {
  const groups = numberedGroups(bank, pack, shows.planned);
  const all = groups.flatMap(({ numbered }) => numbered);
  const place = createReferencePlaces(bank.references, all);
  return {
    pack,
    total: all.length,
    groups: groups.map(({ type, numbered }) => ({
      type,
      first: numbered[0]?.number ?? 0,
      last: numbered.at(-1)?.number ?? 0,
      blocks: numbered.flatMap((each, at): PaperBlock[] => [
        ...place(numbered, at),
        { is: "question", question: paperQuestion(each, bank.id, pack, shows) },
      ]),
    })),
  };
}

type Numbered = { number: number; question: Question };

/** The questions of each type with the numbers that they have in the package. */
function numberedGroups(
  { id, plan, questions, references }: PaperBank,
  pack: PaperPackage,
  planned: boolean,
): { type: QuestionType; numbered: Numbered[] }[] {
  let number = 0;
  return byType(planned ? plannedOf(questions, plan) : questions).map(([type, group]) => {
    const seed = `${id} ${pack} ${type}`;
    const ordered = pack === "" ? group : mixedOrder(group, references, seed);
    return { type, numbered: ordered.map((question) => ({ number: (number += 1), question })) };
  });
}

/** The content as a package shows it: the same each time that it is printed. */
export function packedContent(
  { id, content, shuffle }: Question,
  bankId: string,
  pack: PaperPackage,
): ParticipantContent {
  return participantContent(content, `${bankId} ${pack} ${id}`, shuffle && pack !== "");
}

function paperQuestion(
  { number, question }: Numbered,
  bankId: string,
  pack: PaperPackage,
  shows: PaperShows,
): PaperQuestion {
  const { id, stem, layout, audio, content, explanation, competences, bobot } = question;
  return {
    id,
    number,
    stem,
    layout,
    audio,
    content: packedContent(question, bankId, pack),
    key: shows.keys ? content.key : null,
    explanation: shows.explanations ? explanation : "",
    competences: shows.competences ? competences.map(({ kode }) => kode) : [],
    bobot: shows.weights ? bobot : null,
  };
}

/** Answers what stands before the question `at` of a group: its reference, or where that is, or nothing. */
function createReferencePlaces(references: readonly Reference[], all: readonly Numbered[]) {
  const firstOf = new Map<string, number>();
  return (group: readonly Numbered[], at: number): PaperBlock[] => {
    const linked = group[at]?.question.reference_id ?? null;
    const reference = references.find(({ id }) => id === linked);
    const number = group[at]?.number ?? 0;
    if (!reference || group[at - 1]?.question.reference_id === linked) return [];
    const before = firstOf.get(reference.id);
    if (before !== undefined) {
      const run = runOf(group, at).map((each) => each.number);
      return [{ is: "reminder", reference, numbers: rangesOf(run), before }];
    }
    firstOf.set(reference.id, number);
    const own = all.filter(({ question }) => question.reference_id === reference.id);
    const numbers = rangesOf(own.map((each) => each.number));
    return [{ is: "reference", reference, numbers }];
  };
}

/** Those from `at` on that have the same reference. */
function runOf(group: readonly Numbered[], at: number): readonly Numbered[] {
  const linked = group[at]?.question.reference_id;
  const end = group.findIndex((each, place) => place > at && each.question.reference_id !== linked);
  return group.slice(at, end < 0 ? undefined : end);
}

/** The bank's questions by their numbers in a package: what keys and answer sheets are made of. */
export function numberedQuestions(
  bank: PaperBank,
  pack: PaperPackage,
  planned: boolean,
): { number: number; question: Question; content: ParticipantContent }[] {
  return numberedGroups(bank, pack, planned)
    .flatMap(({ numbered }) => numbered)
    .map(({ number, question }) => ({
      number,
      question,
      content: packedContent(question, bank.id, pack),
    }));
}
