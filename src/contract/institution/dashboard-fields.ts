// The values of the settings of the dashboard package (settings.ts), which everybody reads before signing in.
import * as v from "valibot";
import { lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { settingCodes, settingDefaults } from "../settings.ts";
import { letterheadValue } from "./letterhead-value.ts";
import { definitions, pictureAddress, yesOrNo } from "./setting-values.ts";

export const maxInstitutionName = 150;
export const maxCity = 100;

export const dashboardFields = definitions(settingDefaults, {
  [settingCodes.logo]: pictureAddress,
  [settingCodes.letterhead]: letterheadValue,
  [settingCodes.name]: requiredLine("Nama instansi", maxInstitutionName),
  [settingCodes.city]: lineOfText("Kota", maxCity),
  [settingCodes.socketActive]: yesOrNo,
  [settingCodes.editable]: yesOrNo,
  [settingCodes.version]: v.pipe(
    v.string(),
    v.check(() => false, "Versi ditentukan oleh server."),
  ),
  [settingCodes.aiActive]: yesOrNo,
});
