// Who holds the screens of accounts and menus without being Head Master: an Operator, and every way to more than that.
import * as assert from "uvu/assert";
import type { Call, CallInput } from "../../../../contract/calls/call.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import { generateToken, validateToken } from "../../../../contract/credentials.ts";
import {
  getMenuMatrix,
  updateRoleMenus,
  updateUserMenus,
  type MenuChange,
} from "../../../../contract/menus.ts";
import {
  changeUsers,
  createUser,
  deleteUsers,
  getUser,
  listUsers,
  resetUserPasswords,
  signOutUsers,
  updateUser,
  type MenuException,
  type User,
  type UserInput,
} from "../../../../contract/staff/users.ts";
import { importUsers, type UserImportRow } from "../../../../contract/staff/users-import.ts";
import { freshServerSuite } from "../../../../testing/server/server-suite.ts";
import { newUser } from "../../../../testing/server/new-user.ts";
import type { Menus } from "../../../../contract/staff/permissions.ts";
import type { Caller } from "../../../security/caller.ts";
import { lockedCaller } from "./user-checks.ts";

const { test, server } = freshServerSuite("rights over accounts", { school: "empty" });
let clerk: User;
let token: string;
/** A Pengampu, who may more than the clerk; an Operator, who may less. */
let teacher: User;
let operator: User;
let made = 0;

test.before.each(async () => {
  const own = await add({
    role: "OPRA",
    password: "jendela kayu jati",
    exceptions: ["0002A", "0007A"].map((code) => ({ code, effect: "allow" }) as MenuException),
  });
  clerk = own;
  const account = { email: own.email, password: "jendela kayu jati" };
  ({ token } = await server.ok(generateToken, account, { token: null }));
  teacher = await add({ role: "EVAL" });
  operator = await add({ role: "OPRA" });
});

const fields = (over: Partial<UserInput> = {}) => newUser({ role: "OPRA", ...over });
const add = async (over: Partial<UserInput>) => (await server.ok(createUser, fields(over))).user;
const asClerk = <C extends Call>(endpoint: C, input: CallInput<C>) =>
  server.call(endpoint, input, { token });
const read = (id: string) => server.ok(getUser, { id });
const faultsOf = ({ code, data }: { code: string; data: unknown }) => {
  assert.is(code, "12");
  return data as Record<string, string>;
};
function update(user: User, over: Partial<UserInput>) {
  const { id, version, name, email, role, active, exceptions } = user;
  const stored = { name, email, role, active, exceptions, password: "" };
  return asClerk(updateUser, { id, version, ...stored, ...over });
}
function outcomes({ data }: { data: { results: readonly BulkResult[] } }): string[] {
  return data.results.map(({ outcome }) => outcome);
}
const head = async () =>
  (await server.ok(listUsers, { q: server.account("EVIL").email })).items[0]!;

test("an account tells what its role and its exceptions come to", async () => {
  assert.equal(operator.codes, ["0011A", "0012A", "0013A", "0014A", "0015A", "0021A"]);
  const { menus } = await server.ok(validateToken, {}, { token });
  assert.equal(clerk.codes, Object.keys(menus));
  const denied = await add({ exceptions: [{ code: "0012A", effect: "deny" }] });
  assert.not(denied.codes.includes("0012A"));
});

test("nobody adds an account of a role, or with an exception, that holds what they lack", async () => {
  const role = faultsOf(await asClerk(createUser, fields({ role: "EVAL" })));
  assert.match(role["role"] ?? "", /0009A.*Pengampu/u);
  const given: MenuException[] = [{ code: "0023A", effect: "allow" }];
  const exceptions = faultsOf(await asClerk(createUser, fields({ exceptions: given })));
  assert.match(exceptions["exceptions"] ?? "", /0023A/u);
  assert.ok(faultsOf(await asClerk(createUser, fields({ role: "EVIL" })))["role"]);
  assert.is((await asClerk(createUser, fields())).code, "00");
});

test("a role that may more than oneself is given to nobody, one by one or in bulk", async () => {
  assert.ok(faultsOf(await update(operator, { role: "EVAL" }))["role"]);
  const changes = [{ id: operator.id, role: "EVAL" as const }];
  assert.equal(outcomes(await asClerk(changeUsers, { changes })), ["refused"]);
  assert.is((await read(operator.id)).role, "OPRA");
});

