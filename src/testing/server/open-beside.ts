// For tests: a second exam server on the database of another one, as a school that runs several has them.
import { sql } from "kysely";
import { createExamServer } from "../../exam-server/create-exam-server.ts";
import { testDatabaseVariable } from "./test-cluster.ts";
import { databaseAt } from "./test-databases.ts";
import { TestServer } from "./open-test-server.ts";
import { testCosts, testPollIntervals } from "./test-settings.ts";

/** A second server on the same database. Null when the tests use PGlite, whose database belongs to one process. */
export async function openBeside(server: TestServer): Promise<TestServer | null> {
  const cluster = process.env[testDatabaseVariable];
  if (!cluster) return null;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    server.db,
  );
  const exam = await createExamServer({
    database: { kind: "postgres", url: databaseAt(cluster, rows[0]!.name) },
    school: "none",
    passwordCosts: testCosts,
    pollIntervals: testPollIntervals,
    now: () => server.now,
  });
  const clock = { now: server.now.getTime() };
  const beside = new TestServer({ exam, accounts: [], clock, cleanUp: async () => undefined });
  beside.token = server.token;
  return beside;
}
