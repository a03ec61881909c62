// What a teacher reads first: how many questions are good, and which to mend before the others (domain.md 5.6).
import type { QuestionAnalysis } from "../analyse-items.ts";
import { noFigure, roundedFigure, type ItemFigure } from "../item-figure.ts";
import type { ItemStatus } from "../status-proposal.ts";

export type AnalysisSummary = {
  /** Means over the questions that have the figure; no unit. Undefined: none has. */
  meanP: ItemFigure;
  meanD: ItemFigure;
  counts: Record<ItemStatus, number>;
  /** Questions without a decision of the teacher and without a proposal. */
  undecided: number;
  /** How many of the proposed statuses are based on too few participants. */
  few: number;
  /** Questions that more than half of those who count did not reach. */
  hardlyReached: number;
  /** Share of those with a status that are not "diterima". */
  share: ItemFigure;
  /**
   * Ids of questions that are not "diterima": those first whose key may be wrong or incomplete, because mending it changes results; then the
   * lowest D.
   */
  toMend: readonly string[];
};

type Judged = { question: QuestionAnalysis; status: ItemStatus };

/** @param own what teachers have decided, by id: it stands above what is proposed */
export function analysisSummary(
  questions: readonly QuestionAnalysis[],
  own: ReadonlyMap<string, ItemStatus> = new Map(),
): AnalysisSummary {
  const judged = questions.flatMap((question): Judged[] => {
    const status = own.get(question.id) ?? question.proposal.status;
    return status === null ? [] : [{ question, status }];
  });
  const counts = { diterima: 0, direvisi: 0, dibuang: 0 };
  for (const { status } of judged) counts[status] += 1;
  const bad = judged.filter(({ status }) => status !== "diterima");
  return {
    meanP: meanOf(questions.map(({ p }) => p)),
    meanD: meanOf(questions.map(({ d }) => d)),
    counts,
    undecided: questions.length - judged.length,
    few: judged.filter(({ question: { id, isFew } }) => isFew && !own.has(id)).length,
    hardlyReached: questions.filter((question) => question.isHardlyReached).length,
    share:
      judged.length === 0 ? noFigure("few-questions") : roundedFigure(bad.length / judged.length),
    toMend: bad.sort(byUrgency).map(({ question }) => question.id),
  };
}

function meanOf(figures: readonly ItemFigure[]): ItemFigure {
  const values = figures.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return noFigure("few-questions");
  return roundedFigure(values.reduce((all, value) => all + value, 0) / values.length);
}

function byUrgency(a: Judged, b: Judged): number {
  return (
    Number(hasSuspectKey(b)) - Number(hasSuspectKey(a)) ||
    gravity[b.status] - gravity[a.status] ||
    (a.question.d.value ?? 0) - (b.question.d.value ?? 0)
  );
}

const gravity: Record<ItemStatus, number> = { dibuang: 2, direvisi: 1, diterima: 0 };

const hasSuspectKey = ({ question: { proposal } }: Judged): boolean =>
  proposal.reasons.some(
    (reason) =>
      reason.is === "key-suspect" ||
      (reason.is === "upper-distractors" && reason.rivals.length > 0),
  );