test("whoever may more is not touched by any verb, and their new password is not told", async () => {
  for (const { id, role } of [teacher, await head()]) {
    const before = await read(id);
    const hash = () =>
      server.db.selectFrom("users").select("password_hash").where("id", "=", id).execute();
    const hashed = await hash();
    for (const verb of [deleteUsers, signOutUsers, resetUserPasswords] as const) {
      const answer = await asClerk(verb, { ids: [id] });
      assert.equal(outcomes(answer), ["refused"], `${verb.path} ${role}`);
      assert.match(answer.data.results[0]!.reason ?? "", /Head Master/u);
    }
    const reset = await asClerk(resetUserPasswords, { ids: [id] });
    assert.is(reset.data.results[0]!.password, "");
    for (const change of [{ active: false }, { role: "OPRA" as const }]) {
      const answer = await asClerk(changeUsers, { changes: [{ id, ...change }] });
      assert.equal(outcomes(answer), ["refused"], JSON.stringify(change));
    }
    for (const over of [{ name: "Lain" }, { email: "lain@x.contoh" }, { password: "12angin34" }]) {
      assert.match(faultsOf(await update(before, over))["name"] ?? "", /Head Master/u);
    }
    assert.equal(await read(id), before);
    assert.equal(await hash(), hashed);
  }
});

test("an account that is switched off is not switched on by who may less", async () => {
  const off = await add({ role: "EVAL", active: false });
  const answer = await asClerk(changeUsers, { changes: [{ id: off.id, active: true }] });
  assert.equal(outcomes(answer), ["refused"]);
});

test("whoever may no more than oneself is changed as before", async () => {
  const { data } = await asClerk(resetUserPasswords, { ids: [operator.id] });
  assert.equal([data.results[0]!.outcome, data.results[0]!.password.length > 7], ["done", true]);
  assert.is((await update(await read(operator.id), { name: "Baru" })).code, "00");
  assert.equal(outcomes(await asClerk(deleteUsers, { ids: [operator.id] })), ["done"]);
});

test("an import is held to the same", async () => {
  const row = (over: Partial<UserImportRow>): UserImportRow => {
    const { name, email } = fields();
    return { row: 2, name, email, password: "", role: "OPRA", active: null, ...over };
  };
  const send = (rows: UserImportRow[]) => {
    made += 1;
    const id = `impor-hak-${String(made).padStart(10, "0")}`;
    return asClerk(importUsers, { import_id: id, duplicates: "update", rows });
  };
  const faulty: [Partial<UserImportRow>, string][] = [
    [{ role: "EVAL" }, "role"],
    [{ email: operator.email, role: "EVAL" }, "role"],
    [{ email: teacher.email, role: "EVAL", password: "12angin34" }, "email"],
    [{ email: teacher.email, role: "EVAL", active: false }, "email"],
    [{ email: (await head()).email, role: "EVIL", name: "Lain" }, "email"],
  ];
  for (const [over, field] of faulty) {
    const { data } = await send([row(over)]);
    assert.equal([data.faults[0]?.field, data.passwords], [field, []], JSON.stringify(over));
  }
  assert.is((await send([row({})])).data.created, 1);
});

test("a person's exceptions neither give nor give back what one lacks", async () => {
  const denied = await add({ role: "EVAL", exceptions: teacher.codes.map(deny) });
  const set = (user: User, exceptions: MenuException[]) =>
    asClerk(updateUserMenus, { id: user.id, version: user.version, exceptions });
  // With all of it denied the Pengampu may nothing, so that who may little may touch them.
  assert.match(faultsOf(await set(denied, []))["exceptions"] ?? "", /0009A/u);
  const more: MenuException[] = [{ code: "0023A", effect: "allow" }];
  assert.match(faultsOf(await set(operator, more))["exceptions"] ?? "", /0023A/u);
  assert.match(
    faultsOf(await set(clerk, [...clerk.exceptions, ...more]))["exceptions"] ?? "",
    /23/u,
  );
  const taken = teacher.codes.map(deny);
  for (const user of [teacher, await head()]) {
    assert.match(faultsOf(await set(user, taken))["exceptions"] ?? "", /Head Master/u);
  }
  assert.is((await set(operator, [deny("0012A")])).code, "00");
});
function deny(code: MenuException["code"]): MenuException {
  return { code, effect: "deny" };
}

