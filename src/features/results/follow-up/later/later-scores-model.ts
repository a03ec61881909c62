// Taking what was reached afterwards from a later exam: which exams there are, what was reached in the chosen one, and whom it concerns.
import { atom, type ReadableAtom } from "nanostores";
import {
  getLaterScores,
  listLaterExams,
  type LaterExam,
} from "../../../../contract/results/follow-up-programs.ts";
import { call } from "../../../../core/api.ts";
import { createDetail, type DetailModel } from "../../../../kit/record/create-detail.ts";
import type { FollowUpFields } from "../follow-up-fields-value.ts";
import type { WrittenRow } from "../follow-up-model.ts";

/** By participant. */
export type LaterScores = ReadonlyMap<string, string>;
export type ChosenExam = { exam: LaterExam; scores: DetailModel<LaterScores> };

export function createLaterScoresModel(schedule_id: string) {
  const exams = createDetail(async (signal) => {
    const { items } = await call(listLaterExams, { schedule_id }, { signal });
    return items;
  });
  const $chosen = atom<ChosenExam | null>(null);
  const leave = () => $chosen.get()?.scores.exit();
  return {
    exams,
    $chosen: $chosen as ReadableAtom<ChosenExam | null>,
    choose(exam: LaterExam | null): void {
      leave();
      if (exam === null) return $chosen.set(null);
      const scores = createDetail<LaterScores>(async (signal) => {
        const asked = { schedule_id, later_id: exam.id };
        const { items } = await call(getLaterScores, asked, { signal });
        return new Map(items.map(({ participant_id: id, score }) => [id, score]));
      });
      $chosen.set({ exam, scores });
    },
    exit(): void {
      leave();
      exams.exit();
    },
  };
}

export type TakenScores = {
  /** How many of the program have a final result in the later exam. */
  found: number;
  /** How many of these have another score already. */
  others: number;
  /** What is written, by participant, and what was there before. */
  written: ReadonlyMap<string, Partial<FollowUpFields>>;
  before: ReadonlyMap<string, Partial<FollowUpFields>>;
};

/** Scores that are there already stay unless `overwrites`. */
export function takenScores(
  rows: readonly WrittenRow[],
  scores: LaterScores,
  { exam, overwrites }: { exam: string; overwrites: boolean },
): TakenScores {
  const found = rows.filter(({ row }) => scores.has(row.participant_id));
  const isOther = ({ row, fields }: WrittenRow) =>
    fields.nilai !== null && fields.nilai !== scores.get(row.participant_id);
  const taken = found.filter((one) => one.fields.nilai === null || (overwrites && isOther(one)));
  const idOf = ({ row }: WrittenRow) => row.participant_id;
  return {
    found: found.length,
    others: found.filter(isOther).length,
    written: new Map(
      taken.map((one) => [idOf(one), { nilai: scores.get(idOf(one))!, sumber: exam }]),
    ),
    before: new Map(
      taken.map((one) => [idOf(one), { nilai: one.fields.nilai, sumber: one.fields.sumber }]),
    ),
  };
}
