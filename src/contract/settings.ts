// Settings are code and value pairs in packages (spec 3 and 7).
import * as v from "valibot";
import { endpoint } from "./calls/endpoint.ts";
import { nothing } from "./calls/fields.ts";
import { examSecurityCodes, examSecurityDefaults } from "./sitting/exam-security.ts";

/** The spec names "the admin dashboard package" but not its code: this is ours. */
export const dashboardPackage = "ADMIN_DASHBOARD";

/** Ours, for staff alone: anybody may read the dashboard's. */
export const securityPackage = "SECURITY";

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

/** What the security package says where nobody has set anything. */
export const securityDefaults: Record<string, string> = {
  /** Y: copies of participants' passwords are kept, encrypted, for their cards. */
  [settingCodes.cardPasswords]: "N",
  ...examSecurityDefaults,
};

export const setting = v.object({
  code: v.string(),
  value: v.string(),
  /** 0 where the institution has set nothing. Another exam server may know no versions. */
  version: v.optional(v.number()),
});
export type Setting = v.InferOutput<typeof setting>;

/** Public: the sign-in screen shows logo, name and city before anybody is signed in. */
export const listSettings = endpoint({
  method: "GET",
  path: "/api/v1/settings",
  access: "public",
  summary: "The settings of a package",
  input: v.object({ pc: v.string() }),
  output: v.array(setting),
});

export const listSettingsByCode = endpoint({
  method: "GET",
  path: "/api/v1/settings/codes",
  access: "signed-in",
  summary: "The settings of the given codes, separated by commas",
  input: v.object({ pc: v.string() }),
  output: v.array(setting),
});

const allCodes = [...Object.values(settingCodes), ...Object.values(examSecurityCodes)];

/** Answers the packages of what changes. Refused with 409 and the newer settings when the `version` of one that changes is not the stored one. */
export const updateSettings = endpoint({
  method: "PATCH",
  path: "/api/v1/settings",
  access: ["0020A"],
  summary: "Change settings",
  input: v.object({
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
  }),
  output: v.array(setting),
  /** A logo and its like stand in it. */
  maxBodyBytes: 4 * 1024 * 1024,
});

export const serverMatrix = v.object({
  exo_version: v.string(),
  server_host: v.string(),
  /** ISO 8601 with zone: the one clock that counts. */
  server_time: v.string(),
  /** The server's database does not wait for the disk: a cut of power can cost what was confirmed. */
  power_cut_risk: v.optional(v.boolean()),
});
export type ServerMatrix = v.InferOutput<typeof serverMatrix>;

export const getMatrix = endpoint({
  method: "GET",
  path: "/api/v1/matrix",
  access: "signed-in",
  summary: "Time, host and version of the exam server",
  input: nothing,
  output: serverMatrix,
});

/** Which clip explains which screen; only AA001 is the spec's own example. */
export const infoFeatureKeys = {
  home: "AA001",
  participants: "AA002",
  participantImport: "AA003",
} as const;

export const getInfoFeatures = endpoint({
  method: "GET",
  path: "/api/v1/info-features",
  access: "signed-in",
  summary: "Audio explanations: key to address",
  input: nothing,
  output: v.record(v.string(), v.string()),
});
