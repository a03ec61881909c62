import * as assert from "uvu/assert";
import {
  createGroup,
  deleteGroup,
  getGroup,
  getGroupDeletion,
  listGroupOptions,
  listGroups,
  maxGroupDepth,
  updateGroup,
  type Group,
} from "../../../../contract/groups.ts";
import { getParticipant, listParticipants } from "../../../../contract/participants.ts";
import { scheduleRow } from "../../../../testing/exams/schedule-row.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("the tree of groups");

const add = (name: string, parent_id: string | null = null) =>
  server.ok(createGroup, { name, parent_id });
const tree = async () => (await server.ok(listGroups, {})).items;
const edit = ({ id, version, name, parent_id }: Group, change: Partial<Group>) => ({
  id,
  version,
  name,
  parent_id,
  ...change,
});
async function refusal(call: Promise<{ code: string; data: unknown }>): Promise<unknown> {
  const { code, data } = await call;
  assert.is(code, "12");
  return data;
}

test("counts the members of a group, and of those below it", async () => {
  const items = await tree();
  const [level] = items.filter(({ name }) => name === "XII");
  const classes = items.filter(({ parent_id }) => parent_id === level!.id);
  assert.is(level!.member_count, 0);
  assert.is(
    level!.total_member_count,
    classes.reduce((sum, { member_count }) => sum + member_count, 0),
  );
  assert.ok(classes.every(({ member_count }) => member_count > 20));
  const { without_group } = await server.ok(listGroups, {});
  const { total } = await server.ok(listParticipants, { group_id: "none" });
  assert.is(without_group, total);
});

test("a name is free in another place, and taken in its own whatever its case", async () => {
  const one = await add("Kelas Ma'ruf");
  await add("IPA 1", one.id);
  assert.is((await add("IPA 1")).path, "IPA 1");
  const taken = await refusal(server.call(createGroup, { name: "ipa  1 ", parent_id: one.id }));
  assert.equal(taken, { name: "Sudah ada group Kelas Ma'ruf / IPA 1." });
});

test("names keep quotes and Arabic, lose double spaces, and hold no slash and not too much", async () => {
  assert.is((await add(`  محمد  "A" `)).name, `محمد "A"`);
  for (const name of ["", "A/B", "-", "x".repeat(101), "x".repeat(200)]) {
    const faults = await refusal(server.call(createGroup, { name, parent_id: null }));
    assert.equal(Object.keys(faults as object), ["name"], name);
  }
});

test("renaming a group renames the paths below it, and keeps their members", async () => {
  const root = await add("Lama");
  const child = await add("Anak", root.id);
  const leaf = await add("Cucu", child.id);
  await server.ok(updateGroup, edit(root, { name: "Baru" }));
  assert.is((await server.ok(getGroup, { id: leaf.id })).path, "Baru / Anak / Cucu");
  const options = await server.ok(listGroupOptions, {});
  assert.is(options.find(({ id }) => id === leaf.id)?.path, "Baru / Anak / Cucu");
});

test("moving takes the groups below along, and never goes below itself", async () => {
  const a = await add("A pindah");
  const b = await add("B pindah", a.id);
  const c = await add("C pindah", b.id);
  const inside = await refusal(server.call(updateGroup, edit(a, { parent_id: c.id })));
  assert.equal(inside, { parent_id: "Group tidak dapat dipindahkan ke bawah dirinya sendiri." });
  const self = await refusal(server.call(updateGroup, edit(a, { parent_id: a.id })));
  assert.equal(Object.keys(self as object), ["parent_id"]);
  await server.ok(updateGroup, edit(b, { parent_id: null }));
  assert.is((await server.ok(getGroup, { id: c.id })).path, "B pindah / C pindah");
});

test("of two moves at once that would put each below the other, one is refused", async () => {
  const [one, two] = [await add("Silang 1"), await add("Silang 2")];
  const answers = await Promise.all([
    server.call(updateGroup, edit(one, { parent_id: two.id })),
    server.call(updateGroup, edit(two, { parent_id: one.id })),
  ]);
  assert.equal(answers.map(({ code }) => code).sort(), ["00", "12"]);
});

