import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import {
  essayOf,
  essaysOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("acts that are named twice, or twice done", {
  ratna: "Ratna",
  budi: "Budi",
});

const outcomesOf = async (unit: TestUnit, marker: Marker, ...acts: MarkingAct[]) =>
  (await school.save(unit, marker, ...acts)).results.map(({ outcome }) => outcome);
const reasonOf = async (unit: TestUnit, marker: Marker, act: MarkingAct) =>
  (await school.save(unit, marker, act)).results[0]!.reason;
const seenOf = ({ code, seq }: { code: string; seq: number }) => ({ code, seq });
const sharesOf = async (unit: TestUnit, marker: Marker) =>
  (await school.listed(unit, marker, "mine")).flatMap(({ marks }) =>
    marks.flatMap(({ is_own: isOwn, share }) => (isOwn ? share : [])),
  );
const usedOtherwise = /sudah dipakai untuk penilaian lain/u;

test("an act that names an answer twice is refused by itself, and the others are stored", async () => {
  const { unit } = await school.addMarkedExam("dua-kali", essaysOf(2));
  const [one, other] = (await school.claim(unit, ratna)).answers;
  const doubled = markOf([one!, one!], "1");
  const { results } = await school.save(unit, ratna, doubled, markOf(other!, "1/2"));
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["refused", "stored"],
  );
  assert.match(results[0]!.reason, /disebut dua kali/u);
  assert.equal(await sharesOf(unit, ratna), ["1/2"]);
});

test("an id that was used before for something else is told as such, and the same act is answered as before", async () => {
  const { unit } = await school.addMarkedExam("tanda", essaysOf(2));
  const [one, other] = (await school.claim(unit, ratna)).answers;
  const act = markOf(one!, "1/2", { comment: "Baik" });
  assert.equal(await outcomesOf(unit, ratna, act), ["stored"]);
  const { id } = act;
  const others: MarkingAct[] = [
    markOf(one!, "1", { id, comment: "Baik" }),
    markOf(one!, "1/2", { id, comment: "Kurang" }),
    markOf(other!, "1/2", { id, comment: "Baik" }),
    markOf([one!, other!], "1/2", { id, comment: "Baik" }),
    markOf({ ...one!, seq: one!.seq + 1 }, "1/2", { id, comment: "Baik" }),
    { kind: "withdraw", id, answers: [seenOf(one!)] },
    { kind: "flag", id, answers: [seenOf(one!)] },
  ];
  for (const changed of others) assert.match(await reasonOf(unit, ratna, changed), usedOtherwise);
  assert.match(await reasonOf(unit, budi, act), usedOtherwise);
  assert.equal(await outcomesOf(unit, ratna, act, act), ["stored", "stored"]);
  assert.equal(await sharesOf(unit, ratna), ["1/2"]);
});

test("in one call the same act twice is stored once, and another act with its id is refused", async () => {
  const { unit } = await school.addMarkedExam("sekali", essaysOf(3));
  const [one, other, third] = (await school.claim(unit, ratna)).answers;
  const act = markOf(one!, "1/2");
  const changed = { ...markOf(other!, "1"), id: act.id };
  const flag: MarkingAct = { kind: "flag", id: randomUUID(), answers: [seenOf(one!)] };
  const acts = [act, act, changed, flag, { ...markOf(other!, "1"), id: flag.id }];
  assert.equal(await outcomesOf(unit, ratna, ...acts, markOf(third!, "1/4")), [
    "stored",
    "stored",
    "refused",
    "stored",
    "refused",
    "stored",
  ]);
  assert.equal((await sharesOf(unit, ratna)).sort(), ["1/2", "1/4"]);
});

test("what is sent again after the answer or the opinion of others has changed is answered as stored", async () => {
  const { unit, sitters } = await school.addMarkedExam("ulang-lagi", [essayOf("Lama")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const act = markOf(answer!, "1");
  await school.save(unit, ratna, act);
  await school.save(unit, budi, markOf(answer!, "0"));
  const { results } = await school.save(unit, ratna, act);
  assert.equal([results[0]!.outcome, results[0]!.conflicts.length], ["stored", 1]);
  const { schedule_id } = unit;
  const reopen = { schedule_id, ids: [sitters[0]!.id], minutes: 15, reason: "Terputus" };
  await school.server.ok(reopenSittings, { ...reopen, act_id: randomUUID() });
  const { question_id } = unit;
  await school.send(schedule_id, sitters[0]!.token, [{ question_id, answer: essayOf("Baru") }]);
  await school.server.ok(finishSitting, { id: schedule_id }, { token: sitters[0]!.token });
  assert.equal(await outcomesOf(unit, ratna, act), ["stored"]);
});

test.run();
