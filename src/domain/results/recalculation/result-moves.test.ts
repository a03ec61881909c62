import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { resultMoves, type ComparedResult, type StoredResult } from "./result-moves.ts";

const test = suite("who moves in a recalculation");

const final = (least: string): StoredResult => ({ least, most: least, pending: 0 });
const compared = (id: string, before: string, after: string, kkm: number | null = 75) => ({
  id,
  kkm,
  before: final(before),
  after: final(after),
});

test("who crosses the KKM stands first, the one who loses it above, then whoever moves most", () => {
  const { moves, counts } = resultMoves([
    compared("stays", "50/1", "50/1"),
    compared("far", "10/1", "60/1"),
    compared("gains", "74/1", "75/1"),
    compared("loses", "75/1", "74/1"),
  ]);
  assert.equal(
    moves.map(({ id, by }) => `${id} ${by}`),
    ["loses -100", "gains 100", "far 5000"],
  );
  const { ranks, ...rest } = counts;
  assert.equal(rest, { all: 4, moved: 3, up: 2, down: 1, to_reached: 1, to_missed: 1 });
  assert.is(ranks, 4, "whoever stays is passed by another");
});

test("what is shown decides: a step below a hundredth moves nobody and crosses nothing", () => {
  const { moves, counts } = resultMoves([compared("a", "74995/1000", "750049/10000")]);
  assert.equal([moves, counts.moved, counts.to_reached], [[], 0, 0]);
});

test("ranks are 1 2 2 4 before and after, of the final results alone", () => {
  const waiting: ComparedResult = {
    id: "w",
    kkm: null,
    before: { least: "90/1", most: "100/1", pending: 1 },
    after: { least: "95/1", most: "95/1", pending: 0 },
  };
  const { moves } = resultMoves([
    compared("a", "80/1", "80/1"),
    compared("b", "70/1", "60/1"),
    compared("c", "70/1", "60/1"),
    compared("d", "10/1", "20/1"),
    waiting,
  ]);
  const ranks = moves.map(({ id, before, after }) => `${id} ${before?.rank} ${after?.rank}`);
  assert.equal(ranks.sort(), ["b 2 3", "c 2 3", "d 4 5", "w null 1"]);
});

test("whoever has no result on one side is listed without a difference", () => {
  const { moves, before, after } = resultMoves([
    { id: "later", kkm: 75, before: null, after: final("80/1") },
  ]);
  assert.equal([moves[0]!.by, moves[0]!.before, before.n, after.n], [0, null, 0, 1]);
});

test("nothing changes: nobody moves, whatever the results", () => {
  const result = fc.record({
    part: fc.bigInt({ min: 0n, max: 300n }),
    of: fc.bigInt({ min: 3n, max: 40n }),
    more: fc.bigInt({ min: 0n, max: 2n }),
    pending: fc.nat(2),
  });
  fc.assert(
    fc.property(fc.array(result, { maxLength: 30 }), (all) => {
      const results = all.map(({ part, of, more, pending }, at): ComparedResult => {
        const stored = { least: `${part}/${of}`, most: `${part + more}/${of}`, pending };
        return { id: String(at), kkm: 5, before: stored, after: { ...stored } };
      });
      const { moves, counts, before, after } = resultMoves(results);
      assert.equal([moves, counts.ranks, before], [[], 0, after]);
    }),
    { numRuns: 100, seed: 50 },
  );
});

test.run();
