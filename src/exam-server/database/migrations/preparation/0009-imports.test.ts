import { sql, type Kysely } from "kysely";
import * as assert from "uvu/assert";
import { getGroupImport } from "../../../../contract/group-members.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { up } from "./0009-imports.ts";

const { test, server } = serverSuite("imports of every kind in one place");

test("what was imported before is still known, and sent again it is not written twice", async () => {
  const answer = { created: 1, updated: 0, skipped: 2, left: 0, new_groups: 0, faults: [] };
  for (const kind of ["participant", "group", "user"]) {
    const table = sql.table(`${kind}_imports`);
    await sql`create table ${table} (
      import_id text primary key, user_id text, result jsonb, created_at timestamptz)`.execute(
      server.db,
    );
    const import_id = `earlier-${kind}-import`;
    const result = JSON.stringify({ import_id, ...answer });
    await sql`insert into ${table} values (${import_id}, 'somebody', ${result}, ${server.now})`.execute(
      server.db,
    );
  }
  await up(server.db as unknown as Kysely<unknown>);
  const { rows } = await sql<{ kind: string; user_id: string }>`
    select kind, user_id from sheet_imports order by kind`.execute(server.db);
  assert.equal(
    rows.map(({ kind, user_id }) => `${kind} ${user_id}`),
    ["group somebody", "participant somebody", "user somebody"],
  );
  const import_id = "earlier-group-import";
  assert.equal(await server.ok(getGroupImport, { import_id }), { import_id, ...answer });
});

test.run();
