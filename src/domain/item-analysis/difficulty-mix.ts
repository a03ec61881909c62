// How many questions are easy, medium and hard, beside the mix that Indonesian schools aim at.
import { fraction } from "../scoring/fraction.ts";
import type { DifficultyWord } from "./figure-classes.ts";
import { exactFigure, noFigure, type ItemFigure } from "./item-figure.ts";

/** `share`: of the questions that have a p, no unit. `target`: hundredths. */
export type DifficultyPart = {
  word: DifficultyWord;
  count: number;
  share: ItemFigure;
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
  const all = words.filter((word) => word !== null).length;
  return targets.map(([word, target]) => {
    const count = words.filter((each) => each === word).length;
    const share =
      all === 0 ? noFigure("few-questions") : exactFigure(fraction(BigInt(count), BigInt(all)));
    return { word, count, share, target };
  });
}
