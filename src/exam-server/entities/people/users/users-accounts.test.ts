import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { generateToken, validateToken } from "../../../../contract/credentials.ts";
import {
  changeUsers,
  createUser,
  deleteUsers,
  getUser,
  listUserIds,
  listUsers,
  resetUserPasswords,
  signOutUsers,
  updateUser,
  type User,
  type UserInput,
  type UserQuery,
} from "../../../../contract/staff/users.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { newUser } from "../../../../testing/server/new-user.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { triesLastMs } from "../../../security/sign-in/sign-in-limit.ts";

const { test, server } = serverSuite("accounts");
test.before.each(() => server.wait(triesLastMs + 1));

const create = async (over: Partial<UserInput> = {}) => server.ok(createUser, newUser(over));
const list = async (query: UserQuery = {}) => (await server.ok(listUsers, query)).items;
const read = (id: string) => server.ok(getUser, { id });
const own = async () => (await list({ q: server.account("EVIL").email }))[0]!;
const signIn = (email: string, password: string) =>
  server.call(generateToken, { email, password }, { token: null });
function update(user: User, over: Partial<CallInput<typeof updateUser>>) {
  const { id, version, name, email, role, active, exceptions } = user;
  return server.call(updateUser, {
    id,
    version,
    name,
    email,
    role,
    active,
    exceptions,
    password: "",
    ...over,
  });
}

test("a new account without a password gets one that opens, told this once", async () => {
  const { user, password } = await create();
  assert.ok(password.length >= 8);
  assert.is((await signIn(user.email, password)).code, "00");
  const typed = await create({ password: "kopi susu hangat" });
  assert.is(typed.password, "");
  assert.is((await signIn(typed.user.email, "kopi susu hangat")).code, "00");
});

test("an e-mail that differs only in case is taken, and the owner is named", async () => {
  const { user } = await create();
  const again = await server.call(createUser, newUser({ email: user.email.toUpperCase() }));
  assert.is(again.code, "12");
  assert.match(
    (again.data as unknown as Record<string, string>)["email"]!,
    new RegExp(user.name, "u"),
  );
});

test("a password that is too short, guessed first or one's own name is refused under its input", async () => {
  const name = "Siti Aminah";
  for (const password of ["1234567", "kopi susu ", "sekolah123", "00000000", "sitiaminah"]) {
    const { code, data } = await server.call(createUser, newUser({ name, password }));
    assert.is(code, "12");
    assert.equal(Object.keys(data), ["password"]);
  }
});

test("an empty password keeps the old one, a new one ends the person's sessions", async () => {
  const { user, password } = await create();
  const { token } = (await signIn(user.email, password)).data;
  const renamed = await update(await read(user.id), { name: 'O\'Neill "Ustadz"  محمد' });
  assert.is(renamed.data.name, 'O\'Neill "Ustadz" محمد');
  assert.is((await server.call(validateToken, {}, { token })).code, "00");
  await update(await read(user.id), { password: "yang sama sekali baru" });
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  assert.is((await signIn(user.email, "yang sama sekali baru")).code, "00");
});

test("whoever saves over a newer account is refused and shown it", async () => {
  const { user } = await create();
  await update(user, { name: "Lebih baru" });
  const late = await update(user, { name: "Terlambat" });
  assert.is(late.status, 409);
  assert.is(late.data.name, "Lebih baru");
});

test("search, filters and sorts find accounts", async () => {
  const { user } = await create({
    name: "Zulaikha 50%",
    role: "OPRA",
    active: false,
    exceptions: [{ code: "0006A", effect: "allow" }],
  });
  const ids = async (query: UserQuery) => (await list(query)).map(({ id }) => id);
  assert.equal(await ids({ q: "50%" }), [user.id]);
  assert.equal(await ids({ q: user.email.toUpperCase() }), [user.id]);
  const off = await list({ role: "OPRA", active: "N" });
  assert.ok(off.length < 5 && off.some(({ id }) => id === user.id));
  assert.ok(off.every(({ role, active }) => role === "OPRA" && !active));
  const excepted = await list({ exceptions: "Y" });
  assert.ok(excepted.some(({ id }) => id === user.id));
  assert.ok(excepted.every(({ exceptions }) => exceptions.length > 0));
  assert.is((await list({ sort: "role" }))[0]!.role, "EVIL");
  assert.is((await list({ sort: "-last_login_at" }))[0]!.last_login_at !== null, true);
  const all = await server.ok(listUserIds, { sort: "-name" });
  assert.is(all.ids[0], user.id);
});

