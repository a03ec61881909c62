import * as assert from "uvu/assert";
import { listGroupOptions } from "../../contract/groups.ts";
import { listMajorOptions } from "../../contract/majors.ts";
import {
  createParticipant,
  getParticipant,
  listParticipants,
  type Participant,
} from "../../contract/participants.ts";
import { listReligionOptions } from "../../contract/religions.ts";
import { replaceQuery } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { slipsOf } from "../../kit/passwords/password-slip.ts";
import {
  actionOrder,
  missingInput,
  noInput,
  type ActionInput,
  type ActionKind,
} from "./participant-actions.ts";
import { participantsMessages } from "./participants-messages.ts";
import {
  createParticipantDetail,
  createParticipantsModel,
  type ParticipantsModel,
} from "./participants-model.ts";

const { test, server } = serverSuite("participants on a screen");
let line: Line;
let model: ParticipantsModel;

test.before.each(() => {
  line = connectConsole(server);
  replaceQuery({});
  clearNotices();
  model = createParticipantsModel();
});
test.after.each(() => model.exit());

async function shown() {
  return until(() => {
    const state = model.list.$state.get();
    return state.status === "ready" && !state.refreshing ? state.page : null;
  });
}

async function someone() {
  const [first] = (await shown()).items;
  return first!;
}

/** A participant of their own for tests that change or delete one. */
let added = 0;
async function addOne(nama = "Uji Coba") {
  const { jurusan_id, agama_id, group_id } = await someone();
  added += 1;
  const { participant } = await server.ok(createParticipant, {
    no_ujian: `UJI-${added}`,
    nama,
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id,
    antiblock: false,
    password: "",
  });
  return participant;
}

const stored = (id: string) => server.ok(getParticipant, { id });

test("filters are asked of the server and stand in the address", async () => {
  const all = (await shown()).total;
  model.list.filter("status", "blocked");
  const page = await shown();
  assert.ok(page.total < all);
  assert.ok(page.items.every(({ status }) => status === "blocked"));
  assert.match(location.search, /status=blocked/u);
});

test("each filter leaves only such people", async () => {
  const [groups, majors, religions] = await Promise.all([
    server.ok(listGroupOptions, {}),
    server.ok(listMajorOptions, {}),
    server.ok(listReligionOptions, {}),
  ]);
  const group = groups.find(({ path }) => path === "XII / XII IPA 1")!;
  const branch = groups.find(({ path }) => path === "XII")!;
  const major = majors.find(({ kode }) => kode === "IPA")!;
  const religion = religions.find(({ kode }) => kode === "KATOLIK")!;
  const filters: [
    Parameters<typeof model.list.filter>[0],
    string,
    (one: Participant) => boolean,
  ][] = [
    ["group_id", group.id, ({ group_path }) => group_path === group.path],
    ["group_id", branch.id, ({ group_path }) => group_path?.startsWith("XII / ") === true],
    ["group_id", "none", ({ group_id }) => group_id === null],
    ["jurusan_id", major.id, ({ jurusan_id }) => jurusan_id === major.id],
    ["agama_id", religion.id, ({ agama_id }) => agama_id === religion.id],
    ["sesi", "2", ({ sesi }) => sesi === 2],
    ["status", "inactive", ({ status }) => status === "inactive"],
  ];
  const all = (await shown()).total;
  for (const [name, value, isLeft] of filters) {
    model.list.filter(name, value);
    const { items, total } = await shown();
    assert.ok(total > 0 && total < all && items.every(isLeft), `${name} ${value}`);
    model.list.filter(name, "");
    assert.is((await shown()).total, all);
  }
});

test("an address with a session or status that cannot be is read as no filter", async () => {
  model.exit();
  replaceQuery({ sesi: "x", status: "lulus" });
  model = createParticipantsModel();
  await shown();
  assert.is(model.list.$query.get().sesi, "");
  assert.is(model.list.$query.get().status, "");
});

test("select all takes everybody the filters find, not only the page", async () => {
  const { total, items } = await shown();
  await model.list.selectAll();
  assert.is(model.list.$selected.get().size, total);
  assert.ok(total > items.length);
});

/** As its dialog does it, to its end. */
async function act(kind: ActionKind, ids: readonly string[], input: Partial<ActionInput> = {}) {
  const target = { ids, name: null };
  const end = await model.actions.createRun(kind, target, { ...noInput, ...input }).start();
  assert.is(end.status, "finished");
  const results = end.status === "finished" ? end.results : [];
  model.actions.settle(kind, target, results);
  return results;
}

/** What the last toast offers. */
const takeBack = () => $notices.get().at(-1)?.action?.run();

