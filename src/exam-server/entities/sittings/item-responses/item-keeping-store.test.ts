import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listItemResponses } from "../../../../contract/analysis/item-analysis.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { createItemKeeper } from "./item-keeping-store.ts";

const test = suite("outcomes that are worked out ahead");
let school: MarkingSchool;
test.before(async () => {
  school = await openMarkingSchool();
});
test.after(() => school.close());

const { right } = questionSamples[1];
const minutesMs = 60_000;

/** A server that was just started, so many minutes from now. */
const keeperIn = (minutes: number) =>
  createItemKeeper({
    db: school.server.db,
    services: { questionVersions: createQuestionVersions() },
    now: () => new Date(school.server.now.getTime() + minutes * minutesMs),
  });

async function keptOf(exam: string): Promise<string[]> {
  const rows = await school.server.db
    .selectFrom("sitting_items")
    .innerJoin("sittings", "sittings.id", "sitting_items.sitting_id")
    .select("stamp")
    .where("schedule_id", "=", exam)
    .execute();
  return rows.map(({ stamp }) => stamp);
}

test("what nobody has asked for is kept a while after the end, and an answer is made of it", async () => {
  const exam = await school.addExam("dahulu");
  await school.handIn(exam, right);
  await keeperIn(0).keepSome();
  assert.equal(await keptOf(exam), [], "results may still be on their way");
  assert.is(await keeperIn(2).keepSome(), false);
  const [stamp] = await keptOf(exam);
  await sql`update sitting_answers set answer = null`.execute(school.server.db);
  const asked = { bank_id: school.bank, schedule_ids: [exam] };
  const { responses } = await school.server.ok(listItemResponses, asked);
  const single = responses.columns.find(({ isSingleChoice }) => isSingleChoice)!;
  assert.equal(
    single.responses.map(({ state }) => state),
    ["answered"],
    "from what was kept, not from the answers",
  );
  assert.equal(await keptOf(exam), [stamp!]);
});

test("a result that was computed anew is worked out again, by the same server too", async () => {
  const exam = await school.addExam("ulang");
  await school.handIn(exam, right);
  const keeper = keeperIn(10);
  await keeper.keepSome();
  const [before] = await keptOf(exam);
  await keeper.keepSome();
  assert.equal(await keptOf(exam), [before!]);
  const later = new Date(school.server.now.getTime() + 5 * minutesMs);
  await sql`
    update sitting_results set computed_at = ${later} where sitting_id in (
      select id from sittings where schedule_id = ${exam})`.execute(school.server.db);
  await keeper.keepSome();
  const after = await keptOf(exam);
  assert.is(after.length, 1);
  assert.not.equal(after, [before!]);
});

test("nothing is worked out while somebody sits an exam, unless that exam stands still", async () => {
  const { db } = school.server;
  const exam = await school.addExam("sementara");
  await school.handIn(exam, right);
  const other = await school.addExam("berjalan");
  await school.begin(other);
  const keeper = keeperIn(10);
  await keeper.keepSome();
  assert.equal(await keptOf(exam), []);
  const stopped_at = school.server.now;
  await db.updateTable("schedules").set({ stopped_at }).where("id", "=", other).execute();
  await keeper.keepSome();
  assert.is((await keptOf(exam)).length, 1);
});

test("more than one turn takes are gone through one turn after the other", async () => {
  const { db, now } = school.server;
  await db.deleteFrom("sitting_items").execute();
  const exam = await school.addExam("banyak");
  await school.handIn(exam, right);
  const people = await Promise.all(
    Array.from({ length: 60 }, (_none, at) => school.addPerson(`B-${at}`)),
  );
  await sql`
    insert into sittings select (jsonb_populate_record(si, jsonb_build_object('id', 'banyak-' || p,
      'participant_id', p, 'marking_code', null))).*
    from sittings si, unnest(${people}::text[]) p where si.schedule_id = ${exam}`.execute(db);
  await sql`
    insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at, is_listed)
    select id, '0/1', '0/1', 0, 0, '[]', ${now}, true from sittings
    where schedule_id = ${exam} and id like 'banyak-%'`.execute(db);
  const keeper = keeperIn(2);
  assert.is(await keeper.keepSome(), true);
  assert.ok((await keptOf(exam)).length < 61);
  assert.is(await keeper.keepSome(), false);
  assert.is((await keptOf(exam)).length, 61);
});

test.run();
