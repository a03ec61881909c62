import { sql, type Kysely } from "kysely";
import pg from "pg";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Database } from "../database.ts";
import { createPool, dbOnPool } from "./postgres-pool.ts";
import { freshDatabase } from "../../../testing/server/test-databases.ts";

const test = suite("statements that are planned once");
let often: Kysely<Database>;
let usual: Kysely<Database>;
let done: () => Promise<void>;
test.before(async () => {
  const { database, cleanUp } = await freshDatabase();
  if (database.kind !== "postgres") return;
  // One connection: it says what it has prepared.
  const opened = dbOnPool(createPool({ connectionString: database.url, max: 1 }));
  ({ db: usual, often } = opened);
  done = async () => {
    await usual.destroy();
    await cleanUp();
  };
  await sql`create table seats (id integer primary key, nama text not null)`.execute(usual);
  await sql`insert into seats values (1, 'Ani'), (2, 'Budi')`.execute(usual);
});
test.after(() => done?.());

const read = (db: Kysely<Database>, id: number) =>
  sql`select * from seats where id = ${id}`.execute(db).then(({ rows }) => rows);
const prepared = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(usual))
    .rows;

test("what comes again is prepared once, with whatever values; what comes the other way is not", async () => {
  if (!done) return;
  await read(usual, 1);
  assert.is((await prepared()).length, 0);
  assert.equal(await read(often, 1), [{ id: 1, nama: "Ani" }]);
  assert.equal(await read(often, 2), [{ id: 2, nama: "Budi" }]);
  assert.is((await prepared()).length, 1);
  await often.transaction().execute((trx) => read(trx, 1));
  assert.is((await prepared()).length, 1);
});

test("a table that has another column by now costs one call, not all that follow", async () => {
  if (!done) return;
  await sql`alter table seats add column ruang text`.execute(usual);
  const failed = await read(often, 1).catch((error: unknown) => error);
  assert.ok(failed instanceof pg.DatabaseError, "the plan is of another table");
  assert.equal(await read(often, 1), [{ id: 1, nama: "Ani", ruang: null }]);
});

test("statements of ever other lengths are not kept without end", async () => {
  if (!done) return;
  for (let length = 1; length <= 210; length += 1) {
    const ids = sql.join(Array.from({ length }, (_, at) => at));
    await sql`select id from seats where id in (${ids})`.execute(often);
  }
  assert.ok((await prepared()).length <= 200);
});

test.run();
