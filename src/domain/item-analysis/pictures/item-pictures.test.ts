import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chosenTable, markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { analyseItems } from "../analyse-items.ts";
import { markTable } from "../mark-table.ts";
import { axisOf, barShapes, curvePath, difficultyPoints, type ChartBox } from "./chart-geometry.ts";
import { heatMap } from "./heat-map.ts";
import { optionCurves } from "./option-curves.ts";
import { scoreHistogram } from "./score-histogram.ts";

const test = suite("pictures of an analysis");

const box: ChartBox = { left: 30, top: 10, width: 200, height: 100 };

test("curves have the shares of five groups by total", () => {
  // Ten participants in the order of a second question, which is worth ninety points.
  const rows = [..."AAABABCBCB"].map((choice, at) => [choice, 90 - 10 * at] as const);
  const chosen = chosenTable(
    rows.map(([choice]) => choice),
    "A",
    "ABC",
  );
  const totals = markedTable(
    rows.map(([, total]) => [total]),
    [90],
  );
  const table = markTable({
    ...chosen,
    columns: [chosen.columns[0]!, { ...totals.columns[0]!, id: "q2" }],
  });
  const curves = optionCurves(table.columns[0]!)!;
  assert.is(curves.size, 2);
  assert.equal(
    curves.options.map(({ id, shares }) => [id, ...shares]),
    [
      ["A", 0, 0, 0.5, 0.5, 1],
      ["B", 0.5, 0.5, 0.5, 0.5, 0],
      ["C", 0.5, 0.5, 0, 0, 0],
      [null, 0, 0, 0, 0, 0],
    ],
  );
  assert.equal(curves.facility, [0, 0, 0.5, 0.5, 1]);
  assert.is(
    curvePath(curves.options[0]!, axisOf([], 0, 1, 0.2), box),
    "M30 110L80 110L130 60L180 60L230 10",
  );
});

test("the mean of a curve is the share of the table, whoever has equal totals", () => {
  const choices = fc.array(fc.stringMatching(/^[ABCD ]{3}$/u), { minLength: 5, maxLength: 20 });
  fc.assert(
    fc.property(choices, (rows) => {
      const responses = chosenTable(rows, "ABC");
      const { questions } = analyseItems(responses);
      const { columns } = markTable(responses);
      for (const [at, { options, p }] of questions.entries()) {
        const curves = optionCurves(columns[at]!)!;
        const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / 5;
        for (const [row, { share }] of options.entries()) {
          assert.ok(Math.abs(mean(curves.options[row]!.shares) - share.value!) < 1e-12);
        }
        assert.ok(Math.abs(mean(curves.facility as number[]) - p.value!) < 1e-12);
      }
    }),
  );
});

test("fewer than five participants have no curves, and a question without options has none", () => {
  assert.is(optionCurves(markTable(chosenTable(["A", "B"], "A")).columns[0]!), null);
  const five = markTable(markedTable([[1], [0], [1], [0], [1]]));
  assert.equal(optionCurves(five.columns[0]!)!.options, []);
});

test("bars are decided by the shown total, and say how many reach the pass mark", () => {
  const totals = ["0", "-1", "9.994", "9.995", "10", "69.99", "69.995", "100"];
  const table = markTable(
    markedTable(
      totals.map((total) => [total]),
      [100],
    ),
  );
  const bars = scoreHistogram(table, 70);
  assert.equal(
    bars.map(({ count, reached }) => [count, reached]),
    [
      [3, 0],
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ],
  );
  const [first, second] = barShapes(bars, box, 4);
  assert.equal([first!.x, first!.y, first!.width, first!.height], [32, 10, 16, 100]);
  assert.ok(Math.abs(second!.height - 200 / 3) < 1e-9);
  assert.equal(scoreHistogram(markTable(markedTable([], [1])), null), []);
});

test("thirds that add up to the highest total are in the last bar", () => {
  const table = markTable(markedTable([["1/3", "1/3", "1/3"]], ["1/3", "1/3", "1/3"]));
  assert.is(scoreHistogram(table, null).at(-1)!.count, 1);
});

test("points stand at p and r, and questions without them are named", () => {
  const { questions } = analyseItems(
    markedTable([
      [1, 1, 0, 1],
      [1, 0, 0, 1],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
    ]),
  );
  const { points, missing, p, r } = difficultyPoints(questions, box, new Map([["q2", "dibuang"]]));
  assert.equal(missing, ["q4"]);
  assert.equal([p.from, p.to], [0, 1]);
  assert.equal([r.from, r.to], [0, 1], "r with the total is higher than without the question");
  assert.equal(
    points.map(({ id, x }) => [id, x]),
    [
      ["q1", 130],
      ["q2", 80],
      ["q3", 80],
    ],
  );
  for (const { id, y } of points) {
    const own = questions.find((each) => each.id === id)!.itemTotal.value!;
    assert.ok(Math.abs(y - (110 - ((own - r.from) / (r.to - r.from)) * 100)) < 1e-9);
  }
  assert.is(points[1]!.status, "dibuang");
});

test("an axis has whole steps and no more than it needs", () => {
  assert.equal(axisOf([0.6, 0.1], 0, 0.6, 0.2), { from: 0, to: 0.6, ticks: [0, 0.2, 0.4, 0.6] });
  assert.equal(axisOf([-0.05, 0.61], 0, 0.6, 0.2).ticks, [-0.2, 0, 0.2, 0.4, 0.6, 0.8]);
});

test("a heat map has the highest totals first and the easiest questions first", () => {
  const { rows, columns, cells } = heatMap(
    markTable(
      markedTable([
        [0, "1/2", null],
        [1, 1, 0],
        [0, 1, "-1/3"],
      ]),
    ),
  );
  assert.equal([...rows], [1, 2, 0]);
  assert.equal(columns, ["q2", "q1", "q3"]);
  assert.equal([...cells], [100, 100, 0, 100, 0, 0, 50, 0, 255]);
});

test.run();
