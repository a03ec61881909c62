// By which rules questions are judged: a setting of the package RESULTS (settings.ts), which is changed by updateSettings and comes with
// getAnalysedBank. Its schema is in analysis-setting-fields.ts; domain/item-analysis/rules/school-rules.ts makes rules of it.
export const analysisSettingCode = "ITEM_ANALYSIS";

/** Empty: as is usual. */
export const analysisSettingDefaults: Record<string, string> = { [analysisSettingCode]: "" };
