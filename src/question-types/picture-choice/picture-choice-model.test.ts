import { suite } from "uvu";
import * as assert from "uvu/assert";
import { blankQuestion } from "../../domain/questions/blank-question.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import {
  inMode,
  withKey,
  withMaxChoices,
  withMovedOption,
  withMultiple,
  withNewOption,
  withNewZone,
  withOption,
  withoutOption,
  withoutZone,
  withWeight,
  withZoneBack,
  type OptionsContent,
  type ZonesContent,
} from "./picture-choice-model.ts";

const test = suite("choice among pictures");
let made = 0;
const makeId = () => `n${(made += 1)}`;
test.before.each(() => {
  made = 0;
});
const blank = () => blankQuestion(15, makeId).content as OptionsContent;
const zones = questionSamples[15].content as ZonesContent;
const idsOf = (content: OptionsContent) => content.payload.options.map(({ id }) => id);

test("an option that goes takes its key and its weight along, and no other's", () => {
  const several = withMultiple(blank(), true);
  const keyed = withKey(withKey(withWeight(several, "n2", 3), "n2", true), "n4", true);
  const less = withoutOption(withMovedOption(keyed, 3, -1), "n2");
  assert.equal(idsOf(less), ["n1", "n4", "n3"]);
  assert.equal(less.key, { ids: ["n4"], weights: {} });
});

test("a new option is empty, and changes keep its id", () => {
  const more = withOption(withNewOption(blank(), "n9"), "n9", { caption: "Jawa" });
  assert.equal(idsOf(more), ["n1", "n2", "n3", "n4", "n9"]);
  assert.is(more.payload.options[4]?.caption, "Jawa");
});

test("a single choice has a single key, the last that was named", () => {
  const single = withKey(withKey(blank(), "n1", true), "n3", true);
  assert.equal(single.key.ids, ["n3"]);
  const several = withKey(withMultiple(single, true), "n1", true);
  assert.equal(several.key.ids, ["n1", "n3"], "in the options' order");
  assert.equal(withMultiple(several, false).key.ids, ["n1"]);
  assert.equal(withMaxChoices(zones, 1).key.ids, ["z1"]);
  assert.equal(withMaxChoices(zones, 2).key.ids, ["z1", "z3"]);
});

test("a weight of nothing is no weight", () => {
  assert.equal(withWeight(withWeight(blank(), "n1", 2), "n1", 0).key.weights, {});
});

test("a zone that was removed comes back to its place with its key and weight", () => {
  const gone = withoutZone(zones, "z1")!;
  assert.equal(gone.content.key, { ids: ["z3"], weights: { z3: 1 } });
  assert.equal(withZoneBack(gone.content, gone.removed), zones);
  assert.is(withoutZone(zones, "z9"), null);
});

test("a zone that comes back takes no key from the one that has got it meanwhile", () => {
  const single = withMaxChoices(zones, 1);
  const gone = withoutZone(single, "z1")!;
  const other = withKey(gone.content, "z2", true);
  assert.equal(withZoneBack(other, gone.removed).key.ids, ["z2"]);
});

test("another zone does not disturb the others", () => {
  const more = withNewZone(zones, "z4", "rect", [0, 0, 0.1, 0.1]);
  assert.equal(more.payload.zones.slice(0, 3), zones.payload.zones);
  assert.equal(more.key, zones.key);
});

test("trying the other way of asking loses nothing", () => {
  const first = withKey(blank(), "n2", true);
  const other = inMode(first, "zones", null, makeId);
  assert.equal(other.payload, {
    mode: "zones",
    image: { media_id: null, width: 0, height: 0, alt: "" },
    zones: [],
    max_choices: 1,
  });
  assert.is(inMode(other, "options", first, makeId), first);
  assert.is(inMode(first, "options", other, makeId), first);
});

test.run();
