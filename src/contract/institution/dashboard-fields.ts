// The values of the settings of the dashboard package (settings.ts), which everybody reads before signing in.
import * as v from "valibot";
import { settingCodes, settingDefaults } from "../settings.ts";
import { definitions, pictureAddress, yesOrNo } from "./setting-values.ts";

const maxPictureText = 1_500_000;

export const dashboardFields = definitions(settingDefaults, {
  [settingCodes.logo]: pictureAddress,
  [settingCodes.letterhead]: v.pipe(v.string(), v.maxLength(maxPictureText)),
  [settingCodes.name]: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== "", "Nama instansi wajib diisi."),
  ),
  [settingCodes.city]: v.string(),
  [settingCodes.socketActive]: yesOrNo,
  [settingCodes.editable]: yesOrNo,
  [settingCodes.version]: v.pipe(
    v.string(),
    v.check(() => false, "Versi ditentukan oleh server."),
  ),
  [settingCodes.aiActive]: yesOrNo,
});
