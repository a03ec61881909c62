import { randomUUID } from "node:crypto";
import fc from "fast-check";
import * as assert from "uvu/assert";
import type { MarkingAnswer } from "../../../../../contract/marking/marking-answers.ts";
import type { MarkingAct } from "../../../../../contract/marking/marks.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi, sari } = markingSuite("marks that differ", {
  ratna: "Ratna",
  budi: "Budi",
  sari: "Sari",
});

const third = "Nilai Anda berbeda dari nilai korektor lain. Korektor ketiga yang memutuskan.";
const both =
  "Nilai Anda berbeda dari nilai korektor lain. Putuskan perbedaan itu di layar koreksi.";
const decidedBySari = "Perbedaan ini sudah diputuskan oleh Sari.";
const ownDecision = "Anda sudah memutuskan nilai jawaban ini. Ubah keputusan itu di layar koreksi.";

/** Ratna gives 1 and Budi 0. `hasThird`: the subject has Sari as a corrector as well. */
async function openDifference(alias: string, hasThird: boolean) {
  await school.server.db
    .updateTable("users")
    .set({ active: hasThird })
    .where("id", "=", sari.id)
    .execute();
  const { unit } = await school.addMarkedExam(alias, [essayOf("Karena hujan")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1"));
  await school.save(unit, budi, markOf(answer!, "0"));
  assert.equal(await school.statesOf(unit), ["disputed"]);
  return { unit, answer: answer! };
}

const withdrawal = ({ code, seq }: MarkingAnswer): MarkingAct => ({
  kind: "withdraw",
  id: randomUUID(),
  answers: [{ code, seq }],
});

/** What somebody could do to the own mark 1 of the answer that another has given 0, without deciding. */
const plainActs = (answer: MarkingAnswer): Record<string, MarkingAct> => ({
  equal: markOf(answer, "0"),
  nearer: markOf(answer, "1/2"),
  comment: markOf(answer, "1", { comment: "Baik" }),
  earlierState: markOf({ ...answer, seq: answer.seq - 1 }, "1"),
  withdraw: withdrawal(answer),
});

async function reasonsOf(unit: TestUnit, marker: Marker, answer: MarkingAnswer) {
  const reasons: Record<string, string> = {};
  for (const [name, act] of Object.entries(plainActs(answer))) {
    const [result] = (await school.save(unit, marker, act)).results;
    reasons[name] = result!.reason;
  }
  return reasons;
}

const allWith = (answer: MarkingAnswer, reason: string) =>
  Object.fromEntries(Object.keys(plainActs(answer)).map((name) => [name, reason]));

const decided = async (unit: TestUnit, marker: Marker, answer: MarkingAnswer, whole: string) => {
  const act = markOf(answer, whole, { is_decision: true });
  const [result] = (await school.save(unit, marker, act)).results;
  return result!.outcome;
};

for (const [hasThird, reason] of [
  [true, third],
  [false, both],
] as const) {
  test(`no plain act of whoever has marked it ends a difference, ${hasThird ? "with" : "without"} a third corrector`, async () => {
    const { unit, answer } = await openDifference(`beda ${hasThird}`, hasThird);
    for (const marker of [ratna, budi]) {
      assert.equal(await reasonsOf(unit, marker, answer), allWith(answer, reason));
      assert.equal(await school.statesOf(unit), ["disputed"]);
      const [listed] = await school.listed(unit, marker);
      assert.is(listed!.mark_hindrance, reason, "lists and files say so before");
    }
    assert.equal(await school.scoresOf(unit), ["0.00"]);
    const decider = hasThird ? sari : budi;
    assert.is(await decided(unit, decider, answer, "3/4"), "stored");
    assert.equal(await school.scoresOf(unit), ["15.00"]);
  });
}

test("a mark of whoever has not marked the answer is one more opinion", async () => {
  const { unit, answer } = await openDifference("pendapat ketiga", true);
  const { results } = await school.save(unit, sari, markOf(answer, "0"));
  assert.is(results[0]!.outcome, "stored");
  assert.equal(await school.statesOf(unit), ["disputed"]);
  assert.equal(await reasonsOf(unit, ratna, answer), allWith(answer, both));
});

test("while a decision holds the marks that differ stay, so that its undoing leads back to them", async () => {
  const { unit, answer } = await openDifference("sesudah keputusan", true);
  assert.is(await decided(unit, sari, answer, "3/4"), "stored");
  assert.equal(await reasonsOf(unit, ratna, answer), allWith(answer, decidedBySari));
  const [listed] = await school.listed(unit, ratna);
  assert.equal([listed!.mark_hindrance, listed!.decision_hindrance], [decidedBySari, null]);
  const { withdraw: _undo, ...marks } = plainActs(answer);
  for (const act of Object.values(marks)) {
    assert.is((await school.save(unit, sari, act)).results[0]!.reason, ownDecision);
  }
  assert.is(await decided(unit, sari, answer, "1/2"), "stored", "the decision can be changed");
  assert.equal(await school.scoresOf(unit), ["10.00"]);
  await school.save(unit, sari, withdrawal(answer));
  assert.equal(await school.statesOf(unit), ["disputed"]);
});

test("one of the two who decides takes the decision back by the mark that they gave before", async () => {
  const { unit, answer } = await openDifference("keputusan sendiri", false);
  assert.is(await decided(unit, ratna, answer, "1/2"), "stored");
  const { comment: _same, ...others } = plainActs(answer);
  for (const act of Object.values(others)) {
    assert.is((await school.save(unit, ratna, act)).results[0]!.reason, ownDecision);
  }
  assert.equal(await school.scoresOf(unit), ["10.00"]);
  assert.is((await school.save(unit, ratna, markOf(answer, "1"))).results[0]!.outcome, "stored");
  assert.equal(await school.statesOf(unit), ["disputed"]);
});

test("a decision on an earlier state of the answer is not taken", async () => {
  const { unit, answer } = await openDifference("keadaan lama", false);
  const earlier = { ...answer, seq: answer.seq - 1 };
  const { results } = await school.save(unit, ratna, markOf(earlier, "1/2", { is_decision: true }));
  assert.match(results[0]!.reason, /^Jawaban ini berubah sejak ditampilkan/u);
  assert.equal(await school.statesOf(unit), ["disputed"]);
});

test("whoever marks and takes back whatever, only a decision settles what was once disputed", async () => {
  const { unit, answer } = await openDifference("acak", true);
  const acts = fc.sample(
    fc.record({
      who: fc.constantFrom(ratna, budi, sari),
      kind: fc.constantFrom("mark", "mark", "withdraw", "decision"),
      whole: fc.constantFrom("0", "1/2", "1"),
      isEarlier: fc.boolean(),
    }),
    { numRuns: 80, seed: 32 },
  );
  const met = new Set<string>();
  for (const { who, kind, whole, isEarlier } of acts) {
    const seen = { ...answer, seq: answer.seq - (isEarlier ? 1 : 0) };
    const act =
      kind === "withdraw"
        ? withdrawal(seen)
        : markOf(seen, whole, { is_decision: kind === "decision" });
    const { results } = await school.save(unit, who, act);
    const [listed] = await school.listed(unit, ratna);
    const isDecided = listed!.marks.some((mark) => mark.is_decision && !mark.is_stale);
    assert.is(listed!.state, isDecided ? "settled" : "disputed", JSON.stringify([who.name, act]));
    met.add(`${kind} ${results[0]!.outcome} ${listed!.state}`);
  }
  assert.ok(met.has("decision stored settled") && met.has("withdraw stored disputed"));
});

test.run();
