import * as assert from "uvu/assert";
import {
  changeGroupMembers,
  exportGroupMembers,
  listGroupCandidateIds,
  listGroupCandidates,
  listGroupMemberIds,
  listGroupMembers,
  matchGroupMembers,
  type MemberChange,
} from "../../../../contract/group-members.ts";
import { createGroup, listGroups, type Group } from "../../../../contract/groups.ts";
import { getParticipant } from "../../../../contract/participants.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("members of a group");
let groups: Group[];
test.before(async () => {
  groups = (await server.ok(listGroups, {})).items;
});

const named = (name: string) => groups.find((group) => group.name === name)!;
const change = async (changes: MemberChange[]) =>
  (await server.ok(changeGroupMembers, { changes })).results;
const membersOf = (id: string) => server.ok(listGroupMembers, { id, per_page: 200 });

test("an opened group lists its members and those of the groups below", async () => {
  const level = named("X");
  const all = await membersOf(level.id);
  assert.is(all.total, level.total_member_count);
  const below = named("X 2");
  const narrowed = await server.ok(listGroupMembers, { id: level.id, group_id: below.id });
  assert.is(narrowed.total, below.member_count);
  assert.ok(narrowed.items.every(({ group_path }) => group_path === "X / X 2"));
  const { ids } = await server.ok(listGroupMemberIds, { id: level.id, group_id: below.id });
  assert.is(ids.length, below.member_count);
});

test("a filter cannot look outside the opened group, and a group that is gone is not found", async () => {
  const { total } = await server.ok(listGroupMembers, {
    id: named("X 1").id,
    group_id: named("X 2").id,
  });
  assert.is(total, named("X 1").member_count);
  assert.is((await server.call(listGroupMembers, { id: "gone" })).status, 404);
});

test("candidates are found by major, without a group, by name and by number", async () => {
  const { items, total } = await server.ok(listGroupCandidates, { group_id: "none" });
  assert.ok(total > 0);
  assert.ok(items.every(({ group_id }) => group_id === null));
  const { ids } = await server.ok(listGroupCandidateIds, { group_id: "any" });
  assert.is(ids.length + total, (await server.ok(listGroupCandidates, {})).total);
  const byNumber = await server.ok(listGroupCandidates, { q: "01-002-" });
  assert.ok(byNumber.total >= 29);
});

test("numbers are matched with their group, unknown ones are left out", async () => {
  const { matches } = await server.ok(matchGroupMembers, { no_ujian: ["01-001-0001", "tak ada"] });
  assert.equal(
    matches.map(({ no_ujian, group_path }) => [no_ujian, group_path]),
    [["01-001-0001", "X / X 1"]],
  );
});

test("adding, moving and removing answer per person, and what they answer undoes them", async () => {
  const [first, second] = (await membersOf(named("X 3").id)).items;
  const { items: free } = await server.ok(listGroupCandidates, { group_id: "none" });
  const target = named("X 4").id;
  const results = await change([
    { id: first!.id, group_id: target },
    { id: second!.id, group_id: null },
    { id: free[0]!.id, group_id: target, from: null },
    { id: first!.id, group_id: target },
    { id: "gone", group_id: target },
    { id: second!.id, group_id: "gone" },
  ]);
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "done", "done", "unchanged", "refused", "refused"],
  );
  const moved = await server.ok(getParticipant, { id: first!.id });
  assert.is(moved.group_path, "X / X 4");
  assert.is(moved.history[0]?.action, "move");
  await change(results.flatMap(({ before }) => (before ? [before] : [])));
  for (const member of [first!, second!, free[0]!]) {
    const now = await server.ok(getParticipant, { id: member.id });
    assert.is(now.group_id, member.group_id, member.nama);
  }
});

test("somebody who was moved meanwhile is not moved again unseen", async () => {
  const [member] = (await membersOf(named("X 1").id)).items;
  await change([{ id: member!.id, group_id: named("X 2").id }]);
  const [late] = await change([
    { id: member!.id, group_id: named("X 3").id, from: member!.group_id },
  ]);
  assert.is(late!.outcome, "refused");
  assert.match(late!.reason ?? "", "sekarang X / X 2");
});

test("of two namesakes each answer says which one it is about", async () => {
  const { items } = await membersOf(named("X 1").id);
  const ids = items.slice(0, 2).map(({ id }) => id);
  const nama = "Siti Nur'aini";
  await server.db.updateTable("participants").set({ nama }).where("id", "in", ids).execute();
  const back = ids.map((id) => ({ id, group_id: null }));
  const labels = (await change(back)).map(({ label }) => label);
  assert.equal(
    labels,
    items.slice(0, 2).map(({ no_ujian }) => `${nama} (${no_ujian})`),
  );
});

test("members are exported in the order asked for", async () => {
  const ids = (await membersOf(named("X 2").id)).items.map(({ id }) => id).reverse();
  const { items } = await server.ok(exportGroupMembers, { ids: [...ids, "gone"] });
  assert.equal(
    items.map(({ id }) => id),
    ids,
  );
});

test("who may keep groups need not be allowed to see participants", async () => {
  const token = await server.signIn("OPRA");
  const input = { name: "Operator", parent_id: null };
  assert.is((await server.call(createGroup, input, { token })).status, 403);
  const user_id = await server.accountId("OPRA");
  await server.db
    .insertInto("user_menus")
    .values({ user_id, code: "0004A", effect: "allow" })
    .execute();
  const made = await server.ok(createGroup, input, { token });
  const { items } = await server.ok(listGroupCandidates, {}, { token });
  const changes = [{ id: items[0]!.id, group_id: made.id }];
  const { results } = await server.ok(changeGroupMembers, { changes }, { token });
  assert.is(results[0]!.outcome, "done");
  assert.is((await server.call(getParticipant, { id: items[0]!.id }, { token })).status, 403);
});

test.run();
