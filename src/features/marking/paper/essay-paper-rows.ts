// What stands on paper for whom: which answers, below which question. Pure.
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import type { MarkingUnit, OpenedUnit } from "../../../contract/marking/marking-units.ts";
import { isMarkedUnseen } from "../../../domain/marking/rounds/unseen-marks.ts";
import type { EssayPaperChoices, PaperArrangement } from "./essay-paper-choices.ts";

/** `isOpen`: the person can still mark it. */
export type PaperAnswer = Pick<MarkingAnswer, "code" | "version" | "answer" | "words"> & {
  isOpen: boolean;
};
export type PaperVersion = OpenedUnit["versions"][number];
/** `answers`: empty for blank sheets. */
export type PaperQuestion = {
  unit: MarkingUnit;
  versions: readonly PaperVersion[];
  answers: readonly PaperAnswer[];
};

export function paperAnswerOf(answer: MarkingAnswer): PaperAnswer {
  const { code, version, answer: written, words, marks } = answer;
  const isOpen = marks.every((mark) => mark.is_stale) && !isMarkedUnseen(answer);
  return { code, version, answer: written, words, isOpen };
}

/** Those that are to be marked, or all of them. */
function answersShown({ answers }: PaperQuestion, which: EssayPaperChoices["which"]) {
  return which === "semua" ? answers : answers.filter(({ isOpen }) => isOpen);
}

/** The questions that are printed. `picked`: their ids; none: all of them. */
export function unitsPrinted(
  units: readonly MarkingUnit[],
  picked: readonly string[],
  arrangement: PaperArrangement,
): readonly MarkingUnit[] {
  if (arrangement === "peserta") return units;
  const fitting = arrangement === "kosong" ? units.filter(({ type }) => type === 2) : units;
  const some = fitting.filter(({ question_id: id }) => picked.includes(id));
  return some.length === 0 ? fitting : some;
}

export type PaperSection = { version: PaperVersion; answers: readonly PaperAnswer[] };

/** A question that was changed while the exam ran has several versions; each has its answers below it. */
export function sectionsOf(
  question: PaperQuestion,
  which: EssayPaperChoices["which"],
): PaperSection[] {
  const shown = answersShown(question, which);
  return question.versions
    .map((version) => ({
      version,
      answers: shown.filter((answer) => answer.version === version.version),
    }))
    .filter(({ answers }) => answers.length > 0);
}

export type ParticipantAnswer = {
  question: PaperQuestion;
  version: PaperVersion;
  answer: PaperAnswer;
};
export type PaperParticipant = { code: string; answers: readonly ParticipantAnswer[] };

/** In the order in which their codes come first: a marker has another order for each question. */
export function participantsOf(
  questions: readonly PaperQuestion[],
  which: EssayPaperChoices["which"],
): PaperParticipant[] {
  const found = new Map<string, ParticipantAnswer[]>();
  for (const question of questions) {
    for (const answer of answersShown(question, which)) {
      const version = question.versions.find((one) => one.version === answer.version);
      if (!version) continue;
      const own = found.get(answer.code) ?? [];
      own.push({ question, version, answer });
      found.set(answer.code, own);
    }
  }
  return [...found].map(([code, answers]) => ({ code, answers }));
}

export function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
