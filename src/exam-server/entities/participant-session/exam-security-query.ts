// What the school's security says of exams, with what is usual where nobody has set anything.
import {
  examSecurityCodes,
  examSecurityDefaults,
} from "../../../contract/sitting/exam-security.ts";
import type { Db } from "../../database/database.ts";

export type ExamSecurity = {
  singleDevice: boolean;
  /** Empty: any. */
  browsers: string[];
  /** Null: nobody is blocked for leaving. */
  maxLeave: number | null;
  fullscreen: boolean;
};

export async function examSecurity(db: Db): Promise<ExamSecurity> {
  const rows = await db
    .selectFrom("settings")
    .select(["code", "value"])
    .where("code", "in", Object.values(examSecurityCodes))
    .execute();
  const set = new Map(rows.map(({ code, value }) => [code, value]));
  const of = (name: keyof typeof examSecurityCodes): string =>
    set.get(examSecurityCodes[name]) ?? examSecurityDefaults[examSecurityCodes[name]] ?? "";
  const browsers = of("browsers")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    singleDevice: of("singleDevice") === "Y",
    browsers: browsers.includes("*") ? [] : browsers,
    maxLeave: of("autoblock") === "Y" ? Number(of("maxLeave")) : null,
    fullscreen: of("fullscreen") === "Y",
  };
}
