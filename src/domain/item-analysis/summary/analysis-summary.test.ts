// An exam of which three questions were made bad on purpose: a wrong key, two right options of which one is not in the key, and one that is too easy.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chosenTable } from "../../../testing/item-analysis/response-builders.ts";
import { createChance } from "../../../testing/random.ts";
import { analyseItems } from "../analyse-items.ts";
import { analysisSummary } from "./analysis-summary.ts";

const test = suite("summary of an analysis");

const good = 9;
/** After nine good questions: right is B but the key says C; A and B are right but the key says A; nearly everybody knows it. */
const keys = `${"A".repeat(good)}CAA`;

function badExam(participants: number) {
  const chance = createChance(34);
  const guessed = () => "ABCD"[chance.below(4)]!;
  return Array.from({ length: participants }, () => {
    const ability = chance.part();
    const knows = (ease: number) => chance.is(Math.min(1, Math.max(0, ability + ease)));
    const usual = Array.from({ length: good }, (_none, at) =>
      knows((at - 4) / 20) ? "A" : guessed(),
    );
    const wrongKey = knows(0) ? "B" : guessed();
    const twoRight = knows(0) ? (chance.is(0.35) ? "A" : "B") : guessed();
    return `${usual.join("")}${wrongKey}${twoRight}${chance.is(0.98) ? "A" : "B"}`;
  });
}

test("three bad questions of twelve are found, the suspect keys before the easy one", () => {
  const { questions } = analyseItems(chosenTable(badExam(300), keys));
  const { counts, share, toMend, undecided } = analysisSummary(questions);
  assert.equal(toMend, ["q10", "q11", "q12"]);
  assert.equal(counts, { diterima: 9, direvisi: 2, dibuang: 1 });
  assert.is(share.shown, "0.25");
  assert.is(undecided, 0);
  assert.equal(
    [9, 10, 11].map((at) => questions[at]!.proposal.reasons[0]),
    [
      { is: "key-suspect", option: "B" },
      { is: "upper-distractors", options: ["B"], rivals: ["B"] },
      { is: "weak" },
    ],
  );
});

test("what a teacher has decided stands above what is proposed", () => {
  const { questions } = analyseItems(chosenTable(badExam(300), keys));
  const summary = analysisSummary(
    questions,
    new Map([
      ["q10", "diterima"],
      ["q1", "direvisi"],
    ]),
  );
  assert.equal(summary.toMend, ["q11", "q12", "q1"]);
});

test("nothing is said of an exam that nobody has sat", () => {
  const { questions } = analyseItems(chosenTable([], "AB"));
  const { meanP, share, undecided } = analysisSummary(questions);
  assert.equal([meanP.value, share.value, undecided], [null, null, 2]);
});

test.run();