test("the matrix gives and takes only what one holds, and nothing of a Head Master's", async () => {
  const { version, roles } = await server.ok(getMenuMatrix, {});
  const change = (role: MenuChange["role"], code: MenuChange["code"], allowed: boolean) =>
    asClerk(updateRoleMenus, { version, changes: [{ role, code, allowed }] });
  for (const code of ["0011A", "0001A"] as const) {
    assert.match(faultsOf(await change("EVIL", code, false))["changes"] ?? "", /Head Master/u);
  }
  assert.match(faultsOf(await change("OPRA", "0009A", true))["changes"] ?? "", /0009A/u);
  assert.match(faultsOf(await change("EVAL", "0009A", false))["changes"] ?? "", /0009A/u);
  assert.equal((await server.ok(getMenuMatrix, {})).roles, roles);
  assert.is((await change("EVAL", "0011A", false)).code, "00");
});

test("a teacher who keeps accounts makes nobody's rights wider than own schedules, in any way", async () => {
  const menus: MenuException[] = [
    ...operator.codes.map((code) => ({ code, effect: "allow" }) as const),
    ...["0002A", "0007A"].map((code) => ({ code, effect: "allow" }) as MenuException),
  ];
  const keeper = await add({ role: "EVAL", password: "jendela kayu jati", exceptions: menus });
  const account = { email: keeper.email, password: "jendela kayu jati" };
  ({ token } = await server.ok(generateToken, account, { token: null }));
  const wider = /untuk semua jadwal/u;
  assert.match(faultsOf(await asClerk(createUser, fields()))["role"] ?? "", wider);
  const { name, email } = fields();
  const row = { row: 2, name, email, password: "", role: "OPRA" as const, active: null };
  const sheet = { import_id: "impor-hak-lebih-luas", duplicates: "update" as const, rows: [row] };
  assert.match((await asClerk(importUsers, sheet)).data.faults[0]?.message ?? "", wider);
  const colleague = await add({ role: "EVAL" });
  assert.match(faultsOf(await update(colleague, { role: "OPRA" }))["role"] ?? "", wider);
  const bulk = await asClerk(changeUsers, { changes: [{ id: colleague.id, role: "OPRA" }] });
  assert.equal(outcomes(bulk), ["refused"]);
  assert.equal(outcomes(await asClerk(resetUserPasswords, { ids: [operator.id] })), ["refused"]);
  assert.match(
    faultsOf(await update(operator, { email: "lain@x.contoh" }))["name"] ?? "",
    /Head Master/u,
  );
  const { version } = await server.ok(getMenuMatrix, {});
  const given = {
    version,
    changes: [{ role: "OPRA" as const, code: "0017A" as const, allowed: true }],
  };
  assert.match(faultsOf(await asClerk(updateRoleMenus, given))["changes"] ?? "", wider);
  const narrow = await add({ exceptions: operator.codes.map(deny) });
  const exceptions = { id: narrow.id, version: narrow.version, exceptions: [] };
  assert.match(faultsOf(await asClerk(updateUserMenus, exceptions))["exceptions"] ?? "", wider);
  assert.is((await asClerk(createUser, fields({ role: "EVAL" }))).code, "00");
  assert.equal(outcomes(await asClerk(resetUserPasswords, { ids: [colleague.id] })), ["done"]);
});

test("a code that is lost in mid-call is no longer given", async () => {
  const { menus } = await server.ok(validateToken, {}, { token });
  const as = async (held: Menus) => {
    const caller: Caller = { ...clerk, menus: held, token: "" };
    return server.db.transaction().execute((db) => lockedCaller({ db, caller }));
  };
  assert.is((await as(menus)).id, clerk.id);
  const refusal = await as({ ...menus, "0023A": true }).catch((error: unknown) => error);
  assert.match(String(refusal), /baru saja diubah/u);
});

test.run();
