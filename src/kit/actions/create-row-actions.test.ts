// What can be done to rows, run to its end against the exam server: participants for what can be taken back, majors for what
// is gone.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { bulkBatchSize, type BulkResult } from "../../contract/calls/list-fields.ts";
import { createMajor, deleteMajors, listMajors } from "../../contract/majors.ts";
import {
  changeParticipants,
  getParticipant,
  listParticipants,
  listParticipantIds,
  type Participant,
  type ParticipantChange,
} from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createRowActions } from "./create-row-actions.ts";
import type { RowAction } from "./row-action.ts";

const { test, server } = serverSuite("row actions");
type Result = BulkResult & { before?: ParticipantChange };
type Kind = "deactivate" | "activate" | "remove";
let line: Line;
let forgotten: string[] = [];
let reloads = 0;

test.before.each(() => {
  line = connectConsole(server);
  clearNotices();
  forgotten = [];
  reloads = 0;
});

const to = (status: "active" | "inactive") => async (ids: string[]) =>
  (await call(changeParticipants, { changes: ids.map((id) => ({ id, status })) })).results;

const all: Record<Kind, RowAction<Participant, Result>> = {
  deactivate: {
    label: "Nonaktifkan",
    icon: "user-x",
    isInstant: true,
    fits: ({ status }) => status !== "inactive",
    send: to("inactive"),
    doneText: (who) => `${who} dinonaktifkan.`,
    takeBack: async (done) => {
      const changes = done.flatMap(({ before }) => before ?? []);
      return (await call(changeParticipants, { changes })).results;
    },
  },
  activate: {
    label: "Aktifkan",
    icon: "user-check",
    hindrance: ({ status }) => (status === "blocked" ? "Sedang diblokir." : null),
    send: to("active"),
  },
  remove: {
    label: "Hapus",
    icon: "trash",
    danger: true,
    leaves: true,
    send: async (ids) => (await call(deleteMajors, { ids })).results,
    doneText: (who) => `${who} sudah dihapus.`,
  },
};

function open() {
  return createRowActions<Kind, Participant, Result>({
    actions: () => all,
    many: (count) => `${count} baris`,
    records: {
      list: { forget: (ids) => forgotten.push(...ids) },
      changed: async () => void (reloads += 1),
    },
  });
}

/** As a dialog does it, to wherever it comes to rest. */
async function run(kind: Kind, ids: readonly string[], name: string | null = null) {
  const actions = open();
  const target = { ids, name };
  const bulk = actions.createRun(kind, target, null);
  const end = await bulk.start();
  actions.settle(kind, target, bulk.results);
  return end;
}

const notices = () => $notices.get().map(({ kind, body }) => [kind, body]);
const offers = () => $notices.get().flatMap(({ action }) => action ?? []);
const active = async () =>
  (await server.ok(listParticipants, { status: "active", per_page: 2 })).items;
const statusOf = async (id: string) => (await server.ok(getParticipant, { id })).status;
const sent = () => line.requests.length;

let crowds = 0;
/** All alike but for their numbers. */
async function addParticipants(count: number): Promise<string[]> {
  crowds += 1;
  const name = `Massal ${crowds}`;
  const { rows } = await sql<{ id: string }>`
    insert into participants (id, no_ujian, nama, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock, status,
      block_reason, created_at, updated_at)
    select gen_random_uuid()::text, ${name}::text || n, ${name}::text, sesi, password_hash, jurusan_id, agama_id, group_id, antiblock,
      'active', '', created_at, updated_at
    from (select * from participants limit 1) one, generate_series(1, ${sql.lit(count)}) n returning id`.execute(
    server.db,
  );
  return rows.map(({ id }) => id);
}

test("one row and many end alike: said, offered back, and the list shows what is stored", async () => {
  const [one, other] = await active();
  await open().runNow("deactivate", { ids: [one!.id], name: one!.nama }, null);
  assert.equal(notices(), [["success", `${one!.nama} dinonaktifkan.`]]);
  assert.equal([offers().length, reloads], [1, 1]);
  clearNotices();
  await run("deactivate", [one!.id, other!.id]);
  assert.equal(notices(), [["success", "1 baris dinonaktifkan. 1 baris tidak berubah."]]);
  assert.equal([offers().length, reloads], [1, 2]);
  assert.is(await statusOf(other!.id), "inactive");
});

