// The end of a sitting, by whomever: scored by what is saved, in the same transaction.
import type { FinishKind } from "../../../../contract/exams/sitting-rows.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { compare, type Fraction } from "../../../../domain/scoring/fraction.ts";
import type { PlannedType, SittingScore } from "../../../../domain/scoring/score-sitting.ts";
import { storedScore } from "../../../../domain/scoring/shown-score.ts";
import type { StoredResult } from "../../../../domain/results/recalculation/result-moves.ts";
import type { Db } from "../../../database/database.ts";
import { logFault } from "../../../log-line.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import type { Sitting } from "./sitting-state-query.ts";
import type { SittingEventKind } from "../../../../contract/exams/sitting-events.ts";
import { askNearPassMark } from "../marking-rules/second-requests-writing.ts";
import { holdRules } from "../results/recalculation/rules-in-force-query.ts";
import { listForMarking, type MarkableAnswer } from "../marking/marked-answers-writing.ts";
import {
  drawnAnswers,
  scoreDrawn,
  scoreRows,
  type DrawnAnswer,
  type ScoredRow,
} from "./sitting-scores-query.ts";

export type Ending = {
  kind: FinishKind;
  /** When it ended: for somebody whose time ran out while the server was off, their deadline. */
  at: Date;
  /** Of the staff; null: the participant, or by itself. */
  by: string | null;
  /** Why, where staff end it. */
  reason?: string;
};

/** The sitting is locked. Ended already: nothing happens. */
export async function endSitting(
  sitting: Pick<Sitting, "id" | "status" | "plan">,
  { kind, at, by, reason = "" }: Ending,
  { db, versions, now }: { db: Db; versions: QuestionVersions; now: Date },
): Promise<void> {
  if (sitting.status === 1) return;
  await db
    .updateTable("sittings")
    .set({ status: 1, finished_at: at, finish_kind: kind })
    .where("id", "=", sitting.id)
    .execute();
  await addSittingEvent(db, sitting.id, { kind: "finish", at, by, detail: { kind, reason } });
  await storeResult(sitting, { db, versions, now });
}

type Event = {
  kind: SittingEventKind;
  at: Date;
  by?: string | null;
  /** The account of the person in `by`. Only reopenings store it: other staff are told about them. */
  by_id?: string;
  detail?: object;
  /** What the caller calls it: the same one is told once. */
  client_id?: string;
};

export async function addSittingEvent(
  db: Db,
  sitting_id: string,
  { kind, at, by = null, by_id, detail = {}, client_id }: Event,
): Promise<void> {
  await db
    .insertInto("sitting_events")
    .values({
      sitting_id,
      at,
      kind,
      by_name: by,
      by_id: by_id ?? null,
      detail: JSON.stringify(detail),
      client_id: client_id ?? null,
    })
    .execute();
}

/**
 * Computes the result from the stored answers and from the marks that people have given, and lists the answers that people mark.
 * The sitting is locked.
 */
export async function storeResult(
  { id, plan }: Pick<Sitting, "id" | "plan">,
  { db, versions, now }: { db: Db; versions: QuestionVersions; now: Date },
): Promise<void> {
  await holdRules([id], db);
  const rows = await drawnAnswers(id, db);
  const unmarked = await scoreDrawn(rows, { plan }, { db, versions });
  const markable = markableOf(rows, unmarked);
  const questions = markable.map(({ question_id: question }) => question);
  await askNearPassMark({ id, plan }, rows, questions, { db, versions, now });
  const marks = await listForMarking(id, markable, db);
  const score =
    marks.size === 0 ? unmarked : await scoreDrawn(rows, { plan }, { db, versions, marks });
  await storeScores(new Map([[id, { score, unmarked }]]), { db, now });
}

/** `unmarked`: without the marks that people have given; where it is missing, in all of them, what is stored of it stays. */
type Scores = { score: SittingScore; unmarked?: SittingScore };

type ResultColumns = Omit<ReturnType<typeof resultColumns>, "faults">;

