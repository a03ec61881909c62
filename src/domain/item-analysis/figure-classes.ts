// Words for figures, by sets that a school chooses and that are printed by their name. Classes are decided by the shown figure (evaluation.md 2.1):
// limits are whole hundredths, so that 0,30 and 0,31 have nothing between them.
import type { ItemFigure } from "./item-figure.ts";

export type DifficultyWord = "sukar" | "sedang" | "mudah";
export type DiscriminationWord =
  | "buang"
  | "jelek"
  | "revisi"
  | "cukup"
  | "baik"
  | "baik_sekali"
  | "sangat_baik";
export type DistractorWord = "sangat_baik" | "baik" | "kurang_baik" | "jelek" | "sangat_jelek";
export type ReliabilityWord = "rendah" | "tinggi" | "sangat_tinggi";

/** `from`: the least hundredths of its class; the first class has no least. Ascending. */
export type WordClass<Word> = { from: number; word: Word };
type WordClasses<Word> = readonly WordClass<Word>[];

/** What a word for D says of keeping the question. */
export type Worth = "discard" | "weak" | "good";
type DiscriminationClass = WordClass<DiscriminationWord> & { worth: Worth };

export type WordSet = {
  /** Under which it is printed. */
  name: string;
  p: WordClasses<DifficultyWord>;
  d: readonly DiscriminationClass[];
  /** Whether the set calls a question valid or not, by r tabel. */
  judgesValidity: boolean;
};

const least = -Infinity;
const difficulty: WordClasses<DifficultyWord> = [
  { from: least, word: "sukar" },
  { from: 31, word: "sedang" },
  { from: 71, word: "mudah" },
];

/**
 * - arikunto: Arikunto, Dasar-Dasar Evaluasi Pendidikan. p 0,00–0,30 sukar · 0,31–0,70 sedang · 0,71–1,00 mudah; D < 0 buang · 0,00–0,20 jelek ·
 *   0,21–0,40 cukup · 0,41–0,70 baik · 0,71–1,00 baik sekali; valid when r > r tabel.
 * - ebel_frisbie: Ebel & Frisbie, Essentials of Educational Measurement (1991). D < 0,20 buang · 0,20–0,29 revisi · 0,30–0,39 baik · ≥ 0,40 sangat
 *   baik; p as above, no word for r.
 */
export const wordSets = {
  arikunto: {
    name: "Arikunto",
    p: difficulty,
    d: [
      { from: least, word: "buang", worth: "discard" },
      { from: 0, word: "jelek", worth: "weak" },
      { from: 21, word: "cukup", worth: "good" },
      { from: 41, word: "baik", worth: "good" },
      { from: 71, word: "baik_sekali", worth: "good" },
    ],
    judgesValidity: true,
  },
  ebel_frisbie: {
    name: "Ebel & Frisbie",
    p: difficulty,
    d: [
      { from: least, word: "buang", worth: "discard" },
      { from: 20, word: "revisi", worth: "weak" },
      { from: 30, word: "baik", worth: "good" },
      { from: 40, word: "sangat_baik", worth: "good" },
    ],
    judgesValidity: false,
  },
} satisfies Record<string, WordSet>;

/** Of the index in whole percent (Arifin, Evaluasi Pembelajaran, 2009). */
const distractorClasses: WordClasses<DistractorWord> = [
  { from: least, word: "jelek" },
  { from: 26, word: "kurang_baik" },
  { from: 51, word: "baik" },
  { from: 76, word: "sangat_baik" },
  { from: 126, word: "baik" },
  { from: 151, word: "kurang_baik" },
  { from: 176, word: "jelek" },
  { from: 201, word: "sangat_jelek" },
];

/** Of alpha in hundredths (evaluation.md 3). */
const reliabilityClasses: WordClasses<ReliabilityWord> = [
  { from: least, word: "rendah" },
  { from: 70, word: "tinggi" },
  { from: 90, word: "sangat_tinggi" },
];
const decisionsFrom = 80;

/** The class of the shown figure; null where there is no figure. */
function classOf<Class extends { from: number }>(
  classes: readonly Class[],
  { shown }: ItemFigure,
  digits: number,
): Class | null {
  const units = shownUnits(shown, digits);
  if (units === null) return null;
  return classes.reduce<Class | null>((own, each) => (units >= each.from ? each : own), null);
}

/** Of its last decimal. */
function shownUnits(shown: string | null, digits: number): number | null {
  return shown === null ? null : Math.round(Number(shown) * 10 ** digits);
}

export function difficultyWord({ p }: WordSet, figure: ItemFigure): DifficultyWord | null {
  return classOf(p, figure, 2)?.word ?? null;
}

/** Word and worth of D. */
export function discriminationClass({ d }: WordSet, figure: ItemFigure) {
  return classOf(d, figure, 2);
}

export function distractorWord(index: ItemFigure): DistractorWord | null {
  return classOf(distractorClasses, index, 0)?.word ?? null;
}

export function reliabilityWord(alpha: ItemFigure): ReliabilityWord | null {
  return classOf(reliabilityClasses, alpha, 2)?.word ?? null;
}

/** "Cukup untuk keputusan perorangan": from 0,80 as it is shown. */
export function isForDecisions(alpha: ItemFigure): boolean {
  return (shownUnits(alpha.shown, 2) ?? least) >= decisionsFrom;
}

/** r > r tabel, both as they are shown; null where one of them is not defined. */
export function isValid(r: ItemFigure, critical: ItemFigure): boolean | null {
  const [own, limit] = [shownUnits(r.shown, 2), shownUnits(critical.shown, 2)];
  return own === null || limit === null ? null : own > limit;
}
