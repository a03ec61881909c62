import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import * as assert from "uvu/assert";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { up } from "./0032-session-openings.ts";

const { test, server } = serverSuite("sessions that open by themselves");

test("schedules of before stay as they are, opened by hand, and new ones open by themselves", async () => {
  const db = server.db as unknown as Kysely<unknown>;
  await sql`
    alter table schedules drop column sesi_auto, drop column sesi_opened_at,
      drop column sesi_opened_by`.execute(db);
  await sql`update schedules set sesi_open = 2`.execute(db);
  const { rows: earlier } = await sql<{ id: string }>`
    select id from schedules order by id`.execute(db);
  assert.ok(earlier.length >= 3);
  await up(db);
  const added = randomUUID();
  await server.db
    .insertInto("schedules")
    .values({
      id: added,
      alias: "Matematika X",
      tanggal: "2026-11-30",
      active: true,
      created_at: server.now,
      updated_at: server.now,
    })
    .execute();
  const rows = await server.db
    .selectFrom("schedules")
    .select(["id", "sesi_open", "sesi_auto", "sesi_opened_at", "sesi_opened_by"])
    .orderBy("id")
    .execute();
  const untouched = { sesi_open: 2, sesi_auto: false, sesi_opened_at: null, sesi_opened_by: "" };
  assert.equal(
    rows.filter(({ id }) => id !== added),
    earlier.map(({ id }) => ({ id, ...untouched })),
  );
  assert.equal(
    rows.find(({ id }) => id === added),
    { id: added, sesi_open: 1, sesi_auto: true, sesi_opened_at: null, sesi_opened_by: "" },
  );
});

test.run();