function unmarkedColumn(unmarked: ResultColumns): string | null {
  if (unmarked.pending === 0) return null;
  const { least, most, score, pending, types } = unmarked;
  return jsonWith({ least, most, score, pending }, { types });
}

/** One object as json. `texts` are json already: reading them only to write them again takes longer than all the rest. */
export function jsonWith(plain: object, texts: Readonly<Record<string, string>>): string {
  const members = Object.entries(texts).map(([name, text]) => `,"${name}":${text}`);
  return `${JSON.stringify(plain).slice(0, -1)}${members.join("")}}`;
}

/** What is stored of a sitting, but for when. */
export function storedColumns(sitting_id: string, { score, unmarked }: Scores) {
  const { faults, ...result } = resultColumns(score);
  for (const { id: question, reason } of faults) {
    logFault(`Question ${question} of sitting ${sitting_id} cannot be scored`, new Error(reason));
  }
  return {
    sitting_id,
    ...result,
    faults: JSON.stringify(faults),
    unmarked: unmarked
      ? unmarkedColumn(unmarked === score ? result : resultColumns(unmarked))
      : null,
  };
}

/** By sitting, whose answers that people mark are listed. */
export async function storeScores(
  scores: ReadonlyMap<string, Scores>,
  { db, now }: { db: Db; now: Date },
): Promise<void> {
  if (scores.size === 0) return;
  const rows = [...scores].map(([id, each]) => ({
    ...storedColumns(id, each),
    computed_at: now,
    is_listed: true,
  }));
  const isWhole = [...scores.values()].every(({ unmarked }) => unmarked !== undefined);
  await db
    .insertInto("sitting_results")
    .values(rows)
    .onConflict((known) =>
      known.column("sitting_id").doUpdateSet(({ fn, ref }) => ({
        least: ref("excluded.least"),
        most: ref("excluded.most"),
        score: ref("excluded.score"),
        pending: ref("excluded.pending"),
        types: ref("excluded.types"),
        faults: ref("excluded.faults"),
        computed_at: ref("excluded.computed_at"),
        is_listed: ref("excluded.is_listed"),
        unmarked: isWhole
          ? ref("excluded.unmarked")
          : fn.coalesce("excluded.unmarked", "sitting_results.unmarked"),
      })),
    )
    .execute();
}

/** Answers whose score depends on what people give to them. */
export function markableOf(
  rows: readonly Pick<DrawnAnswer, "question_id" | "version" | "seq" | "answer">[],
  { questions }: SittingScore,
): MarkableAnswer[] {
  return rows.flatMap(({ question_id, version, seq, answer }, at) => {
    const isPending = questions[at]!.score?.verdict === "menunggu";
    return isPending && answer !== null && seq !== null
      ? { question_id, version, seq, answer }
      : [];
  });
}

/** @param contents of the questions, in the order of the rows */
export function resultOf(
  rows: readonly ScoredRow[],
  contents: readonly QuestionContent[],
  plan: readonly PlannedType[],
) {
  return resultColumns(scoreRows(rows, contents, plan));
}

function resultColumns(score: SittingScore) {
  return {
    ...storedBounds(score),
    score: Number(storedScore(score.total.least).decimal),
    types: JSON.stringify(score.types.map(storedType)),
    faults: score.faults,
  };
}

export const storedBounds = ({ total, pending }: SittingScore): StoredResult => ({
  least: exact(total.least),
  most: exact(total.most),
  pending,
});

const exact = (score: Fraction) => storedScore(score).exact;

/** What lists show of a type: exact fractions as text. */
function storedType({
  type,
  weight,
  planned,
  shown,
  counts,
  total,
}: SittingScore["types"][number]) {
  const isSure = compare(total.least, total.most) === 0;
  return {
    type: type as QuestionType,
    weight,
    planned,
    shown,
    counts,
    least: exact(total.least),
    most: isSure ? exact(total.least) : exact(total.most),
  };
}
