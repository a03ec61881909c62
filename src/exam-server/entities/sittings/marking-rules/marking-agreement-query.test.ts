import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { getMarkingAgreement } from "../../../../contract/marking/marking-agreement.ts";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import {
  essaysOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("agreement of a question's markers", {
  ratna: "Ratna",
  budi: "Budi",
});
test.before(() =>
  school.setRubric([
    { id: "r1", label: "Isi", max: 3 },
    { id: "r2", label: "Bahasa", max: 1 },
  ]),
);

const read = (unit: TestUnit, { token }: Marker = ratna, weights?: "linear" | "none") =>
  school.server.ok(getMarkingAgreement, { ...unit, ...(weights && { weights }) }, { token });
const byRubric = (content: number, language: number) => ({
  given: { criteria: { r1: String(content), r2: String(language) } },
});
const setRules = (unit: TestUnit) =>
  school.setRules(unit, { second_percent: 100, tolerance_percent: 25 });

test("each pair and each person has its figures, and kappa is of marks by the rubric alone", async () => {
  const { unit } = await school.addMarkedExam("sepakat", essaysOf(5));
  await setRules(unit);
  const { answers } = await school.claim(unit, ratna);
  const give = (marker: Marker, points: readonly [number, number][], last: string) =>
    school.save(
      unit,
      marker,
      ...points.map(([content, language], at) =>
        markOf(answers[at]!, "0", byRubric(content, language)),
      ),
      markOf(answers[4]!, last),
    );
  await give(
    ratna,
    [
      [3, 1],
      [2, 0],
      [0, 0],
      [1, 1],
    ],
    "1/2",
  );
  await give(
    budi,
    [
      [3, 1],
      [1, 0],
      [0, 1],
      [3, 1],
    ],
    "1/2",
  );
  const { tolerance_percent, pairs, markers } = await read(unit);
  assert.is(tolerance_percent, 25);
  const [pair] = pairs;
  assert.equal([pair!.one.nama, pair!.other.nama, pairs.length], ["Budi", "Ratna", 1]);
  assert.equal([pair!.n, pair!.exact, pair!.within], [5, 2, 4]);
  // Budi's 4, 1, 1 and 4 points less Ratna's 4, 2, 0 and 2, of 4; the fifth pair is equal.
  assert.is(pair!.mean_difference, 10);
  // 2·s12 ÷ (s1² + s2² + (m1 − m2)²) of these points: 2·1,5 ÷ (2,25 + 2 + 0,25).
  assert.equal([pair!.kappa, pair!.kappa_n], [0.67, 4]);
  assert.equal(
    markers.map(({ nama, n, exact, mean_difference: difference }) => [nama, n, exact, difference]),
    [
      ["Budi", 5, 2, 10],
      ["Ratna", 5, 2, -10],
    ],
  );
  // One of four is equal; by chance 2 · 1 of 16 would be.
  assert.is((await read(unit, ratna, "none")).pairs[0]!.kappa, 0.14);
});

test("nothing is said of an answer that waits for a second mark, and a decision is no opinion", async () => {
  const { unit } = await school.addMarkedExam("sepakat-menunggu", essaysOf(2));
  await setRules(unit);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, ...answers.map((answer) => markOf(answer, "1")));
  const nothing = { tolerance_percent: 25, pairs: [], markers: [] };
  assert.equal(await read(unit, budi), nothing);
  assert.equal(await read(unit), nothing);
  await school.save(unit, budi, markOf(answers[0]!, "0"));
  const third = await school.addMarker("Sari");
  await school.save(unit, third, markOf(answers[0]!, "1/2", { is_decision: true }));
  const { pairs } = await read(unit, budi);
  assert.equal(
    pairs.map(({ n, within, kappa }) => [n, within, kappa]),
    [[1, 0, null]],
  );
});

test("a mark that is changed after the other was seen does not change the agreement, a withdrawn one is none", async () => {
  const { unit } = await school.addMarkedExam("sepakat-ubah", essaysOf(2));
  await setRules(unit);
  const [answer, other] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "0"), markOf(answer!, "1"), markOf(other!, "1"));
  await school.save(unit, budi, markOf(answer!, "0"));
  await school.save(unit, budi, markOf(answer!, "1"));
  assert.equal((await read(unit)).pairs[0]!.exact, 0);
  assert.equal((await read(unit)).pairs[0]!.mean_difference, -100, "Ratna's last mark before that");
  await school.save(unit, budi, markOf(other!, "1"));
  assert.is((await read(unit)).pairs[0]!.n, 2);
  const seen = [{ code: other!.code, seq: other!.seq }];
  await school.save(unit, budi, { kind: "withdraw", id: randomUUID(), answers: seen });
  assert.is((await read(unit)).pairs[0]!.n, 1);
});

test("the order of marks changes nothing, and a sitting that is opened again is not counted", async () => {
  const figures = [];
  for (const order of [0, 1]) {
    const { unit, sitters } = await school.addMarkedExam(`sepakat-urut-${order}`, essaysOf(3));
    await setRules(unit);
    const { answers } = await school.claim(unit, ratna);
    const byWords = [...answers].sort((a, b) =>
      JSON.stringify(a.answer).localeCompare(JSON.stringify(b.answer)),
    );
    const steps = byWords.flatMap((answer, at) => [
      [ratna, markOf(answer, "0", byRubric(at, 1))] as const,
      [budi, markOf(answer, "0", byRubric(at, at === 0 ? 0 : 1))] as const,
    ]);
    for (const [marker, act] of order === 0 ? steps : [...steps].reverse()) {
      await school.save(unit, marker, act);
    }
    const { pairs, markers } = await read(unit);
    figures.push({ pairs, markers });
    const reopen = { schedule_id: unit.schedule_id, ids: [sitters[0]!.id], minutes: 15 };
    await school.server.ok(reopenSittings, { ...reopen, act_id: randomUUID(), reason: "Putus" });
    assert.is((await read(unit)).pairs[0]!.n, 2);
  }
  assert.equal(figures[0], figures[1]);
  assert.equal([figures[0]!.pairs[0]!.n, figures[0]!.pairs[0]!.exact], [3, 2]);
});

test("whoever is no corrector of the subject and no Head Master reads none", async () => {
  const { server } = school;
  const { unit } = await school.addMarkedExam("sepakat-hak", essaysOf(1));
  await server.ok(getMarkingAgreement, unit);
  const stranger = await school.addTeacher("Lain");
  assert.is((await server.call(getMarkingAgreement, unit, stranger)).code, "44");
  const operator = await school.addTeacher("Operator", "OPRA");
  assert.is((await server.call(getMarkingAgreement, unit, operator)).code, "43");
});

test.run();
