import * as assert from "uvu/assert";
import { number, orNull, sqlRows, text } from "../../exam-server/records/sql-rows.ts";
import { serverSuite } from "./server-suite.ts";
import { rowFaults } from "./row-check.ts";

const { test, server } = serverSuite("columns of SQL statements");

const refusal = async (run: Promise<unknown>) =>
  run.then(
    () => "",
    (error: Error) => error.message,
  );

test("a statement whose columns are as declared answers its rows", async () => {
  const { rows } = await sqlRows({ nama: text(), n: number(), none: orNull(text()) })`
    select 'Siti' as nama, 3::bigint as n, null::text as none`.execute(server.db);
  assert.equal(rows, [{ nama: "Siti", n: 3, none: null }]);
});

test("another type, a column too many and one too few are refused, even without rows", async () => {
  const { db } = server;
  assert.match(
    await refusal(sqlRows({ n: text() })`select 1 as n where false`.execute(db)),
    "n is declared as text, but PostgreSQL describes type 23.",
  );
  assert.match(
    await refusal(sqlRows({ n: number() })`select 1 as n, 2 as m`.execute(db)),
    "does not name the column m",
  );
  assert.match(
    await refusal(sqlRows({ n: number(), m: number() })`select 1 as n`.execute(db)),
    "m is declared, but is not in the result",
  );
});

test("an empty value where none is declared is refused", async () => {
  assert.match(
    await refusal(sqlRows({ n: text() })`select null::text as n`.execute(server.db)),
    "n is declared as text, but holds null",
  );
  assert.equal(rowFaults({ n: orNull(text()) }, undefined, [{ n: null }]), []);
});

test.run();
