// Brings a database to the tables of this release.
import type { Kysely } from "kysely";
import { Migrator } from "kysely";
import { StartError, wordsOf } from "../start-error.ts";
import { allMigrations } from "./database.ts";
import type { Database } from "./database.ts";

/** @throws StartError */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => allMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new StartError(`Migration ${failed ?? "of the database"} failed: ${wordsOf(error)}.`);
}
