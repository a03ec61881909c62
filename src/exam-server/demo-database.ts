// For tests: databases with the demonstration school. Each thread fills one, and copies it in a tenth of the time.
import { createExamServer } from "./create-exam-server.ts";
import { freshDatabase } from "./database/test-databases.ts";
import type { TestDatabase } from "./database/test-databases.ts";
import { testCosts } from "./security/passwords.ts";
import type { Account } from "./seed/seed.ts";

/** `accounts`: none yet where a database cannot be copied, and the server that opens it fills it. */
type DemoDatabase = TestDatabase & { accounts: Account[] };

let first: Promise<DemoDatabase> | undefined;

/** `at`: when the school was made; the same for all of a thread. */
export async function demoDatabase(at: Date): Promise<DemoDatabase> {
  first ??= filledDatabase(at);
  const { name, accounts } = await first;
  const copy = await freshDatabase(name ?? undefined);
  return { ...copy, accounts: [...accounts] };
}

async function filledDatabase(at: Date): Promise<DemoDatabase> {
  const fresh = await freshDatabase();
  const accounts: Account[] = [];
  if (fresh.name === null) return { ...fresh, accounts };
  const exam = await createExamServer({
    database: fresh.database,
    school: "demo",
    onAccounts: (made) => accounts.push(...made),
    now: () => at,
    passwordCosts: testCosts,
  });
  await exam.close();
  return { ...fresh, accounts };
}
