// For tests: what a generated exam comes to by the oracle: each participant's figures, ranks and verdicts.
import type { ResultState } from "../../contract/results/exam-results.ts";
import type { DrawnQuestion } from "../../domain/scoring/score-sitting.ts";
import type { Ratio } from "../scoring-oracle/score-oracle.ts";
import { oracleShown, oracleTotal } from "../scoring-oracle/sitting-oracle.ts";
import type { GeneratedExam, GeneratedSitting } from "./generated-exam.ts";

type Figures = { score: string; score_most: string; pending: number };
export type ExpectedResult = {
  sitting: GeneratedSitting;
  changes: Changes;
  state: ResultState;
  /** What is sure, exactly. */
  total: Ratio;
  /** Beside a name, and in the participant's own call, which tells no more while people mark blindly. */
  named: Figures & { rank: number | null; verdict: "reached" | "missed" | "open" };
};
export type ExpectedExam = { exam: GeneratedExam; results: Map<string, ExpectedResult> };
/** By which rules a question counts in place of those by which it was asked. */
export type Changes = ReadonlyMap<
  string,
  Partial<Pick<DrawnQuestion, "treatment" | "weight" | "policy">>
>;

/**
 * By number of the participant. `present`: the rules that are in force when it is asked, which decide what people mark: a preview shows other
 * rules than these, and so does an earlier version.
 */
export function expectedResults(
  exam: GeneratedExam,
  changes: Changes = new Map(),
  present: Changes = changes,
): ExpectedExam {
  const isLeft = (sitting: GeneratedSitting) =>
    essaysOf(sitting, present).some((id) => !sitting.marks.has(id));
  // While somebody marks blindly, no mark counts beside the name of whoever is marked.
  const isMarked = exam.finished.some(isLeft);
  const isBlind = (sitting: GeneratedSitting) => isMarked && essaysOf(sitting, present).length > 0;
  const found = exam.finished.map((sitting): ExpectedResult => {
    const none = new Map<string, Ratio>();
    const named = rangeOf(sitting, changes, isBlind(sitting) ? none : sitting.marks);
    const shown = figuresOf(named);
    const { kkm } = sitting.bank;
    const reaches = (score: string) => Number(score.replace(".", "")) >= kkm * 100;
    const isOpen = !reaches(shown.score) && reaches(shown.score_most);
    const verdict = isOpen ? "open" : reaches(shown.score) ? "reached" : "missed";
    return {
      sitting,
      changes,
      state: shown.pending > 0 ? "waiting" : "complete",
      total: named.least,
      named: { ...shown, rank: null, verdict },
    };
  });
  const final = found.filter(({ state }) => state === "complete");
  for (const one of final) {
    const above = final.filter(({ named }) => Number(named.score) > Number(one.named.score));
    one.named.rank = above.length + 1;
  }
  return { exam, results: new Map(found.map((one) => [one.sitting.no_ujian, one])) };
}

type Marked = { least: Ratio; most: Ratio; pending: number };

const figuresOf = ({ least, most, pending }: Marked): Figures => ({
  score: oracleShown(least),
  score_most: oracleShown(most),
  pending,
});

const isTreated = (change: Partial<DrawnQuestion> = {}): boolean =>
  change.treatment !== undefined && change.treatment !== "normal";

/** With an answer, and neither taken out nor given to everybody. */
const essaysOf = ({ drawn, answers }: GeneratedSitting, changes: Changes): string[] =>
  drawn.flatMap(({ id, type }) =>
    isTreated(changes.get(id)) || type !== 2 || !answers.has(id) ? [] : id,
  );

function rangeOf(
  sitting: GeneratedSitting,
  changes: Changes,
  marks: ReadonlyMap<string, Ratio>,
): Marked {
  const { drawn, answers, bank } = sitting;
  const asked = drawn.map((question): DrawnQuestion => ({
    ...question,
    version: 1,
    treatment: "normal",
    ...changes.get(question.id),
  }));
  const given = new Map([...answers].map(([id, answer]) => [id, { answer }]));
  const totalWith = (missing: Ratio) =>
    oracleTotal({
      drawn: asked,
      answers: given,
      plan: bank.plan,
      essays: (id) => marks.get(id) ?? missing,
    });
  const pending = essaysOf(sitting, changes).filter((id) => !marks.has(id)).length;
  return { least: totalWith([0n, 1n]), most: totalWith([1n, 1n]), pending };
}