test("nobody deletes, demotes, deactivates, signs out or gives a new password to themself", async () => {
  const me = await own();
  for (const change of [{ active: false }, { role: "EVAL" as const }]) {
    const { results } = await server.ok(changeUsers, { changes: [{ id: me.id, ...change }] });
    assert.is(results[0]!.outcome, "refused", JSON.stringify(change));
    const { code, data } = await update(me, change);
    assert.is(code, "12");
    assert.equal(Object.keys(data), Object.keys(change));
  }
  for (const verb of [deleteUsers, signOutUsers, resetUserPasswords]) {
    const { results } = await server.ok(verb, { ids: [me.id] });
    assert.is(results[0]!.outcome, "refused", verb.path);
  }
  assert.is((await update(me, { password: "password yang baru" })).code, "12");
  assert.equal((await own()).version, me.version);
});

test("one's own e-mail is changed in the profile alone, where the password is asked for", async () => {
  const me = await own();
  const { code, data } = await update(me, { email: "pindah@sekolah.contoh" });
  assert.is(code, "12");
  assert.match((data as unknown as Record<string, string>)["email"] ?? "", /Profil/u);
  const { user } = await create();
  assert.is((await update(user, { email: `pindah.${user.email}` })).code, "00");
});

test("a Head Master cannot be denied the screens that give rights back", async () => {
  for (const code of ["0002A", "0007A"] as const) {
    const answer = await update(await own(), { exceptions: [{ code, effect: "deny" }] });
    assert.equal(Object.keys(answer.data), ["exceptions"]);
    const other = await server.call(
      createUser,
      newUser({ role: "EVIL", exceptions: [{ code, effect: "deny" }] }),
    );
    assert.is(other.code, "12");
  }
});

test("of two Head Masters who switch each other off, one stays", async () => {
  const { user, password } = await create({ role: "EVIL" });
  const { token } = (await signIn(user.email, password)).data;
  const me = await own();
  const off = (id: string, as: string | null) =>
    server.call(changeUsers, { changes: [{ id, active: false }] }, { token: as });
  await Promise.all([off(user.id, server.token), off(me.id, token)]);
  const left = await server.db
    .selectFrom("users")
    .select(["id", "active"])
    .where("role", "=", "EVIL")
    .where("active", "=", true)
    .execute();
  assert.is(left.length, 1);
  // Whoever it was: the tests after this one need the first.
  await server.db.updateTable("users").set({ active: true }).where("id", "=", me.id).execute();
  await server.db.updateTable("users").set({ active: false }).where("id", "=", user.id).execute();
  server.token = await server.signIn("EVIL");
  assert.is((await own()).last_head_master, true);
});

test("somebody with the users screen who is no Head Master touches none and makes none", async () => {
  const { user, password } = await create({ exceptions: [{ code: "0007A", effect: "allow" }] });
  const { token } = (await signIn(user.email, password)).data;
  const head = await own();
  const as = { token };
  assert.is((await server.call(createUser, newUser({ role: "EVIL" }), as)).code, "12");
  const beyond = newUser({ exceptions: [{ code: "0023A", effect: "allow" }] });
  assert.equal(Object.keys((await server.call(createUser, beyond, as)).data), ["exceptions"]);
  for (const verb of [deleteUsers, signOutUsers, resetUserPasswords]) {
    const { results } = await server.ok(verb, { ids: [head.id] }, as);
    assert.match(results[0]!.reason ?? "", /Head Master/u);
  }
  const { id, version } = head;
  const renamed = { ...newUser({ role: "EVIL", email: head.email }), id, version };
  assert.is((await server.call(updateUser, renamed, as)).code, "12");
  // And they cannot lock themself out.
  const self = await server.ok(getUser, { id: user.id }, as);
  const without = {
    ...newUser({ email: self.email }),
    id: self.id,
    version: self.version,
  };
  assert.equal(Object.keys((await server.call(updateUser, without, as)).data), ["exceptions"]);
});

