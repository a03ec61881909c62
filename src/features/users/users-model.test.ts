import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createUser, getUser, listUsers, updateUser } from "../../contract/users.ts";
import type { User, UserInput } from "../../contract/users.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import type { TestServer } from "../../exam-server/open-test-server.ts";
import { connectConsole } from "../../testing/connect-console.ts";
import { rowItems, runForOne } from "./user-actions.ts";
import { createUserForm } from "./user-form-model.ts";
import type { SavedUser } from "./user-form-model.ts";
import { usersMessages } from "./users-messages.ts";
import { change, createUsersModel, resetPasswords, slipsOf } from "./users-model.ts";
import type { UsersModel } from "./users-model.ts";

const test = suite("accounts in the console");
let server: TestServer;
const open: { exit(): void }[] = [];
test.before(async () => {
  server = await openTestServer();
});
test.before.each(() => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/");
});
test.after.each(() => open.splice(0).forEach((model) => model.exit()));
test.after(() => server.close());

let made = 0;
function input(over: Partial<UserInput> = {}): UserInput {
  made += 1;
  return {
    name: `Guru ${made}`,
    email: `guru${made}@sekolah.contoh`,
    role: "EVAL",
    active: true,
    exceptions: [],
    password: "",
    ...over,
  };
}
const add = async (over: Partial<UserInput> = {}) =>
  (await server.ok(createUser, input(over))).user;
const own = async () => (await server.ok(listUsers, { q: server.account("EVIL").email })).items[0]!;

async function listed(): Promise<UsersModel> {
  const model = createUsersModel();
  open.push(model);
  await model.list.reload();
  return model;
}
function formOf(user: User | null) {
  const saved: SavedUser[] = [];
  const model = createUserForm(user, (one) => saved.push(one));
  open.push(model);
  return { model, form: model.form, saved };
}
function fill(form: ReturnType<typeof formOf>["form"], values: Partial<UserInput>): void {
  for (const [name, value] of Object.entries(values)) {
    form.set(name as keyof UserInput, value as never);
  }
}

test("a typed address with nonsense in it shows everybody all the same", async () => {
  history.replaceState(null, "", "/adm/?role=KING&active=maybe&exceptions=x");
  const model = await listed();
  const state = model.list.$state.get();
  assert.is(state.status === "ready" && state.page.total > 3, true);
});

test("one's own row keeps what is not offered in sight, with the reason", async () => {
  const me = await own();
  const by = { id: me.id, name: "", email: "", role: "EVIL", menus: {} } as const;
  const t = usersMessages.get();
  const items = rowItems(me, by, t, () => undefined);
  const disabled = items.filter((item) => item !== "line" && item.disabled);
  assert.equal(
    disabled.map((item) => item !== "line" && item.hint),
    [t.selfDeactivate, t.selfSignOut, t.selfReset, t.selfDelete],
  );
  const other = rowItems(await add(), by, t, () => undefined);
  assert.ok(other.every((item) => item === "line" || !item.disabled));
});

test("deactivating one can be taken back; a refusal says the server's reason", async () => {
  const model = await listed();
  const user = await add();
  const results = await runForOne(model, "deactivate", { ids: [user.id], name: user.name });
  assert.is((await server.ok(getUser, { id: user.id })).active, false);
  await model.undo(results);
  assert.is((await server.ok(getUser, { id: user.id })).active, true);
  const me = await own();
  try {
    await runForOne(model, "delete", { ids: [me.id], name: me.name });
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), /akun Anda sendiri/u);
  }
});

test("many get a result each, and a reset answers slips for those it was done to", async () => {
  const user = await add();
  const me = await own();
  const results = await change([user.id, me.id, "gone"], { role: "OPRA" });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused", "refused"],
  );
  const slips = slipsOf(await resetPasswords([user.id, me.id]));
  assert.equal(
    slips.map(({ login }) => login),
    [user.email],
  );
});

test("a new account is told its generated password, a faulty one its fields", async () => {
  const { form, saved } = formOf(null);
  fill(form, { name: "Baru", email: "bukan alamat", password: "pendek" });
  assert.not(await form.save());
  assert.equal(Object.keys(form.$errors.get()).sort(), ["email", "password"]);
  fill(form, { email: "baru@sekolah.contoh", password: "" });
  assert.ok(await form.save());
  assert.ok(saved[0]!.password.length >= 8);
});

test("a refusal of the server stands under its field", async () => {
  const { form } = formOf(null);
  fill(form, { name: "Kembar", email: server.account("OPRA").email.toUpperCase() });
  assert.not(await form.save());
  assert.match(form.$errors.get()["email"] ?? "", /sudah dipakai/u);
});

test("somebody else's change meanwhile is shown; mine goes on top of it without reverting theirs", async () => {
  const user = await add();
  const { model, form, saved } = formOf(user);
  form.set("name", "Nama Saya");
  const { id, version } = user;
  await server.ok(updateUser, { ...input({ email: user.email }), id, version, role: "OPRA" });
  assert.not(await form.save());
  const names = model.$conflict.get()!.differences.map(({ name }) => name);
  assert.equal(names.sort(), ["name", "role"]);
  model.keepMine();
  assert.ok(await form.save());
  assert.equal([saved[0]!.user.name, saved[0]!.user.role], ["Nama Saya", "OPRA"]);
});

test.run();