test("what is gone is no longer selected; what is refused is named, and stays so", async () => {
  const { items } = await server.ok(listMajors, { sort: "-participant_count" });
  const used = items[0]!;
  const free = await server.ok(createMajor, { kode: "BEBAS", nama: "Bebas" });
  const end = await run("remove", [used.id, free.id]);
  assert.ok(end.status === "finished");
  assert.equal(
    end.results.map(({ label, outcome }) => [label, outcome]),
    [
      [`${used.kode} ${used.nama}`, "refused"],
      ["BEBAS Bebas", "done"],
    ],
  );
  assert.match(end.results[0]?.reason ?? "", /^Dipakai \d+ peserta/u);
  assert.equal(forgotten, [free.id]);
  assert.equal(notices(), [["success", "1 baris sudah dihapus."]]);
});

test("5,000 rows go in batches, and stopping between two keeps what was done and counts the rest", async () => {
  const ids = await addParticipants(5000);
  const actions = open();
  const target = { ids, name: null };
  const bulk = actions.createRun("deactivate", target, null);
  bulk.$state.listen((state) => {
    if (state.status !== "running" || state.stopping) return;
    if (state.done === 2 * bulkBatchSize) bulk.cancel();
  });
  const stopped = await bulk.start();
  assert.ok(stopped.status === "stopped" && stopped.error === null);
  assert.is(stopped.rest, 5000 - 3 * bulkBatchSize);
  actions.settle("deactivate", target, bulk.results);
  assert.is(notices()[0]?.[1], "1.500 baris dinonaktifkan.");
  const inactive = async () =>
    (await server.ok(listParticipants, { q: `Massal ${crowds}`, status: "inactive" })).total;
  assert.is(await inactive(), 1500);
  await bulk.resume();
  assert.is(sent(), 10);
  assert.is(await inactive(), 5000);
});

test("what failed on the way is tried again from there, and nothing is sent twice", async () => {
  const ids = await addParticipants(2 * bulkBatchSize);
  const bulk = open().createRun("deactivate", { ids, name: null }, null);
  bulk.$state.listen((state) => {
    line.isCut = state.status === "running" && state.done === bulkBatchSize && sent() < 2;
  });
  const stopped = await bulk.start();
  assert.ok(stopped.status === "stopped" && stopped.error !== null);
  assert.is(stopped.unsure, bulkBatchSize);
  const end = await bulk.resume();
  assert.ok(end.status === "finished");
  assert.equal(
    end.results.map(({ id, outcome }) => [id, outcome]),
    ids.map((id) => [id, "done"]),
  );
  assert.is(sent(), 3);
});

test("a double click is one", async () => {
  const ids = (await active()).map(({ id }) => id);
  const bulk = open().createRun("deactivate", { ids, name: null }, null);
  await Promise.all([bulk.start(), bulk.start()]);
  assert.is(sent(), 1);
  assert.is(bulk.results.length, 2);
});

test("taking back restores what was before and says so, once", async () => {
  const people = await active();
  await run(
    "deactivate",
    people.map(({ id }) => id),
  );
  const [undo] = offers();
  const before = sent();
  undo?.run();
  assert.equal(offers(), []);
  await until(() => $notices.get().length > 0);
  assert.equal(notices(), [["success", "2 baris kembali seperti semula."]]);
  assert.equal(
    [await statusOf(people[0]!.id), await statusOf(people[1]!.id)],
    ["active", "active"],
  );
  assert.equal([sent() - before, reloads], [1, 2]);
});

