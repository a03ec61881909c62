import { suite } from "uvu";
import * as assert from "uvu/assert";
import { faultPlacesIn, planted } from "./fault-places.ts";

const test = suite("places for planted faults");

const faultsOf = (source: string) =>
  faultPlacesIn("one.ts", source).map((place) => [place.kind, planted(source, place)]);

test("a condition is negated, of a statement and of an expression", () => {
  assert.equal(faultsOf("if (a || b) c();"), [["condition negated", "if (!(a || b)) c();"]]);
  assert.equal(faultsOf("const x = a ? 1 : 2;"), [
    ["condition negated", "const x = !(a) ? 1 : 2;"],
  ]);
});

test("a link of a query's chain is left out: a where-clause or a lock", () => {
  const query = `db.selectFrom("rooms").where("id", "=", id).forUpdate().execute();`;
  assert.equal(faultsOf(query), [
    ["where-clause dropped", `db.selectFrom("rooms").forUpdate().execute();`],
    ["lock dropped", `db.selectFrom("rooms").where("id", "=", id).execute();`],
  ]);
});

test("a call that a statement awaits is not waited for; one that locks is not made", () => {
  assert.equal(faultsOf("await save(row);"), [["call not awaited", "void save(row);"]]);
  assert.equal(faultsOf("await lockSchedule(db, id);"), [["lock dropped", ""]]);
  const advisory = "await sql`select pg_advisory_xact_lock(1)`.execute(db);";
  assert.equal(faultsOf(advisory), [["lock dropped", ""]]);
});

test("locks and conditions of statements that are written as text are left out", () => {
  const query =
    "sql`select id from rooms where a = ${b} and r.event_id = ${event}\n order by id for update of r`;";
  assert.equal(faultsOf(query), [
    [
      "where-clause dropped",
      "sql`select id from rooms where a = ${b}\n order by id for update of r`;",
    ],
    [
      "lock dropped",
      "sql`select id from rooms where a = ${b} and r.event_id = ${event}\n order by id`;",
    ],
  ]);
  assert.equal(faultsOf("html`a and b = ${c}`;"), []);
});

test("a refusal is made and not thrown", () => {
  assert.equal(faultsOf(`throw conflict("Sudah ada.");`), [
    ["refusal removed", `void (conflict("Sudah ada."));`],
  ]);
});

test("places have the line on which they begin, and a source that cannot be read is named", () => {
  const [place] = faultPlacesIn("one.ts", "const a = 1;\n\nif (a) b();");
  assert.is(place?.line, 3);
  assert.throws(() => faultPlacesIn("broken.ts", "if ("), /broken\.ts cannot be read/u);
});

test.run();
