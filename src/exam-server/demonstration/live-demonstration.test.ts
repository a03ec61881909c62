import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findChatPartners } from "../../contract/chat/chats.ts";
import { getBoard } from "../../contract/exams/board/boards.ts";
import { getSchedule } from "../../contract/exams/schedules.ts";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import { incidentKinds } from "../../domain/exams/sittings/incidents.ts";
import { readBoard } from "../../domain/exams/sittings/live-board.ts";
import { isProducible } from "../../domain/scoring/answer-faults.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withTestServer } from "../../testing/server/server-suite.ts";
import { testCosts } from "../../testing/server/test-settings.ts";
import type { TestServer } from "../../testing/server/open-test-server.ts";
import { issueToken } from "../security/tokens.ts";
import { createChance } from "../seed/seed-names.ts";
import { StartError } from "../start-error.ts";
import { chosenAnswer } from "../seed/chosen-answer.ts";
import { examMinutes, keepToken, openExam, readToken } from "./demonstration-exam.ts";
import {
  examOfOthers,
  findPreparer,
  openProctor,
  openSchool,
  refuseOtherSchools,
} from "./demonstration-school.ts";
import { fates } from "./live-demonstration.ts";
import { createStaffCalls } from "./staff-calls.ts";

const test = suite("the live demonstration");
const minuteMs = 60_000;

async function prepared(server: TestServer) {
  const { db } = server;
  const preparer = await findPreparer(db, testCosts, server.now);
  await openProctor(db, testCosts, server.now);
  const token = await issueToken(db, preparer, "127.0.0.1", server.now);
  const staff = createStaffCalls(server.exam, token);
  return { db, staff, school: await openSchool(db, staff, server.now) };
}

const isRefused = (words: RegExp) => (error: unknown) =>
  error instanceof StartError && words.test(error.message);

async function refusal(work: Promise<void>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

test("it opens an exam that began a quarter of an hour ago, with seats in two rooms and a token", () =>
  withTestServer({}, async (server) => {
    const { db, staff, school } = await prepared(server);
    const exam = await openExam(db, staff, school, server.now.getTime());
    const { rows } = readBoard(await server.ok(getBoard, { id: exam.id }));
    const seated = rows.map(({ sesi, room }) => `${sesi} ${room.split(" ")[0]}`);
    const count = (place: string) => seated.filter((one) => one === place).length;
    assert.equal([rows.length, count("1 PRG-1"), count("1 PRG-2")], [40, 16, 16]);
    const { people } = await server.ok(findChatPartners, { q: "Peragaan" });
    assert.equal(
      people.map(({ nama }) => nama),
      ["Pengawas Peragaan"],
      "an account that nobody can sign in with answers no message",
    );
    assert.is(exam.endsAt - server.now.getTime(), (examMinutes - 15) * minuteMs);
    assert.match(await readToken(staff, exam.id), /^[A-Z2-9]{6}$/u);
  }));

test("a start goes on with the exam that is under way, and opens another when that is over", () =>
  withTestServer({}, async (server) => {
    const { db, staff, school } = await prepared(server);
    const first = await openExam(db, staff, school, server.now.getTime());
    server.wait(20 * minuteMs);
    assert.is(await readToken(staff, first.id), "");
    await keepToken(staff, first.id);
    assert.match(await readToken(staff, first.id), /^[A-Z2-9]{6}$/u);
    const again = await openSchool(db, staff, server.now);
    assert.equal(
      again.people.map(({ id }) => id),
      school.people.map(({ id }) => id),
    );
    const same = await openExam(db, staff, again, server.now.getTime());
    assert.equal([same.id, same.begunMinutes], [first.id, null]);
    server.wait(60 * minuteMs);
    await db
      .updateTable("participants")
      .set({ status: "blocked", block_reason: "Keluar.", blocked_at: server.now })
      .where("id", "=", school.people[1]!.id)
      .execute();
    const next = await openExam(db, staff, again, server.now.getTime());
    assert.equal([next.id === first.id, next.begunMinutes], [false, 5]);
    assert.is((await server.ok(getSchedule, { id: first.id })).state, "terlewat");
    const { rows } = readBoard(await server.ok(getBoard, { id: next.id }));
    assert.not(rows.some((row) => row.is_blocked));
  }));

test("it takes no other data than the demonstration's own, and waits for no exam of others", async () => {
  await withTestServer({ school: "empty" }, async ({ db }) => {
    assert.ok(isRefused(/demonstration school/u)(await refusal(refuseOtherSchools(db))));
  });
  await withTestServer({}, async ({ db, now }) => {
    assert.is(await refusal(refuseOtherSchools(db)), null);
    assert.is(await examOfOthers(db), null);
    const { id, schedule_id } = await db
      .updateTable("sittings")
      .set({ status: 3, deadline_at: new Date(now.getTime() + minuteMs) })
      .where("id", "in", (any) => any.selectFrom("sittings").select("id").limit(1))
      .returning(["id", "schedule_id"])
      .executeTakeFirstOrThrow();
    assert.ok(id);
    const { alias } = await db
      .selectFrom("schedules")
      .select("alias")
      .where("id", "=", schedule_id)
      .executeTakeFirstOrThrow();
    assert.is(await examOfOthers(db), alias);
    assert.is(await refusal(refuseOtherSchools(db)), null, "the server starts without it");
  });
});

test("each kind of incident happens to somebody in the proctor's room", () => {
  const happening = Object.entries(fates).flatMap(([at, fate]) => (Number(at) < 16 ? [fate] : []));
  const kinds = incidentKinds.map((kind) => (kind === "late" ? "absent" : kind));
  assert.equal(
    kinds.filter((kind) => !happening.includes(kind)),
    [],
  );
});

test("what participants choose is an answer that their question can produce", () => {
  const chance = createChance(7);
  for (const type of questionTypeCodes) {
    const { content } = questionSamples[type];
    for (let times = 0; times < 50; times += 1) {
      const answer = chosenAnswer(content, chance);
      assert.ok(isProducible(content, answer), JSON.stringify(answer));
    }
  }
});

test.run();
