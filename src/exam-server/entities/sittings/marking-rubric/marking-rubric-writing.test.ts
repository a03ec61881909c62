import * as assert from "uvu/assert";
import { type MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import {
  getMarkingRubric,
  previewMarkingRubric,
  updateMarkingRubric,
  type RubricHistory,
} from "../../../../contract/marking/marking-rubric.ts";
import { updateMarkingRules } from "../../../../contract/marking/marking-rules.ts";
import { getMarkingUnit, listMarkingUnits } from "../../../../contract/marking/marking-units.ts";
import {
  changeQuestions,
  deleteQuestions,
  getQuestion,
  restoreQuestions,
  updateQuestion,
} from "../../../../contract/questions/questions.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { fieldsOf } from "../../questions/questions/questions-query.ts";

const { test, school, ratna, budi } = markingSuite("rubrics that change while people mark", {
  ratna: "Ratna",
  budi: "Budi",
});
test.before(() => school.setRubric(rubricOf({ a: 4, b: 4 })));

const rubricOf = (points: Record<string, number>) =>
  Object.entries(points).map(([id, max]) => ({ id, label: `Kriteria ${id}`, max }));
const criteria = (points: Record<string, string>, rubric_version = 0) => ({
  given: { criteria: points },
  rubric_version,
});
const byCriteria = (answer: MarkingAnswer, points: Record<string, string>, rubric_version = 0) =>
  markOf(answer, "", criteria(points, rubric_version));
const change = (unit: TestUnit, version: number, points: Record<string, number>, by = ratna) =>
  school.server.ok(updateMarkingRubric, { ...unit, version, criteria: rubricOf(points) }, by);
const sharesOf = async (unit: TestUnit) =>
  (await school.listed(unit, ratna)).flatMap(({ marks }) => marks.map(({ share }) => share)).sort();
async function open(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  return { unit, answers: (await school.claim(unit, ratna)).answers };
}

test("marks by criteria move with the rubric, with their results and their history", async () => {
  const { unit, answers } = await open("pindah", ["Satu", "Dua"]);
  await school.save(
    unit,
    ratna,
    byCriteria(answers[0]!, { a: "4", b: "0" }),
    byCriteria(answers[1]!, { a: "2", b: "2" }),
  );
  assert.equal(await school.scoresOf(unit), ["10.00", "10.00"]);
  const next = { ...unit, criteria: rubricOf({ a: 12, b: 4 }) };
  const preview = await school.server.ok(previewMarkingRubric, next, ratna);
  assert.equal(
    [preview.marks, preview.more, preview.less, preview.same, preview.kept],
    [2, 1, 0, 1, 0],
  );
  assert.equal([preview.mean, preview.most, preview.least], [12.5, 25, 0]);
  assert.equal(preview.examples, [{ code: answers[0]!.code, from: "50", to: "75" }]);
  assert.equal(await school.scoresOf(unit), ["10.00", "10.00"], "a preview changes nothing");
  const history = await change(unit, 0, { a: 12, b: 4 }, budi);
  assert.equal(
    history.versions.map(({ version, by, criteria: all }) => [
      version,
      by,
      all.map(({ max }) => max),
    ]),
    [
      [1, "Budi", [12, 4]],
      [0, null, [4, 4]],
    ],
  );
  assert.equal(await sharesOf(unit), ["1/2", "3/4"]);
  assert.equal(await school.scoresOf(unit), ["10.00", "15.00"]);
  const rows = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select(["marks.rubric_version", "marks.moved_by", "marks.marker_id", "marks.share"])
    .where("sittings.schedule_id", "=", unit.schedule_id)
    .orderBy("marks.seq")
    .execute();
  assert.equal(
    rows.map((row) => [row.rubric_version, row.moved_by, row.marker_id === ratna.id, row.share]),
    [
      [0, null, true, "1/2"],
      [0, null, true, "1/2"],
      [1, budi.id, true, "3/4"],
      [1, budi.id, true, "1/2"],
    ],
  );
  await change(unit, 1, { a: 4, b: 4 });
  assert.equal(await school.scoresOf(unit), ["10.00", "10.00"], "and back");
});

test("a mark that says nothing of a new criterion stays until the answer is marked again", async () => {
  const { unit, answers } = await open("baru", ["Satu"]);
  await school.save(unit, ratna, byCriteria(answers[0]!, { a: "4", b: "4" }));
  await change(unit, 0, { a: 4, b: 4, c: 2 });
  assert.equal(await school.scoresOf(unit), ["20.00"]);
  const [answer] = await school.listed(unit, ratna);
  assert.equal([answer!.state, answer!.marks[0]!.is_by_older_rubric], ["settled", true]);
  const again = byCriteria(answer!, { a: "4", b: "4", c: "0" }, 1);
  assert.is((await school.save(unit, ratna, again)).results[0]!.outcome, "stored");
  assert.equal(await sharesOf(unit), ["4/5"]);
  assert.not((await school.listed(unit, ratna))[0]!.marks[0]!.is_by_older_rubric);
  await change(unit, 1, { a: 4, b: 4 });
  assert.equal(await sharesOf(unit), ["1"], "without that criterion again");
});

test("a mark by another rubric than the present one is refused in words, and kept by nobody", async () => {
  const { unit, answers } = await open("lama", ["Satu", "Dua", "Tiga"]);
  const [first, second, third] = answers as [MarkingAnswer, MarkingAnswer, MarkingAnswer];
  const stored = byCriteria(first, { a: "4", b: "0" });
  await school.save(unit, ratna, stored);
  await change(unit, 0, { a: 8, b: 8 }, budi);
  const opened = await school.server.ok(getMarkingUnit, unit, ratna);
  assert.equal([opened.rubric_version, opened.rubric_change?.by], [1, "Budi"]);
  const content = opened.versions[0]!.content;
  assert.equal(content.type === 2 && content.key.rubric, rubricOf({ a: 8, b: 8 }));
  const { given } = criteria({ a: "4", b: "4" });
  const { results } = await school.save(
    unit,
    ratna,
    stored,
    byCriteria(second, { a: "4", b: "4" }),
    markOf(second, "", { given }),
    markOf(second, "1/2", { rubric_version: 0 }),
    byCriteria(second, { a: "4", b: "4" }, 2),
    markOf(third, "1/2"),
  );
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["stored", "refused", "refused", "refused", "refused", "stored"],
    "what was stored before is stored; a whole mark that names no rubric needs none",
  );
  assert.match(results[1]!.reason, /Rubrik soal ini berubah/u);
  const fine = await school.save(unit, ratna, byCriteria(second, { a: "8", b: "0" }, 1));
  assert.is(fine.results[0]!.outcome, "stored");
  assert.equal(await sharesOf(unit), ["1/2", "1/2", "1/2"]);
});

