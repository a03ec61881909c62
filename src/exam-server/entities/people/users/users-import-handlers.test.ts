import * as assert from "uvu/assert";
import type { DuplicateMode } from "../../../../contract/imports.ts";
import { generateToken } from "../../../../contract/credentials.ts";
import { listUsers } from "../../../../contract/staff/users.ts";
import {
  getUserImport,
  importUsers,
  matchUsers,
  type UserImportRow,
} from "../../../../contract/staff/users-import.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("importing accounts");

let numbers = 0;
function row(fields: Partial<UserImportRow> = {}): UserImportRow {
  numbers += 1;
  return {
    row: numbers + 1,
    name: `Guru Impor ${numbers}`,
    email: `impor${numbers}@sekolah.contoh`,
    password: "",
    role: "EVAL",
    active: null,
    ...fields,
  };
}
const newId = () => randomAlphanumeric(20);
const send = (rows: UserImportRow[], duplicates: DuplicateMode = "stop", id = newId()) =>
  server.call(importUsers, { import_id: id, duplicates, rows });
const total = async () => (await server.ok(listUsers, {})).total;
const find = async (email: string) => (await server.ok(listUsers, { q: email })).items[0];

test("the role column is honoured, and a password made for an empty cell opens", async () => {
  const rows = [row({ role: "OPRA" }), row({ role: "EVIL", password: "tertulis di lembar" })];
  const { code, data } = await send(rows);
  assert.is(code, "00");
  assert.equal([data.created, data.updated, data.skipped], [2, 0, 0]);
  assert.is((await find(rows[0]!.email))!.role, "OPRA");
  assert.is((await find(rows[1]!.email))!.role, "EVIL");
  assert.is(data.passwords.length, 1, "one that stood in the sheet is not repeated");
  const { email, password } = data.passwords[0]!;
  const opened = await server.call(generateToken, { email, password }, { token: null });
  assert.is(opened.code, "00");
});

test("one faulty row keeps all from being written, and every fault is told by row and field", async () => {
  const before = await total();
  const first = row();
  const { code, data } = await send([
    first,
    row({ email: first.email.toUpperCase() }),
    row({ email: server.account("OPRA").email }),
  ]);
  assert.is(code, "01");
  assert.equal(
    data.faults.map(({ field }) => field),
    ["email", "email"],
  );
  assert.is(await total(), before);
});

test("existing accounts are skipped or updated as chosen", async () => {
  const opra = server.account("OPRA");
  const rows = [row({ email: opra.email.toUpperCase(), name: "Nama Baru", role: "OPRA" })];
  assert.is((await send(rows, "skip")).data.skipped, 1);
  assert.is((await find(opra.email))!.name, opra.name);
  assert.is((await send(rows, "update")).data.updated, 1);
  assert.is((await find(opra.email))!.name, "Nama Baru");
  assert.is((await send(rows, "update")).data.skipped, 1, "the same again changes nothing");
});

test("an import neither demotes nor deactivates whoever imports", async () => {
  const { email, name } = server.account("EVIL");
  for (const fields of [{ role: "EVAL" as const }, { role: "EVIL" as const, active: false }]) {
    const { code, data } = await send([row({ email, name, ...fields })], "update");
    assert.is(code, "01");
    assert.is(data.faults[0]!.field, fields.role === "EVAL" ? "role" : "active");
  }
});

test("the same import sent twice writes once, and can be asked for", async () => {
  const rows = [row()];
  const id = newId();
  assert.is((await server.call(getUserImport, { import_id: id })).status, 404);
  await send(rows, "stop", id);
  const again = await send(rows, "stop", id);
  assert.equal([again.code, again.data.created], ["00", 1]);
  assert.equal((await server.ok(getUserImport, { import_id: id })).passwords, []);
});

test("e-mails that are taken are named without regard to case", async () => {
  const { email, name } = server.account("EVIL");
  const { matches } = await server.ok(matchUsers, { emails: [email.toUpperCase(), "x@y.zz"] });
  assert.equal(
    matches.map((match) => match.name),
    [name],
  );
});

test.run();
