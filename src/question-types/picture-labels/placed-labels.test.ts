import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { labelsLeft, withPlaced, withTaken, withTypedLabel } from "./placed-labels.ts";

const test = suite("labels that are placed");
const { labels } = questionSamples[16].content.payload;
const reusable = labels.map((label) => ({ ...label, reuse: label.id === "l1" }));
const place = (label: string, zone: string, from: string | null = null) => ({
  held: { label, from },
  zone,
});
function placed(all: typeof labels, ...moves: ReturnType<typeof place>[]) {
  return moves.reduce<ReturnType<typeof withPlaced> | null>(
    (answer, { held, zone }) => withPlaced(all, answer, held, zone),
    null,
  );
}

test("a label that lies on a zone is not offered any more, but for one that may be used again", () => {
  const answer = placed(reusable, place("l1", "z1"), place("l2", "z2"));
  assert.equal(
    labelsLeft(reusable, answer).map(({ id }) => id),
    ["l1", "l3", "l4"],
  );
});

test("a label lies on one zone at a time, one for several on as many as it is put on", () => {
  assert.equal(placed(labels, place("l1", "z1"), place("l1", "z2"))?.labels, { z2: "l1" });
  assert.equal(placed(reusable, place("l1", "z1"), place("l1", "z2"))?.labels, {
    z1: "l1",
    z2: "l1",
  });
  const moved = placed(reusable, place("l1", "z1"), place("l1", "z2", "z1"));
  assert.equal(moved?.labels, { z2: "l1" }, "moved from a zone, it leaves that one");
});

test("what lay there goes back, or changes places with what comes from another zone", () => {
  const both = [place("l1", "z1"), place("l2", "z2")];
  assert.equal(placed(labels, ...both, place("l3", "z1"))?.labels, { z1: "l3", z2: "l2" });
  assert.equal(placed(labels, ...both, place("l1", "z2", "z1"))?.labels, { z1: "l2", z2: "l1" });
  assert.equal(placed(labels, ...both, place("l1", "z1", "z1"))?.labels, { z1: "l1", z2: "l2" });
});

test("what is taken away leaves nothing behind", () => {
  const answer = placed(labels, place("l1", "z1"), place("l2", "z2"));
  assert.equal(withTaken(answer, "z1").labels, { z2: "l2" });
  assert.equal(withTypedLabel(withTypedLabel(null, "z1", "Jawa"), "z1", "").labels, {});
});

test.run();