test("other words move nothing, and are told as well", async () => {
  const { unit, answers } = await open("kata", ["Satu"]);
  await school.save(unit, ratna, byCriteria(answers[0]!, { a: "3", b: "1" }));
  const words = rubricOf({ a: 4, b: 4 }).map((one) => ({ ...one, label: `${one.label}, lengkap` }));
  await school.server.ok(updateMarkingRubric, { ...unit, version: 0, criteria: words }, ratna);
  assert.is((await school.server.ok(getMarkingUnit, unit, ratna)).rubric_version, 1);
  const [answer] = await school.listed(unit, ratna);
  assert.equal([answer!.marks[0]!.share, answer!.marks[0]!.is_by_older_rubric], ["1/2", false]);
  const counted = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select("marks.seq")
    .where("sittings.schedule_id", "=", unit.schedule_id)
    .execute();
  assert.is(counted.length, 1);
});

test("correctors and Head Masters change it, nobody else, and not what has no rubric", async () => {
  const { unit } = await open("hak", ["Satu"]);
  const { server } = school;
  const stranger = await school.addTeacher("Lain");
  const input = { ...unit, version: 0, criteria: rubricOf({ a: 1 }) };
  assert.is((await server.call(getMarkingRubric, unit, stranger)).code, "44");
  assert.is((await server.call(previewMarkingRubric, input, stranger)).code, "44");
  assert.is((await server.call(updateMarkingRubric, input, stranger)).code, "44");
  for (const faulty of [[], rubricOf({ a: 0 }), [...rubricOf({ a: 1 }), ...rubricOf({ a: 1 })]]) {
    assert.is(
      (await server.call(updateMarkingRubric, { ...input, criteria: faulty }, ratna)).code,
      "12",
    );
  }
  const head = await school.addTeacher("Kepala", "EVIL");
  assert.is((await server.ok(updateMarkingRubric, input, head)).versions[0]!.by, "Kepala");
  const late = await server.call(updateMarkingRubric, input, ratna);
  assert.equal([late.code, (late.data as RubricHistory).versions.length], ["49", 2]);
  const { items } = await server.ok(listMarkingUnits, { schedule_id: unit.schedule_id }, ratna);
  const table = items.find(({ type }) => type === 11);
  if (table) {
    const other = { schedule_id: table.schedule_id, question_id: table.question_id };
    assert.is((await server.call(getMarkingRubric, other, ratna)).code, "44");
  }
});

