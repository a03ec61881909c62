import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import * as assert from "uvu/assert";
import { restoreDays } from "../../../../contract/calls/record-calls.ts";
import { listGroupOptions } from "../../../../contract/groups.ts";
import {
  changeParticipants,
  createParticipant,
  deleteParticipants,
  getParticipant,
  listDeletedParticipantIds,
  listDeletedParticipants,
  listParticipants,
  restoreParticipants,
  type ParticipantChange,
  type ParticipantQuery,
} from "../../../../contract/participants.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { purgeDeletedParticipants } from "./participants-deletion.ts";

const { test, server } = serverSuite("many participants at once");

async function some(count: number, query: ParticipantQuery = {}) {
  const page = await server.ok(listParticipants, {
    // The first of them have sat an exam.
    sort: "-no_ujian",
    per_page: count,
    status: "active",
    ...query,
  });
  return page.items;
}
const change = (changes: ParticipantChange[]) => server.ok(changeParticipants, { changes });
const read = (id: string) => server.ok(getParticipant, { id });
const lastAudit = (id: string) =>
  server.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("object_id", "=", id)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

test("blocking keeps the reason and the time, unblocking clears both", async () => {
  const [row] = await some(1);
  const id = row!.id;
  await change([{ id, status: "blocked", block_reason: "Membuka buku" }]);
  const blocked = await read(id);
  assert.is(blocked.status, "blocked");
  assert.is(blocked.block_reason, "Membuka buku");
  assert.is(blocked.blocked_at, server.now.toISOString());
  assert.is((await lastAudit(id)).action, "participant.block");
  assert.is((await lastAudit(id)).reason, "Membuka buku");
  await change([{ id, status: "active" }]);
  const free = await read(id);
  assert.equal([free.status, free.block_reason, free.blocked_at], ["active", "", null]);
  assert.is((await lastAudit(id)).action, "participant.unblock");
});

test("NISN are given to many at once, and one that somebody has is refused to the next", async () => {
  const [one, two, three] = await some(3);
  const { results } = await change([
    { id: one!.id, nisn: "0000000021" },
    { id: two!.id, nisn: "0000000021" },
    { id: three!.id, nisn: "0000000023" },
  ]);
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused", "done"],
  );
  assert.match(results[1]!.reason ?? "", /^NISN 0000000021 sudah dipakai oleh /u);
  assert.is((await read(one!.id)).nisn, "0000000021");
  assert.is((await lastAudit(one!.id)).action, "participant.update");
  await server.ok(deleteParticipants, { ids: [three!.id] });
  await change([{ id: two!.id, nisn: "0000000023" }]);
  const restored = await server.ok(restoreParticipants, { ids: [three!.id] });
  assert.match(restored.results[0]!.reason ?? "", /^NISN 0000000023 sudah dipakai oleh /u);
});

test("a block without a reason is refused, and nothing of the batch is done", async () => {
  const [one, two] = await some(2);
  const { code, data } = await server.call(changeParticipants, {
    changes: [
      { id: one!.id, status: "inactive" },
      { id: two!.id, status: "blocked" },
    ],
  });
  assert.is(code, "12");
  assert.equal(data as unknown, { "changes.1.block_reason": "Alasan blokir wajib diisi." });
  assert.is((await read(one!.id)).status, "active");
});

test("each row has its own outcome", async () => {
  const [one, two] = await some(2);
  const { results } = await change([
    { id: one!.id, sesi: 7 },
    { id: two!.id, sesi: two!.sesi },
    { id: "gone", sesi: 2 },
    { id: two!.id, group_id: "no such group" },
  ]);
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "unchanged", "refused", "refused"],
  );
  assert.is(results[0]!.label, namedParticipant(one!));
  assert.match(results[2]!.reason ?? "", /tidak ditemukan/u);
  assert.is((await read(one!.id)).sesi, 7);
  assert.is((await read(two!.id)).version, two!.version);
});

test("what a call answers as before, sent back, undoes it", async () => {
  const rows = [...(await some(3)), ...(await some(2, { status: "blocked" }))];
  const target = (await server.ok(listGroupOptions, {})).at(-1)!;
  const { results } = await change(
    rows.map(({ id }, index) => ({
      id,
      status: index === 0 ? "inactive" : "blocked",
      ...(index === 0 ? {} : { block_reason: `Alasan ${index}` }),
      sesi: 5,
      group_id: index === 1 ? null : target.id,
    })),
  );
  assert.ok(results.every(({ outcome }) => outcome === "done"));
  await change(results.map(({ before }) => before!));
  for (const row of rows) {
    const now = await read(row.id);
    const facts = ["status", "block_reason", "sesi", "group_id", "group_path"] as const;
    for (const fact of facts) assert.is(now[fact], row[fact], `${row.nama} ${fact}`);
  }
});

