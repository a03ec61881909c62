import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import {
  getMarkingRubric,
  updateMarkingRubric,
} from "../../../../contract/marking/marking-rubric.ts";
import {
  essaysOf,
  markOf,
  markingSuite,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("one person who marks at two devices", {
  ratna: "Ratna",
  budi: "Budi",
});

const rubricOf = (isi: number) => [
  { id: "isi", label: "Isi", max: isi },
  { id: "bahasa", label: "Bahasa", max: 4 },
];
test.before(() => school.setRubric(rubricOf(4)));

const savedOf = async (unit: TestUnit, act: MarkingAct) =>
  (await school.save(unit, ratna, act)).results[0]!;
const own = async (unit: TestUnit) =>
  (await school.listed(unit, ratna, "mine"))[0]?.marks.find(({ is_own: isOwn }) => isOwn);
const changedSince = /sudah berubah sejak jawabannya ditampilkan/u;

test("a mark that is given without having seen the own one of another device is refused, with that one", async () => {
  const { unit } = await school.addMarkedExam("perangkat", essaysOf(1));
  const [answer] = (await school.claim(unit, ratna)).answers;
  const first = markOf({ ...answer!, own: null }, "1/3");
  await savedOf(unit, first);
  const late = await savedOf(unit, markOf({ ...answer!, own: null }, "1/2"));
  assert.is(late.outcome, "refused");
  assert.match(late.reason, changedSince);
  assert.equal(
    late.conflicts.map(({ code, marks }) => [code, marks.map(({ share }) => share)]),
    [[answer!.code, ["1/3"]]],
  );
  assert.equal([(await own(unit))!.share, (await own(unit))!.act_id], ["1/3", first.id]);
  const known = markOf({ ...answer!, own: first.id }, "1/2");
  assert.is((await savedOf(unit, known)).outcome, "stored");
  assert.equal([(await own(unit))!.share, (await own(unit))!.act_id], ["1/2", known.id]);
  assert.is((await savedOf(unit, first)).outcome, "stored", "what is sent again was stored");
});

test("taking a mark back leaves a newer one of another device where it is", async () => {
  const { unit } = await school.addMarkedExam("tarik", essaysOf(1));
  const [answer] = (await school.claim(unit, ratna)).answers;
  const [first, second] = [markOf(answer!, "1/3"), markOf(answer!, "1/2")];
  await school.save(unit, ratna, first, second);
  const withdraw = (act: MarkingAct): MarkingAct => ({
    kind: "withdraw",
    id: randomUUID(),
    answers: [{ code: answer!.code, seq: answer!.seq, own: act.id }],
  });
  assert.match((await savedOf(unit, withdraw(first))).reason, changedSince);
  assert.is((await own(unit))!.share, "1/2");
  assert.is((await savedOf(unit, withdraw(second))).outcome, "stored");
  assert.match((await savedOf(unit, withdraw(second))).reason, changedSince);
  assert.is((await savedOf(unit, markOf({ ...answer!, own: null }, "1"))).outcome, "stored");
});

test("of equal answers one that was marked elsewhere keeps all of them from being marked unseen", async () => {
  const { unit } = await school.addMarkedExam("bersama", essaysOf(2));
  const { answers } = await school.claim(unit, ratna);
  await savedOf(unit, markOf(answers[1]!, "0"));
  const together = answers.map((answer) => ({ ...answer, own: null }));
  const { outcome, conflicts } = await savedOf(unit, markOf(together, "1"));
  assert.equal([outcome, conflicts.map(({ code }) => code)], ["refused", [answers[1]!.code]]);
  assert.is((await own(unit))!.share, "0");
});

test("a mark that a changed rubric has moved is still the one that its marker gave, and others read no act", async () => {
  const unit = await markedByRubric();
  const before = (await own(unit))!;
  const { versions } = await school.server.ok(getMarkingRubric, unit, ratna);
  const [{ version }] = versions as [(typeof versions)[number]];
  const criteria = rubricOf(12);
  await school.server.ok(updateMarkingRubric, { ...unit, version, criteria }, ratna);
  const moved = (await own(unit))!;
  assert.equal([moved.share, moved.act_id], ["3/8", before.act_id]);
  const [answer] = await school.listed(unit, ratna, "mine");
  const given = { criteria: { isi: "4", bahasa: "4" } };
  const next = (act: string | null) =>
    markOf({ ...answer!, own: act }, "", { given, rubric_version: version + 1 });
  assert.is((await savedOf(unit, next(moved.act_id))).outcome, "stored");
  await school.save(unit, budi, next(null));
  const [seen] = await school.listed(unit, budi, "mine");
  assert.equal(
    seen!.marks.map(({ is_own: isOwn, act_id: act }) => [isOwn, act !== null]),
    [
      [false, false],
      [true, true],
    ],
  );
});

async function markedByRubric(): Promise<TestUnit> {
  const { unit } = await school.addMarkedExam("rubrik", essaysOf(1));
  const [answer] = (await school.claim(unit, ratna)).answers;
  const given = { criteria: { isi: "2", bahasa: "0" } };
  await savedOf(unit, markOf(answer!, "0", { given, rubric_version: 0 }));
  return unit;
}

test.run();
