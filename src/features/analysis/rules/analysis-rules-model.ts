// Changing the rules by which a school judges its questions: one setting. Limits are typed as figures are shown, "0,31".
import * as v from "valibot";
import {
  analysisRuleBounds as bounds,
  maxRulesName,
} from "../../../contract/analysis/analysis-bounds.ts";
import {
  analysisSettingIn,
  type AnalysisSetting,
  type AnalysisWordSet,
} from "../../../contract/analysis/analysis-setting-fields.ts";
import { analysisSettingCode } from "../../../contract/analysis/analysis-setting.ts";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import type { Setting } from "../../../contract/settings.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { wordSets } from "../../../domain/item-analysis/figure-classes.ts";
import { usualSetting } from "../../../domain/item-analysis/rules/school-rules.ts";
import { numberAsTyped, typedNumber } from "../../../domain/text/typed-number.ts";
import { createForm } from "../../../kit/form/create-form.ts";
import { analysisRulesMessages } from "./analysis-rules-messages.ts";

export const pLimits = ["p1", "p2"] as const;
const dLimits = ["d1", "d2", "d3", "d4"] as const;
type Limit = (typeof pLimits)[number] | (typeof dLimits)[number];

export type RulesValues = Record<Limit, string> & {
  words: AnalysisWordSet;
  isOwn: boolean;
  name: string;
  largeFrom: number;
  large: number;
  small: number;
  fewest: number;
  length: string;
  nearlyAll: string;
  asksDistractors: boolean;
  asksValidity: boolean;
};
export type AnalysisRulesModel = ReturnType<typeof createAnalysisRulesModel>;

type Rules = AnalysedBank["rules"];

export function createAnalysisRulesModel(rules: Rules, changed: (rules: Setting) => void) {
  let version = rules.version ?? 0;
  const stored = analysisSettingIn(rules.value);
  const form = createForm<RulesValues, AnalysisSetting>({
    initial: valuesOf(stored === null || stored === "usual" ? usualSetting : stored),
    schema: rulesSchema(),
    async submit(setting) {
      const settings = [{ code: analysisSettingCode, value: storedValue(setting), version }];
      const answer = await call(updateSettings, { settings });
      const own = answer.find(({ code }) => code === analysisSettingCode);
      if (own) changed(own);
    },
    onError(error) {
      // What is sent next stands upon what a colleague has set, which the form has said.
      if (isServerError(error, responseCodes.conflict) && Array.isArray(error.data)) {
        const settings = error.data as Setting[];
        version = settings.find(({ code }) => code === analysisSettingCode)?.version ?? version;
      }
      return false;
    },
  });

  function fill(values: Partial<RulesValues>): void {
    for (const [name, value] of Object.entries(values)) form.set(name as "name", value as string);
  }

  return {
    form,
    /** Another set has other words for D, and so other limits. */
    chooseWords: (words: AnalysisWordSet): void => fill({ words, ...limitsOf(words) }),
    fillUsual: (): void => fill(valuesOf(usualSetting)),
    exit: form.exit,
  };
}

/** Where nothing differs from what is usual, nothing is stored: the school follows what is usual later on. */
function storedValue(setting: AnalysisSetting): string {
  const value = JSON.stringify(setting);
  return value === JSON.stringify(usualSetting) ? "" : value;
}

function valuesOf(setting: AnalysisSetting): RulesValues {
  const { words, own, groups } = setting;
  return {
    words,
    isOwn: own !== null,
    name: own?.name ?? "",
    ...limitsOf(words, own),
    largeFrom: groups.large_from,
    large: groups.large,
    small: groups.small,
    fewest: setting.fewest,
    length: numberAsTyped(setting.length),
    nearlyAll: typedHundredths(setting.nearly_all),
    asksDistractors: setting.asks_distractors,
    asksValidity: setting.asks_validity,
  };
}

