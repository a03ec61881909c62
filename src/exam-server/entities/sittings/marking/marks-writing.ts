// Stores what markers do: each act judged by itself, in order, and once, however often it is sent. A mark is a new row; nothing that was
// stored is changed. What it does to results is written in the same transaction.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { ActResult, MarkingAct, SavedMarks } from "../../../../contract/marking/marks.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { judgeMark, type MarkFault } from "../../../../domain/marking/given-mark.ts";
import { shareText } from "../../../../domain/marking/point-input.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { Refusal } from "../../../http/refusal.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { storeResult } from "../sittings/sitting-finish-writing.ts";
import { areOfLibrary } from "../marking-comments/given-comments-query.ts";
import {
  contentMarkedBy,
  currentRubric,
  type CurrentRubric,
} from "../marking-rubric/current-rubric-query.ts";
import { isFlagOpen } from "./answer-flags-query.ts";
import { openOwnUnit, type Unit } from "./marking-access.ts";
import { answersOf } from "./marking-answers-query.ts";
import { controlsNamed } from "../marking-rules/control-answers-query.ts";
import { storeControlMark } from "../marking-rules/control-answers-writing.ts";
import { sampleRuleOf } from "../marking-rules/second-sample-query.ts";
import { followMarks } from "../marking-rules/second-sample-writing.ts";
import { decisionHindrances, nothingToDecide, ownMarkHindrance } from "./decisions-query.ts";
import { countMine } from "./marking-units-query.ts";

type Input = InferOutput<typeof markingEndpoints.saveMarks.input>;
type MarkAct = Extract<MarkingAct, { kind: "mark" }>;

const faultTexts: Record<MarkFault, string> = {
  "other-kind": "Soal ini tidak dinilai dengan cara itu. Muat ulang halaman ini.",
  "too-much": "Nilainya melebihi nilai tertinggi soal ini.",
  incomplete: "Masih ada bagian jawaban yang belum diberi nilai.",
};

const unknownComment =
  "Komentar tersimpan yang dipakai bukan dari soal ini. Lepaskan komentar itu, lalu simpan lagi.";

const otherRubric =
  "Rubrik soal ini berubah sesudah jawaban ini dinilai. Nilai ini tidak disimpan: nilai lagi dengan rubrik yang baru.";

export async function storeMarks(
  { acts, marker_id: marker, ...unit }: Input,
  call: Call,
): Promise<SavedMarks> {
  if (marker !== callerOf(call).id) {
    throw new Refusal(
      responseCodes.conflict,
      "Nilai ini diberikan oleh orang lain, yang harus masuk lagi untuk mengirimnya.",
    );
  }
  await openOwnUnit(unit, call);
  // Before the answers are locked, as whoever changes the rules does.
  await sampleRuleOf(unit, call.db, "for update");
  const codes = acts.flatMap(({ answers }) => answers.map(({ code }) => code));
  const locked = await lockAnswers(unit, codes, call);
  // Whoever changes the rubric locks the answers as well: from here on it stays.
  const place = { unit, ...locked, rubric: await currentRubric(unit, call.db) };
  const results: ActResult[] = [];
  for (const act of acts) results.push(await storeAct(act, place, call));
  if (acts.some(({ kind }) => kind === "mark")) await followMarks(unit, call);
  return { results, mine: await countMine(unit, call) };
}

type Locked = {
  id: string;
  status: number;
  plan: unknown;
  version: number | null;
  seq: number | null;
  answer: QuestionAnswer | null;
};
type Answers = ReadonlyMap<string, Locked>;
type Place = {
  unit: Unit;
  answers: Answers;
  /** Those of `../marking-rules/control-answers-query.ts`. */
  controls: Answers;
  rubric: CurrentRubric;
};

