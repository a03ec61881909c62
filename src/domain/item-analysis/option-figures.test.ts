import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chosenTable, question, response } from "../../testing/item-analysis/response-builders.ts";
import { analyseItems } from "./analyse-items.ts";
import { createItemResponses } from "./sending/item-responses.ts";

const test = suite("options of a question");

/** Twenty participants, three questions with the keys A, B and C. */
const rows =
  "ABC|ABC|ABC|ABC|ABC|ABC|ABD|ABD|DBC|ABA|ACC|BBC|ABB|CCC|BBA|BC |CCD|BDC| CB|BCA".split("|");

test("shares, groups and correlations are those of an independent calculation", () => {
  const [first] = analyseItems(chosenTable(rows, "ABC")).questions;
  const { options, groups } = first!;
  assert.equal(
    options.map(({ id, count, share }) => [id, count, share.shown]),
    [
      ["A", 11, "0.55"],
      ["B", 5, "0.25"],
      ["C", 2, "0.10"],
      ["D", 1, "0.05"],
      [null, 1, "0.05"],
    ],
  );
  // R 4.2.2: cor(x == option, (y == "B") + (z == "C")).
  const expected = [
    0.510354543883, -0.308606699924, -0.311804782231, 0.245255735794, -0.367883603691,
  ];
  for (const [at, r] of expected.entries()) {
    assert.ok(Math.abs(options[at]!.rest.value! - r) < 1e-9, `${options[at]!.rest.value}`);
  }
  assert.ok(Math.abs(options[0]!.rest.value! - first!.itemRest.value!) < 1e-12);
  // Six have 3 points; for the seven who have 2, of whom five chose A, four of the ten places are left.
  assert.equal(groups, {
    size: 10,
    upperShared: { from: 6, people: 7, places: 4 },
    lowerShared: { from: 6, people: 7, places: 3 },
  });
  assert.ok(Math.abs(options[0]!.upper.value! - (6 + (5 * 4) / 7) / 10) < 1e-12);
});

test("a distractor works when 5 % choose it, more of them of the lower group", () => {
  const [first, , third] = analyseItems(chosenTable(rows, "ABC")).questions;
  assert.equal(
    first!.options.map(({ verdict }) => verdict),
    [null, "works", "works", "upper", null],
  );
  // D is chosen by 5 %, of whom the upper group has the larger part of one shared place.
  // N = 20, 11 right, three wrong options: each would be chosen three times.
  assert.equal(
    first!.options.map(({ distractorIndex: index, distractor }) => [index.shown, distractor]),
    [
      [null, null],
      ["167", "kurang_baik"],
      ["67", "baik"],
      ["33", "kurang_baik"],
      [null, null],
    ],
  );
  assert.is(third!.empty + third!.unreached, 1);
});

test("nobody wrong is an index of 0, and an option of everybody has no correlation", () => {
  const { questions } = analyseItems(chosenTable(["AA", "AB", "AC"], "AA"));
  const [right, wrong] = questions[0]!.options;
  assert.equal(wrong!.distractorIndex, { value: 0, shown: "0", why: null });
  assert.is(right!.rest.why, "no-contrast");
});

test("of several options each is a row, and no index is made of them", () => {
  const builder = createItemResponses([
    question("a", {
      options: [
        { id: "A", isRight: true },
        { id: "B", isRight: true },
        { id: "C", isRight: false },
      ],
    }),
    question("b"),
  ]);
  builder.add(true, [response(1, { chosen: [0, 1] }), response(1)]);
  builder.add(true, [response("1/2", { chosen: [0] }), response(1)]);
  builder.add(true, [response(0, { chosen: [0, 2] }), response(0)]);
  builder.add(true, [response(0, { state: "unreached" }), response(0)]);
  const [first] = analyseItems(builder.finish()).questions;
  assert.equal(
    first!.options.map(({ share }) => share.shown),
    ["0.75", "0.25", "0.25", "0.25"],
  );
  assert.is(first!.options[2]!.distractorIndex.why, "not-single-choice");
  assert.is(first!.unreached, 1);
  assert.is(first!.n, 4);
});

test.run();
