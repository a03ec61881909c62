import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { bankFields, weightInHundredths, type PlanEntry } from "../../contract/questions/banks.ts";
import { planRows, planTotals, shareOut } from "./bank-plan.ts";

const test = suite("the plan of a bank");
const entry = (type: PlanEntry["type"], count: number, weight: number): PlanEntry => ({
  type,
  count,
  weight,
  policy: "mutlak",
  minus: 0,
});
const refusal = (plan: unknown) => v.safeParse(bankFields.plan, plan).issues?.[0].message ?? null;

test("shared evenly, the first ones get what cannot be parted", () => {
  assert.equal(shareOut([1, 1, 1]), [33.34, 33.33, 33.33]);
  assert.equal(shareOut([1, 1, 1, 1, 1, 1]), [16.67, 16.67, 16.67, 16.67, 16.66, 16.66]);
});

test("shared by count, each question is worth the same", () => {
  assert.equal(shareOut([40, 5]), [88.89, 11.11]);
  assert.equal(shareOut([30, 10, 0]), [75, 25, 0]);
  assert.equal(shareOut([0, 0]), [50, 50]);
  assert.equal(shareOut([]), []);
});

test("whatever the counts, the shares come to exactly 100 and are off by less than a hundredth", () => {
  const counts = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(counts, (parts) => {
      const shares = shareOut(parts);
      assert.is(weightInHundredths(shares.map((weight) => ({ weight }))), 10_000);
      const sum = parts.reduce((total, part) => total + part, 0);
      if (sum === 0) return;
      for (const [index, part] of parts.entries()) {
        assert.ok(Math.abs(shares[index]! - (part * 100) / sum) < 0.01 + 1e-9);
      }
    }),
  );
});

test("whatever is shared out is taken as a plan", () => {
  const counts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(counts, (parts) => {
      const weights = shareOut(parts);
      const plan = parts.map((count, index) =>
        entry((index + 1) as PlanEntry["type"], count, weights[index]!),
      );
      assert.is(refusal(plan), null);
    }),
  );
});

test("a plan is empty or comes to 100, each type once", () => {
  assert.is(refusal([]), null);
  assert.is(refusal([entry(1, 3, 33.33), entry(2, 2, 66.67)]), null);
  assert.match(refusal([entry(1, 3, 33.33), entry(2, 2, 66.66)])!, /tepat 100/u);
  assert.match(refusal([entry(1, 3, 50), entry(1, 2, 50)])!, /sekali/u);
  assert.match(refusal([entry(1, 0, 100)])!, /paling sedikit 1/u);
  assert.match(refusal([entry(1, 1, 99.999), entry(2, 1, 0.001)])!, /dua angka/u);
});

test("weights of options are for types with options to choose from", () => {
  assert.is(refusal([{ ...entry(15, 1, 100), policy: "bobot_opsi" }]), null);
  assert.match(refusal([{ ...entry(2, 1, 100), policy: "bobot_opsi" }])!, /tipe soal pilihan/u);
});

test("says how much is there, and of which types there is too little", () => {
  const plan = [entry(1, 30, 0.1), entry(2, 5, 0.2), entry(7, 2, 99.7)];
  const entered = [
    { type: 1 as const, count: 40 },
    { type: 2 as const, count: 4 },
    { type: 6 as const, count: 3 },
  ];
  assert.equal(planTotals(plan, entered), {
    planned: 37,
    entered: 47,
    weight: 100,
    short: [2, 7],
  });
});

test("all sixteen types stand in the plan, each with what is there of it", () => {
  const rows = planRows([entry(2, 5, 100)], [{ type: 6, count: 3 }]);
  assert.is(rows.length, 16);
  assert.equal(rows[1], { type: 2, entry: entry(2, 5, 100), entered: 0 });
  assert.equal(rows[5], { type: 6, entry: null, entered: 3 });
});

test.run();
