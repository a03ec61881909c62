import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ChartBox } from "./chart-geometry.ts";
import { placedNames, spreadHeights, type PlacedName } from "./label-places.ts";

const test = suite("places of names in pictures");

const box: ChartBox = { left: 30, top: 10, width: 300, height: 200 };

/** Of bold digits of 12 pixels, from its base line. */
function areaOf({ x, y, text, anchor }: PlacedName) {
  const width = text.length * 7;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 10, bottom: y + 3 };
}
type Area = ReturnType<typeof areaOf>;
const meet = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("names cover neither each other nor a point of somebody else, and stay in the picture", () => {
  const place = fc.tuple(fc.integer({ min: 30, max: 330 }), fc.integer({ min: 10, max: 210 }));
  fc.assert(
    fc.property(fc.array(place, { maxLength: 50 }), (places) => {
      const points = places.map(([x, y], at) => ({ id: String(at), x, y, text: `no. ${at + 1}` }));
      const placed = placedNames(points, points, box);
      for (const [at, name] of placed.entries()) {
        const area = areaOf(name);
        assert.ok(area.left >= 30 && area.right <= 330 && area.top >= 10 && area.bottom <= 210);
        for (const other of placed.slice(at + 1)) assert.not.ok(meet(area, areaOf(other)));
        for (const { id, x, y } of points) {
          if (id === name.id) continue;
          const mark = { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
          assert.not.ok(meet(area, mark));
        }
      }
    }),
  );
});

test("the most important name comes first, and a point at the right edge has it at the left", () => {
  const points = [
    { id: "a", x: 320, y: 100, text: "no. 1" },
    { id: "b", x: 100, y: 100, text: "no. 2" },
    { id: "c", x: 112, y: 100, text: "no. 3" },
  ];
  const placed = placedNames(points, points, box);
  assert.equal(
    placed.map(({ id, anchor }) => [id, anchor]),
    [
      ["a", "end"],
      ["b", "end"],
      ["c", "start"],
    ],
  );
});

test("names at the ends of curves keep their distance and their order, inside the picture", () => {
  const wished = fc.array(fc.integer({ min: 10, max: 210 }), { maxLength: 12 });
  fc.assert(
    fc.property(wished, (heights) => {
      const spread = spreadHeights(heights, 14, box);
      const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]! || a - b);
      const sorted = order.map((at) => spread[at]!);
      for (const [at, height] of sorted.entries()) {
        assert.ok(height >= 10 - 1e-9 && height <= 210 + 1e-9);
        if (at > 0) assert.ok(height - sorted[at - 1]! >= 14 - 1e-9);
      }
    }),
  );
  assert.equal(spreadHeights([50, 150], 14, box), [50, 150]);
});

test.run();
