import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  askColleague,
  replyToMarkingAsk,
  listMarkingAsks,
} from "../../../../contract/marking/marking-asks.ts";
import { previewMarkingRubric } from "../../../../contract/marking/marking-rubric.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi, sari } = markingSuite("whose marks a marker sees", {
  ratna: "Ratna",
  budi: "Budi",
  sari: "Sari",
});
test.before(() => school.setRubric(criteria(4)));

const criteria = (max: number) => [
  { id: "a", label: "Isi", max },
  { id: "b", label: "Bahasa", max: 4 },
];
/** Of the only answer: its state and whose marks are shown. */
const seenBy = async (unit: TestUnit, marker: Marker) => {
  const [one] = await school.listed(unit, marker);
  return [one!.state, ...one!.marks.map((mark) => mark.marker)];
};
test("a mark that settles an answer is shown to nobody else, so that a second round that starts later is blind", async () => {
  const { unit } = await school.addMarkedExam("nanti", [essayOf("Satu")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1/2", { comment: "Cukup" }));
  assert.equal(await seenBy(unit, ratna), ["settled", "Ratna"]);
  assert.equal(await seenBy(unit, budi), ["settled"]);
  for (const view of ["all", "settled"] as const) {
    assert.not(
      /Ratna|Cukup|1\/2/u.test(JSON.stringify(await school.listed(unit, budi, view))),
      view,
    );
  }
  await school.setRules(unit, { second_percent: 100 });
  assert.equal(await seenBy(unit, budi), ["left"]);
  await school.save(unit, budi, markOf(answer!, "11/20"));
  for (const marker of [ratna, budi, sari]) {
    assert.equal(await seenBy(unit, marker), ["settled", "Ratna", "Budi"], "both are given");
  }
});

test("whoever marks a settled answer without being asked gives a blind mark as well", async () => {
  const { unit } = await school.addMarkedExam("pendapat", [essayOf("Satu")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "0"));
  assert.equal(await seenBy(unit, budi), ["settled"]);
  const { results } = await school.save(unit, budi, markOf(answer!, "1"));
  assert.equal(
    results[0]!.conflicts[0]!.marks.map(({ marker }) => marker),
    ["Ratna", "Budi"],
  );
  assert.equal(await seenBy(unit, sari), ["disputed", "Ratna", "Budi"], "who decides sees both");
  await school.save(unit, sari, markOf(answer!, "1/2", { is_decision: true }));
  assert.equal(await seenBy(unit, budi), ["settled", "Ratna", "Budi", "Sari"]);
  // Marks could once be taken back after a decision.
  const others = [ratna.id, budi.id];
  await school.server.db.deleteFrom("marks").where("marker_id", "in", others).execute();
  assert.equal(await seenBy(unit, budi), ["settled", "Sari"], "a decision is shown");
});

test("what a colleague thinks of an answer is shown to others when its marks are", async () => {
  const { unit } = await school.addMarkedExam("tanya", [essayOf("Satu")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const { code, seq } = answer!;
  const asked = { ...unit, id: randomUUID(), code, seq, colleague_id: budi.id, text: "Benar?" };
  const { id } = await school.server.ok(askColleague, asked, ratna);
  const reply = { ...unit, ask_id: id, text: "Setengah", points: "1/2" };
  await school.server.ok(replyToMarkingAsk, reply, budi);
  const asksFor = async ({ token }: Marker) =>
    (await school.server.ok(listMarkingAsks, unit, { token })).items.length;
  await school.save(unit, ratna, markOf(answer!, "1/2"));
  assert.equal([await asksFor(ratna), await asksFor(budi), await asksFor(sari)], [1, 1, 0]);
  await school.save(unit, sari, markOf(answer!, "1/2"));
  assert.is(await asksFor(sari), 1);
});

test("a rubric that is foreseen names no mark that its reader may not see", async () => {
  const { unit } = await school.addMarkedExam("rubrik", [essayOf("Satu")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const given = { criteria: { a: "4", b: "0" } };
  await school.save(unit, ratna, markOf(answer!, "", { given, rubric_version: 0 }));
  const examplesFor = async ({ token }: Marker) => {
    const input = { ...unit, criteria: criteria(12) };
    const { marks, examples } = await school.server.ok(previewMarkingRubric, input, { token });
    return [marks, examples.length];
  };
  assert.equal(await examplesFor(ratna), [1, 1]);
  assert.equal(await examplesFor(budi), [1, 0], "it is counted");
});

test.run();
