// Settings are code and value pairs in packages (spec 3 and 7).
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";

/** The spec names "the admin dashboard package" but not its code: this is ours. */
export const dashboardPackage = "ADMIN_DASHBOARD";

export const settingCodes = {
  logo: "INSTANT_LOGO_1712LGX",
  letterhead: "INSTANT_KOP_1712LGX",
  name: "INSTANT_NAME",
  city: "INSTANT_CITY",
  socketActive: "SOCKET_ACTIVE",
  editable: "INSTANT_EDITABLE",
  version: "EXO_VERSION",
  aiActive: "AI_ACTIVE",
  cardPasswords: "CARD_PASSWORDS",
} as const;

/** What the dashboard package says where the institution has set nothing (spec 3). The logo's place is under the base path. */
export const settingDefaults: Record<string, string> = {
  [settingCodes.logo]: `${__BASE__}img/exo.jpg`,
  [settingCodes.letterhead]: "",
  [settingCodes.name]: "Extraordinary CBT",
  [settingCodes.city]: "Jakarta Selatan",
  [settingCodes.socketActive]: "Y",
  [settingCodes.editable]: "Y",
  [settingCodes.version]: "",
  [settingCodes.aiActive]: "",
};

export const setting = v.object({
  code: v.string(),
  value: v.string(),
  /** 0 where the institution has set nothing. Another exam server may know no versions. */
  version: v.optional(v.number()),
});
export type Setting = v.InferOutput<typeof setting>;

export const listSettingsInput = v.object({ pc: v.string() });
export const listSettingsOutput = v.array(setting);

/** Public: the sign-in screen shows logo, name and city before anybody is signed in. */
export const listSettings = httpCall<typeof listSettingsInput, typeof listSettingsOutput>(
  "GET",
  "/api/v1/settings",
);

export const listSettingsByCodeInput = v.object({ pc: v.string() });
export const settingsByCode = v.array(setting);
export const listSettingsByCode = httpCall<typeof listSettingsByCodeInput, typeof settingsByCode>(
  "GET",
  "/api/v1/settings/codes",
);
