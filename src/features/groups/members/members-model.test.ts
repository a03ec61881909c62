import * as assert from "uvu/assert";
import { changeGroupMembers, listGroupMembers } from "../../../contract/group-members.ts";
import { createGroup, listGroups, type Group } from "../../../contract/groups.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { groupMemberSheet } from "../../../sheets/groups/group-member-rows.ts";
import { writtenRows, writtenSheet } from "../../../kit/sheet-export/written-sheet.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { writeBook } from "../../../files/write-sheet.ts";
import { createImportSession } from "../../../kit/sheet-import/import-session.ts";
import { createLocalWorker } from "../../../testing/local-worker.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { csvOf, fileOf, until } from "../../../testing/sheets/sheet-files.ts";
import { createAddingModel } from "./adding-model.ts";
import { createMembersImport, type MembersImport } from "./members-import.ts";
import { createMembersModel, loadMembers } from "./members-model.ts";
import { createPickerModel } from "./picker-model.ts";

const { test, server } = serverSuite("members of a group, their models");
let line: Line;
let groups: readonly Group[];
test.before.each(async () => {
  line = connectConsole(server);
  replaceQuery({});
  clearNotices();
  groups = (await server.ok(listGroups, {})).items;
});

let made = 0;
const newGroup = () => server.ok(createGroup, { name: `Uji ${(made += 1)}`, parent_id: null });
const numbersIn = async ({ id }: Pick<Group, "id">) =>
  (await server.ok(listGroupMembers, { id, per_page: 200, sort: "no_ujian" })).items.map(
    ({ no_ujian }) => no_ujian,
  );
const named = (name: string) => groups.find((group) => group.name === name)!;

test("pasted numbers: only who has no group joins, until the person agrees to move the others", async () => {
  const group = await newGroup();
  const adding = createAddingModel(group);
  await adding.checkNumbers(" ; ");
  assert.is(adding.$state.get().step, "input");
  await adding.checkNumbers("01-001-0001 01-003-0090, tak-ada");
  const state = adding.$state.get();
  assert.is(state.step, "review");
  assert.equal(state.step === "review" && state.rows.map(({ does }) => does), [
    "move",
    "join",
    "unknown",
  ]);
  await adding.commit();
  assert.equal(await numbersIn(group), ["01-003-0090"]);
  const second = createAddingModel(group);
  await second.checkNumbers("01-001-0001 01-003-0090");
  second.agree(true);
  await second.commit();
  assert.equal(await numbersIn(group), ["01-001-0001", "01-003-0090"]);
  await second.undo();
  assert.equal(await numbersIn(group), ["01-003-0090"]);
  // By name: it is one.
  assert.match($notices.get().at(-1)?.body ?? "", /^[A-Z]\D+ \(\S+\) kembali seperti semula\.$/u);
  await adding.undo();
});

test("who was moved by somebody else in between is left where they are now", async () => {
  const group = await newGroup();
  const adding = createAddingModel(group);
  await adding.checkNumbers("01-002-0031");
  adding.agree(true);
  const [member] = await loadMembers(
    (await server.ok(listGroupMembers, { id: named("X 2").id, q: "01-002-0031" })).items.map(
      ({ id }) => id,
    ),
  );
  const changes = [{ id: member!.id, group_id: named("X 3").id }];
  await server.ok(changeGroupMembers, { changes });
  await adding.commit();
  const state = adding.$state.get();
  assert.is(state.step === "done" && state.results.get(member!.id)?.outcome, "refused");
  assert.equal(await numbersIn(group), []);
  await server.ok(changeGroupMembers, {
    changes: [{ id: member!.id, group_id: member!.group_id }],
  });
});

test("a check that found no server goes back to what was typed, with the reason", async () => {
  const adding = createAddingModel(await newGroup());
  line.isCut = true;
  await adding.checkNumbers("01-001-0001");
  const state = adding.$state.get();
  assert.ok(state.step === "input" && state.problem !== null);
  line.isCut = false;
});

test("who is picked stays picked while the search goes on, outside the address", async () => {
  const picker = createPickerModel();
  const shown = await until(() => {
    const state = picker.$state.get();
    return state.status === "ready" ? state.page.items : null;
  });
  assert.ok(shown.every(({ group_id }) => group_id === null));
  picker.toggle(shown[0]!.id, true);
  picker.filter("group_id", "any");
  await until(() => {
    const state = picker.$state.get();
    return state.status === "ready" && !state.refreshing && state.page.total > 100;
  });
  await picker.selectAll();
  assert.ok(picker.$selected.get().size > 100 && picker.$selected.get().has(shown[0]!.id));
  assert.is(location.search, "");
  picker.exit();
});