/** By code. In the order of their ids, so that two people who mark the same answers wait for each other. */
async function lockAnswers(
  unit: Unit,
  codes: readonly string[],
  call: Call,
): Promise<Pick<Place, "answers" | "controls">> {
  const { schedule_id: schedule, question_id: question } = unit;
  const { rows } = await sqlRows({
    code: text(),
    control: orNull(text()),
    id: text(),
    status: number(),
    plan: json<unknown>(),
    version: orNull(number()),
    seq: orNull(number()),
    answer: orNull(json<QuestionAnswer>()),
  })`
    with controls as (${controlsNamed(unit, codes, call)})
    select coalesce(si.marking_code, '') as code, k.code as control, si.id, si.status, si.plan,
      sq.version, a.seq, a.answer
    from sittings si
    join sitting_questions sq on sq.sitting_id = si.id and sq.question_id = ${question}
    left join sitting_answers a on a.sitting_id = si.id and a.question_id = ${question}
    left join controls k on k.sitting = si.id
    where si.schedule_id = ${schedule}
      and (si.marking_code = any(${codes}) or si.id = any(array(select sitting from controls)))
    order by si.id for update of si`.execute(call.db);
  const place = { answers: new Map<string, Locked>(), controls: new Map<string, Locked>() };
  for (const { code, control, ...row } of rows) {
    if (codes.includes(code)) place.answers.set(code, row);
    if (control !== null) place.controls.set(control, row);
  }
  return place;
}

async function storeAct(act: MarkingAct, place: Place, call: Call): Promise<ActResult> {
  const { id } = act;
  const [only] = act.answers;
  const control = act.answers.length === 1 ? place.controls.get(only!.code) : undefined;
  if (control) return storeControlAct(act, control, place, call);
  const isRepeated = await isStored(act, call);
  const reason = isRepeated ? null : await hindranceOf(act, place, call);
  if (reason !== null) {
    return { id, outcome: "refused", reason, conflicts: await conflictsOf(act, place, call) };
  }
  if (!isRepeated) await carryOut(act, place, call);
  const conflicts = act.kind === "mark" ? await conflictsOf(act, place, call) : [];
  return { id, outcome: "stored", reason: "", conflicts };
}

/** Answered in the same words as if it were an answer that nobody has marked. */
async function storeControlAct(
  act: MarkingAct,
  control: Locked,
  { unit, controls, rubric }: Place,
  call: Call,
): Promise<ActResult> {
  const stored: ActResult = { id: act.id, outcome: "stored", reason: "", conflicts: [] };
  if (act.kind === "flag" || act.kind === "unflag") {
    await setFlags(act.kind === "flag", unit, [control.id], call);
    return stored;
  }
  const isDecision = act.kind === "mark" && act.is_decision;
  const place = { unit, answers: controls, controls, rubric };
  const reason = isDecision ? nothingToDecide : await hindranceOf(act, place, call);
  if (reason !== null) return { ...stored, outcome: "refused", reason };
  const judged = act.kind === "mark" ? await judge(act, place, control, call) : null;
  const share = judged && "share" in judged ? shareText(judged.share) : null;
  const given = { schedule_id: unit.schedule_id, share, rubric_version: rubric.version };
  await storeControlMark(act, given, call);
  return stored;
}

