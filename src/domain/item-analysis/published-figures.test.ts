// The figures that others publish for their examples, and those of independent programs, compared to 1e-6 of their size where they have as many digits.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  largeQuiz,
  largeQuizMaxima,
  smallQuiz,
} from "../../testing/item-analysis/moodle-quiz-marks.ts";
import { markedTable } from "../../testing/item-analysis/response-builders.ts";
import { analyseItems, type QuestionAnalysis } from "./analyse-items.ts";
import type { ItemFigure } from "./item-figure.ts";

const test = suite("published figures");

type Named = Record<string, ItemFigure>;
type Expected = number | null;

/** @param within of its size */
function matches(name: string, { value }: ItemFigure, expected: Expected, within = 1e-6): void {
  if (expected === null || value === null) {
    assert.is(value, expected, name);
    return;
  }
  const distance = Math.abs(value - expected);
  assert.ok(distance <= within * Math.max(Math.abs(expected), 1e-9), `${name}: ${value}`);
}

/** By figure: what each question is expected to have. */
function matchesAll(
  questions: readonly QuestionAnalysis[],
  expected: Record<string, readonly Expected[]>,
  within?: number,
): void {
  for (const [name, values] of Object.entries(expected)) {
    assert.is(values.length, questions.length);
    for (const [at, value] of values.entries()) {
      matches(`${name} of ${at + 1}`, (questions[at] as unknown as Named)[name]!, value, within);
    }
  }
}

/** "-": undefined. */
const listed = (values: string, divisor = 1): Expected[] =>
  values.split(/\s+/u).map((value) => (value === "-" ? null : Number(value) / divisor));

test("a quiz of partial credit has the figures of Moodle's spreadsheet", () => {
  const { test: whole, questions } = analyseItems(
    markedTable(smallQuiz.map((row) => row.split(" "))),
  );
  // qstats00.csv; a third is cut off after seven digits there, which the eighth digit of covariances shows.
  matchesAll(questions, {
    p: [0.704, 0.48, 0.973333332, 0.68, 0.52, 0.64, 0.62],
    sd: [
      0.4513682901, 0.5099019514, 0.13333334, 0.4760952286, 0.3055050463, 0.4898979486, 0.331662479,
    ],
    effectiveWeight: [
      21.2922742344, 18.8979800309, 4.443012573, 18.9347251357, 11.1450138688, 9.8081339177,
      15.4788602394,
    ],
    discriminationIndex: [
      -7.0650767526, -28.8982125772, -9.1230674268, -22.6306444113, -17.6997047674, -45.3785178421,
      -5.6543166602,
    ],
    discriminativeEfficiency: [
      -9.4550536967, -36.7834118938, -21.6545012165, -31.4411395613, -21.1794802584, -56.9365974439,
      -6.5043742058,
    ],
  });
  // stats_from_steps_walkthrough_test.php, compared there to 1.5e-5.
  const { scores, alpha, sem } = whole;
  matches("median", scores.median, 4.5);
  matches("mean", scores.mean, 4.617333332);
  matches("sd", scores.sd, 0.8117265554);
  matches("skewness", scores.skewness, -0.092502502);
  matches("kurtosis", scores.kurtosis, -0.7073968557);
  matches("alpha", alpha, -0.872230935542);
  matches("sem", sem, 1.1106813066);
});

test("a quiz with maxima of 8, 1 and 0 has the figures of Moodle's spreadsheet", () => {
  const { questions } = analyseItems(markedTable(largeQuiz, largeQuizMaxima));
  // statistics_test.php: facility in percent, sd in thousandths of a point.
  matchesAll(questions, {
    p: listed(
      `0 0 0 0 - - - 41.19318182 81.36363636 71.36363636 65.45454545 65.90909091 36.36363636 59.09090909 50 59.09090909 63.63636364
       45.45454545 27.27272727 50`,
      100,
    ),
    sd: listed(
      `0 0 0 0 0 0 0 1912.733589 251.2738111 322.6312277 333.4199022 337.5811591 492.3659639 503.2362797 511.7663157 503.2362797
       492.3659639 509.6471914 455.8423058 511.7663157`,
      1000,
    ),
    effectiveWeight: listed(
      `0 0 0 0 0 0 0 26.58464457 3.368456046 3.253955259 7.584083694 3.79658376 3.183278505 4.532356904 7.78856243 10.08351572
       8.381139345 8.727645713 7.946277111 4.769500946`,
    ),
    discriminationIndex: listed(
      `- - - - - - - 25.88327077 1.170256965 -4.207816809 28.16930644 -2.513606859 -12.99017581 -8.900638238 8.670004606 29.63337745
       15.18945843 16.21079629 15.52451404 -8.396734802`,
    ),
    discriminativeEfficiency: listed(
      `- - - - - - - 27.23492723 1.382386552 -4.691171307 31.12404354 -2.877487579 -17.5074184 -10.27568922 10.86956522 34.58997279
       17.4790556 20.14359793 22.06477733 -10`,
    ),
  });
});

/** How many of 1,000 gave each pattern of right answers to five questions, from 00000 to 11111 (Bock & Lieberman 1970, LSAT section 6). */
const lsatCounts = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173,
  11, 61, 28, 298,
];

