// The end of a sitting, by whomever: scored by what is saved, in the same transaction.
import type { FinishKind } from "../../../../contract/exams/sitting-rows.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { compare, type Fraction } from "../../../../domain/scoring/fraction.ts";
import {
  scoreSitting,
  type DrawnQuestion,
  type PlannedType,
  type SittingScore,
} from "../../../../domain/scoring/score-sitting.ts";
import { storedScore } from "../../../../domain/scoring/shown-score.ts";
import type { Db } from "../../../database/database.ts";
import { logFault } from "../../../log-line.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import type { Sitting } from "./sitting-state-query.ts";
import type { SittingEventKind } from "../../../../contract/exams/sitting-events.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

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
  detail?: object;
  /** What the caller calls it: the same one is told once. */
  client_id?: string;
};

export async function addSittingEvent(
  db: Db,
  sitting_id: string,
  { kind, at, by = null, detail = {}, client_id }: Event,
): Promise<void> {
  await db
    .insertInto("sitting_events")
    .values({
      sitting_id,
      at,
      kind,
      by_name: by,
      detail: JSON.stringify(detail),
      client_id: client_id ?? null,
    })
    .execute();
}

type Row = Omit<DrawnQuestion, "content" | "treatment" | "id" | "weight"> & {
  question_id: string;
  bobot: number;
  answer: QuestionAnswer | null;
};

const rowColumns = {
  version: number(),
  type: number<Row["type"]>(),
  policy: text<Row["policy"]>(),
  question_id: text(),
  bobot: number(),
  answer: orNull(json<NonNullable<Row["answer"]>>()),
};

async function storeResult(
  { id, plan }: Pick<Sitting, "id" | "plan">,
  { db, versions, now }: { db: Db; versions: QuestionVersions; now: Date },
): Promise<void> {
  const { rows } = await sqlRows(rowColumns)`
    select sq.question_id, sq.version, sq.type, sq.bobot, sq.policy, a.answer
    from sitting_questions sq
    left join sitting_answers a
      on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    where sq.sitting_id = ${id} order by sq.position`.execute(db);
  const shown = await versions.read(rows, db);
  const drawn = rows.map(({ question_id, bobot, version, type, policy }, at): DrawnQuestion => ({
    id: question_id,
    version,
    type,
    weight: bobot,
    policy,
    content: shown[at]!.content,
    treatment: "normal",
  }));
  const answers = new Map(rows.map(({ question_id, answer }) => [question_id, { answer }]));
  const score = scoreSitting(drawn, answers, plan as PlannedType[]);
  for (const { id: question, reason } of score.faults) {
    logFault(`Question ${question} of sitting ${id} cannot be scored`, new Error(reason));
  }
  const result = {
    least: exact(score.total.least),
    most: exact(score.total.most),
    score: Number(storedScore(score.total.least).decimal),
    pending: score.pending,
    types: JSON.stringify(score.types.map(storedType)),
    faults: JSON.stringify(score.faults),
    computed_at: now,
  };
  await db
    .insertInto("sitting_results")
    .values({ sitting_id: id, ...result })
    .onConflict((known) => known.column("sitting_id").doUpdateSet(result))
    .execute();
}

const exact = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

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
