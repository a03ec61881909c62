// The rules by which a school judges its questions, and the setting that they are kept in.
import {
  analysisSettingIn,
  type AnalysisSetting,
} from "../../../contract/analysis/analysis-setting-fields.ts";
import { usualRules, type AnalysisRules } from "../analyse-items.ts";
import { wordSets, type WordClass, type WordSet } from "../figure-classes.ts";

/** What a form begins with where the school has set nothing. */
export const usualSetting: AnalysisSetting = {
  words: "arikunto",
  own: null,
  groups: {
    large_from: usualRules.groups.largeFrom,
    large: usualRules.groups.largeShare * 100,
    small: usualRules.groups.smallShare * 100,
  },
  fewest: usualRules.fewest,
  length: usualRules.length,
  nearly_all: usualRules.status.nearlyAll,
  asks_distractors: usualRules.status.asksDistractors,
  asks_validity: usualRules.status.asksValidity,
};

/** Of the value of the setting; the usual ones for a value that another program has written and that cannot be read. */
export function schoolRules(value: string): AnalysisRules {
  const setting = analysisSettingIn(value);
  return setting === null || setting === "usual" ? usualRules : analysisRules(setting);
}

export function analysisRules(setting: AnalysisSetting): AnalysisRules {
  const { groups, fewest, length } = setting;
  return {
    groups: {
      largeFrom: groups.large_from,
      largeShare: groups.large / 100,
      smallShare: groups.small / 100,
    },
    words: wordsOf(setting),
    status: {
      nearlyAll: setting.nearly_all,
      asksDistractors: setting.asks_distractors,
      asksValidity: setting.asks_validity,
    },
    fewest,
    length,
  };
}

function wordsOf({ words, own }: AnalysisSetting): WordSet {
  const set: WordSet = wordSets[words];
  if (own === null) return set;
  return { ...set, name: own.name, p: withLimits(set.p, own.p), d: withLimits(set.d, own.d) };
}

/** Gives each word its lower limit. The first word has none: it is for all figures below the limit of the second. */
function withLimits<Class extends WordClass<unknown>>(
  classes: readonly Class[],
  limits: readonly number[],
): Class[] {
  return classes.map((each, at) => (at === 0 ? each : { ...each, from: limits[at - 1]! }));
}