test("the Law School Admission Test has the figures of the R package psych", () => {
  const rows = lsatCounts.flatMap((count, pattern) => {
    const row = [...pattern.toString(2).padStart(5, "0")];
    return Array.from({ length: count }, () => row);
  });
  const { test: whole, questions } = analyseItems(markedTable(rows));
  matchesAll(questions, { p: [0.924, 0.709, 0.553, 0.763, 0.87] });
  // R 4.2.2, psych 2.2.9: alpha(x) with total$raw_alpha, alpha.drop$raw_alpha, item.stats$raw.r; cor(x[, i], rowSums(x) - x[, i]).
  matchesAll(questions, {
    itemTotal: [0.3620104372, 0.5667720954, 0.6184397536, 0.5344183262, 0.4353664279],
    itemRest: [0.1128326889, 0.1531781201, 0.1727789433, 0.1444280952, 0.1215964025],
    alphaWithout: [0.2753562108, 0.2375839046, 0.2167994629, 0.2459327104, 0.2662944112],
  });
  matches("alpha", whole.alpha, 0.2949971922);
  assert.is(whole.kr20, whole.alpha);
  matches("sd", whole.scores.sd, 1.035041212);
  assert.is(whole.scores.median.shown, "4.00");
});

/** Thirds, sevenths and marks below 0; the fifth question earns everybody the same. Maxima 1, 1, 2, 5, 1 and 3. */
const mixedMarks = [
  "-1/3 0 1 4 1/2 9/7",
  "1 1 1/2 7/4 1/2 3",
  "1 2/3 3/2 9/2 1/2 0",
  "1 1 1/2 1 1/2 12/7",
  "1 0 0 3/2 1/2 9/7",
  "1 1 1 11/4 1/2 15/7",
  "1 1 2 11/4 1/2 9/7",
  "1 1/3 2 15/4 1/2 0",
  "-1/3 1 1 5/4 1/2 3",
  "0 1 2 5/2 1/2 9/7",
  "1 0 1/2 5/4 1/2 9/7",
  "1 0 3/2 7/2 1/2 0",
  "0 0 1/2 2 1/2 12/7",
  "0 1 2 7/2 1/2 0",
  "1 0 1/2 1 1/2 3",
  "1 1 2 5 1/2 3/7",
  "1 2/3 1/2 0 1/2 18/7",
  "1 0 1 3/2 1/2 12/7",
  "1 2/3 3/2 3 1/2 12/7",
  "1 1 3/2 4 1/2 12/7",
  "1 1 2 5 1/2 6/7",
  "-1/3 1 0 0 1/2 12/7",
  "1 0 2 5 1/2 3/7",
  "1 0 3/2 7/2 1/2 15/7",
];

test("mixed maxima, fractions and marks below 0 have the figures of an exact calculation", () => {
  const { test: whole, questions } = analyseItems(
    markedTable(
      mixedMarks.map((row) => row.split(" ")),
      [1, 1, 2, 5, 1, 3],
    ),
  );
  // Python 3.11 with fractions, roots by mpmath 1.3 with 40 digits; skewness and kurtosis also by scipy.stats 1.17 with bias=False.
  const expected = {
    p: [0.7083333333333, 0.5555555555556, 0.59375, 0.5333333333333, 0.5, 0.4761904761905],
    sd: [0.5230207688397, 0.4679760787754, 0.6886107627744, 1.538750669598, 0, 0.9513451924743],
    itemTotal: [
      0.4007946914603,
      0.3396973112329,
      0.798666286527,
      0.8143076878292,
      null,
      -0.2493180415555,
    ],
    itemRest: [
      0.1409276590155,
      0.1033978772417,
      0.5925663498021,
      0.03243850964488,
      null,
      -0.6077428103139,
    ],
    d: [0.4166666666667, 0.3333333333333, 0.4375, 0.3833333333333, 0, -0.1190476190476],
    discriminativeEfficiency: [
      17.52104931554,
      11.9803829986,
      62.96808069642,
      3.303516974995,
      null,
      -63.3870579745,
    ],
    effectiveWeight: [16.84785230056, 14.67175210639, 27.28938058322, 41.19101500983, 0, null],
    intendedWeight: [
      7.692307692308, 7.692307692308, 15.38461538462, 38.46153846154, 7.692307692308,
      23.07692307692,
    ],
    alphaWithout: [
      -0.2970722547641, -0.2520614925621, -1.003796447469, -0.6040292214583, -0.166250362625,
      0.5009540690366,
    ],
  };
  matchesAll(questions, expected, 1e-11);
  assert.is(questions[5]!.effectiveWeight.why, "negative-covariance");
  assert.is(questions[4]!.itemRest.why, "equal-marks");
  const { scores } = whole;
  matches("alpha", whole.alpha, -0.15960034812, 1e-10);
  matches("sem", whole.sem, 2.08304646551, 1e-11);
  matches("mean", scores.mean, 7.046626984127, 1e-12);
  matches("sd", scores.sd, 1.934393343798, 1e-12);
  matches("skewness", scores.skewness, -0.2247073237016, 1e-11);
  matches("kurtosis", scores.kurtosis, -0.5347563192847, 1e-11);
  matches("median", scores.median, 7.142857142857142, 1e-14);
});

test.run();
