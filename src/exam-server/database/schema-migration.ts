// Brings a database to the tables of this release.
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from "kysely";
import { StartError, wordsOf } from "../start-error.ts";
import type { Database } from "./database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { boolean, sqlRows, text } from "../records/sql-rows.ts";

/** @throws StartError */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.find((name) => !(name in allMigrations));
  if (unknown !== undefined) {
    throw new StartError(
      `The data belong to a newer release of the server: its migration ${unknown} is unknown here. Nothing was changed. Start that release or a newer one.`,
    );
  }
  if (done.length === Object.keys(allMigrations).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => allMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new StartError(`Migration ${failed ?? "of the database"} failed: ${wordsOf(error)}.`);
}

/** By name. Kysely would read every column of every table first, twice: half of what opening a database costs. */
async function doneMigrations(db: Kysely<Database>): Promise<string[]> {
  const table = DEFAULT_MIGRATION_TABLE;
  const { rows: found } = await sqlRows({ is: boolean() })`
    select to_regclass(${table}) is not null as "is"
  `.execute(db);
  if (!found[0]?.is) return [];
  const { rows: done } = await sqlRows({
    name: text(),
  })`select name from ${sql.table(table)}`.execute(db);
  return done.map(({ name }) => name);
}