test("marks that arrive while the rubric changes come wholly before or are refused", async () => {
  const texts = Array.from({ length: 6 }, (_, at) => `Jawaban ${at}`);
  const { unit, answers } = await open("serentak", texts);
  const marking = answers.map((answer) =>
    school.save(unit, ratna, byCriteria(answer, { a: "4", b: "0" })),
  );
  const [saved] = await Promise.all([Promise.all(marking), change(unit, 0, { a: 12, b: 4 }, budi)]);
  const outcomes = saved.map(({ results }) => results[0]!.outcome);
  const stored = outcomes.filter((outcome) => outcome === "stored").length;
  assert.equal(
    await sharesOf(unit),
    Array.from({ length: stored }, () => "3/4"),
  );
  const both = await Promise.all(
    [ratna, budi].map((marker) =>
      school.server.call(
        updateMarkingRubric,
        { ...unit, version: 1, criteria: rubricOf({ a: marker === ratna ? 1 : 2 }) },
        marker,
      ),
    ),
  );
  assert.equal(both.map(({ code }) => code).sort(), ["00", "49"]);
});

test("two marks that are further apart by the new rubric are disputed", async () => {
  const { unit, answers } = await open("beda", ["Satu"]);
  const rules = { near_kkm_points: null, tolerance_percent: 20, control_percent: 0 };
  await school.server.ok(updateMarkingRules, {
    ...unit,
    version: 1,
    second_percent: 100,
    ...rules,
  });
  await school.save(unit, ratna, byCriteria(answers[0]!, { a: "4", b: "4" }));
  await school.save(unit, budi, byCriteria(answers[0]!, { a: "4", b: "3" }));
  assert.is((await school.listed(unit, ratna))[0]!.state, "settled");
  await change(unit, 0, { a: 1, b: 9 });
  assert.is((await school.listed(unit, ratna))[0]!.state, "disputed");
  await change(unit, 1, { a: 4, b: 4 });
  assert.is((await school.listed(unit, ratna))[0]!.state, "settled");
});

test("nothing that is done to the question in its bank changes its marking", async () => {
  const { unit, answers } = await open("bank", ["Satu"]);
  const { server } = school;
  await school.save(unit, ratna, byCriteria(answers[0]!, { a: "4", b: "0" }));
  const now = async () => [
    await school.scoresOf(unit),
    await school.listed(unit, ratna),
    await server.ok(getMarkingUnit, unit, ratna),
    await server.ok(getMarkingRubric, unit, ratna),
  ];
  const before = await now();
  const { question } = await server.ok(getQuestion, { id: unit.question_id });
  const { id, version } = question;
  const fields = fieldsOf(question);
  const content = {
    type: 2 as const,
    payload: { format: "plain" as const, min_words: 0, max_chars: 0, attachments: false, lines: 5 },
    key: { rujukan: "", rubric: rubricOf({ z: 9 }), keywords: [] },
  };
  await server.ok(updateQuestion, { ...fields, id, version, content });
  assert.equal(await now(), before, "the form");
  await server.ok(changeQuestions, { items: [{ ids: [id], changes: { bobot: 7 } }] });
  assert.equal(await now(), before, "a bulk change");
  await server.ok(deleteQuestions, { ids: [id] });
  assert.equal(await now(), before, "deleting it");
  const late = byCriteria(answers[0]!, { a: "0", b: "4" });
  assert.is((await school.save(unit, ratna, late)).results[0]!.outcome, "stored");
  await server.ok(restoreQuestions, { ids: [id] });
});

test.run();
