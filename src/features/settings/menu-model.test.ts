import * as assert from "uvu/assert";
import { validateToken, type UserProfile } from "../../contract/credentials.ts";
import { updateRoleMenus, getMenuMatrix } from "../../contract/menus.ts";
import { hasUnsavedInput } from "../../core/navigation.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { createMenuModel, type MenuModel, type MenuState } from "./menu-model.ts";

const { test, server } = serverSuite("permission matrix in the console");
let line: Line;
let head: UserProfile;
const open: MenuModel[] = [];
test.before(async () => {
  head = await server.ok(validateToken, {});
});
test.before.each(() => {
  line = connectConsole(server);
});
test.after.each(() => open.splice(0).forEach((model) => model.exit()));

async function loaded(by = head): Promise<MenuModel> {
  const model = createMenuModel(by);
  open.push(model);
  await model.load();
  return model;
}
function ready(model: MenuModel): Extract<MenuState, { status: "ready" }> {
  const state = model.$state.get();
  if (state.status !== "ready") throw new Error(state.status);
  return state;
}
const stored = async () => (await server.ok(getMenuMatrix, {})).roles;

test("a change is counted with the people it reaches, and is unsaved until it is stored", async () => {
  const model = await loaded();
  assert.not(hasUnsavedInput());
  model.toggle("OPRA", "0006A", true);
  assert.equal(model.$changes.get(), [{ role: "OPRA", code: "0006A", allowed: true }]);
  assert.is(model.$reached.get().length, 2);
  assert.ok(hasUnsavedInput());
  assert.ok(await model.save());
  assert.not(hasUnsavedInput());
  assert.ok((await stored()).OPRA.includes("0006A"));
  model.reset("OPRA");
  await model.save();
});

test("copying a role and the defaults keep what the Head Master must hold", async () => {
  const model = await loaded();
  model.copy("OPRA", "EVIL");
  assert.ok(["0002A", "0007A"].every((code) => ready(model).draft.EVIL.includes(code as "0002A")));
  model.toggle("EVIL", "0007A", false);
  assert.ok(ready(model).draft.EVIL.includes("0007A"));
  model.reset("EVIL");
  assert.equal(model.$changes.get(), []);
});

test("who is no Head Master changes only what they hold, and nothing of a Head Master's", async () => {
  const menus = { "0002A": true, "0006A": true };
  const model = await loaded({ ...head, role: "EVAL", menus });
  const before = ready(model).draft;
  model.toggle("EVIL", "0006A", false);
  model.toggle("OPRA", "0023A", true);
  model.copy("OPRA", "EVIL");
  assert.equal(ready(model).draft, before);
  assert.ok(model.isFixed("OPRA", "0023A") && !model.isFixed("OPRA", "0006A"));
  model.copy("EVIL", "OPRA");
  const given = model.$changes.get().map(({ role, code }) => `${role} ${code}`);
  assert.equal(given, ["OPRA 0002A", "OPRA 0006A"]);
});

test("a matrix that somebody else changed meanwhile is told, and mine goes on top of theirs", async () => {
  const model = await loaded();
  model.toggle("EVAL", "0012A", true);
  const { version } = ready(model).stored;
  const theirs = [{ role: "OPRA", code: "0001A", allowed: true }] as const;
  await server.ok(updateRoleMenus, { version, changes: [...theirs] });
  assert.not(await model.save());
  assert.ok(model.$newer.get());
  model.keepMine();
  assert.is(model.$changes.get().length, 1);
  assert.ok(await model.save());
  const roles = await stored();
  assert.ok(roles.EVAL.includes("0012A") && roles.OPRA.includes("0001A"));
});

test("what is typed survives a server out of reach", async () => {
  const model = await loaded();
  model.toggle("EVAL", "0005A", true);
  line.isCut = true;
  try {
    await model.save();
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), /ServerError|server/iu);
  }
  line.isCut = false;
  assert.ok(await model.save());
});

test("an earlier load that is answered late takes nothing away", async () => {
  const model = await loaded();
  const answer = line.holdNext();
  const late = model.load();
  await model.load();
  model.toggle("EVAL", "0006A", true);
  answer();
  await late;
  assert.is(model.$changes.get().length, 1);
});

test("a matrix that cannot be had says so, and a retry brings it", async () => {
  line.isCut = true;
  const model = await loaded();
  assert.is(model.$state.get().status, "failed");
  line.isCut = false;
  await model.load();
  assert.is(model.$state.get().status, "ready");
});

test.run();
