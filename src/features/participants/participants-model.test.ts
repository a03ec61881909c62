import { test } from "uvu";
import * as assert from "uvu/assert";
import { createParticipant, getParticipant } from "../../contract/participants.ts";
import { replaceQuery } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import type { TestServer } from "../../exam-server/open-test-server.ts";
import { connectConsole } from "../../testing/connect-console.ts";
import type { Line } from "../../testing/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { actionItems, missingInput, noInput, runForOne, takeBack } from "./participant-actions.ts";
import { participantsMessages } from "./participants-messages.ts";
import {
  change,
  createParticipantDetail,
  createParticipantsModel,
  remove,
  resetPasswords,
  slipsOf,
} from "./participants-model.ts";
import type { ParticipantsModel } from "./participants-model.ts";

let server: TestServer;
let line: Line;
let model: ParticipantsModel;

test.before(async () => {
  server = await openTestServer();
});
test.before.each(() => {
  line = connectConsole(server);
  replaceQuery({});
  clearNotices();
  model = createParticipantsModel();
});
test.after.each(() => model.exit());
test.after(() => server.close());

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

test("blocking keeps the reason, and undo brings back what was before", async () => {
  const { id } = await addOne();
  const results = await change([id], { status: "blocked", block_reason: "Menyontek" });
  assert.is((await stored(id)).block_reason, "Menyontek");
  await takeBack(model, results);
  assert.is((await stored(id)).status, "active");
});

test("a move to another session and group is undone together", async () => {
  const { id, sesi, group_id } = await addOne();
  const results = await change([id], { sesi: 7, group_id: null });
  assert.is((await stored(id)).sesi, 7);
  await model.undo(results);
  const now = await stored(id);
  assert.equal([now.sesi, now.group_id], [sesi, group_id]);
});

test("a deleted participant leaves the selection and comes back by undo", async () => {
  const { id } = await addOne();
  model.list.toggle(id, true);
  const results = await remove([id]);
  await model.settle(results, true);
  assert.is(model.list.$selected.get().has(id), false);
  await takeBack(model, results);
  assert.is((await stored(id)).id, id);
  assert.is($notices.get().at(-1)?.kind, "success");
});

test("an action for one person says so and offers the way back", async () => {
  const { id, nama } = await addOne();
  await runForOne(model, "deactivate", { ids: [id], name: nama }, noInput);
  const notice = $notices.get().at(-1);
  assert.match(notice?.body ?? "", /Uji Coba/u);
  assert.is((await stored(id)).status, "inactive");
  notice?.action?.run();
  await until(async () => (await stored(id)).status === "active" || null);
});

test("an action on somebody who is gone is refused with the reason", async () => {
  const { id, nama } = await addOne();
  await remove([id]);
  try {
    await runForOne(model, "activate", { ids: [id], name: nama }, noInput);
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), /tidak ditemukan/u);
  }
});

test("a reset answers a slip for each person, once", async () => {
  const one = await addOne("Satu");
  const two = await addOne("Dua");
  const slips = slipsOf(await resetPasswords([one.id, two.id]));
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

test("a blocked participant is offered unblocking, not blocking", () => {
  const t = participantsMessages.get();
  const labels = actionItems("blocked", t, () => undefined).flatMap((item) =>
    item === "line" ? [] : [item.label],
  );
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