function limitsOf(
  words: AnalysisWordSet,
  own: Pick<NonNullable<AnalysisSetting["own"]>, "p" | "d"> | null = null,
): Record<Limit, string> {
  const limits = (classes: readonly { from: number }[]) => classes.slice(1).map(({ from }) => from);
  const p = own?.p ?? limits(wordSets[words].p);
  const d = own?.d ?? limits(wordSets[words].d);
  const typed = (all: readonly number[], at: number) => {
    const limit = all[at];
    return limit === undefined ? "" : typedHundredths(limit);
  };
  return {
    p1: typed(p, 0),
    p2: typed(p, 1),
    d1: typed(d, 0),
    d2: typed(d, 1),
    d3: typed(d, 2),
    d4: typed(d, 3),
  };
}

const typedHundredths = (hundredths: number) => shownDecimal((hundredths / 100).toFixed(2));

/** NaN for what is no figure of at most two decimals. */
function hundredthsIn(text: string): number {
  const trimmed = text.trim().replace("−", "-");
  if (!/^-?\d(?:[.,]\d{0,2})?$/u.test(trimmed)) return Number.NaN;
  return Math.round(Number(trimmed.replace(",", ".")) * 100);
}

/** The names of the limits that the set has. */
export const dLimitsOf = (words: AnalysisWordSet) => dLimits.slice(0, wordSets[words].d.length - 1);

function rulesSchema() {
  return v.pipe(
    v.custom<RulesValues>(() => true),
    v.rawTransform<RulesValues, AnalysisSetting>(({ dataset, addIssue, NEVER }) => {
      const input = dataset.value;
      const faults = Object.entries(faultsOf(input));
      for (const [key, message] of faults) {
        const value = input[key as keyof RulesValues];
        addIssue({ message, path: [{ type: "object", origin: "value", input, key, value }] });
      }
      return faults.length > 0 ? NEVER : settingOf(input);
    }),
  );
}

type Bounds = readonly [least: number, most: number];

/** The first fault of each field. */
export function faultsOf(values: RulesValues): Partial<Record<keyof RulesValues, string>> {
  const t = analysisRulesMessages.get();
  const faults: Partial<Record<keyof RulesValues, string>> = {};
  const whole = (name: "largeFrom" | "large" | "small" | "fewest", [least, most]: Bounds) => {
    const value = values[name];
    if (!Number.isInteger(value) || value < least || value > most)
      faults[name] = t.wholeFault({ least: String(least), most: String(most) });
  };
  const figures = (names: readonly (Limit | "nearlyAll")[], [least, most]: Bounds) => {
    let before = -Infinity;
    for (const name of names) {
      const value = hundredthsIn(values[name]);
      if (!(value >= least && value <= most)) {
        const [from, to] = [typedHundredths(least), typedHundredths(most)];
        faults[name] = t.limitFault({ least: from, most: to });
      } else if (value <= before) faults[name] = t.ascending;
      before = Number.isNaN(value) ? before : value;
    }
  };
  if (values.isOwn) {
    const name = values.name.trim();
    if (name === "" || name.length > maxRulesName) faults.name = t.nameFault;
    figures(pLimits, bounds.p);
    figures(dLimitsOf(values.words), bounds.d);
  }
  whole("largeFrom", bounds.large_from);
  whole("large", bounds.group);
  whole("small", bounds.group);
  whole("fewest", bounds.fewest);
  const length = typedNumber(values.length) ?? Number.NaN;
  if (!(length >= bounds.length[0] && length <= bounds.length[1])) faults.length = t.lengthFault;
  figures(["nearlyAll"], bounds.nearly_all);
  return faults;
}

function settingOf(values: RulesValues): AnalysisSetting {
  const { words, isOwn, name, p1, p2, largeFrom, large, small, fewest } = values;
  const d = dLimitsOf(words).map((limit) => hundredthsIn(values[limit]));
  const p: [number, number] = [hundredthsIn(p1), hundredthsIn(p2)];
  return {
    words,
    own: isOwn ? { name: name.trim(), p, d } : null,
    groups: { large_from: largeFrom, large, small },
    fewest,
    length: typedNumber(values.length)!,
    nearly_all: hundredthsIn(values.nearlyAll),
    asks_distractors: values.asksDistractors,
    asks_validity: values.asksValidity,
  };
}
