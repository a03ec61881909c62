import * as assert from "uvu/assert";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  createUser,
  getUser,
  listUsers,
  updateUser,
  type User,
  type UserInput,
} from "../../contract/staff/users.ts";
import { newUser } from "../../testing/server/new-user.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { slipsOf } from "../../kit/passwords/password-slip.ts";
import { rowOrder, type ActionInput, type ActionKind } from "./user-actions.ts";
import { $notices } from "../../core/notices.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createUserFormModel, type SavedUser } from "./user-form-model.ts";
import { usersMessages } from "./users-messages.ts";
import { createUsersModel, type UsersModel } from "./users-model.ts";

const { test, server } = serverSuite("accounts in the console");
const open: { exit(): void }[] = [];
test.before.each(() => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/");
});
test.after.each(() => open.splice(0).forEach((model) => model.exit()));

const add = async (over: Partial<UserInput> = {}) =>
  (await server.ok(createUser, newUser(over))).user;
const own = async () => (await server.ok(listUsers, { q: server.account("EVIL").email })).items[0]!;

async function listed(over: Partial<UserProfile> = {}): Promise<UsersModel> {
  const me = await own();
  const model = createUsersModel({ ...me, menus: {}, ...over });
  open.push(model);
  await model.list.reload();
  return model;
}
/** As its dialog does it, to its end. */
async function act(
  { actions }: UsersModel,
  kind: ActionKind,
  ids: readonly string[],
  input: ActionInput = "",
) {
  const target = { ids, name: null };
  const run = actions.createRun(kind, target, input);
  await run.start();
  actions.settle(kind, target, run.results);
  return run.results;
}
function formOf(user: User | null) {
  const saved: SavedUser[] = [];
  const model = createUserFormModel(user, (one) => saved.push(one));
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
  const { actions } = await listed();
  const t = usersMessages.get();
  const items = actions.rowItems(me, rowOrder, () => undefined);
  const disabled = items.filter((item) => item !== "line" && item.disabled);
  assert.equal(
    disabled.map((item) => item !== "line" && item.hint),
    [t.selfDeactivate, t.selfSignOut, t.selfReset, t.selfDelete],
  );
  const other = actions.rowItems(await add(), rowOrder, () => undefined);
  assert.ok(other.every((item) => item === "line" || !item.disabled));
});

test("whoever may more than oneself has every verb in sight, but none on offer", async () => {
  const { actions } = await listed({ id: "clerk", role: "OPRA", menus: { "0007A": true } });
  const items = actions.rowItems(await add(), rowOrder, () => undefined);
  const t = usersMessages.get();
  assert.ok(items.every((item) => item === "line" || (item.disabled && item.hint === t.beyondOwn)));
});

test("deactivating one can be taken back; a refusal says the server's reason", async () => {
  const model = await listed();
  const user = await add();
  await act(model, "deactivate", [user.id]);
  assert.is((await server.ok(getUser, { id: user.id })).active, false);
  $notices.get().at(-1)?.action?.run();
  await until(async () => (await server.ok(getUser, { id: user.id })).active || null);
  const [refused] = await act(model, "delete", [(await own()).id]);
  assert.match(refused?.reason ?? "", /akun Anda sendiri/u);
});

test("many get a result each, and a reset answers slips for those it was done to", async () => {
  const user = await add();
  const me = await own();
  const model = await listed();
  const results = await act(model, "changeRole", [user.id, me.id, "gone"], "OPRA");
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused", "refused"],
  );
  const slips = slipsOf(await act(model, "resetPassword", [user.id, me.id]));
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
  await server.ok(updateUser, { ...newUser({ email: user.email }), id, version, role: "OPRA" });
  assert.not(await form.save());
  const names = model.$conflict.get()!.differences.map(({ name }) => name);
  assert.equal(names.sort(), ["name", "role"]);
  model.keepMine();
  assert.ok(await form.save());
  assert.equal([saved[0]!.user.name, saved[0]!.user.role], ["Nama Saya", "OPRA"]);
});

test.run();