test("five hundred rows go in one call", async () => {
  const rows = await some(200);
  const { results } = await change(rows.map(({ id }) => ({ id, status: "inactive" })));
  assert.ok(results.every(({ outcome }) => outcome === "done"));
  await change(results.map(({ before }) => before!));
  const many = Array.from({ length: 501 }, () => ({ id: rows[0]!.id, sesi: 1 }));
  assert.is((await server.call(changeParticipants, { changes: many })).code, "12");
});

test("who has sat an exam is not deleted, and the count is told", async () => {
  const [sat] = (await server.ok(listParticipants, { q: "01-001-0001" })).items;
  const [free] = await some(1);
  const { results } = await server.ok(deleteParticipants, { ids: [sat!.id, free!.id, "gone"] });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["refused", "done", "refused"],
  );
  assert.match(results[0]!.reason ?? "", /1 hasil ujian/u);
  assert.is((await server.call(getParticipant, { id: free!.id })).status, 404);
  assert.is((await read(sat!.id)).result_count, 1);
  assert.is((await lastAudit(free!.id)).action, "participant.delete");
});

test("a deletion can be undone within a week, with everything as it was", async () => {
  const [row] = await some(1);
  await server.ok(deleteParticipants, { ids: [row!.id] });
  server.wait(1000);
  const { results } = await server.ok(restoreParticipants, { ids: [row!.id] });
  assert.is(results[0]!.outcome, "done");
  const now = await read(row!.id);
  for (const fact of ["no_ujian", "nama", "sesi", "group_path", "status"] as const) {
    assert.is(now[fact], row![fact]);
  }
  const again = await server.ok(restoreParticipants, { ids: [row!.id] });
  assert.is(again.results[0]!.outcome, "unchanged");
});

test("a number that somebody has taken meanwhile keeps its owner from coming back", async () => {
  const [row] = await some(1);
  await server.ok(deleteParticipants, { ids: [row!.id] });
  const { jurusan_id, agama_id, no_ujian } = row!;
  await server.ok(createParticipant, {
    no_ujian,
    nama: "Penerus Nomor",
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id: null,
    antiblock: false,
    password: "",
  });
  const { results } = await server.ok(restoreParticipants, { ids: [row!.id] });
  assert.is(results[0]!.outcome, "refused");
  assert.match(results[0]!.reason ?? "", /Penerus Nomor/u);
});

test("what was deleted is listed with who, when and until when, and found by name and number", async () => {
  const before = (await server.ok(listDeletedParticipants, {})).total;
  const [one, two] = await some(2);
  await server.ok(deleteParticipants, { ids: [one!.id] });
  server.wait(60_000);
  await server.ok(deleteParticipants, { ids: [two!.id] });
  const { items, total } = await server.ok(listDeletedParticipants, {});
  assert.is(total, before + 2);
  assert.equal(
    items.slice(0, 2).map(({ id }) => id),
    [two!.id, one!.id],
  );
  assert.equal(items[0], {
    id: two!.id,
    label: namedParticipant(two!),
    note: two!.group_path,
    deleted_at: server.now.toISOString(),
    deleted_by: server.account("EVIL").name,
    restorable_until: new Date(server.now.getTime() + restoreDays * 86_400_000).toISOString(),
  });
  for (const q of [one!.nama.slice(1, 9), one!.no_ujian.slice(2)]) {
    const found = (await server.ok(listDeletedParticipantIds, { q })).ids;
    assert.ok(found.includes(one!.id) && !found.includes("%"), q);
  }
  assert.is((await server.ok(listDeletedParticipants, { q: "%" })).total, 0);
  await server.ok(restoreParticipants, { ids: [one!.id] });
  assert.is((await server.ok(listDeletedParticipants, {})).total, before + 1);
  server.wait(1000);
  await server.ok(deleteParticipants, { ids: [one!.id] });
  server.wait(restoreDays * 86_400_000);
  const token = await server.signIn("EVIL");
  assert.equal((await server.ok(listDeletedParticipantIds, {}, { token })).ids, [one!.id]);
  server.wait(1);
  assert.is((await server.ok(listDeletedParticipants, {}, { token })).total, 0);
  server.token = token;
});

test("after a week a deletion is final", async () => {
  const [old, recent] = await some(2);
  await server.ok(deleteParticipants, { ids: [old!.id] });
  server.wait(restoreDays * 24 * 60 * 60 * 1000 + 1);
  const token = await server.signIn("EVIL");
  await server.ok(deleteParticipants, { ids: [recent!.id] }, { token });
  const { results } = await server.ok(restoreParticipants, { ids: [old!.id] }, { token });
  assert.match(results[0]!.reason ?? "", /lebih dari 7 hari/u);
  await purgeDeletedParticipants(server.db, server.now);
  const left = await server.db
    .selectFrom("participants")
    .select("id")
    .where("id", "in", [old!.id, recent!.id])
    .execute();
  assert.equal(left, [{ id: recent!.id }]);
});

test.run();
