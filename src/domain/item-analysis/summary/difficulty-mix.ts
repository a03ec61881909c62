// Counts easy, medium and hard questions, and compares their shares with those that Indonesian schools aim at.
import { fraction } from "../../scoring/fraction.ts";
import type { DifficultyWord } from "../figure-classes.ts";
import { exactFigure, noFigure, type ItemFigure } from "../item-figure.ts";

/** `share`: of the questions that have a p, no unit. `percent`: that share as whole percent, which add up to 100. `target`: hundredths. */
export type DifficultyPart = {
  word: DifficultyWord;
  count: number;
  share: ItemFigure;
  percent: number | null;
  target: number;
};

/** mudah : sedang : sukar = 30 : 50 : 20 (evaluation.md 3). */
const targets: readonly (readonly [DifficultyWord, number])[] = [
  ["mudah", 30],
  ["sedang", 50],
  ["sukar", 20],
];

/** Shares of the questions that have a word; undefined while none has. */
export function difficultyMix(words: readonly (DifficultyWord | null)[]): DifficultyPart[] {
  const counts = targets.map(([word]) => words.filter((each) => each === word).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const percents = all === 0 ? null : wholePercents(counts, all);
  return targets.map(([word, target], at) => {
    const count = counts[at]!;
    const share =
      all === 0 ? noFigure("few-questions") : exactFigure(fraction(BigInt(count), BigInt(all)));
    return { word, count, share, percent: percents?.[at] ?? null, target };
  });
}

/** Whole percent that add up to 100: what is missing after rounding down goes to the largest remainders (Hare–Niemeyer), the first of equal ones. */
function wholePercents(counts: readonly number[], all: number): number[] {
  const whole = counts.map((count) => Math.floor((count * 100) / all));
  const missing = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const remainder = (at: number) => (counts[at]! * 100) % all;
  const raised = [...counts.keys()].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing);
  return whole.map((percent, at) => (raised.includes(at) ? percent + 1 : percent));
}
