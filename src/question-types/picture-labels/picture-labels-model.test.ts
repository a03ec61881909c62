import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples, accepting } from "../../testing/questions/question-samples.ts";
import {
  isDistractor,
  rightLabels,
  typedOf,
  withLabel,
  withMode,
  withMovedLabel,
  withNewLabel,
  withNewZone,
  withoutLabel,
  withoutZone,
  withRightLabels,
  withTyped,
  withZoneBack,
} from "./picture-labels-model.ts";

const test = suite("labels of a picture");
const { content: sample } = questionSamples[16];
const textsOf = (content: typeof sample, zone: string) =>
  typedOf(content, zone).accepted.map(({ text }) => text);

test("a label that goes is right for no zone any more, and the others keep theirs", () => {
  const both = withRightLabels(sample, "z1", ["l1", "l4"]);
  const less = withoutLabel(withMovedLabel(both, 0, 1), "l1");
  assert.equal(less.key.labels, { z1: ["l4"], z2: ["l2"], z3: ["l3"] });
  assert.equal(withoutLabel(less, "l2").key.labels, { z1: ["l4"], z3: ["l3"] });
});

test("what is right for no zone leads astray", () => {
  assert.ok(isDistractor(sample, "l4"));
  assert.not(isDistractor(sample, "l1"));
  assert.ok(isDistractor(withoutZone(sample, "z1")!.content, "l1"));
});

test("a zone that was removed comes back to its place with its labels, but for those that are gone", () => {
  const gone = withoutZone(sample, "z2")!;
  assert.equal(gone.content.key.labels, { z1: ["l1"], z3: ["l3"] });
  assert.equal(withZoneBack(gone.content, gone.removed).payload, sample.payload);
  assert.equal(withZoneBack(gone.content, gone.removed).key.labels["z2"], ["l2"]);
  const less = withoutLabel(gone.content, "l2");
  assert.is(withZoneBack(less, gone.removed).key.labels["z2"], undefined);
});

test("typing begins with the labels that were right, and keeps what was typed", () => {
  const typed = withMode(withRightLabels(sample, "z1", ["l1", "l2"]), "typed");
  assert.equal(textsOf(typed, "z1"), ["Sumatra", "Jawa"]);
  const own = withTyped(typed, "z1", accepting("Andalas"));
  const back = withMode(withMode(own, "drag"), "typed");
  assert.equal(textsOf(back, "z1"), ["Andalas"]);
  assert.equal(back.key.labels["z1"], ["l1", "l2"]);
});

test("a new zone waits for its answer", () => {
  const drawn = withNewZone(withMode(sample, "typed"), "z4", "circle", [0.5, 0.5, 0.1]);
  assert.equal(textsOf(drawn, "z4"), [""]);
  const dragged = withNewZone(sample, "z4", "rect", [0, 0, 0.1, 0.1]);
  assert.equal(rightLabels(dragged, "z4"), []);
  assert.is(dragged.key.texts["z4"], undefined);
});

test("a removed zone that was typed comes back with its answers", () => {
  const typed = withTyped(withMode(sample, "typed"), "z3", accepting("Irian"));
  const gone = withoutZone(typed, "z3")!;
  assert.is(gone.content.key.texts["z3"], undefined);
  assert.equal(withZoneBack(gone.content, gone.removed).key, typed.key);
});

test("a label keeps its id through every change", () => {
  const more = withLabel(withNewLabel(sample, "l5"), "l5", { text: "Bali", reuse: true });
  assert.equal(more.payload.labels[4], { id: "l5", text: "Bali", image: null, reuse: true });
});

test("a key that names what is gone shows nothing", () => {
  const stale = withRightLabels(sample, "z1", ["l9", "l1"]);
  assert.equal(
    rightLabels(stale, "z1").map(({ id }) => id),
    ["l1"],
  );
});

test.run();
