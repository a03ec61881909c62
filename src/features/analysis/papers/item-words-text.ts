// Sentences about a question, the same on paper and in files.
import { shownDecimal } from "../../../core/decimal-text.ts";
import type {
  QuestionAnalysis,
  TestAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import type { DistractorVerdict } from "../../../domain/item-analysis/option-figures.ts";
import type { ItemStatus, StatusReason } from "../../../domain/item-analysis/status-proposal.ts";
import type { ItemWords } from "./item-words-messages.ts";

export const figureText = ({ shown }: ItemFigure, t: ItemWords): string =>
  shown === null ? t.none : shownDecimal(shown);

/** Whole percent of the figure that is shown. */
export const percentText = ({ shown }: ItemFigure, t: ItemWords): string =>
  shown === null ? t.none : String(Math.round(Number(shown) * 100));

export const wordText = (word: keyof ItemWords | null, t: ItemWords): string =>
  word === null ? t.none : String(t[word]);

/** "A", as options are lettered on paper. */
export const optionLetter = (place: number): string => String.fromCharCode(65 + place);

function lettersOf(ids: readonly string[], { options }: QuestionAnalysis): string {
  return ids
    .map((id) => optionLetter(options.findIndex((option) => option.id === id)))
    .sort()
    .join(", ");
}

function reasonText(reason: StatusReason, question: QuestionAnalysis, t: ItemWords): string {
  switch (reason.is) {
    case "key-suspect":
      return t.keySuspect({ options: lettersOf([reason.option], question) });
    case "wrong-way":
      return t.wrongWay;
    case "hard-and-weak":
      return t.hardAndWeak;
    case "weak":
      return t.weak;
    case "nearly-all-right":
      return t.nearlyAllRight;
    case "nearly-all-wrong":
      return t.nearlyAllWrong;
    case "upper-distractors":
      return t.upperDistractors({ options: lettersOf(reason.options, question) });
    case "idle-distractors":
      return t.idleDistractors({ options: lettersOf(reason.options, question) });
    case "not-valid":
      return t.rNotValid;
    case "separates":
      return t.separates;
    case "distractors-work":
      return t.distractorsWork;
  }
}

export function reasonsText(question: QuestionAnalysis, t: ItemWords): string {
  const { reasons } = question.proposal;
  const texts = reasons.map((reason) => reasonText(reason, question, t));
  return texts.length === 0 ? t.noPlain : texts.join("; ");
}

/** The gravest one alone, in few words; empty where there is none. */
export function firstReason(question: QuestionAnalysis, t: ItemWords): string {
  const [first] = question.proposal.reasons;
  if (!first) return "";
  if (first.is === "key-suspect")
    return t.keySuspectShort({ options: lettersOf([first.option], question) });
  return first.is === "wrong-way" ? t.wrongWayShort : reasonText(first, question, t);
}

/** What a teacher has decided about a question: it stands above what is proposed. */
export type OwnDecision = { status: ItemStatus; note: string };

/** In one word, with "(guru)" behind what a teacher has decided. */
export function decisionWord(
  { proposal }: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  if (own) return t.ownDecision({ word: t[own.status] });
  return proposal.status === null ? t.undecided : t[proposal.status];
}

/** A proposal says beside it when it is of too few participants. */
export function decisionText(question: QuestionAnalysis, t: ItemWords, own: OwnDecision | null) {
  const word = decisionWord(question, t, own);
  return question.isFew && !own ? `${word} (${t.few})` : word;
}

export function validityText({ isValidByTotal: isValid }: QuestionAnalysis, t: ItemWords): string {
  return isValid === null ? t.none : isValid ? t.valid : t.notValid;
}

/** Of one option, in the column "Berfungsi". */
export const verdictText = (verdict: DistractorVerdict | null, t: ItemWords): string =>
  verdict === null ? t.none : t[`${verdict}Verdict`];

export function distractorsText({ options }: QuestionAnalysis, t: ItemWords): string {
  const wrong = options.filter(({ verdict }) => verdict !== null);
  if (wrong.length === 0) return t.none;
  const working = wrong.filter(({ verdict }) => verdict === "works").length;
  return t.distractorsOf({ working, all: wrong.length });
}

/** To be pasted into a report. */
export function questionSentence(
  n: string,
  question: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  const { p, d, itemTotal, critical, difficulty, discrimination, proposal } = question;
  const decision = decisionText(question, t, own);
  // Reasons of a proposal do not speak for another decision.
  const isOther = own !== null && own.status !== proposal.status;
  const reasons = own?.note || (isOther ? t.byTeacher : reasonsText(question, t));
  if (proposal.status === null) return t.shortSentence({ n, decision, why: reasons });
  return t.sentence({
    n,
    p: figureText(p, t),
    difficulty: wordText(difficulty, t),
    d: figureText(d, t),
    discrimination: wordText(discrimination, t),
    r: figureText(itemTotal, t),
    critical: figureText(critical, t),
    validity: validityText(question, t),
    decision,
    reasons,
  });
}

export function reliabilityText({ alpha, reliability }: TestAnalysis, t: ItemWords): string {
  if (reliability === null) return t.none;
  return `${figureText(alpha, t)} (${t[reliability]})`;
}