/** Flags are the same however often they are set. */
async function isStored({ id, kind }: MarkingAct, call: Call): Promise<boolean> {
  if (kind === "flag" || kind === "unflag") return false;
  const known = await call.db
    .selectFrom("marks")
    .select("seq")
    .where("act_id", "=", id)
    .where("marker_id", "=", callerOf(call).id)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** Null: the act can be done to all of its answers. */
async function hindranceOf(act: MarkingAct, place: Place, call: Call): Promise<string | null> {
  const { unit, answers, rubric } = place;
  const unknown = act.answers.filter(({ code }) => !answers.has(code));
  if (unknown.length > 0) {
    return `Jawaban ${unknown.map(({ code }) => code).join(", ")} tidak ada lagi: ujiannya dihapus atau diulang.`;
  }
  if (act.kind === "flag" || act.kind === "unflag") return null;
  const sittings = act.answers.map(({ code }) => answers.get(code)!.id);
  if (act.kind === "withdraw") return ownMarkHindrance(unit, sittings, call);
  if ((rubricSeen(act) ?? rubric.version) !== rubric.version) return otherRubric;
  if (!(await areOfLibrary(act.comment_ids ?? [], unit, call))) return unknownComment;
  for (const seen of act.answers) {
    const fault = await faultOf(act, place, answers.get(seen.code)!, seen.seq, call);
    if (fault) return faultTexts[fault];
  }
  if (!act.is_decision) return ownMarkHindrance(unit, sittings, call);
  const hindrances = await decisionHindrances(unit, sittings, call);
  return [...hindrances.values()].find((hindrance) => hindrance !== null) ?? null;
}

/** Null: no rubric says what the mark comes to. */
const rubricSeen = ({ given, rubric_version: seen }: MarkAct): number | null =>
  seen ?? ("criteria" in given ? 0 : null);

async function faultOf(
  act: MarkAct,
  place: Place,
  locked: Locked,
  seq: number,
  call: Call,
): Promise<MarkFault | null> {
  const judged = await judge(act, place, locked, call);
  if (judged === null || !("fault" in judged)) return null;
  // Which parts an answer has that was seen in an earlier state is not known any more.
  return judged.fault === "incomplete" && seq !== locked.seq ? null : judged.fault;
}

/** Null: there is no answer any more. */
async function judge(
  { given }: MarkAct,
  { unit: { question_id }, rubric }: Place,
  { version, answer }: Locked,
  { db, services }: Call,
) {
  if (version === null || answer === null) return null;
  const [shown] = await services.questionVersions.read([{ question_id, version }], db);
  return judgeMark(contentMarkedBy(shown!.content, rubric), answer, given);
}

async function carryOut(act: MarkingAct, place: Place, call: Call): Promise<void> {
  const { unit, answers, rubric } = place;
  const chosen = act.answers.map(({ code, seq }) => ({ ...answers.get(code)!, seen: seq }));
  if (act.kind === "flag" || act.kind === "unflag") {
    return setFlags(
      act.kind === "flag",
      unit,
      chosen.map(({ id }) => id),
      call,
    );
  }
  const rows = [];
  for (const locked of chosen) {
    const judged = act.kind === "mark" ? await judge(act, place, locked, call) : null;
    const share = judged && "share" in judged ? shareText(judged.share) : null;
    rows.push({
      sitting_id: locked.id,
      answer_seq: locked.seen,
      version: locked.version ?? 0,
      share,
    });
  }
  const given = act.kind === "mark" ? act : null;
  await call.db
    .insertInto("marks")
    .values(
      rows.map((row) => ({
        ...row,
        act_id: act.id,
        question_id: unit.question_id,
        marker_id: callerOf(call).id,
        is_decision: given?.is_decision ?? false,
        given: given && JSON.stringify(given.given),
        rubric_version: rubric.version,
        comment: given?.comment ?? "",
        comment_ids: [...new Set(given?.comment_ids)],
        at: call.at,
      })),
    )
    .execute();
  await dropClaims(
    unit,
    chosen.map(({ id }) => id),
    call,
  );
  const writing = { db: call.db, versions: call.services.questionVersions, now: call.at };
  // A sitting that was opened again is scored when it ends, with this mark.
  for (const one of chosen) if (one.status === 1) await storeResult(one, writing);
}

async function setFlags(
  isFlagged: boolean,
  { question_id: question }: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<void> {
  if (!isFlagged) {
    await sql`
      delete from marking_flags f using marking_answers ma
      where f.question_id = ${question} and f.sitting_id = any(${sittings})
        and ma.sitting_id = f.sitting_id and ma.question_id = f.question_id
        and ${isFlagOpen(call)}`.execute(call.db);
    return;
  }
  await sql`
    insert into marking_flags (sitting_id, question_id, marker_id, at)
    select ma.sitting_id, ma.question_id, ${callerOf(call).id}, ${call.at}::timestamptz
    from marking_answers ma
    where ma.question_id = ${question} and ma.sitting_id = any(${sittings})
    on conflict do nothing`.execute(call.db);
}

/** Whoever has marked an answer has no need to keep it from others. */
async function dropClaims(
  { question_id: question }: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<void> {
  await call.db
    .deleteFrom("marking_claims")
    .where("question_id", "=", question)
    .where("sitting_id", "in", sittings)
    .where("marker_id", "=", callerOf(call).id)
    .execute();
}

/** The answers of the act that have changed since they were seen, or on which people differ, as they are now. */
async function conflictsOf(act: MarkingAct, { unit, answers }: Place, call: Call) {
  const seen = new Map(
    act.answers.flatMap(({ code, seq }) => {
      const locked = answers.get(code);
      return locked ? [[locked.id, seq] as const] : [];
    }),
  );
  const { rows } = await sqlRows({ id: text(), seq: number(), state: text() })`
    select sitting_id as id, seq, state from marking_answers
    where question_id = ${unit.question_id} and sitting_id = any(${[...seen.keys()]})`.execute(
    call.db,
  );
  const ids = rows
    .filter(({ id, seq, state }) => state === "disputed" || seq !== seen.get(id))
    .map(({ id }) => id);
  return ids.length === 0 ? [] : answersOf(unit, ids, call);
}