test("blocking keeps the reason, and undo brings back what was before", async () => {
  const { id } = await addOne();
  await act("block", [id], { reason: " Menyontek " });
  assert.is((await stored(id)).block_reason, "Menyontek");
  takeBack();
  await until(async () => (await stored(id)).status === "active" || null);
});

test("a move to another session and a move out of the group are taken back", async () => {
  const { id, sesi, group_id } = await addOne();
  await act("moveSession", [id], { session: "7" });
  assert.is((await stored(id)).sesi, 7);
  takeBack();
  await until(async () => (await stored(id)).sesi === sesi || null);
  await act("moveGroup", [id], { group: "none" });
  assert.is((await stored(id)).group_id, null);
  takeBack();
  await until(async () => (await stored(id)).group_id === group_id || null);
});

test("a deleted participant leaves the selection and comes back by undo", async () => {
  const { id } = await addOne();
  model.list.toggle(id, true);
  await act("delete", [id]);
  assert.is(model.list.$selected.get().has(id), false);
  takeBack();
  await until(async () => (await stored(id).catch(() => null))?.id === id || null);
  const back = /^Uji Coba \(.+\) kembali seperti semula\.$/u;
  await until(() => back.test($notices.get().at(-1)?.body ?? ""));
});

test("an action for one person says so and offers the way back", async () => {
  const { id, nama } = await addOne();
  await model.actions.runNow("deactivate", { ids: [id], name: nama }, noInput);
  assert.match($notices.get().at(-1)?.body ?? "", /^Uji Coba dinonaktifkan\.$/u);
  assert.is((await stored(id)).status, "inactive");
  takeBack();
  await until(async () => (await stored(id)).status === "active" || null);
});

test("unblocking one can be taken back, the reason too", async () => {
  model.list.filter("status", "blocked");
  const { id, nama, block_reason } = await someone();
  assert.ok(block_reason);
  await model.actions.runNow("unblock", { ids: [id], name: nama }, noInput);
  assert.match($notices.get().at(-1)?.body ?? "", /^Blokir .+ dibuka\.$/u);
  assert.equal([(await stored(id)).status, (await stored(id)).block_reason], ["active", ""]);
  takeBack();
  await until(async () => (await stored(id)).block_reason === block_reason || null);
});

test("who has results is kept, with the reason", async () => {
  const { items } = await server.ok(listParticipants, { q: "01-001-0001" });
  const { id } = items[0]!;
  const [result] = await act("delete", [id]);
  assert.match(result?.reason ?? "", /Sudah punya 1 hasil ujian\./u);
  assert.is((await stored(id)).id, id);
});

test("an action for many ends like one for one: a toast with the way back", async () => {
  const ids = [(await addOne("Satu")).id, (await addOne("Dua")).id];
  await act("deactivate", ids);
  assert.match($notices.get().at(-1)?.body ?? "", /^2 peserta dinonaktifkan\.$/u);
  takeBack();
  await until(async () => (await stored(ids[1] ?? "")).status === "active" || null);
});

test("an action on somebody who is gone is refused with the reason", async () => {
  const { id, nama } = await addOne();
  await act("delete", [id]);
  await model.actions.runNow("activate", { ids: [id], name: nama }, noInput);
  assert.match($notices.get().at(-1)?.body ?? "", /tidak ditemukan/u);
  assert.is($notices.get().at(-1)?.kind, "error");
});

test("a reset answers a slip for each person, once", async () => {
  const one = await addOne("Satu");
  const two = await addOne("Dua");
  const slips = slipsOf(await act("resetPassword", [one.id, two.id]));
  assert.equal(
    slips.map(({ name }) => name),
    ["Satu", "Dua"],
  );
  assert.ok(slips.every(({ password }) => password.length >= 8));
});

test("blocking without a reason and moving without a target do not start", () => {
  assert.ok(missingInput("block", { ...noInput, reason: "  " }));
  assert.ok(missingInput("moveSession", { ...noInput, session: "100" }));
  assert.ok(missingInput("moveGroup", noInput));
  assert.is(missingInput("moveGroup", { ...noInput, group: "none" }), null);
});

test("a blocked participant is offered unblocking, not blocking", async () => {
  const t = participantsMessages.get();
  const person = { ...(await someone()), status: "blocked" as const };
  const items = model.actions.rowItems(person, actionOrder, () => undefined);
  const labels = items.flatMap((item) => (item === "line" ? [] : [item.label]));
  assert.ok(labels.includes(t.unblock));
  assert.not(labels.includes(t.block));
});

test("a detail that fails can be fetched again", async () => {
  const { id } = await someone();
  line.isCut = true;
  const detail = createParticipantDetail(id);
  await until(() => detail.$state.get().status === "failed" || null);
  line.isCut = false;
  await detail.retry();
  const state = detail.$state.get();
  assert.is(state.status === "ready" && state.detail.id, id);
  detail.exit();
});

test.run();
