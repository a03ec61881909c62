import * as assert from "uvu/assert";
import { createGroup, getGroup, updateGroup, type Group } from "../../contract/groups.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createGroupFormModel, possibleParents } from "./group-form-model.ts";
import { treeMove, treeRows } from "./group-tree.ts";
import { createGroupsModel, type GroupsModel } from "./groups-model.ts";

const { test, server } = serverSuite("the tree of groups, its model");
let line: Line;
let model: GroupsModel;
test.before.each(() => {
  line = connectConsole(server);
  localStorage.clear();
  replaceQuery({});
  model = createGroupsModel();
});
test.after.each(() => model.exit());

async function shown(): Promise<readonly Group[]> {
  return until(() => {
    const state = model.$state.get();
    return state.status === "ready" ? state.detail.items : null;
  });
}
const names = () => model.$rows.get().map(({ group }) => group.name);
const add = (name: string, parent_id: string | null = null) =>
  server.ok(createGroup, { name, parent_id });

test("a closed branch stays closed for the next visit, and a search looks into it all the same", async () => {
  const groups = await shown();
  const level = groups.find(({ name }) => name === "XI")!;
  model.setOpen(level.id, false);
  assert.not.ok(names().includes("XI IPA 1"));
  const again = createGroupsModel();
  await until(() => again.$state.get().status === "ready");
  assert.not.ok(again.$rows.get().some(({ group }) => group.name === "XI IPA 1"));
  again.exit();
  model.search(" xi  ipa 1");
  assert.equal(names(), ["XI", "XI IPA 1", "XII", "XII IPA 1"].slice(0, 2));
  assert.is(readQuery()["q"], "xi  ipa 1");
  model.search("");
  assert.is(readQuery()["q"], undefined);
});

test("rows know their level and place, and the keys lead from one to the next", async () => {
  const groups = await shown();
  const rows = treeRows(groups, { search: "", closed: new Set() });
  assert.equal(
    rows.slice(0, 3).map(({ level, position, siblings }) => [level, position, siblings]),
    [
      [1, 1, 3],
      [2, 1, 4],
      [2, 2, 4],
    ],
  );
  assert.equal(treeMove(rows, 0, "ArrowRight"), { to: 1 });
  assert.equal(treeMove(rows, 2, "ArrowLeft"), { to: 0 });
  assert.equal(treeMove(rows, 0, "ArrowLeft"), { close: rows[0]!.group.id });
  assert.equal(treeMove(rows, 0, "End"), { to: rows.length - 1 });
  assert.is(treeMove(rows, 0, "ArrowUp"), null);
  assert.is(treeMove(rows, 2, "ArrowRight"), null);
});

test("a group may go anywhere but below itself and too deep", async () => {
  const a = await add("A");
  const b = await add("B", a.id);
  let deep = await add("1");
  for (const name of ["2", "3", "4", "5"]) deep = await add(name, deep.id);
  await model.reload();
  const groups = await shown();
  const parents = possibleParents(groups, a).map(({ id }) => id);
  assert.not.ok(parents.includes(a.id));
  assert.not.ok(parents.includes(b.id));
  assert.not.ok(parents.includes(deep.id), "with what is below it, a seventh level");
  assert.ok(possibleParents(groups, b).some(({ id }) => id === deep.id));
});

test("what somebody else changed is offered; what was typed is kept, the rest is taken over", async () => {
  const opened = await add("Semula");
  const parent = await add("Induk baru");
  const editor = createGroupFormModel(model, { group: opened });
  editor.form.set("name", "Nama saya");
  const { id, version, name } = opened;
  await server.ok(updateGroup, { id, version, name, parent_id: parent.id });
  assert.is(await editor.form.save(), false);
  assert.equal(editor.$conflict.get()?.differences, [
    { name: "name", newer: "Semula" },
    { name: "parent_id", newer: "Induk baru" },
  ]);
  editor.keepMine();
  assert.equal(editor.form.$values.get(), { name: "Nama saya", parent_id: parent.id });
  assert.ok(await editor.form.save());
  assert.is((await server.ok(getGroup, { id })).path, "Induk baru / Nama saya");
  editor.exit();
});

test("a tree that cannot be loaded says so, and older rows outlive a failed reload", async () => {
  line.isCut = true;
  const cut = createGroupsModel();
  await until(() => cut.$state.get().status === "failed");
  line.isCut = false;
  await cut.reload();
  assert.is(cut.$state.get().status, "ready");
  cut.exit();
});

test("a deletion is what was agreed to, or nothing", async () => {
  const root = await add("Dihapus");
  const agreed = await model.judgeRemoval(root);
  await add("Baru di bawahnya", root.id);
  let refused = "";
  await model.remove(root, agreed).catch((error: Error) => (refused = error.message));
  assert.match(refused, "sudah berubah");
  await model.remove(root, await model.judgeRemoval(root));
  assert.is((await server.call(getGroup, { id: root.id })).status, 404);
});

test.run();