test("moving a selection reloads the list and gives up what has gone", async () => {
  const from = named("X 4");
  const model = createMembersModel(from.id);
  const [first] = await until(() => {
    const state = model.list.$state.get();
    return state.status === "ready" ? state.page.items : null;
  });
  model.list.toggle(first!.id, true);
  const target = { ids: [first!.id], name: first!.nama };
  const run = model.actions.createRun("move", target, named("X 3").id);
  await run.start();
  model.actions.settle("move", target, run.results);
  assert.is(model.list.$selected.get().size, 0);
  assert.not.ok((await numbersIn(from)).includes(first!.no_ujian));
  $notices.get().at(-1)?.action?.run();
  await until(async () => (await numbersIn(from)).includes(first!.no_ujian) || null);
  model.exit();
});

function openImport(group: Group | null): MembersImport {
  return createMembersImport(group, () => createLocalWorker(createImportSession()));
}
async function planned(wizard: MembersImport, file: File) {
  await wizard.wizard.choose(file);
  await wizard.wizard.check();
  await wizard.wizard.plan();
  return wizard.$view.get()!;
}

test("an export of all groups, imported again, changes nobody", async () => {
  const page = await server.ok(listGroupMembers, { id: named("XII").id, per_page: 200 });
  const { exported } = groupMemberSheet;
  const head = { sheetName: "Anggota", columns: exported };
  const book = { sheets: [writtenSheet(head, writtenRows(exported, page.items))] };
  for (const format of ["xlsx", "csv"] as const) {
    const wizard = openImport(null);
    const bytes = new Uint8Array(writeBook(book, format));
    const view = await planned(wizard, fileOf(bytes, `anggota.${format}`));
    assert.equal(view.counts, { join: 0, move: 0, stay: page.total, leave: 0 }, format);
    assert.equal([view.plan.new_groups, view.blocked], [[], "nothing"]);
    wizard.exit();
  }
});

test("new groups are agreed to before anything can be saved", async () => {
  const wizard = openImport(null);
  const file = csvOf("NO;NO UJIAN;NAMA GRUP", "1;01-001-0005;Klub / Catur", "2;01-003-0090;Klub");
  const view = await planned(wizard, file);
  assert.equal(view.plan.new_groups, ["Klub", "Klub / Catur"]);
  assert.is(view.blocked, "groups");
  wizard.choose({ createGroups: true });
  assert.is(wizard.$view.get()!.written, 1, "nobody moves unasked");
  wizard.choose({ move: true });
  assert.is(wizard.$view.get()!.written, 2);
  await wizard.wizard.commit();
  const state = wizard.wizard.$state.get();
  assert.is(state.step, "done");
  assert.equal(state.step === "done" && [state.outcome.created, state.outcome.updated], [1, 1]);
  wizard.exit();
});

test("numbers for the opened group: the way back from the plan leads to the review", async () => {
  const group = named("XII IPS 1");
  const wizard = openImport(group);
  const [first] = await numbersIn(group);
  const view = await planned(wizard, csvOf("Nomor Ujian", first!, "01-001-0006", "tak-ada"));
  assert.equal(
    [view.counts.stay, view.counts.move, view.counts.leave],
    [1, 1, group.member_count - 1],
  );
  wizard.wizard.back();
  await until(() => wizard.wizard.$state.get().step === "review");
  const state = wizard.wizard.$state.get();
  assert.is(state.step === "review" && state.summary.errors, 1);
  wizard.exit();
});

test("a plan that has become another by the time it is saved leads back, and nothing is written", async () => {
  const group = named("XI IPA 2");
  const wizard = openImport(group);
  await planned(wizard, csvOf("NO UJIAN", "01-001-0007"));
  wizard.choose({ move: true });
  const [member] = (await server.ok(listGroupMembers, { id: named("X 1").id, q: "01-001-0007" }))
    .items;
  const changes = [{ id: member!.id, group_id: null }];
  await server.ok(changeGroupMembers, { changes });
  await wizard.wizard.commit();
  const state = wizard.wizard.$state.get();
  assert.match(state.step === "review" ? (state.problem ?? "") : state.step, "diubah orang lain");
  assert.not.ok((await numbersIn(group)).includes("01-001-0007"));
  wizard.exit();
});

test.run();
