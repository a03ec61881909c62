// Stores what markers do: each act judged by itself, in order, and once, however often it is sent. A mark is a new row; nothing that was
// stored is changed. What it does to results is written in the same transaction.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { ActResult, MarkingAct, SavedMarks } from "../../../../contract/marking/marks.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { shareText } from "../../../../domain/marking/point-input.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { Refusal } from "../../../http/refusal.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { storeResult } from "../sittings/sitting-finish-writing.ts";
import { currentRubric } from "../marking-rubric/current-rubric-query.ts";
import {
  hindranceOf,
  judge,
  type Answers,
  type JudgedPlace,
  type Locked,
} from "./act-hindrances-query.ts";
import { isFlagOpen } from "./answer-flags-query.ts";
import { openOwnUnit, type Unit } from "./marking-access.ts";
import { answersOf, controlAnswers } from "./marking-answers-query.ts";
import { controlsNamed } from "../marking-rules/control-answers-query.ts";
import { storeControlMark } from "../marking-rules/control-answers-writing.ts";
import { sampleRuleOf } from "../marking-rules/second-sample-query.ts";
import { followMarks } from "../marking-rules/second-sample-writing.ts";
import { nothingToDecide } from "./decisions/decisions-query.ts";
import { countUnit } from "./marking-units-query.ts";
import { overtakenIn } from "./overtaken-marks-query.ts";
import { readUsedActs, type UsedActs } from "./used-acts-query.ts";

type Input = InferOutput<typeof markingEndpoints.saveMarks.input>;
/** `controls`: those of `../marking-rules/control-answers-query.ts`. */
type Place = Omit<JudgedPlace, "isControl"> & { controls: Answers; used: UsedActs };

const usedOtherwise =
  "Tanda kiriman ini sudah dipakai untuk penilaian lain. Nilai ini tidak disimpan: nilai jawabannya sekali lagi.";

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
  const rubric = await currentRubric(unit, call.db);
  const place = { unit, ...locked, rubric, used: await readUsedActs(unit, acts, call) };
  const results: ActResult[] = [];
  for (const act of acts) results.push(await storeAct(act, place, call));
  if (acts.some(({ kind }) => kind === "mark")) await followMarks(unit, call);
  return { results, ...(await countUnit(unit, call)) };
}

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
  const control = act.answers.length === 1 ? place.controls.get(act.answers[0]!.code) : undefined;
  const answers = control ? place.controls : place.answers;
  const { unit, rubric } = place;
  const own = { unit, answers, rubric, isControl: control !== undefined };
  const use = place.used.useOf(act, (code) => answers.has(code));
  // What was carried out before is not judged again: what would hinder it now came later.
  const reason = use === "same" ? null : await reasonAgainst(act, use, own, call);
  if (use === null && reason === null) {
    await (control ? carryOutControl(act, control, own, call) : carryOut(act, own, call));
    place.used.add(act);
  }
  const outcome = reason === null ? "stored" : "refused";
  const conflicts = await conflictsOf(act, outcome, own, call);
  return { id: act.id, outcome, reason: reason ?? "", conflicts };
}

/** Null: nothing. A control answer is answered in the same words as one that nobody has marked. */
async function reasonAgainst(
  act: MarkingAct,
  use: "other" | null,
  place: JudgedPlace,
  call: Call,
): Promise<string | null> {
  if (use === "other") return usedOtherwise;
  const isDecision = act.kind === "mark" && act.is_decision;
  return place.isControl && isDecision ? nothingToDecide : hindranceOf(act, place, call);
}

async function carryOutControl(
  act: MarkingAct,
  control: Locked,
  place: JudgedPlace,
  call: Call,
): Promise<void> {
  const { unit, rubric } = place;
  if (act.kind === "flag" || act.kind === "unflag") {
    return setFlags(act.kind === "flag", unit, [control.id], call);
  }
  const judged = act.kind === "mark" ? await judge(act, place, control, call) : null;
  const share = judged && "share" in judged ? shareText(judged.share) : null;
  const given = { schedule_id: unit.schedule_id, share, rubric_version: rubric.version };
  await storeControlMark(act, given, call);
}

async function carryOut(act: MarkingAct, place: JudgedPlace, call: Call): Promise<void> {
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

/**
 * The answers of the act that have changed since they were seen, on which people differ, or of which the caller has given another mark than was
 * seen, as they are now.
 */
async function conflictsOf(
  act: MarkingAct,
  outcome: ActResult["outcome"],
  { unit, answers, isControl }: JudgedPlace,
  call: Call,
) {
  if (outcome === "stored" && act.kind !== "mark") return [];
  const overtaken = outcome === "refused" ? await overtakenIn(act, { unit, answers }, call) : [];
  const known = act.answers.filter(({ code }) => answers.has(code));
  if (isControl) {
    const controls = known.filter(({ code }) => overtaken.includes(code));
    const named = controls.map(({ code }) => ({ code, sitting: answers.get(code)!.id }));
    return controlAnswers(unit, named, call);
  }
  const seen = new Map(known.map(({ code, seq }) => [answers.get(code)!.id, { code, seq }]));
  const { rows } = await sqlRows({ id: text(), seq: number(), state: text() })`
    select sitting_id as id, seq, state from marking_answers
    where question_id = ${unit.question_id} and sitting_id = any(${[...seen.keys()]})`.execute(
    call.db,
  );
  const ids = rows.flatMap(({ id, seq, state }) => {
    const one = seen.get(id)!;
    return state === "disputed" || seq !== one.seq || overtaken.includes(one.code) ? id : [];
  });
  return ids.length === 0 ? [] : answersOf(unit, ids, call);
}
