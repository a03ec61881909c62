// Settings that staff change, and those that only staff may read. The console fetches this with the screens that need it:
// what everybody reads before signing in is in settings.ts.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { setting, settingCodes } from "./settings.ts";
import { analysisSettingCode } from "./analysis/analysis-setting.ts";
import { followUpCodes } from "./results/follow-up-limits.ts";
import { examSecurityCodes, examSecurityDefaults } from "./sitting/exam-security.ts";

/** Ours, for staff alone: anybody may read the dashboard's. */
export const securityPackage = "SECURITY";

/** What the security package says where nobody has set anything. */
export const securityDefaults: Record<string, string> = {
  /** Y: copies of participants' passwords are kept, encrypted, for their cards. */
  [settingCodes.cardPasswords]: "N",
  ...examSecurityDefaults,
};

const allCodes = [
  ...Object.values(settingCodes),
  ...Object.values(examSecurityCodes),
  ...Object.values(followUpCodes),
  analysisSettingCode,
];

export const updateSettingsInput = v.object({
  settings: v.pipe(
    v.array(
      v.object({
        code: v.picklist(allCodes),
        value: v.pipe(v.string(), v.maxLength(1_500_000)),
        version: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(allCodes.length),
  ),
});
export const updateSettingsOutput = v.array(setting);

/** Answers the packages of what changes. Refused with 409 and the newer settings when the `version` of one that changes is not the stored one. */
export const updateSettings = httpCall<typeof updateSettingsInput, typeof updateSettingsOutput>(
  "PATCH",
  "/api/v1/settings",
);
