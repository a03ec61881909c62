import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MatrixRow } from "../../contract/results/result-matrix.ts";
import { followUpLimits } from "../../contract/results/follow-up-limits.ts";
import { followUpPlan, proposedForm } from "./follow-up-plan.ts";

const test = suite("plan of a follow-up program");

const usual = followUpLimits([]);

function rowOf(nama: string, score: string | null, more: Partial<MatrixRow> = {}): MatrixRow {
  const kkm = more.kkm === undefined ? 75 : more.kkm;
  const isFinal = score !== null;
  return {
    id: nama,
    participant_id: nama,
    no_ujian: nama,
    nama,
    nisn: "",
    group_path: "",
    state: isFinal ? "complete" : "absent",
    kkm,
    verdict: !isFinal || kkm === null ? null : Number(score) >= kkm ? "reached" : "missed",
    score,
    mark: null,
    total: null,
    earned: [],
    worth: [],
    emptied: "0/1",
    mastery: [],
    ...more,
  };
}

const question = (id: string, ...competence_ids: string[]) => ({
  id,
  bank: "B",
  number: Number(id),
  type: 1 as const,
  excerpt: "",
  competence_ids,
});
const nothing = { competences: [], questions: [] };
const namesIn = (rows: readonly { row: MatrixRow }[]) => rows.map(({ row }) => row.nama);

test("the form follows the share of those who failed, limits included in the groups", () => {
  const forms = (...shares: string[]) => shares.map((share) => proposedForm(share, usual));
  assert.equal(forms("0.01", "19.99", "20.00", "50.00", "50.01", "100.00"), [
    "single",
    "single",
    "group",
    "group",
    "whole",
    "whole",
  ]);
  assert.is(proposedForm("30.00", { single: 40, whole: 60 }), "single");
});

test("those who failed and those who passed are in one program each, all others in none", () => {
  const rows = [
    rowOf("Ani", "74.99"),
    rowOf("Budi", "75.00"),
    rowOf("Cici", null),
    rowOf("Dedi", "98.00"),
    rowOf("Eka", "10.00", { state: "waiting", verdict: "missed", score: null }),
    rowOf("Fajar", "10.00", { kkm: null }),
    rowOf("Gita", "75.00"),
  ];
  const remedial = followUpPlan({ ...nothing, rows }, "remedial", usual);
  assert.equal(namesIn(remedial.rows), ["Ani"]);
  assert.equal(
    remedial.others.map(({ nama }) => nama),
    ["Cici", "Eka", "Fajar"],
  );
  assert.equal(
    [remedial.graded, remedial.failed, remedial.share, remedial.form],
    [4, 1, "25.00", "group"],
  );
  const enrichment = followUpPlan({ ...nothing, rows }, "enrichment", usual);
  assert.equal(namesIn(enrichment.rows), ["Dedi", "Budi", "Gita"]);
  assert.equal(
    rows.map(({ nama }) => nama),
    ["Ani", "Budi", "Cici", "Dedi", "Eka", "Fajar", "Gita"],
    "the rows that were handed over stay as they are",
  );
});

test("nobody failed, and nobody has a result", () => {
  const passed = followUpPlan({ ...nothing, rows: [rowOf("Ani", "80.00")] }, "remedial", usual);
  assert.equal([passed.rows.length, passed.share, passed.form], [0, "0.00", null]);
  const none = followUpPlan({ ...nothing, rows: [rowOf("Ani", null)] }, "remedial", usual);
  assert.equal([none.graded, none.share, none.form, none.others.length], [0, null, null, 1]);
});

const competences = [
  { id: "a", kode: "TP 1", uraian: "" },
  { id: "b", kode: "TP 2", uraian: "" },
];
const questions = [question("1", "a"), question("2", "b"), question("3"), question("4", "a", "b")];
const failing = rowOf("Ani", "60.00", {
  earned: ["0/1", "5/1", "1/3", "20/1"],
  worth: ["10/1", "10/1", "1/1", "20/1"],
  mastery: [
    { id: "a", earned: "20/1", worth: "30/1" },
    { id: "b", earned: "25/1", worth: "30/1" },
  ],
});

test("a competence is open below the limit, with the questions that cost points", () => {
  const open = (settings: Parameters<typeof followUpLimits>[0]) => {
    const { rows } = followUpPlan(
      { competences, questions, rows: [failing] },
      "remedial",
      followUpLimits(settings),
    );
    return [
      rows[0]!.competences.map(({ kode }) => kode),
      rows[0]!.questions.map(({ number }) => number),
    ];
  };
  const limit = (value: string) => [{ code: "MASTERY_LIMIT", value }];
  assert.equal(open([]), [["TP 1"], [1, 3]], "75, the KKM: 66,67 is below it and 83,33 is not");
  assert.equal(open(limit("66.67")), [[], [3]]);
  assert.equal(open(limit("66.68")), [["TP 1"], [1, 3]]);
  assert.equal(open(limit("90")), [
    ["TP 1", "TP 2"],
    [1, 2, 3],
  ]);
});

test("a question that was not asked or counts for nobody has lost nothing", () => {
  const row = { ...failing, earned: [null, null, null, null], worth: [null, "10/1", null, null] };
  const { rows } = followUpPlan({ competences, questions, rows: [row] }, "remedial", usual);
  assert.equal(rows[0]!.questions, []);
});

test("settings that cannot be used count as if nothing were set", () => {
  const limits = followUpLimits([
    { code: "REMEDIAL_SHARES", value: "90;10" },
    { code: "MASTERY_LIMIT", value: "many" },
  ]);
  assert.equal(limits, { single: 20, whole: 50, mastery: null });
});

test.run();
