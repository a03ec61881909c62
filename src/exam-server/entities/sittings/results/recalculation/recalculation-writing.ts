// Writes a recalculation as a new version of the results of an exam. What takes long is computed before the transaction; within it nobody else
// computes a result of the exam, and everything is compared again with what was foreseen.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { recalculationEndpoints } from "../../../../../contract/endpoints/results/recalculation-endpoints.ts";
import type {
  AppliedRecalculation,
  ResultChange,
} from "../../../../../contract/results/result-recalculation.ts";
import { callerOf, type Call, type StagedCall } from "../../../../http/handler.ts";
import { conflict } from "../../../../http/refusal.ts";
import { json, number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";
import { keepShownVersions } from "../../../questions/questions/question-rows-writing.ts";
import { storeListed } from "../../marking/marked-answers-writing.ts";
import { jsonWith } from "../../sittings/sitting-finish-writing.ts";
import { chosenIn, type ChosenRules } from "./chosen-rules-query.ts";
import { openRecalculation } from "./recalculation-access.ts";
import {
  asOfIn,
  changeTo,
  fingerprintOf,
  foreseen,
  isUnchanged,
} from "./recalculation-preview-query.ts";
import {
  presentResults,
  recalculatedResults,
  type PresentResult,
  type RecalculatedResult,
} from "./recalculated-results-query.ts";
import { takePreview } from "./preview-store.ts";
import { lockResultRules, rulesOfVersion } from "./rules-in-force-query.ts";

type Apply = InferOutput<typeof recalculationEndpoints.applyRecalculation.input>;
type Foreseen = {
  chosen: ChosenRules;
  present: PresentResult[];
  after: Map<string, RecalculatedResult>;
  counts: ResultChange["counts"];
};

const changedSince = () =>
  conflict(
    "Hasil, nilai koreksi, atau banksoal ujian ini berubah sejak pratinjau dibuat. Belum ada yang disimpan: lihat pratinjau yang baru, lalu simpan lagi.",
  );

/** @throws Refusal, 49, when anything has changed since the preview */
export async function applyRecalculation(
  input: Apply,
  call: StagedCall,
): Promise<AppliedRecalculation> {
  await openRecalculation(input.schedule_id, call);
  const done = await storedAct(input, call);
  if (done) return done;
  const chosen = await chosenIn(input, call);
  const present = await presentResults(input.schedule_id, call.db);
  if (isOutdated(input, present, chosen)) {
    // The same act, sent twice at once, may have been written since it was looked for.
    const written = await storedAct(input, call);
    if (written) return written;
    throw changedSince();
  }
  const after = await resultsOf(input, present, chosen, call);
  const known = asOfIn(input.fingerprint);
  const before = present.filter(({ computedMs }) => computedMs <= known);
  const results = present.map(({ sitting }) => after.get(sitting)!);
  if (isUnchanged(present, results, chosen)) return { number: null, moved: 0, later: 0 };
  const of = before.map(({ sitting }) => after.get(sitting)!);
  const { counts } = await changeTo(of, before, call);
  return call.inTransaction((within) => write(input, { chosen, present, after, counts }, within));
}

/** By sitting. What the preview has computed of these results is still true of them. */
async function resultsOf(
  { fingerprint }: Apply,
  present: readonly PresentResult[],
  chosen: ChosenRules,
  call: Call,
): Promise<Map<string, RecalculatedResult>> {
  const kept = takePreview(fingerprint, call.services) ?? [];
  const after = new Map(kept.map((result) => [result.sitting, result]));
  const missing = present.filter(({ sitting }) => !after.has(sitting));
  for (const result of await foreseen(missing, chosen, call)) after.set(result.sitting, result);
  return after;
}

const isOutdated = (
  { fingerprint }: Apply,
  present: readonly PresentResult[],
  chosen: Pick<ChosenRules, "number" | "rules">,
): boolean => fingerprintOf(present, chosen, asOfIn(fingerprint)) !== fingerprint;

/** What an act that is sent again has done. @throws Refusal, 49, when it was another's, or of another exam */
async function storedAct(
  { act_id, schedule_id }: Apply,
  call: Call,
): Promise<AppliedRecalculation | null> {
  const { rows } = await sqlRows({
    number: number(),
    schedule_id: text(),
    author_id: text(),
    counts: json<StoredCounts>(),
  })`
    select number, schedule_id, author_id, counts from result_versions
    where act_id = ${act_id}`.execute(call.db);
  const [known] = rows;
  if (!known) return null;
  if (known.schedule_id !== schedule_id || known.author_id !== callerOf(call).id) {
    throw changedSince();
  }
  return { number: known.number, moved: known.counts.moved, later: known.counts.later };
}

/** `later`: who had ended since the preview. */
export type StoredCounts = ResultChange["counts"] & { later: number };

async function write(
  input: Apply,
  { chosen, present, after, counts }: Foreseen,
  call: Call,
): Promise<AppliedRecalculation> {
  const { schedule_id: schedule } = input;
  await lockFinished(schedule, call);
  await lockResultRules(schedule, call.db);
  const done = await storedAct(input, call);
  if (done) return done;
  const { number: latest } = (await rulesOfVersion(schedule, "latest", call.db))!;
  const now = await presentResults(schedule, call.db);
  if (isOutdated(input, now, { ...chosen, number: latest })) throw changedSince();
  if ((await keepShownVersions(chosen.present, call.db)) < chosen.present.length) {
    throw changedSince();
  }
  await scoreChanged(now, { chosen, present, after }, call);
  const known = asOfIn(input.fingerprint);
  const later = now.filter(({ computedMs }) => computedMs > known).length;
  const written = { chosen, version: latest + 1, counts: { ...counts, later } };
  await keepScores(schedule, latest, call);
  await storeVersion(input, written, call);
  await storeResults(now, after, call);
  await audit(input, written, call);
  return { number: written.version, moved: counts.moved, later };
}

/** Whoever marks an answer of it or opens it again waits, or is waited for. Sittings at work are not touched. */
async function lockFinished(schedule: string, { db }: Call): Promise<void> {
  await sql`
    select id from sittings where schedule_id = ${schedule} and status = 1
    order by id for key share`.execute(db);
}

/** Results that were stored after they were read for computing. */
async function scoreChanged(
  now: readonly PresentResult[],
  { chosen, present, after }: Pick<Foreseen, "chosen" | "present" | "after">,
  { db }: Call,
): Promise<void> {
  const known = new Map(present.map((result) => [result.sitting, result]));
  const isComputed = ({ sitting, computedMs, stored }: PresentResult) => {
    const before = known.get(sitting);
    return before?.computedMs === computedMs && before.stored === stored;
  };
  const missing = now.filter((result) => !isComputed(result));
  const { rules, versions } = chosen;
  for (const result of await recalculatedResults(missing, rules, { db, versions })) {
    after.set(result.sitting, result);
  }
}

async function keepScores(schedule: string, version: number, { db }: Call): Promise<void> {
  await sql`
    insert into result_version_scores
      (schedule_id, number, sitting_id, least, most, pending, unmarked)
    select si.schedule_id, ${version}::integer, si.id, res.least, res.most, res.pending,
      res.unmarked - 'types'
    from sittings si join sitting_results res on res.sitting_id = si.id
    where si.schedule_id = ${schedule} and si.status = 1`.execute(db);
}

type Written = { chosen: ChosenRules; version: number; counts: StoredCounts };

async function storeVersion(
  { schedule_id, act_id, reason, restores }: Apply,
  { chosen: { rules }, version, counts }: Written,
  call: Call,
): Promise<void> {
  await call.db
    .insertInto("result_versions")
    .values({
      schedule_id,
      number: version,
      act_id,
      author_id: callerOf(call).id,
      at: call.at,
      reason,
      restores,
      questions: JSON.stringify(rules.questions),
      plans: JSON.stringify(rules.plans),
      counts: JSON.stringify(counts),
    })
    .execute();
}

/** Bound of one statement's size. */
const rowsPerStatement = 500;

/** Only what differs is written. */
async function storeResults(
  now: readonly PresentResult[],
  after: ReadonlyMap<string, RecalculatedResult>,
  call: Call,
): Promise<void> {
  const isAnyListed = await hasListed(now, call);
  for (let start = 0; start < now.length; start += rowsPerStatement) {
    const some = now.slice(start, start + rowsPerStatement);
    const results = some.map(({ sitting }) => after.get(sitting)!);
    await storeColumns(results, call);
    const listed = results.flatMap((result) => result.listed);
    const ids = results.map(({ sitting }) => sitting);
    if (isAnyListed || listed.length > 0) await storeListed(ids, listed, call.db);
  }
}

async function hasListed(now: readonly PresentResult[], { db }: Call): Promise<boolean> {
  const ids = now.map(({ sitting }) => sitting);
  const { rows } = await sqlRows({ some: orNull(text()) })`
    select min(sitting_id) as some from marking_answers where sitting_id = any(${ids})`.execute(db);
  return rows[0]!.some !== null;
}

async function storeColumns(
  results: readonly RecalculatedResult[],
  { db, at }: Call,
): Promise<void> {
  const rows = `[${results.map(({ columns }) => columnsText(columns)).join()}]`;
  await sql`
    update sitting_results res set least = new.least, most = new.most, score = new.score,
      pending = new.pending, types = new.types, faults = new.faults,
      unmarked = new.unmarked, computed_at = ${at}::timestamptz, is_listed = true
    from json_to_recordset(${rows}::json) as new (sitting_id text, least text,
      most text, score numeric, pending integer, types jsonb, faults jsonb, unmarked jsonb)
    where res.sitting_id = new.sitting_id
      and (res.least, res.most, res.pending, res.types, res.faults, res.unmarked, res.is_listed)
        is distinct from
        (new.least, new.most, new.pending, new.types, new.faults, new.unmarked, true)`.execute(db);
}

function columnsText({ types, faults, unmarked, ...plain }: RecalculatedResult["columns"]): string {
  return jsonWith(plain, { types, faults, unmarked: unmarked ?? "null" });
}

async function audit(
  { schedule_id, reason, restores }: Apply,
  { chosen, version, counts }: Written,
  call: Call,
): Promise<void> {
  const { questions, plans } = chosen.rules;
  await call.audit({
    action: "schedule.recalculate",
    objectId: schedule_id,
    before: { version: version - 1, questions: chosen.inForce.questions },
    after: { version, restores, questions, plans, ...counts },
    reason,
  });
}
