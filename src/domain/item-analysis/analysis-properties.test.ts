// What must hold for every exam, on generated ones.
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { markedTable } from "../../testing/item-analysis/response-builders.ts";
import { analyseItems, type ItemAnalysis } from "./analyse-items.ts";
import type { ItemFigure } from "./item-figure.ts";

const test = suite("properties of item analysis");

type Table = string[][];
const marks = fc.constantFrom("0", "1", "1/3", "2/3", "1/7", "-1/3", "1/2");
const tableOf = (mark: fc.Arbitrary<string>, fewest = 1): fc.Arbitrary<Table> =>
  fc.integer({ min: 2, max: 6 }).chain((width) =>
    fc.array(fc.array(mark, { minLength: width, maxLength: width }), {
      minLength: fewest,
      maxLength: 14,
    }),
  );

const isFigure = (value: unknown): value is ItemFigure =>
  typeof value === "object" && value !== null && "why" in value && "shown" in value;

/** Every figure of a question or a test by its name. */
function figuresOf(source: object): [string, ItemFigure][] {
  return Object.entries(source).filter((entry): entry is [string, ItemFigure] =>
    isFigure(entry[1]),
  );
}

function areSame(one: object, other: object): void {
  const others = new Map(figuresOf(other));
  for (const [name, figure] of figuresOf(one)) {
    const { value, shown, why } = others.get(name)!;
    assert.is(figure.why, why, name);
    assert.is(figure.shown, shown, name);
    if (figure.value !== null) assert.ok(isNear(figure.value, value!), `${name}: ${figure.value}`);
  }
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-10 * Math.max(1, Math.abs(a));

const by = (order: readonly number[], table: Table): Table =>
  table.map((row) => order.map((at) => row[at]!));

/** A permutation of so many, chosen by numbers. */
const orderOf = (length: number, keys: readonly number[]) =>
  Array.from({ length }, (_none, at) => at).sort((a, b) => keys[a]! - keys[b]!);
const keys = fc.array(fc.double({ noNaN: true, min: 0, max: 1 }), { minLength: 14, maxLength: 14 });

test("the order of participants does not matter", () => {
  fc.assert(
    fc.property(tableOf(marks), keys, (table, chosen) => {
      const shuffled = orderOf(table.length, chosen).map((at) => table[at]!);
      const [one, other] = [analyseItems(markedTable(table)), analyseItems(markedTable(shuffled))];
      areSame(one.test, other.test);
      areSame(one.test.scores, other.test.scores);
      for (const [at, question] of one.questions.entries()) {
        areSame(question, other.questions[at]!);
        assert.equal(question.groups, other.questions[at]!.groups);
        assert.equal(question.proposal, other.questions[at]!.proposal);
      }
    }),
  );
});

test("the order of questions does not matter", () => {
  fc.assert(
    fc.property(tableOf(marks), keys, (table, chosen) => {
      const order = orderOf(table[0]!.length, chosen);
      const one = analyseItems(markedTable(table));
      const other = analyseItems(markedTable(by(order, table)));
      areSame(one.test, other.test);
      for (const [place, at] of order.entries())
        areSame(one.questions[at]!, other.questions[place]!);
    }),
  );
});

test("alpha is KR-20 for marks of 0 and 1, by its own formula", () => {
  fc.assert(
    fc.property(tableOf(fc.constantFrom("0", "1")), (table) => {
      const { test: whole } = analyseItems(markedTable(table));
      const [n, k] = [table.length, table[0]!.length];
      const totals = table.map((row) => row.filter((mark) => mark === "1").length);
      const mean = totals.reduce((all, each) => all + each, 0) / n;
      // Kuder and Richardson divide by n.
      const variance = totals.reduce((all, each) => all + (each - mean) ** 2, 0) / n;
      const pq = table[0]!.reduce((all, _mark, at) => {
        const p = table.filter((row) => row[at] === "1").length / n;
        return all + p * (1 - p);
      }, 0);
      assert.is(whole.kr20, whole.alpha);
      if (whole.alpha.value === null) {
        assert.ok(n < 2 || new Set(totals).size === 1);
        return;
      }
      assert.ok(isNear(whole.kr20.value!, (k / (k - 1)) * (1 - pq / variance)));
    }),
  );
});

/** The mean of D over every order of those who have equal totals. */
function differenceByOrders(table: Table, at: number): number {
  const total = (row: readonly string[]) => row.reduce((all, mark) => all + Number(mark), 0);
  const size = Math.floor(table.length / 2);
  const differences = ordersOf(table)
    .filter((order) =>
      order.every((row, place) => place === 0 || total(order[place - 1]!) >= total(row)),
    )
    .map((order) => {
      const sum = (rows: Table) => rows.reduce((all, row) => all + Number(row[at]), 0);
      return (sum(order.slice(0, size)) - sum(order.slice(table.length - size))) / size;
    });
  return differences.reduce((all, each) => all + each, 0) / differences.length;
}

function ordersOf(rows: Table): Table[] {
  if (rows.length < 2) return [rows];
  return rows.flatMap((row, at) =>
    ordersOf(rows.filter((_row, place) => place !== at)).map((rest) => [row, ...rest]),
  );
}

test("who shares places at a boundary counts as on average over all orders of equals", () => {
  const small = fc.array(fc.array(fc.constantFrom("0", "1"), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 6,
  });
  fc.assert(
    fc.property(small, (table) => {
      const { questions } = analyseItems(markedTable(table));
      for (const [at, { d }] of questions.entries()) {
        assert.ok(isNear(d.value!, differenceByOrders(table, at)), `${d.value}`);
      }
    }),
    { numRuns: 60 },
  );
});

test("somebody with full marks raises every p and leaves what does not depend on n", () => {
  fc.assert(
    fc.property(tableOf(fc.constantFrom("0", "1", "1/2")), (table) => {
      const n = table.length;
      const full = table[0]!.map(() => "1");
      const before = analyseItems(markedTable(table));
      const after = analyseItems(markedTable([...table, full]));
      assert.is(after.test.n, n + 1);
      assert.is(after.test.k, before.test.k);
      for (const [
        at,
        { n: own, p, intendedWeight, empty, maximum },
      ] of before.questions.entries()) {
        const changed = after.questions[at]!;
        assert.is(changed.n, own + 1);
        assert.ok(isNear(changed.p.value!, (n * p.value! + 1) / (n + 1)));
        assert.equal(changed.intendedWeight, intendedWeight);
        assert.is(changed.empty, empty);
        assert.is(changed.maximum, maximum);
      }
    }),
  );
});

test("a question that everybody has right adds nothing to r item–rest and D of the others", () => {
  fc.assert(
    fc.property(tableOf(marks), (table) => {
      const one = analyseItems(markedTable(table));
      const other = analyseItems(markedTable(table.map((row) => [...row, "1"])));
      for (const [at, { itemRest, d, discriminativeEfficiency }] of one.questions.entries()) {
        areSame({ itemRest, d, discriminativeEfficiency }, other.questions[at]!);
      }
      assert.is(other.test.k, one.test.k + 1);
    }),
  );
});

test("a further unit of every mark changes no figure without unit", () => {
  fc.assert(
    fc.property(tableOf(marks, 3), (table) => {
      const width = table[0]!.length;
      const scaled = table.map((row) => row.map((mark) => times(mark, 1_000_003n)));
      const one = analyseItems(markedTable(table));
      const other = analyseItems(
        markedTable(
          scaled,
          Array.from({ length: width }, () => 1_000_003),
        ),
      );
      const { alpha, kr20, spearmanBrown } = one.test;
      areSame({ alpha, kr20, spearmanBrown }, other.test);
      for (const [at, question] of one.questions.entries()) {
        const { sd: _sd, mean: _mean, ...rest } = question;
        areSame(rest, other.questions[at]!);
      }
    }),
  );
});

function times(mark: string, factor: bigint): string {
  const [above = "", below = "1"] = mark.split("/");
  return `${BigInt(above) * factor}/${below}`;
}

test("every figure is a number, or null with a reason", () => {
  const cell = fc.oneof(
    { weight: 4, arbitrary: marks },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 8 }),
      (table) => {
        const analysis: ItemAnalysis = analyseItems(markedTable(table, [1, 1, 0, 1]));
        const sources = [analysis.test, analysis.test.scores, ...analysis.questions];
        for (const [name, { value, shown, why }] of sources.flatMap(figuresOf)) {
          if (value === null) assert.ok(why !== null && shown === null, name);
          else
            assert.ok(Number.isFinite(value) && /^-?\d+\.\d\d$/u.test(shown!), `${name} ${value}`);
        }
      },
    ),
  );
});

test.run();
