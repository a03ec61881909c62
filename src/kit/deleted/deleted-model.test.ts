// Taking deleted participants back as their screen does it.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import * as assert from "uvu/assert";
import {
  createParticipant,
  deleteParticipants,
  getParticipant,
  listDeletedParticipantIds,
  listDeletedParticipants,
  listParticipants,
  restoreParticipants,
} from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createDeletedModel, timeLeft, type DeletedModel } from "./deleted-model.ts";

const { test, server } = serverSuite("what was deleted");
let model: DeletedModel;
let changes = 0;
test.before.each(() => {
  connectConsole(server);
  clearNotices();
  changes = 0;
});
test.after.each(() => model.exit());

function open(): void {
  model = createDeletedModel({
    noun: "Peserta",
    many: (count) => `${count} peserta`,
    endpoints: { list: listDeletedParticipants, ids: listDeletedParticipantIds },
    restore: async (ids) => (await call(restoreParticipants, { ids })).results,
    changed: async () => void (changes += 1),
  });
}

const shown = () =>
  until(() => {
    const state = model.list.$state.get();
    return state.status === "ready" && !state.refreshing ? state.page : null;
  });

/** The last of the seed by number, who have sat nothing. */
async function deleteSome(count: number) {
  const { items } = await server.ok(listParticipants, { sort: "-no_ujian", per_page: count });
  await server.ok(deleteParticipants, { ids: items.map(({ id }) => id) });
  return items;
}

test("one is taken back at once: told, gone from the list, and the screen behind asks again", async () => {
  const [person] = await deleteSome(1);
  open();
  const { items } = await shown();
  assert.is(items[0]?.label, namedParticipant(person!));
  await model.actions.runNow("restore", { ids: [person!.id], name: person!.nama }, null);
  assert.is($notices.get().at(-1)?.body, `${person!.nama} dipulihkan.`);
  assert.is((await shown()).total, 0);
  assert.is(changes, 1);
  assert.is((await server.ok(getParticipant, { id: person!.id })).nama, person!.nama);
});

test("of many each has its own outcome, and who is refused stays with the reason", async () => {
  const people = await deleteSome(3);
  const { jurusan_id, agama_id, no_ujian } = people[1]!;
  const heir = { no_ujian, nama: "Penerus Nomor", sesi: 1, jurusan_id, agama_id };
  await server.ok(createParticipant, { ...heir, group_id: null, antiblock: false, password: "" });
  open();
  await shown();
  await model.list.selectAll();
  const target = { ids: [...model.list.$selected.get()], name: null };
  assert.is(model.actions.words("restore", target).title, "Pulihkan 3 peserta?");
  const end = await model.actions.createRun("restore", target, null).start();
  const results = end.status === "finished" ? end.results : [];
  model.actions.settle("restore", target, results);
  assert.is($notices.get().at(-1)?.body, "2 peserta dipulihkan.");
  const left = (await shown()).items;
  assert.equal(
    left.map(({ id }) => id),
    [people[1]!.id],
  );
  assert.equal([...model.list.$selected.get()], [people[1]!.id]);
  await model.actions.runNow("restore", { ids: [people[1]!.id], name: null }, null);
  assert.match($notices.get().at(-1)?.body ?? "", /sudah dipakai oleh Penerus Nomor\.$/u);
});

test("the time left is told in days, on the last day in hours", () => {
  open();
  const until = "2026-11-20T12:00:00.000Z";
  const left = (hours: number) => timeLeft(until, new Date(Date.parse(until) - hours * 3_600_000));
  assert.equal(
    [168, 167, 30, 24, 23.5, 0.2, -1].map(left),
    ["7 hari", "7 hari", "1 hari", "1 hari", "23 jam", "1 jam", "1 jam"].map(
      (text) => `Tersisa ${text}`,
    ),
  );
});

test.run();
