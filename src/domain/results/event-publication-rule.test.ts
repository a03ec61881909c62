import { suite } from "uvu";
import * as assert from "uvu/assert";
import { concernedCounts, publicationObstacle } from "./event-publication-rule.ts";

const test = suite("which exams of an event an act concerns");

const group = (path: string, final: number) => ({ path, final, ranged: 1, unscored: 0, others: 2 });
const exam = {
  may_publish: true,
  groups: [group("", 4), group("XII", 1), group("XII / IPA 1", 8), group("XII / IPA 10", 16)],
};

test("a chosen group takes the groups below it along, and no other whose name begins alike", () => {
  const final = (...paths: string[]) => concernedCounts(exam, paths).final;
  assert.is(final(), 29);
  assert.is(final("XII"), 25);
  assert.is(final("XII / IPA 1"), 8);
  assert.is(final("XII", "XII / IPA 1"), 25, "nobody is counted twice");
  assert.is(final("XI"), 0);
  assert.equal(concernedCounts(exam, []), { final: 29, ranged: 4, unscored: 0, others: 8 });
});

test("an exam of somebody else takes no act, nor one without participants of the chosen groups", () => {
  assert.is(publicationObstacle(exam, []), null);
  assert.is(publicationObstacle(exam, ["XI"]), "nobody");
  assert.is(publicationObstacle(exam, ["XI", "XII"]), null);
  assert.is(publicationObstacle({ ...exam, may_publish: false }, ["XI"]), "not-own");
  assert.is(
    publicationObstacle({ ...exam, groups: [] }, []),
    null,
    "whoever comes later is concerned",
  );
});

test.run();