test("taking back is no longer offered after the next change, which it would undo", async () => {
  const [one, other] = await active();
  const actions = open();
  await actions.runNow("deactivate", { ids: [one!.id], name: one!.nama }, null);
  await actions.runNow("deactivate", { ids: [other!.id], name: other!.nama }, null);
  assert.equal(notices(), [["success", `${other!.nama} dinonaktifkan.`]]);
  await actions.runNow("activate", { ids: [other!.id], name: other!.nama }, null);
  assert.equal(offers(), []);
});

test("what changed nothing says that, and leaves the way back of the last change", async () => {
  const [one] = await active();
  const actions = open();
  const target = { ids: [one!.id], name: one!.nama };
  await actions.runNow("deactivate", target, null);
  await actions.runNow("deactivate", target, null);
  assert.equal(notices()[1], ["warning", `${one!.nama} tidak berubah.`]);
  assert.is(offers().length, 1);
});

test("an action at once on somebody who is gone says why nothing was done", async () => {
  await open().runNow("deactivate", { ids: ["hilang"], name: "Budi" }, null);
  assert.match(String(notices()[0]), /^error,.*tidak ditemukan/u);
});

test("an action at once that does not reach the server is an error, not a success", async () => {
  line.isCut = true;
  const [one] = await active();
  const tried = open().runNow("deactivate", { ids: [one!.id], name: one!.nama }, null);
  assert.match(String(await tried.catch((error: unknown) => error)), /tidak dapat dihubungi/u);
  assert.equal(notices(), []);
  assert.is(await statusOf(one!.id), "active");
});

test("what does not fit a row is not in its menu, what is hindered says why; for many all are told", async () => {
  const [row] = await active();
  const order = ["deactivate", "line", "activate"] as const;
  const textsOf = (items: ReturnType<ReturnType<typeof open>["rowItems"]>) =>
    items.map((item) => (item === "line" ? item : [item.label, item.hint, item.disabled]));
  const menuOf = (status: Participant["status"]) =>
    textsOf(open().rowItems({ ...row!, status }, order, () => undefined));
  const plain = ["Aktifkan", undefined, undefined];
  assert.equal(menuOf("inactive"), ["line", plain]);
  assert.equal(menuOf("blocked"), [
    ["Nonaktifkan", undefined, undefined],
    "line",
    ["Aktifkan", "Sedang diblokir.", true],
  ]);
  const many = textsOf(open().selectionItems(order, () => undefined));
  assert.equal(many, [["Nonaktifkan", undefined, undefined], "line", plain]);

  const { ids } = await server.ok(listParticipantIds, { status: "inactive" });
  await run("deactivate", [ids[0]!, row!.id]);
  assert.equal(notices(), [["success", "1 baris dinonaktifkan. 1 baris tidak berubah."]]);
});

test("one row is called by its name, many by their count", () => {
  const actions = open();
  const words = (ids: string[], name: string | null) => actions.words("deactivate", { ids, name });
  assert.equal(words(["1"], "Budi"), { title: "Nonaktifkan: Budi", verb: "Nonaktifkan" });
  assert.equal(words(["1", "2"], null), {
    title: "Nonaktifkan: 2 baris",
    verb: "Nonaktifkan 2 baris",
  });
  assert.equal([actions.isDangerous("remove"), actions.isDangerous("activate")], [true, false]);
});

test("only what harms nothing is done without asking, and only to one row", async () => {
  const [one, other] = await active();
  const actions = open();
  let asked = 0;
  const begin = (kind: Kind, ids: readonly string[]) =>
    actions.begin(kind, { ids, name: null }, null, () => (asked += 1));
  begin("remove", ["1"]);
  begin("deactivate", [one!.id, other!.id]);
  assert.equal([asked, sent()], [2, 0]);
  begin("deactivate", [one!.id]);
  await until(() => $notices.get().length > 0);
  assert.equal([asked, sent()], [2, 1]);
  assert.is(await statusOf(one!.id), "inactive");
});

test("what is done without asking and does not arrive is said", async () => {
  line.isCut = true;
  open().begin("deactivate", { ids: ["1"], name: "Budi" }, null, () => undefined);
  await until(() => $notices.get().length > 0);
  assert.match(String(notices()[0]), /^error,.*tidak dapat dihubungi/u);
});

test.run();
