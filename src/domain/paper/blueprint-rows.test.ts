// A blueprint loses no question and counts none twice.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import { cognitiveLevels } from "../../contract/competences.ts";
import type {
  BlueprintCompetence,
  BlueprintQuestion,
} from "../../contract/exams/bank-blueprints.ts";
import { type PlanEntry } from "../../contract/questions/banks.ts";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import { difficulties } from "../../contract/questions/question-fields.ts";
import { blueprintGroups, blueprintRows, blueprintTotals } from "./blueprint-rows.ts";

const test = suite("rows of a blueprint");

function competence(
  kode: string,
  level_kognitif: BlueprintCompetence["level_kognitif"] = "",
): BlueprintCompetence {
  return { id: `id-${kode}`, kode, uraian: kode, fase: "Fase E", jenis: "TP", level_kognitif };
}

function question(number: number, more: Partial<BlueprintQuestion> = {}): BlueprintQuestion {
  return {
    id: `q${number}`,
    number,
    type: 1,
    excerpt: `Soal ${number}`,
    competence_ids: [],
    difficulty: "",
    bobot: 1,
    ...more,
  };
}

test("questions stand by competence in its order, then by number; those without any come last", () => {
  const rows = blueprintRows({
    plan: [],
    competences: [competence("3.1"), competence("3.10"), competence("3.2")],
    questions: [
      question(1),
      question(2, { competence_ids: ["id-3.2"] }),
      question(3, { competence_ids: ["id-3.2", "id-3.10"] }),
      question(4, { competence_ids: ["id-3.1"] }),
      question(5, { competence_ids: ["id-3.1", "id-3.2"] }),
      question(6, { competence_ids: ["id-gone"] }),
    ],
  });
  assert.equal(
    rows.map(({ order, question: { number }, competence: of, others, isFirst }) =>
      [order, number, of?.kode ?? "-", ...others, isFirst ? "first" : ""].join(" ").trim(),
    ),
    ["1 4 3.1 first", "2 5 3.1 3.2", "3 3 3.10 3.2 first", "4 2 3.2 first", "5 1 - first", "6 6 -"],
  );
});

test("it counts what is planned and what is there; weights are added as they are written", () => {
  const plan: PlanEntry[] = [
    { type: 1, count: 2, weight: 60, policy: "mutlak", minus: 0 },
    { type: 2, count: 1, weight: 40, policy: "mutlak", minus: 0 },
  ];
  const totals = blueprintTotals({
    plan,
    competences: [competence("A", "C2"), competence("B", "L1"), competence("C")],
    questions: [
      question(1, { bobot: 0.1, competence_ids: ["id-A"], difficulty: "sukar" }),
      question(2, { bobot: 0.2, competence_ids: ["id-B"], difficulty: "mudah" }),
      question(3, { type: 8, bobot: 1, competence_ids: ["id-C"] }),
    ],
  });
  assert.equal(totals, {
    count: 3,
    bobot: 1.3,
    types: [
      { kind: 1, count: 2, shown: 2, weight: 60 },
      { kind: 2, count: 0, shown: 1, weight: 40 },
      { kind: 8, count: 1, shown: 0, weight: 0 },
    ],
    levels: [
      { kind: "L1", count: 1 },
      { kind: "C2", count: 1 },
      { kind: "", count: 1 },
    ],
    difficulties: [
      { kind: "mudah", count: 1 },
      { kind: "sukar", count: 1 },
      { kind: "", count: 1 },
    ],
  });
});

const codes = ["A", "B", "C", "D", "gone"];
const someBank = fc.record({
  levels: fc.array(fc.constantFrom("" as const, ...cognitiveLevels), {
    minLength: 4,
    maxLength: 4,
  }),
  questions: fc.array(
    fc.record({
      type: fc.constantFrom(...questionTypeCodes),
      competence_ids: fc.uniqueArray(fc.constantFrom(...codes.map((kode) => `id-${kode}`))),
      difficulty: fc.constantFrom(...difficulties),
      bobot: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
    }),
    { maxLength: 60 },
  ),
});

test("whatever the bank: every question once, competences in one piece, sums that agree", () => {
  fc.assert(
    fc.property(someBank, ({ levels, questions: some }) => {
      const competences = levels.map((level, at) => competence(codes[at]!, level));
      const questions = some.map((more, at) => question(at + 1, more));
      const blueprint = { plan: [], competences, questions };
      const rows = blueprintRows(blueprint);
      const numbers = rows.map((row) => row.question.number);
      assert.equal(
        [...numbers].sort((one, other) => one - other),
        questions.map(({ number }) => number),
      );
      assert.equal(
        rows.map(({ order }) => order),
        questions.map(({ number }) => number),
      );
      const groups = blueprintGroups(rows);
      assert.equal(
        groups.flatMap((group) => group.rows),
        rows,
      );
      const named = groups.map((group) => group.competence?.id ?? "");
      assert.is(new Set(named).size, named.length, "no competence begins twice");
      assert.ok(
        groups.every((group) => group.rows.every((row) => row.competence === group.competence)),
      );
      const totals = blueprintTotals(blueprint);
      const hundredths = some.reduce((sum, { bobot }) => sum + Math.round(bobot * 100), 0);
      for (const counts of [totals.types, totals.levels, totals.difficulties]) {
        assert.is(
          counts.reduce((sum, { count }) => sum + count, 0),
          questions.length,
        );
      }
      assert.is(Math.round(totals.bobot * 100), hundredths);
    }),
  );
});

test.run();
