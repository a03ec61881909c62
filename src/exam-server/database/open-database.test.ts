import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { migrate } from "./schema-migration.ts";

const test = suite("the database");
let database: OpenDatabase;
test.before(async () => {
  database = await openDatabase({ kind: "memory" });
});
test.after(async () => {
  await database.close();
});

test("every migration is done, in order", async () => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database.db);
  assert.equal(
    rows.map(({ name }) => name),
    Object.keys(allMigrations),
  );
});

test("a migration that is missing is begun, one of a later release is refused", async () => {
  const [last = ""] = Object.keys(allMigrations).slice(-1);
  const later = "9999-of-a-later-release";
  const refusal = () => migrate(database.db).catch((error: Error) => error.message);
  assert.is(await refusal(), undefined);
  await sql`insert into kysely_migration values (${later}, '')`.execute(database.db);
  assert.match(String(await refusal()), later);
  await sql`delete from kysely_migration where name in (${later}, ${last})`.execute(database.db);
  assert.match(String(await refusal()), `Migration ${last} failed`);
  await sql`insert into kysely_migration values (${last}, '')`.execute(database.db);
  assert.is(await refusal(), undefined);
});

test("counts, sums and large numbers come as numbers", async () => {
  const { rows } = await sql`
    select count(*) as count, sum(n) as sum, 9007199254740991::bigint as large, 1.25::numeric as exact
    from generate_series(1, 3) n`.execute(database.db);
  assert.equal(rows, [{ count: 3, sum: 6, large: 9_007_199_254_740_991, exact: 1.25 }]);
});

test("the search for parts of names has its index", async () => {
  const { rows } = await sql`
    select 1 from pg_indexes where indexname = 'participants_nama_parts'`.execute(database.db);
  assert.is(rows.length, 1);
});

test.run();
