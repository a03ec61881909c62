import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { analyseItems } from "../analyse-items.ts";
import { markTable } from "../mark-table.ts";
import { heatBands } from "./heat-bands.ts";
import { heatMap, noShade } from "./heat-map.ts";

const test = suite("bands of a heat map");

const row = fc.array(fc.constantFrom(0, 1, null), { minLength: 4, maxLength: 4 });

test("bands hold everybody once, and their means are the p of the analysis", () => {
  const rows = fc.array(row, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 20 }), (marks, most) => {
      const responses = markedTable(marks);
      const table = markTable(responses);
      const map = heatMap(table);
      const whole = heatBands(map, 1_000);
      const bands = heatBands(map, most);
      assert.is(bands.sizes.length, Math.min(most, marks.length));
      assert.is(
        bands.sizes.reduce((all, size) => all + size, 0),
        marks.length,
      );
      assert.equal([...whole.cells], [...map.cells]);
      const { questions } = analyseItems(responses);
      for (const [column, id] of heatBands(map, 1).columns.entries()) {
        const mean = heatBands(map, 1).cells[column]!;
        const { p } = questions.find((question) => question.id === id)!;
        if (p.value === null) assert.is(mean, noShade);
        else assert.ok(Math.abs(mean / 100 - p.value) < 1e-12);
      }
    }),
  );
});

test("a band is the mean of those who were shown the question", () => {
  const map = heatMap(
    markTable(
      markedTable([
        [1, 1],
        [1, null],
        [0, null],
        [0, null],
      ]),
    ),
  );
  const { columns, sizes, cells } = heatBands(map, 2);
  assert.equal([...columns], ["q2", "q1"]);
  assert.equal([...sizes], [2, 2]);
  assert.equal([...cells], [100, 100, noShade, 0]);
});

test.run();
