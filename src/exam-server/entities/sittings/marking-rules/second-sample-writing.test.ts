import * as assert from "uvu/assert";
import {
  essayOf,
  essaysOf,
  markOf,
  markingSuite,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite(
  "the sample of a second round while people mark",
  { ratna: "Ratna", budi: "Budi" },
);

const statesOf = async ({ schedule_id }: TestUnit) => {
  const rows = await school.server.db
    .selectFrom("marking_answers")
    .select(["sitting_id as id", "state", "equality"])
    .where("schedule_id", "=", schedule_id)
    .orderBy("sitting_id")
    .execute();
  return rows;
};
const waiting = async (unit: TestUnit) =>
  (await statesOf(unit)).filter(({ state }) => state === "second").map(({ id }) => id);
const equalityOf = (code: string) =>
  school.server.db
    .selectFrom("marking_answers")
    .innerJoin("sittings", "sittings.id", "sitting_id")
    .select("equality")
    .where("marking_code", "=", code)
    .executeTakeFirstOrThrow();
test("20 % of thirty answers are six, one of them with every five marks, and none leaves", async () => {
  const { unit } = await school.addMarkedExam("contoh", essaysOf(30));
  await school.setRules(unit, { second_percent: 20 });
  const { answers } = await school.claim(unit, ratna);
  let before: string[] = [];
  for (const [at, answer] of answers.entries()) {
    await school.save(unit, ratna, markOf(answer, "1/2"));
    const now = await waiting(unit);
    assert.ok(Math.abs(now.length - (at + 1) / 5) < 1, `${now.length} of ${at + 1}`);
    for (const id of before) assert.ok(now.includes(id));
    before = now;
  }
  assert.is(before.length, 6);
  const second = (await school.claim(unit, budi)).answers;
  assert.is(second.length, 6);
  await school.save(unit, budi, ...second.map((answer) => markOf(answer, "1/2")));
  assert.equal(await waiting(unit), [], "a second mark draws nothing more");
});

test("two who mark at the same moment draw no more than the sample", async () => {
  const { unit } = await school.addMarkedExam("serentak", essaysOf(20));
  await school.setRules(unit, { second_percent: 50 });
  const { answers } = await school.claim(unit, ratna);
  await Promise.all(
    answers.map((answer, at) => school.save(unit, at % 2 ? ratna : budi, markOf(answer, "1/2"))),
  );
  assert.is((await waiting(unit)).length, 10);
});

test("equal answers are drawn together, get their second mark by one act, and stay together", async () => {
  const same = Array.from({ length: 6 }, () => essayOf("Tidak tahu"));
  const { unit } = await school.addMarkedExam("sama", [...same, ...essaysOf(2)]);
  await school.setRules(unit, { second_percent: 50 });
  const { answers } = await school.claim(unit, ratna);
  const group = answers.filter(({ equal }) => equal.length > 0);
  const alone = answers.filter(({ equal }) => equal.length === 0);
  await school.save(
    unit,
    ratna,
    markOf(group, "0"),
    ...alone.map((answer) => markOf(answer, "1/2")),
  );
  const { equality: common } = await equalityOf(group[0]!.code);
  const statesOfGroup = async () =>
    new Set((await statesOf(unit)).flatMap((one) => (one.equality === common ? one.state : [])));
  for (const second_percent of [50, 20, 70, 40, 90]) {
    await school.setRules(unit, { second_percent });
    assert.is((await statesOfGroup()).size, 1, `${second_percent} %`);
  }
  await school.setRules(unit, { second_percent: 100 });
  assert.equal([...(await statesOfGroup())], ["second"]);
  const second = (await school.claim(unit, budi)).answers.find(({ equal }) => equal.length > 0)!;
  assert.is(second.equal.length, 5, "the second marker gets all of them");
  await school.save(unit, budi, markOf([second, ...second.equal], "1/20"));
  assert.equal([...(await statesOfGroup())], ["settled"]);
  await school.setRules(unit, {});
  assert.equal([...(await statesOfGroup())], ["settled"], "and keeps them");
});

test("an answer that is equal to one in the sample and comes later is in it as well", async () => {
  const { unit } = await school.addMarkedExam("belakangan", [
    essayOf("Tidak tahu"),
    ...essaysOf(1),
  ]);
  await school.setRules(unit, { second_percent: 99 });
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, ...answers.map((answer) => markOf(answer, "0")));
  await school.setRules(unit, { second_percent: 98 });
  const drawn = await waiting(unit);
  await school.handIn(unit.schedule_id, essayOf("tidak  tahu"));
  const [late] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(late!, "0"));
  const states = await statesOf(unit);
  const keys = states.filter(({ id }) => drawn.includes(id)).map(({ equality }) => equality);
  for (const { equality, state } of states) {
    assert.is(state, keys.includes(equality) ? "second" : "settled");
  }
});

test("a total near the KKM asks for a second mark of all answers that are equal", async () => {
  const { db } = school.server;
  await db.updateTable("subjects").set({ kkm: 10 }).where("id", "=", school.subject).execute();
  const same = Array.from({ length: 3 }, () => essayOf("Karena hujan"));
  for (const [alias, isLate] of [
    ["kkm", false],
    ["kkm-nanti", true],
  ] as const) {
    const { unit } = await school.addMarkedExam(alias, [...same, essayOf("Lain")]);
    if (!isLate) await school.setRules(unit, { near_kkm_points: 2 });
    const { answers } = await school.claim(unit, ratna);
    const group = answers.filter(({ equal }) => equal.length > 0);
    const [other] = answers.filter(({ equal }) => equal.length === 0);
    // Of equal answers one alone is near: the others' marks differ from it for the moment.
    await school.save(
      unit,
      ratna,
      markOf(group[1]!, "1"),
      markOf(group[2]!, "1"),
      markOf(other!, "1"),
      markOf(group[0]!, "1/2"),
    );
    if (isLate) await school.setRules(unit, { near_kkm_points: 2 });
    const states = (await statesOf(unit)).map(({ state }) => state).sort();
    assert.equal(states, ["second", "second", "second", "settled"], alias);
  }
  await db.updateTable("subjects").set({ kkm: null }).where("id", "=", school.subject).execute();
});

test.run();