test("deactivating signs out at once, and what it was before undoes it", async () => {
  const { user, password } = await create();
  const { token } = (await signIn(user.email, password)).data;
  const { results } = await server.ok(changeUsers, { changes: [{ id: user.id, active: false }] });
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  assert.is((await signIn(user.email, password)).status, 403);
  await server.ok(changeUsers, { changes: [results[0]!.before!] });
  assert.is((await signIn(user.email, password)).code, "00");
});

test("forced sign-out ends every session and closes the person's sockets, nobody else's", async () => {
  const { user, password } = await create();
  const { token } = (await signIn(user.email, password)).data;
  const { closeCodes } = await connectClientAs(server.exam.live, token);
  assert.is((await read(user.id)).session_count, 1);
  const { results } = await server.ok(signOutUsers, { ids: [user.id] });
  assert.is(results[0]!.outcome, "done");
  assert.is(closeCodes.length, 1);
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  assert.is((await server.call(validateToken, {})).code, "00");
  const again = await server.ok(signOutUsers, { ids: [user.id] });
  assert.is(again.results[0]!.outcome, "unchanged");
});

test("a reset password opens, the old one and its sessions do not", async () => {
  const { user, password } = await create();
  const { token } = (await signIn(user.email, password)).data;
  const { results } = await server.ok(resetUserPasswords, { ids: [user.id, "nobody"] });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused"],
  );
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  assert.is((await signIn(user.email, password)).status, 401);
  assert.is((await signIn(user.email, results[0]!.password)).code, "00");
});

test("an account that owns work is not deleted, and what it owns is told", async () => {
  const { user } = await create();
  const free = await create();
  const bank = { id: "bank-1", kode: "BKSL-1", created_by: user.id, created_at: server.now };
  await server.db.insertInto("question_banks").values(bank).execute();
  assert.equal((await read(user.id)).owned, ["1 banksoal"]);
  const { results } = await server.ok(deleteUsers, { ids: [user.id, free.user.id] });
  assert.match(results[0]!.reason ?? "", /1 banksoal.*Nonaktifkan/u);
  assert.is(results[1]!.outcome, "done");
  assert.is((await server.call(getUser, { id: free.user.id })).status, 404);
});

test("who corrects a subject is shown with it, and not deleted", async () => {
  const { user } = await create();
  const subject = { id: "s-1", kode: "FIS-XX", nama: "Fisika terapan" };
  const at = { created_at: server.now, updated_at: server.now };
  await server.db
    .insertInto("subjects")
    .values({ ...subject, ...at })
    .execute();
  const correctors = { subject_id: subject.id, user_id: user.id };
  await server.db.insertInto("subject_correctors").values(correctors).execute();
  assert.equal((await read(user.id)).subjects, [{ kode: "FIS-XX", nama: "Fisika terapan" }]);
  const { results } = await server.ok(deleteUsers, { ids: [user.id] });
  assert.match(results[0]!.reason ?? "", /1 matpel yang dikoreksi/u);
});

test("each change is in the account's history", async () => {
  const { user } = await create();
  await update(user, { name: "Diubah" });
  await server.ok(changeUsers, { changes: [{ id: user.id, role: "OPRA" }] });
  await server.ok(resetUserPasswords, { ids: [user.id] });
  const { history } = await read(user.id);
  assert.equal(
    history.map(({ action }) => action),
    ["reset-password", "change-role", "update", "create"],
  );
  assert.is(history[0]!.by, server.account("EVIL").name);
});

test.run();
