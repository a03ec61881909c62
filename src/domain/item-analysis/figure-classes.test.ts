import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fraction } from "../scoring/fraction.ts";
import {
  difficultyWord,
  discriminationClass,
  distractorWord,
  isForDecisions,
  isValid,
  reliabilityWord,
  wordSets,
} from "./figure-classes.ts";
import { exactFigure, noFigure, roundedFigure } from "./item-figure.ts";

const test = suite("words for figures");

const thousandths = (value: number) => exactFigure(fraction(BigInt(value), 1000n));
const { arikunto, ebel_frisbie: ebel } = wordSets;

test("the shown figure decides: 0.304 is hard as 0.30 is, 0.305 is not", () => {
  const words = (...values: number[]) =>
    values.map((value) => difficultyWord(arikunto, thousandths(value)));
  assert.equal(words(0, 300, 304, 305, 310, 700, 704), [
    "sukar",
    "sukar",
    "sukar",
    "sedang",
    "sedang",
    "sedang",
    "sedang",
  ]);
  assert.equal(words(705, 1000, -200), ["mudah", "mudah", "sukar"]);
  assert.is(difficultyWord(arikunto, noFigure("no-maximum")), null);
});

test("D by Arikunto and by Ebel & Frisbie", () => {
  const words = (set: typeof arikunto | typeof ebel, ...values: number[]) =>
    values.map((value) => discriminationClass(set, thousandths(value))!.word).join(" ");
  assert.is(words(arikunto, -1000, -5, -4, 0, 204), "buang buang jelek jelek jelek");
  assert.is(words(arikunto, 205, 404, 405, 704, 705), "cukup cukup baik baik baik_sekali");
  assert.is(words(ebel, -500, 194, 195, 294, 295), "buang buang revisi revisi baik");
  assert.is(words(ebel, 394, 395, 1000), "baik sangat_baik sangat_baik");
});

test("distractors by their index in whole percent", () => {
  const words = (...values: number[]) =>
    values.map((value) => distractorWord(roundedFigure(value, 0))).join(" ");
  assert.is(words(0, 25.4, 25.5, 50, 51), "jelek jelek kurang_baik kurang_baik baik");
  assert.is(words(75, 76, 125, 126, 150), "baik sangat_baik sangat_baik baik baik");
  assert.is(words(151, 175, 176, 200, 201), "kurang_baik kurang_baik jelek jelek sangat_jelek");
});

test("reliability in words, and whether it is enough for decisions on one person", () => {
  const alpha = (value: number) => thousandths(value);
  assert.equal(
    [694, 695, 894, 895, -300].map((value) => reliabilityWord(alpha(value))),
    ["rendah", "tinggi", "tinggi", "sangat_tinggi", "rendah"],
  );
  assert.equal(
    [794, 795].map((value) => isForDecisions(alpha(value))),
    [false, true],
  );
  assert.not(isForDecisions(noFigure("few-questions")));
});

test("valid is above r tabel, both as they are shown", () => {
  const critical = roundedFigure(0.361007);
  assert.equal(
    [364, 365, 100, -900].map((value) => isValid(thousandths(value), critical)),
    [false, true, false, false],
  );
  assert.is(isValid(noFigure("equal-marks"), critical), null);
});

test("a double next to a half is that half, and a small negative one is not −0", () => {
  assert.equal(
    [0.125, 0.375 - 2 ** -54, 0.285, 1.005, -0.125, -0.001].map(
      (value) => roundedFigure(value).shown,
    ),
    ["0.13", "0.38", "0.29", "1.01", "-0.13", "0.00"],
  );
  assert.is(exactFigure(fraction(61n, 200n)).shown, "0.31");
  const huge = 10n ** 400n;
  const third = exactFigure(fraction(huge, 3n * huge + 1n)).value;
  assert.ok(Math.abs(third - 1 / 3) < 1e-15);
});

test.run();
