// Brings a database to the tables of this release.
import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from "kysely";
import { StartError, wordsOf } from "../start-error.ts";
import { allMigrations, type Database } from "./database.ts";
import { boolean, sqlRows, text } from "../records/sql-rows.ts";

/** @throws StartError */
export async function migrate(db: Kysely<Database>): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => allMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  throw new StartError(`Migration ${failed ?? "of the database"} failed: ${wordsOf(error)}.`);
}

/** Kysely would read every column of every table first, twice: half of what opening a database costs. */
async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const table = DEFAULT_MIGRATION_TABLE;
  const { rows: found } = await sqlRows({ is: boolean() })`
    select to_regclass(${table}) is not null as "is"
  `.execute(db);
  if (!found[0]?.is) return false;
  const { rows: done } = await sqlRows({
    name: text(),
  })`select name from ${sql.table(table)}`.execute(db);
  const names = done.map(({ name }) => name).sort();
  return names.join() === Object.keys(allMigrations).sort().join();
}
