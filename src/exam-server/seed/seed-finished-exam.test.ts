// The demonstration's finished exam: as many rows, and such, as sitting it would have left.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { listEvents } from "../../contract/exams/events.ts";
import { listSchedules } from "../../contract/exams/schedules.ts";
import { maxHtml } from "../../contract/questions/question-content.ts";
import { questionAnswer, type QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { questionTypeCodes, type QuestionType } from "../../contract/questions/question-types.ts";
import { isProducible } from "../../domain/scoring/answer-faults.ts";
import { scoreQuestion } from "../../domain/scoring/score-question.ts";
import { serverSuite, withTestServer } from "../../testing/server/server-suite.ts";
import type { TestServer } from "../../testing/server/open-test-server.ts";
import type { Db } from "../database/database.ts";
import { createQuestionVersions } from "../entities/sittings/sittings/question-contents-query.ts";
import { endSitting } from "../entities/sittings/sittings/sitting-finish-writing.ts";
import { serverTime } from "../http/server-time.ts";
import { json, number, orNull, sqlRows, text } from "../records/sql-rows.ts";
import { htmlSender } from "../../testing/questions/html-sender.ts";
import { receivedHtml } from "../security/html/received-html.ts";
import { finishedAlias } from "./seed-finished-exam.ts";

const { test, server } = serverSuite("the demonstration's finished exam", { school: "demo-sat" });

const finishedSchedule = async (from: TestServer) =>
  (await from.ok(listSchedules, { q: finishedAlias })).items[0]!;

const sittingsOf = async (db: Db) =>
  db
    .selectFrom("sittings as si")
    .innerJoin("schedules as s", "s.id", "si.schedule_id")
    .innerJoin("participants as p", "p.id", "si.participant_id")
    .selectAll("si")
    .select(["p.no_ujian", "p.status as now"])
    .where("s.alias", "=", finishedAlias)
    .orderBy("p.no_ujian")
    .execute();

type Answered = { sitting_id: string; type: QuestionType; answer: QuestionAnswer | null };
const answersOf = async (db: Db): Promise<Answered[]> => {
  const { rows } = await sqlRows({
    sitting_id: text(),
    type: number<QuestionType>(),
    answer: orNull(json<QuestionAnswer>()),
  })`
    select sq.sitting_id, sq.type, a.answer from sitting_questions sq
    join sittings si on si.id = sq.sitting_id
    join schedules s on s.id = si.schedule_id and s.alias = ${finishedAlias}
    join participants p on p.id = si.participant_id
    left join sitting_answers a on a.sitting_id = sq.sitting_id and a.question_id = sq.question_id
    order by p.no_ujian, sq.position`.execute(db);
  return rows;
};

const countBy = <Item>(items: readonly Item[], nameOf: (item: Item) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1;
  return counts;
};

test("120 participants in two sessions of four rooms, four of them absent, nobody at work", async () => {
  const schedule = await finishedSchedule(server);
  const { state, session_count, target_count, begun_count, finished_count } = schedule;
  assert.equal(
    { state, session_count, target_count, begun_count, finished_count },
    {
      state: "selesai",
      session_count: 2,
      target_count: 120,
      begun_count: 116,
      finished_count: 116,
    },
  );
  const sittings = await sittingsOf(server.db);
  const places = countBy(sittings, ({ sesi, room_id }) => `${sesi} ${room_id}`);
  assert.is(Object.keys(places).length, 8);
  assert.ok(Object.values(places).every((count) => count >= 13 && count <= 15));
  const ends = countBy(sittings, (each) => each.finish_kind!);
  assert.is(ends["forced"], 1);
  assert.ok(ends["timeout"]! >= 4 && ends["self"]! > 90);
  const blocked = sittings.filter(({ now }) => now === "blocked");
  assert.equal(blocked.map((each) => each.finish_kind).sort(), ["forced", "timeout"]);
  assert.equal(
    countBy(sittings, ({ extra_seconds: seconds }) => String(seconds)),
    { "0": 112, "600": 3, "900": 1 },
  );
});

test("it was sat on the last school day, before the exams ahead", async () => {
  const { tanggal, ends_at: end } = await finishedSchedule(server);
  assert.is(serverTime(server.now).slice(0, 10), "2026-11-20");
  assert.is(tanggal, "2026-11-19");
  assert.ok(Date.parse(end) < server.now.getTime());
  const monday = new Date("2026-11-23T03:00:00Z");
  await withTestServer({ school: "demo-sat", now: () => monday }, async (other) => {
    assert.is((await finishedSchedule(other)).tanggal, "2026-11-20");
  });
});

test("times follow one another as they do while an exam is sat", async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sittings si
    join schedules s on s.id = si.schedule_id and s.alias = ${finishedAlias}
    where not (si.created_at < si.started_at and si.started_at < si.finished_at
      and si.finished_at <= si.deadline_at and si.answered_at <= si.finished_at
      and (si.finish_kind <> 'self' or si.finish_from <= si.finished_at))
    or exists (select 1 from sitting_answers a where a.sitting_id = si.id
      and not (si.started_at < a.given_at and a.given_at <= a.answered_at
        and a.answered_at <= si.finished_at))
    or (select count(*) from sitting_answers a where a.sitting_id = si.id and a.is_given)
      <> si.answered
    or (select count(*) from sitting_events e where e.sitting_id = si.id and e.kind = 'leave')
      <> si.leave_count
    or (select array_agg(distinct e.kind) from sitting_events e where e.sitting_id = si.id)
      @> array['open', 'start', 'finish'] is not true`.execute(server.db);
  assert.is(rows[0]!.count, 0);
});

test("every type is answered, and each answer is one that its question takes", async () => {
  const answers = await answersOf(server.db);
  const given = answers.filter(({ answer }) => answer !== null);
  const byType = countBy(given, ({ type }) => String(type));
  for (const type of questionTypeCodes) assert.ok((byType[type] ?? 0) > 80, `type ${type}`);
  assert.ok(given.length < answers.length, "some are left empty");
  const contents = await contentsByType(server.db);
  for (const { type, answer } of given) {
    assert.equal(v.parse(questionAnswer, answer), answer);
    assert.ok(isProducible(contents.get(type)!, answer!), JSON.stringify(answer));
  }
});

async function contentsByType(db: Db) {
  const rows = await db
    .selectFrom("sitting_questions")
    .select(["question_id", "version", "type"])
    .distinct()
    .execute();
  const versions = await createQuestionVersions().read(rows, db);
  return new Map(rows.map(({ type }, at) => [type, versions[at]!.content]));
}

test("essays are of twenty texts and more, as the server keeps them, and nobody has marked one", async () => {
  const answers = await answersOf(server.db);
  const essays = answers.flatMap(({ answer }) => (answer?.type === 2 ? [answer.html] : []));
  assert.ok(new Set(essays).size >= 20, String(new Set(essays).size));
  for (const html of new Set(essays)) {
    assert.equal(await receivedHtml(html, { maxLength: maxHtml }, htmlSender), { html });
  }
  const { rows } = await sqlRows({ pending: number(), manual: number() })`
    select r.pending, (select count(*) from sitting_answers a
      join sitting_questions sq on sq.sitting_id = a.sitting_id and sq.question_id = a.question_id
      where a.sitting_id = r.sitting_id and sq.type in (2, 9) and a.is_given) as manual
    from sitting_results r`.execute(server.db);
  assert.is(rows.length, 116);
  assert.ok(rows.every(({ pending, manual }) => pending === manual));
  assert.ok(rows.filter(({ pending }) => pending === 2).length > 100);
});

test("questions differ in how hard they are, and one tells the good from the weak the wrong way round", async () => {
  const answers = await answersOf(server.db);
  const contents = await contentsByType(server.db);
  const results = await server.db
    .selectFrom("sitting_results")
    .select(["sitting_id", "score"])
    .execute();
  const order = [...results].sort((one, other) => other.score - one.score);
  const third = Math.floor(order.length * 0.27);
  const ids = (part: typeof order) => new Set(part.map(({ sitting_id: id }) => id));
  const [best, weakest] = [ids(order.slice(0, third)), ids(order.slice(-third))];
  const rightIn = (type: QuestionType, who?: Set<string>) => {
    const own = answers.filter((each) => each.type === type && (who?.has(each.sitting_id) ?? true));
    const right = own.filter(
      ({ answer }) =>
        scoreQuestion(contents.get(type)!, answer, { name: "mutlak", minus: 0 }).verdict ===
        "benar",
    );
    return right.length / own.length;
  };
  const types = questionTypeCodes.filter((type) => type !== 2 && type !== 9);
  const hardness = types.map((type) => rightIn(type));
  assert.ok(Math.min(...hardness) < 0.4 && Math.max(...hardness) > 0.7, hardness.join());
  const spread = types.map((type) => rightIn(type, best) - rightIn(type, weakest));
  const bad = types.filter((_type, at) => spread[at]! < -0.2);
  assert.equal(bad, [15], spread.join());
  assert.ok(spread.filter((each) => each > 0.3).length >= 8, spread.join());
});

test("results are those that the server counts when it ends the same sittings", async () => {
  const { db, now } = server;
  const sittings = (await sittingsOf(db)).filter((_each, at) => at % 10 === 0);
  const ids = sittings.map(({ id }) => id);
  const stored = () =>
    db
      .selectFrom("sitting_results")
      .select(["sitting_id", "least", "most", "score", "pending", "types", "faults"])
      .where("sitting_id", "in", ids)
      .orderBy("sitting_id")
      .execute();
  const before = await stored();
  assert.is(before.length, 12);
  await db.deleteFrom("sitting_results").where("sitting_id", "in", ids).execute();
  const versions = createQuestionVersions();
  for (const sitting of sittings) {
    const ending = { kind: "self" as const, at: sitting.finished_at!, by: null };
    await endSitting({ ...sitting, status: 3 }, ending, { db, versions, now });
  }
  assert.equal(await stored(), before);
});

test("it is the same each time", async () => {
  const contentsOf = async (from: TestServer) => {
    const sittings = await sittingsOf(from.db);
    const answers = await answersOf(from.db);
    const results = await from.db
      .selectFrom("sitting_results")
      .select(["sitting_id", "score", "pending", "types"])
      .orderBy("sitting_id")
      .execute();
    return { ends: sittings.map((one) => [one.no_ujian, one.finished_at]), answers, results };
  };
  const { now } = server;
  // With a clock of its own it is no copy of the suite's database.
  await withTestServer({ school: "demo-sat", now: () => now }, async (other) => {
    assert.equal(await contentsOf(other), await contentsOf(server));
  });
});

test("a school without the exam has neither its event nor its rooms", () =>
  withTestServer({}, async (plain) => {
    assert.is((await plain.ok(listSchedules, { q: finishedAlias })).total, 0);
    assert.equal(
      [(await plain.ok(listEvents, {})).total, (await server.ok(listEvents, {})).total],
      [1, 2],
    );
  }));

test.run();
