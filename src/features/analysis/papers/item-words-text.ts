// Words and sentences about a question, the same on the screen, on paper and in files.
import { formatNumber } from "../../../core/format.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import type {
  QuestionAnalysis,
  TestAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import type { DistractorVerdict } from "../../../domain/item-analysis/option-figures.ts";
import type {
  ItemStatus,
  ProposalAbsence,
  StatusReason,
} from "../../../domain/item-analysis/status-proposal.ts";
import type { AnalysisSummary } from "../../../domain/item-analysis/summary/analysis-summary.ts";
import type { ItemWords } from "./item-words-messages.ts";

export const figureText = ({ shown }: ItemFigure, t: ItemWords): string =>
  shown === null ? t.none : shownDecimal(shown);

/** Whole percent of the figure that is shown. */
export const percentText = ({ shown }: ItemFigure, t: ItemWords): string =>
  shown === null ? t.none : String(Math.round(Number(shown) * 100));

/** Dash: the question is removed or right for everybody, so that nobody counts. */
export const countText = (count: number | null, t: ItemWords): string =>
  count === null ? t.none : formatNumber(count);
/** n, in the same way. */
export const participantsText = (question: QuestionAnalysis, t: ItemWords): string =>
  countText(isUncounted(question) ? null : question.n, t);

export const isUncounted = ({ n, removed, given }: QuestionAnalysis): boolean =>
  n === 0 && removed + given > 0;

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
    case "nearly-none-earned":
      return t.nearlyNoneEarned;
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

/** Why the rules propose it, or propose nothing. */
export function reasonsText(question: QuestionAnalysis, t: ItemWords): string {
  const { proposal } = question;
  if (proposal.status === null) return absenceText(proposal.why, question, t);
  return proposal.reasons.map((reason) => reasonText(reason, question, t)).join("; ");
}

function absenceText(
  why: ProposalAbsence,
  { n, unreached, removed, given }: QuestionAnalysis,
  t: ItemWords,
): string {
  if (why === "removed" || why === "given")
    return t.notAnalysed({ n: formatNumber(removed + given) });
  if (why === "unreached")
    return t.unreachedOf({ unreached: formatNumber(unreached), n: formatNumber(n) });
  return why === "equal-totals" ? t.noContrast : t.noPlain;
}

/** What a teacher has decided about a question: it stands above what is proposed. */
export type OwnDecision = { status: ItemStatus; note: string };

/** Why the decision that counts was taken. Reasons of a proposal do not speak for another decision than the proposed one. */
export function decisionReasons(
  question: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  const isOther = own !== null && own.status !== question.proposal.status;
  return own?.note || (isOther ? t.byTeacher : reasonsText(question, t));
}

/**
 * Why a question should be mended, the gravest reason alone and in few words. What the rules have found stays to be mended when a teacher has decided
 * otherwise about it; where they have found nothing, the teacher's reason.
 */
export function mendingReason(
  question: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  const { status, reasons } = question.proposal;
  const [first] = reasons;
  return !first || status === "diterima"
    ? decisionReasons(question, t, own)
    : shortReason(first, question, t);
}

/** For narrow columns: the first reason of what counts in few words, and how many more there are. */
export function shortReasons(
  question: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  const { status, reasons } = question.proposal;
  const [first, ...others] = reasons;
  if (!first || (own !== null && (own.note !== "" || own.status !== status)))
    return decisionReasons(question, t, own);
  const reason = shortReason(first, question, t);
  return others.length === 0 ? reason : t.moreReasons({ reason, n: formatNumber(others.length) });
}

function shortReason(first: StatusReason, question: QuestionAnalysis, t: ItemWords): string {
  if (first.is === "key-suspect")
    return t.keySuspectShort({ options: lettersOf([first.option], question) });
  return first.is === "wrong-way" ? t.wrongWayShort : reasonText(first, question, t);
}

/** In one word, with "(guru)" behind what a teacher has decided. */
export function decisionWord(
  { proposal }: QuestionAnalysis,
  t: ItemWords,
  own: OwnDecision | null,
): string {
  if (own) return t.ownDecision({ word: t[own.status] });
  return proposal.status === null ? t[absenceWord(proposal.why)] : t[proposal.status];
}

/** What stands in the place of a status where the rules propose none. */
export const absenceWord = (why: ProposalAbsence): "removed" | "given" | "undecided" =>
  why === "removed" || why === "given" ? why : "undecided";

type Judged = Pick<QuestionAnalysis, "isFew" | "isHardlyReached">;

/** What must be read beside every word about a question or a test, in full and for narrow columns; empty: nothing. */
export function caveatText({ isFew, isHardlyReached }: Judged, t: ItemWords): string {
  return isHardlyReached ? t.unreached : isFew ? t.few : "";
}
export function shortCaveat({ isFew, isHardlyReached }: Judged, t: ItemWords): string {
  return isHardlyReached ? t.unreachedShort : isFew ? t.fewShort : "";
}

/** "sukar (terlalu sedikit peserta)"; a word that is missing has no caveat. */
export function withCaveat(word: string, judged: Judged, t: ItemWords): string {
  const caveat = caveatText(judged, t);
  return caveat === "" || word === t.none || word === "" ? word : t.withCaveat({ word, caveat });
}

/** A teacher's own decision has no caveat. */
export function decisionText(question: QuestionAnalysis, t: ItemWords, own: OwnDecision | null) {
  const word = decisionWord(question, t, own);
  return own ? word : withCaveat(word, question, t);
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
  const decision = decisionWord(question, t, own);
  const reasons = decisionReasons(question, t, own);
  // It is of all words of the sentence.
  const caveat = caveatText(question, t);
  const label = caveat === "" ? n : t.sentenceLabel({ n, caveat });
  if (proposal.status === null) return t.shortSentence({ n: label, decision, why: reasons });
  return t.sentence({
    n: label,
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

/** "tinggi", with what must be read beside it; empty where alpha is not defined. */
export const reliabilityWord = ({ reliability, isFew }: TestAnalysis, t: ItemWords): string =>
  reliability === null ? "" : withCaveat(t[reliability], { isFew, isHardlyReached: false }, t);

export function reliabilityText(test: TestAnalysis, t: ItemWords): string {
  const { alpha, reliability, isFew } = test;
  if (reliability === null) return t.none;
  const word = isFew ? `${t[reliability]}, ${t.few}` : t[reliability];
  return `${figureText(alpha, t)} (${word})`;
}

/** What must be read beside counts and shares of questions with a status; empty: nothing. */
export function countsCaveat({ isFew }: TestAnalysis, { few }: AnalysisSummary, t: ItemWords) {
  if (few === 0) return "";
  return isFew ? t.few : t.fewAmong({ n: formatNumber(few) });
}
