// A type that is declared beside SQL without a check can be wrong: what is selected names its kind (records/sql-rows.ts).
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "../sources.ts";

const test = suite("types beside SQL");

/** It makes the checked ones. */
const maker = "exam-server/records/sql-rows.ts";

const declarations = [
  /\bsql(?:\.\w+)?<[^>]*>?/gu,
  /\bfn(?:\.\w+)?<[^>]*>?/gu,
  /\.\$(?:castTo|narrowType|notNull)\b/gu,
  /\bas (?:unknown as )?RawBuilder\b/gu,
];

const declaredIn = (text: string) =>
  declarations.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

test("no type is declared by hand beside SQL of the exam server", () => {
  const files = sourceNames().filter(
    (file) => /^exam-server\/.+(?<!\.test|\.browser)\.ts$/u.test(file) && file !== maker,
  );
  assert.ok(files.includes("exam-server/seed/seed.ts"));
  assert.equal(
    files.flatMap((file) => declaredIn(sourceText(file)).map((found) => `${file}: ${found}`)),
    [],
  );
});

test("the check of declared types finds what it is there for", () => {
  assert.ok(declaredIn(sourceText(maker)).length > 0);
  for (const text of [
    'where("id", "=", sql<string>`any(${ids})`)',
    "await sql<{\n  id: string;\n}>`select id from users`.execute(db)",
    "sql.raw<{ name: string }>(statement)",
    "who: ReturnType<typeof sql<boolean>>",
    'eb.fn.countAll<number>().as("total")',
    'eb.fn<string>("lower", ["email"])',
    "sql`count(*)`.$castTo<number>()",
    "sql`count(*)` as RawBuilder<number>",
  ]) {
    assert.is(declaredIn(text).length, 1, text);
  }
  assert.equal(declaredIn("sqlValue(json<Option[]>())`coalesce((select 1), 2)`"), []);
  assert.equal(declaredIn('select((eb) => eb.fn.min("fase").as("fase"))'), []);
});

test.run();
