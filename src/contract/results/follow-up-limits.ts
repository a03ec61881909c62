// What the school has set for remedial and enrichment programs: settings of a package of their own (settings.ts). Anybody who is signed in reads
// them; they are changed by updateSettings, like all settings.
import * as v from "valibot";

export const resultsPackage = "RESULTS";

export const followUpCodes = {
  /** "20;50": see `FollowUpLimits`, in per cent, the lower one first. */
  shares: "REMEDIAL_SHARES",
  /** From how many per cent of its points on a competence is mastered. Empty: from the KKM on. */
  mastery: "MASTERY_LIMIT",
} as const;

export const followUpDefaults: Record<string, string> = {
  [followUpCodes.shares]: "20;50",
  [followUpCodes.mastery]: "",
};

/**
 * Which form of a remedial program is proposed, by the share of those who failed: below `single` each alone, above `whole` the whole class again,
 * from one to the other in groups.
 */
export type FollowUpLimits = {
  single: number;
  whole: number;
  /** Null: the KKM. */
  mastery: number | null;
};

const percent = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(?:\.\d{1,2})?$/u),
  v.transform(Number),
  v.maxValue(100),
);

/** Null: the setting says nothing that can be used. */
export function sharesIn(value: string): Pick<FollowUpLimits, "single" | "whole"> | null {
  const parts = v.safeParse(v.tuple([percent, percent]), value.split(";"));
  if (!parts.success) return null;
  const [single, whole] = parts.output;
  return single <= whole ? { single, whole } : null;
}

/** "none": the KKM. Null: the setting says nothing that can be used. */
export function masteryIn(value: string): number | "none" | null {
  if (value === "") return "none";
  const parsed = v.safeParse(percent, value);
  return parsed.success ? parsed.output : null;
}

/** The limits of the settings; a setting that is missing or cannot be read has its default. */
export function followUpLimits(
  settings: readonly { code: string; value: string }[],
): FollowUpLimits {
  const of = (code: string) => settings.find((one) => one.code === code)?.value ?? "";
  const shares = sharesIn(of(followUpCodes.shares)) ?? { single: 20, whole: 50 };
  const mastery = masteryIn(of(followUpCodes.mastery));
  return { ...shares, mastery: typeof mastery === "number" ? mastery : null };
}
