import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems, usualRules } from "../../../domain/item-analysis/analyse-items.ts";
import { markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { difficultyDrawing, statusesOf } from "./difficulty-value.ts";
import { itemPicturesMessages } from "./item-pictures-messages.ts";

const test = suite("p against r of the analysis");
const texts = {
  t: itemPicturesMessages.get(),
  itemWordsT: itemWordsMessages.get(),
  nameOf: ({ id }: { id: string }) => id,
};
const size = { width: 420, height: 270 };
type PlotPlace = { x: number; y: number };
const none = {
  labelOf: (id: string) => id,
  rules: usualRules,
  chosen: null,
  onChoose: () => undefined,
};

test("a point stands at the p and the r of its question, beside those with the same, and what can be chosen lies on it", () => {
  const rows = fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 6, maxLength: 6 }), {
    minLength: 2,
    maxLength: 20,
  });
  fc.assert(
    fc.property(rows, (marks) => {
      const { questions } = analyseItems(markedTable(marks));
      const all = { ...none, questions, own: new Map() };
      const { plot, axes, picks } = difficultyDrawing(all, size, texts);
      const [left, right] = [axes.across[0]!.at, axes.across.at(-1)!.at];
      const [low, high] = [axes.upwards[0]!, axes.upwards.at(-1)!];
      const figure = ({ text }: { text: string }) =>
        Number(text.replace(",", ".").replace("−", "-"));
      const perR = (low.at - high.at) / (figure(high) - figure(low));
      const shown = questions.filter(
        ({ p, itemTotal }) => p.value !== null && itemTotal.value !== null,
      );
      assert.equal(
        plot.points.map(({ id }) => id),
        shown.map(({ id }) => id),
      );
      const places = shown.map(({ p, itemTotal }) => ({
        x: left + p.value! * (right - left),
        y: low.at - (itemTotal.value! - figure(low)) * perR,
      }));
      const distance = (one: PlotPlace, other: PlotPlace) =>
        Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      for (const [at, { x, y, id }] of plot.points.entries()) {
        const own = places[at]!;
        const isAlone = places.every((each, place) => place === at || distance(each, own) > 1);
        // Six points of one place are a square of three by two.
        assert.ok(distance({ x, y }, own) < (isAlone ? 1e-9 : 20));
        const others = plot.points.filter((each) => each.id !== id);
        if (!isAlone) assert.ok(others.every((each) => distance(each, { x, y }) > 1e-9));
        assert.equal([picks[at]!.x, picks[at]!.y, picks[at]!.id], [x, y, id]);
      }
    }),
  );
});

test("a teacher's own decision is the shape, and the zones are those of the rules", () => {
  const { questions } = analyseItems(
    markedTable([
      [1, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
      [1, 1, 1],
    ]),
  );
  const own = new Map([["q1", "dibuang" as const]]);
  const { plot, axes } = difficultyDrawing({ ...none, questions, own }, size, texts);
  assert.is(plot.points.find(({ id }) => id === "q1")!.shape, "cross");
  assert.ok(statusesOf(questions, own).includes("dibuang"));
  assert.equal(
    axes.below.map(({ text }) => text),
    ["sukar", "sedang", "mudah"],
  );
  const [left, right] = [axes.across[0]!.at, axes.across.at(-1)!.at];
  assert.equal(
    plot.zones.limits.map((x) => ((x - left) / (right - left)).toFixed(3)),
    ["0.305", "0.705"],
  );
});

test.run();
