import * as assert from "uvu/assert";
import {
  anyOf,
  json,
  moment,
  number,
  orNull,
  sqlRows,
  sqlValue,
  text,
} from "../../exam-server/records/sql-rows.ts";
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

/** Evaluated when the file is loaded, as those of the exam server are. */
const lowerName = sqlValue(text())`lower(nama)`;

test("expressions of the query builder that are as declared are answered", async () => {
  const { db } = server;
  const selected = await db
    .selectFrom("majors")
    .select(["kode", lowerName.as("nama"), sqlValue(orNull(number()))`null::int`.as("none")])
    .select((eb) =>
      eb
        .selectFrom("religions")
        .select(sqlValue(json<string[]>())`json_build_array(kode)`.as("kode"))
        .where("id", "=", "nobody")
        .as("found"),
    )
    .where(sqlValue(text())`lower(kode)`, "=", "ipa")
    .execute();
  assert.equal(selected, [{ kode: "IPA", nama: "ilmu pengetahuan alam", none: null, found: null }]);
});

test("an expression of the query builder with another type is refused, even without rows", async () => {
  const { db } = server;
  const none = db.selectFrom("majors").where("id", "=", "nobody");
  const notText = /x is declared as text, but PostgreSQL describes type 20/u;
  const count = sqlValue(text())`count(*)`.as("x");
  assert.match(await refusal(none.select(count).groupBy("id").execute()), notText);
  assert.match(await refusal(none.select(["id", count]).groupBy("id").execute()), notText);
  assert.match(
    await refusal(none.select((eb) => eb.selectFrom("religions").select(count).as("x")).execute()),
    notText,
  );
  assert.match(
    await refusal(
      db
        .updateTable("majors")
        .set({ nama: "IPA" })
        .where("id", "=", "nobody")
        .returning(["id", sqlValue(moment())`lower(kode)`.as("x")])
        .execute(),
    ),
    "x is declared as moment, but PostgreSQL describes type 25",
  );
});

test("an empty value of an expression of which none is declared is refused", async () => {
  const { db } = server;
  const highest = sqlValue(number())`max(version)`.as("x");
  const none = db.selectFrom("majors").where("id", "=", "nobody");
  assert.match(
    await refusal(none.select(highest).execute()),
    "x is declared as number, but holds null",
  );
  assert.match(
    await refusal(
      db
        .transaction()
        .execute((trx) =>
          trx.selectFrom("majors").select(highest).where("id", "=", "nobody").execute(),
        ),
    ),
    "x is declared as number, but holds null",
  );
});

test("a list of values is one parameter", () => {
  const { sql, parameters } = server.db
    .selectFrom("majors")
    .select("id")
    .where("id", "=", anyOf(["a", "b"]))
    .where("version", "=", anyOf([1, 2]))
    .compile();
  assert.is(sql, 'select "id" from "majors" where "id" = any($1) and "version" = any($2)');
  assert.equal(parameters, [
    ["a", "b"],
    [1, 2],
  ]);
});

test.run();
