// What else the institution says of itself: settings of a package that staff read who are signed in. Its name, city, logo and
// letterhead, which everybody reads, are in settings.ts.
import { settingCodes } from "../settings.ts";

export const institutionPackage = "INSTITUTION";

export const institutionCodes = {
  kind: "SCHOOL_TYPE",
  /** Eight digits with their leading zeros; empty: none. */
  npsn: "SCHOOL_NPSN",
  address: "SCHOOL_ADDRESS",
  phone: "SCHOOL_PHONE",
  email: "SCHOOL_EMAIL",
  web: "SCHOOL_WEB",
  /** The head of the school, who signs where a document names nobody else. */
  head: "SCHOOL_HEAD",
  /** 18 digits; empty: none. */
  headNip: "SCHOOL_HEAD_NIP",
  /** "2026/2027"; empty: by the date. */
  year: "SCHOOL_YEAR",
  /** Empty: by the date. */
  semester: "SCHOOL_SEMESTER",
} as const;

/** Kinds of institutions, by what their setting says. */
export const schoolKinds = ["UMUM", "SD", "SMP", "SMK-SMA"] as const;
export type SchoolKind = (typeof schoolKinds)[number];

export const institutionDefaults: Record<string, string> = {
  [institutionCodes.kind]: "UMUM",
  [institutionCodes.npsn]: "",
  [institutionCodes.address]: "",
  [institutionCodes.phone]: "",
  [institutionCodes.email]: "",
  [institutionCodes.web]: "",
  [institutionCodes.head]: "",
  [institutionCodes.headNip]: "",
  [institutionCodes.year]: "",
  [institutionCodes.semester]: "",
};

/** What nobody changes while INSTANT_EDITABLE is not Y. */
export const identityCodes: readonly string[] = [
  settingCodes.logo,
  settingCodes.letterhead,
  settingCodes.name,
  settingCodes.city,
  ...Object.values(institutionCodes),
];
