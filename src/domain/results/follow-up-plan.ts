// Who is in the remedial and in the enrichment program of an exam (evaluation.md 4.3), what they have not mastered, and in which form a remedial
// program is proposed. Figures that are shown decide (evaluation.md 2.1); whoever has no final result is in neither program.
import type { FollowUpLimits } from "../../contract/results/follow-up-limits.ts";
import type { FollowUpKind } from "../../contract/results/follow-up-programs.ts";
import type {
  MatrixQuestion,
  MatrixRow,
  ResultMatrix,
} from "../../contract/results/result-matrix.ts";
import { compare, divide, fractionOf, multiply, subtract } from "../scoring/fraction.ts";
import { scoreStored, shownScore } from "../scoring/shown-score.ts";

/** whole: the class is taught again; group: in groups; single: each alone. */
export type FollowUpForm = "whole" | "group" | "single";

export type FollowUpRow = {
  row: MatrixRow;
  /** Competences below the limit, in the order of the exam. */
  competences: readonly ResultMatrix["competences"][number][];
  /** Questions in which points were lost, of these competences or of none. */
  questions: readonly MatrixQuestion[];
};

export type FollowUpPlan = {
  /** Remedial: by group and name. Enrichment: the best first. */
  rows: readonly FollowUpRow[];
  /** With a final result and a KKM. */
  graded: number;
  failed: number;
  /** Of the graded ones, in per cent: "66.67". Null: there are none. */
  share: string | null;
  /** The form that is proposed for remedial teaching. Null: nobody failed. */
  form: FollowUpForm | null;
  /** In neither program: without a final result, or without a KKM. */
  others: readonly MatrixRow[];
};

type Matrix = Pick<ResultMatrix, "competences" | "questions" | "rows">;

export function followUpPlan(
  matrix: Matrix,
  kind: FollowUpKind,
  limits: FollowUpLimits,
): FollowUpPlan {
  const { rows } = matrix;
  const missed = rows.filter((row) => verdictOf(row) === "missed");
  const reached = rows.filter((row) => verdictOf(row) === "reached");
  const graded = missed.length + reached.length;
  const share = graded === 0 ? null : percent(missed.length, graded);
  const chosen = kind === "remedial" ? missed : reached.sort(byScore);
  return {
    rows: chosen.map((row) => followUpRow(row, matrix, limits)),
    graded,
    failed: missed.length,
    share,
    form: share === null || missed.length === 0 ? null : proposedForm(share, limits),
    others: rows.filter((row) => verdictOf(row) === null),
  };
}

/** Null: it is not final, or there is no KKM. */
function verdictOf({ state, verdict }: MatrixRow): "missed" | "reached" | null {
  return state === "complete" && (verdict === "missed" || verdict === "reached") ? verdict : null;
}

/** Equal scores stay in the order of the matrix. */
const byScore = (one: MatrixRow, other: MatrixRow) => Number(other.score) - Number(one.score);

const percent = (part: number, whole: number): string =>
  shownScore(divide(fractionOf(100 * part), fractionOf(whole)));

/**
 * By the share of those who failed. The usual limits (more than 50 % whole, 20 to 50 % in groups, fewer alone) are those of "Panduan Penilaian oleh
 * Pendidik dan Satuan Pendidikan", Kementerian Pendidikan dan Kebudayaan 2015 and 2017, pembelajaran remedial; it leaves exactly 50 % open.
 * @param share of `followUpPlan`
 */
export function proposedForm(
  share: string,
  { single, whole }: Pick<FollowUpLimits, "single" | "whole">,
): FollowUpForm {
  if (Number(share) > whole) return "whole";
  return Number(share) < single ? "single" : "group";
}

function followUpRow(row: MatrixRow, { competences, questions }: Matrix, limits: FollowUpLimits) {
  const open = new Set(
    row.mastery.filter((one) => !isMastered(one, limits.mastery ?? row.kkm)).map(({ id }) => id),
  );
  return {
    row,
    competences: competences.filter(({ id }) => open.has(id)),
    questions: questions.filter(
      ({ competence_ids: ids }, at) =>
        hasLost(row, at) && (ids.length === 0 || ids.some((id) => open.has(id))),
    ),
  };
}

/** `limit` null: nothing says when it is. */
function isMastered({ earned, worth }: MatrixRow["mastery"][number], limit: number | null) {
  if (limit === null) return true;
  const share = divide(scoreStored(earned), scoreStored(worth));
  return Number(shownScore(multiply(share, fractionOf(100)))) >= limit;
}

function hasLost({ earned, worth }: MatrixRow, at: number): boolean {
  const [own, most] = [earned[at] ?? null, worth[at] ?? null];
  if (own === null || most === null) return false;
  return compare(subtract(scoreStored(most), scoreStored(own)), fractionOf(0)) > 0;
}
