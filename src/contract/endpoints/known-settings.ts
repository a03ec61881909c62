// Every setting that the exam server knows, by package. A setting is added here, with its default and what its value is checked by.
import * as v from "valibot";
import { analysisSettingCode, analysisSettingDefaults } from "../analysis/analysis-setting.ts";
import { analysisSettingIn } from "../analysis/analysis-setting-fields.ts";
import { dashboardFields } from "../institution/dashboard-fields.ts";
import { institutionFields } from "../institution/institution-fields.ts";
import { institutionPackage } from "../institution/institution-package.ts";
import {
  definitions,
  yesOrNo,
  type SettingDefinition,
  type SettingDefinitions,
} from "../institution/setting-values.ts";
import {
  followUpCodes,
  followUpDefaults,
  masteryIn,
  resultsPackage,
  sharesIn,
} from "../results/follow-up-limits.ts";
import { securityPackage } from "../setting-changes.ts";
import { dashboardPackage, settingCodes } from "../settings.ts";
import { examSecurityFields } from "../sitting/exam-security-fields.ts";

const readableBy = (isReadable: (value: string) => boolean, fault: string) =>
  v.pipe(v.string(), v.check(isReadable, fault));

const resultsFields = definitions(
  { ...followUpDefaults, ...analysisSettingDefaults },
  {
    [followUpCodes.shares]: readableBy(
      (value) => sharesIn(value) !== null,
      "Isi dua persentase dari 0 sampai 100, yang kecil lebih dulu.",
    ),
    [followUpCodes.mastery]: readableBy(
      (value) => masteryIn(value) !== null,
      "Isi persentase dari 0 sampai 100, atau kosongkan.",
    ),
    [analysisSettingCode]: readableBy(
      (value) => analysisSettingIn(value) !== null,
      "Aturan analisis butir tidak dapat dibaca.",
    ),
  },
);

export const settingsByPackage: Readonly<Record<string, SettingDefinitions>> = {
  [dashboardPackage]: dashboardFields,
  [institutionPackage]: institutionFields,
  [securityPackage]: {
    /** Y: copies of participants' passwords are kept, encrypted, for their cards. */
    [settingCodes.cardPasswords]: { default: "N", value: yesOrNo },
    ...examSecurityFields,
  },
  [resultsPackage]: resultsFields,
};

const packages = new Map(
  Object.entries(settingsByPackage).flatMap(([name, settings]) =>
    Object.keys(settings).map((code) => [code, name] as const),
  ),
);

export function packageOf(code: string): string | undefined {
  return packages.get(code);
}

export function definitionOf(code: string): SettingDefinition | undefined {
  return settingsByPackage[packageOf(code) ?? ""]?.[code];
}
