// What the school's security says of exams, with what is usual where nobody has set anything.
import { sql } from "kysely";
import {
  examSecurityCodes,
  examSecurityDefaults,
} from "../../../../contract/sitting/exam-security.ts";
import type { Call } from "../../../http/handler.ts";
import { refusedFor } from "../../../http/refusal.ts";
import type { Db } from "../../../database/database.ts";
import { json, sqlRows } from "../../../records/sql-rows.ts";

export type ExamSecurity = {
  singleDevice: boolean;
  /** Empty: any. */
  browsers: string[];
  /** Null: nobody is blocked for leaving. */
  maxLeave: number | null;
  fullscreen: boolean;
  absenceTime: boolean;
};

/** What is set, as one value beside others of a query: code to value. */
export const examSecuritySet = sql`(
  select coalesce(json_object_agg(code, value), '{}') from settings
  where code = any(${Object.values(examSecurityCodes)}))`;

export async function examSecurity(db: Db): Promise<ExamSecurity> {
  const { rows } = await sqlRows({
    set: json<Record<string, string>>(),
  })`select ${examSecuritySet} as set`.execute(db);
  return examSecurityOf(rows[0]!.set);
}

/** @param set of `examSecuritySet` */
export function examSecurityOf(set: Readonly<Record<string, string>>): ExamSecurity {
  const of = (name: keyof typeof examSecurityCodes): string =>
    set[examSecurityCodes[name]] ?? examSecurityDefaults[examSecurityCodes[name]] ?? "";
  const browsers = of("browsers")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    singleDevice: of("singleDevice") === "Y",
    browsers: browsers.includes("*") ? [] : browsers,
    maxLeave: of("autoblock") === "Y" ? Number(of("maxLeave")) : null,
    fullscreen: of("fullscreen") === "Y",
    absenceTime: of("absenceTime") === "Y",
  };
}

/** Asked by every call that lets somebody in or begins: a token can be carried to another browser. @throws Refusal, 43 */
export function refuseOtherBrowsers(
  { browsers }: Pick<ExamSecurity, "browsers">,
  { agent }: Pick<Call, "agent">,
): void {
  const name = agent.toLowerCase();
  if (browsers.length === 0 || browsers.some((text) => name.includes(text.toLowerCase()))) return;
  throw refusedFor(
    "other-browser",
    "Browser ini tidak diizinkan untuk ujian. Pakai browser ujian sekolah.",
  );
}
