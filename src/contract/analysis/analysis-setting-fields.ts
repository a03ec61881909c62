// The value of the setting of analysis-setting.ts: JSON of this schema, or empty.
import * as v from "valibot";
import { analysisRuleBounds, maxRulesName } from "./analysis-bounds.ts";
import { requiredLine } from "../calls/typed-fields.ts";

export const analysisWordSets = ["arikunto", "ebel_frisbie"] as const;
export type AnalysisWordSet = (typeof analysisWordSets)[number];
/** How many limits lie between the words that a set has for D. */
const limitsOfD = { arikunto: 4, ebel_frisbie: 3 } as const;

const { p, d, group, large_from, fewest, length, nearly_all } = analysisRuleBounds;
const whole = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const isAscending = (limits: readonly number[]) =>
  limits.every((limit, at) => at === 0 || limits[at - 1]! < limit);
const ascending = "Setiap batas harus lebih besar daripada batas sebelumnya.";

/** The words of the set from other figures on. */
const ownLimits = v.object({
  /** Under which they are printed. */
  name: requiredLine("Nama ketentuan", maxRulesName),
  /** In hundredths, the least "sedang" and the least "mudah". */
  p: v.pipe(
    v.tuple([whole(p), whole(p)]),
    v.check((limits) => isAscending(limits), ascending),
  ),
  /** The lowest D of each word, in hundredths and in the order of the words. The first word has no lowest value. */
  d: v.pipe(
    v.array(whole(d)),
    v.check((limits) => isAscending(limits), ascending),
  ),
});

export const analysisSetting = v.pipe(
  v.object({
    words: v.picklist(analysisWordSets),
    /** Null: the limits of the set. */
    own: v.nullable(ownLimits),
    /** From so many participants on the upper and the lower group are the first share of them, below it the second; in per cent. */
    groups: v.object({ large_from: whole(large_from), large: whole(group), small: whole(group) }),
    /** Below so many participants "terlalu sedikit" stands beside every word. */
    fewest: whole(fewest),
    /** How many times as long the test is of which the Spearman–Brown formula tells the reliability. */
    length: v.pipe(v.number(), v.minValue(length[0]), v.maxValue(length[1])),
    /** p in hundredths from which nearly all are right; nearly all are wrong at as little from 0. */
    nearly_all: whole(nearly_all),
    /** Whether options that do not work, and r below r tabel, speak against a question. */
    asks_distractors: v.boolean(),
    asks_validity: v.boolean(),
  }),
  v.check(
    ({ words, own }) => own === null || own.d.length === limitsOfD[words],
    "Banyaknya batas daya pembeda tidak sesuai dengan kumpulan kata yang dipilih.",
  ),
);
export type AnalysisSetting = v.InferOutput<typeof analysisSetting>;

/** "usual": the school has set nothing. Null: the value cannot be used. */
export function analysisSettingIn(value: string): AnalysisSetting | "usual" | null {
  if (value === "") return "usual";
  try {
    const parsed = v.safeParse(analysisSetting, JSON.parse(value));
    return parsed.success ? parsed.output : null;
  } catch {
    // No JSON.
    return null;
  }
}
