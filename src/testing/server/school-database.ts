// For tests: databases with a school in them. Each thread fills one of a kind, and copies it in a tenth of the time. The rows of every
// statement are checked from here on, in unit tests and in browser tests alike.
import { createExamServer } from "../../exam-server/create-exam-server.ts";
import { freshDatabase, type TestDatabase } from "./test-databases.ts";
import type { School } from "../../exam-server/seed/seed.ts";
import { testCosts } from "./test-settings.ts";
import type { Account } from "../../exam-server/security/staff-password.ts";
import { startRowCheck } from "./row-check.ts";

startRowCheck();

/** `accounts`: none yet where a database cannot be copied, and the server that opens it fills it. */
export type SchoolDatabase = TestDatabase & { accounts: Account[] };

const firsts: Partial<Record<School, Promise<SchoolDatabase>>> = {};

/** `at`: when the school was made; the same for all of a thread. */
export async function schoolDatabase(school: School, at: Date): Promise<SchoolDatabase> {
  const { name, accounts } = await (firsts[school] ??= filledDatabase(school, at));
  return { ...(await freshDatabase(name ?? undefined)), accounts: [...accounts] };
}

async function filledDatabase(school: School, at: Date): Promise<SchoolDatabase> {
  const fresh = await freshDatabase();
  const accounts: Account[] = [];
  if (fresh.name === null) return { ...fresh, accounts };
  const exam = await createExamServer({
    database: fresh.database,
    school,
    onAccounts: (made) => accounts.push(...made),
    now: () => at,
    passwordCosts: testCosts,
  });
  await exam.close();
  return { ...fresh, accounts };
}