test("no branch grows deeper than allowed, by adding or by moving", async () => {
  let parent: Group | null = null;
  for (let level = 1; level <= maxGroupDepth; level += 1) {
    parent = await add(`Tingkat ${level}`, parent?.id ?? null);
  }
  const deeper = await refusal(
    server.call(createGroup, { name: "Terlalu dalam", parent_id: parent!.id }),
  );
  assert.equal(deeper, { parent_id: "Group paling banyak 6 tingkat." });
  const tall = await add("Tinggi");
  await add("Di bawahnya", tall.id);
  const fifth = (await tree()).find(({ name }) => name === "Tingkat 5")!;
  const moved = await refusal(server.call(updateGroup, edit(tall, { parent_id: fifth.id })));
  assert.equal(Object.keys(moved as object), ["parent_id"]);
});

test("of two tabs that change one group, the second is told what it is now", async () => {
  const opened = await add("Dua tab");
  const newer = await server.ok(updateGroup, edit(opened, { name: "Tab pertama" }));
  const answer = await server.call(updateGroup, edit(opened, { name: "Tab kedua" }));
  assert.is(answer.status, 409);
  assert.equal(answer.data, newer);
  assert.equal(await server.ok(updateGroup, edit(newer, {})), newer, "nothing new, no new version");
});

test("deleting takes the groups below along and leaves their members without one", async () => {
  const level = (await tree()).find(({ name }) => name === "XI")!;
  const { items: members } = await server.ok(listParticipants, { group_id: level.id });
  const { paths, member_count, schedule_count } = await server.ok(getGroupDeletion, {
    id: level.id,
  });
  assert.is(paths.length, 5);
  assert.is(paths[0], "XI");
  assert.is(schedule_count, 0);
  const stale = await server.call(deleteGroup, { id: level.id, groups: 5, members: 3 });
  assert.is(stale.status, 409, "not what the person agreed to");
  await server.ok(deleteGroup, { id: level.id, groups: 5, members: member_count });
  assert.is((await server.call(getGroup, { id: level.id })).status, 404);
  const member = await server.ok(getParticipant, { id: members[0]!.id });
  assert.is(member.group_id, null);
  assert.is(member.version, members[0]!.version + 1);
  assert.is(member.history[0]?.action, "move");
});

test("a group is kept while a schedule uses it or one below it, and the schedules are named", async () => {
  const root = await add("Dipakai");
  const leaf = await add("Bawah", root.id);
  const schedules = ["A", "B", "C", "D", "E", "F"].map((letter) =>
    scheduleRow(server.now, { id: `s-${letter}`, alias: `Ujian ${letter}` }),
  );
  await server.db.insertInto("schedules").values(schedules).execute();
  await server.db
    .insertInto("schedule_groups")
    .values(schedules.map(({ id }) => ({ schedule_id: id, group_id: leaf.id })))
    .execute();
  assert.is((await server.ok(getGroup, { id: leaf.id })).schedule_count, 6);
  const answer = await server.call(deleteGroup, { id: root.id, groups: 2, members: 0 });
  assert.is(answer.status, 409);
  assert.match(answer.message, "6 jadwal: Ujian A, Ujian B");
  assert.match(answer.message, "dan 1 jadwal lain");
  assert.is((await server.ok(getGroupDeletion, { id: root.id })).schedules.length, 5);
});

test("each change leaves who, what, before and after", async () => {
  const made = await add("Jejak");
  await server.ok(updateGroup, edit(made, { name: "Jejak baru" }));
  await server.ok(deleteGroup, { id: made.id, groups: 1, members: 0 });
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["action", "before", "after", "user_name"])
    .where("object_id", "=", made.id)
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["group.create", "group.update", "group.delete"],
  );
  assert.equal(
    [entries[1]!.before, entries[1]!.after],
    [{ name: "Jejak" }, { name: "Jejak baru" }],
  );
  assert.ok(entries.every(({ user_name }) => user_name === server.account("EVIL").name));
});

test.run();
