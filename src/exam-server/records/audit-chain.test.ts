// The chain of the audit log, tried by tampering with the database as its owner can.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { createMajor, listMajors } from "../../contract/majors.ts";
import { checkChainFrom, completenessAgainst, hashOfEntry, readChainHead } from "./audit-chain.ts";
import { writeAudit } from "./audit-trail.ts";

const { test, server } = serverSuite("chain of the audit log", { school: "empty" });

const add = (objectId: string) =>
  writeAudit(server.db, { id: "u-1", name: "Bu 'Ani\"" }, server.now, "10.0.0.1", [
    {
      action: "major.update",
      objectId,
      before: { nama: "Lama", b: null },
      after: { nama: "Baru" },
    },
  ]);

/** Tries something and takes it back. */
async function tampered(change: string, examine: (db: typeof server.db) => Promise<void>) {
  const undo = new Error("taken back");
  await server.db
    .transaction()
    .execute(async (trx) => {
      await sql.raw(change).execute(trx);
      await examine(trx as unknown as typeof server.db);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

test.before.each(async () => {
  for (const id of ["a", "b", "c", "d"]) await add(id);
});

test("every call seals what it has written, in one row of numbers without gaps", async () => {
  await server.ok(createMajor, { kode: "IPA", nama: "IPA" });
  await server.call(createMajor, { kode: "IPA", nama: "twice: refused and taken back" });
  await server.ok(listMajors, {});
  const rows = await server.db
    .selectFrom("audit_entries")
    .select(["number", "hash"])
    .orderBy("id")
    .execute();
  assert.equal(
    rows.map((row) => row.number),
    rows.map((_row, at) => at + 1),
  );
  const head = await readChainHead(server.db);
  assert.equal([head.number, head.hash], [rows.length, rows.at(-1)!.hash]);
  assert.equal(await checkChainFrom(1, server.db), { last: rows.length, broken: null });
});

test("writers of several connections add to one chain", async () => {
  await Promise.all(Array.from({ length: 20 }, (_one, at) => add(`together ${at}`)));
  const { last, broken } = await checkChainFrom(1, server.db);
  assert.is(broken, null);
  assert.is(last, (await readChainHead(server.db)).number);
});

test("anybody can compute the hashes: lengths and texts of the fields, then number, microseconds and the hash before", async () => {
  const { number } = await readChainHead(server.db);
  const entry = await server.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const said = [
    entry.action,
    entry.object_type,
    entry.object_id,
    entry.user_id,
    entry.user_name,
    '{"b": null, "nama": "Lama"}',
    '{"nama": "Baru"}',
    entry.reason,
    entry.ip,
  ];
  const content = sha256(
    said.map((one) => (one === null ? "-" : `${Buffer.byteLength(one)}:${one}`)).join(""),
  );
  assert.is(entry.content_hash, content);
  const before = await hashOfEntry(number - 1, server.db);
  const micros = `${entry.at.getTime()}000`;
  assert.is(entry.hash, sha256(`${before} ${number} ${micros} ${content}`));
});

for (const [what, change, broken] of [
  [
    "a name that was changed",
    "update audit_entries set user_name = 'Pak Lain' where number = 3",
    "content",
  ],
  [
    "a value that was changed",
    `update audit_entries set after = '{"nama": "X"}' where number = 3`,
    "content",
  ],
  [
    "a time that was changed",
    "update audit_entries set at = at - interval '1 day' where number = 3",
    "link",
  ],
  ["an entry that was removed", "delete from audit_entries where number = 3", "missing"],
  ["the first entries removed", "delete from audit_entries where number <= 3", "missing"],
  [
    "two entries in each other's place",
    "update audit_entries set number = case number when 3 then -4 else -3 end where number in (3, 4);" +
      "update audit_entries set number = -number where number < 0",
    "link",
  ],
  [
    "an entry with a hash of its own made for it",
    "update audit_entries set user_name = 'Pak Lain', content_hash = 'made up', hash = 'made up' where number = 3",
    "content",
  ],
] as const) {
  test(`${what} is found, with its number`, () =>
    tampered(change, async (db) => {
      const found = (await checkChainFrom(1, db)).broken;
      assert.is(found?.what, broken);
      assert.is(found?.number, what === "the first entries removed" ? 1 : 3);
    }));
}

test("a part is checked from the entry before it on", () =>
  tampered("update audit_entries set user_name = 'Pak Lain' where number = 3", async (db) => {
    assert.is((await checkChainFrom(4, db)).broken, null);
    assert.is((await checkChainFrom(3, db)).broken?.number, 3);
  }));

test("a tail that was cut off is seen by the head that was kept elsewhere, and by nothing else", async () => {
  const kept = await readChainHead(server.db);
  await tampered(`delete from audit_entries where number > ${kept.number - 2}`, async (db) => {
    assert.is((await checkChainFrom(1, db)).broken, null);
    assert.is(await completenessAgainst(kept, db), "cut");
  });
  assert.is(await completenessAgainst(kept, server.db), "complete");
});

test("a log that was rewritten whole is told apart from one that was cut", async () => {
  const kept = await readChainHead(server.db);
  const rewriting = `
    update audit_entries set user_name = 'Pak Lain', number = null, hash = null where true;
    update audit_chain set number = 0, hash = '';
    select seal_audit_entries()`;
  await tampered(rewriting, async (db) => {
    assert.is((await checkChainFrom(1, db)).broken, null, "it is a chain again");
    assert.is(await completenessAgainst(kept, db), "rewritten");
    const short = { number: kept.number, hash: kept.hash.slice(0, 16).toUpperCase() };
    assert.is(await completenessAgainst(short, db), "rewritten");
    assert.is(await completenessAgainst(short, server.db), "complete");
  });
});

test("what an entry said can be erased: the chain stays", () =>
  tampered(
    "update audit_entries set before = null, after = null, user_name = '', erased = true where number = 3",
    async (db) => {
      assert.is((await checkChainFrom(1, db)).broken, null);
    },
  ));

test.run();
