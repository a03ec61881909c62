import * as assert from "uvu/assert";
import type { CodedNameImportRow } from "../../../../contract/coded-names.ts";
import type { DuplicateMode } from "../../../../contract/imports.ts";
import { majorCalls, type CodedNameCalls } from "../../../../contract/majors.ts";
import { religionCalls } from "../../../../contract/religions.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("import of majors and religions");

const both: readonly CodedNameCalls[] = [majorCalls, religionCalls];

/** They stand in the sheet from row 2 on. */
function rowsOf(...pairs: [kode: string, nama: string][]): CodedNameImportRow[] {
  return pairs.map(([kode, nama], at) => ({ row: at + 2, kode, nama }));
}

function send(
  { send: importRows }: CodedNameCalls,
  rows: CodedNameImportRow[],
  duplicates: DuplicateMode = "stop",
  import_id = randomAlphanumeric(20),
) {
  return server.call(importRows, { import_id, duplicates, rows });
}

async function stored({ list }: CodedNameCalls, q: string) {
  const { items } = await server.ok(list, { q });
  return items.map(({ kode, nama, version }) => [kode, nama, version]);
}

test("new ones are added, with an audit entry each, and what was sent twice is written once", async () => {
  for (const endpoints of both) {
    const rows = rowsOf(["BARU1", "Baru Satu"], ["BARU2", "Baru Dua"]);
    const id = randomAlphanumeric(20);
    const [first, again] = await Promise.all([
      send(endpoints, rows, "stop", id),
      send(endpoints, rows, "stop", id),
    ]);
    assert.equal([first.code, first.data.created], ["00", 2], JSON.stringify(first.data));
    assert.equal(again.data, first.data);
    assert.equal(await server.ok(endpoints.find, { import_id: id }), first.data);
    assert.equal(await stored(endpoints, "BARU"), [
      ["BARU1", "Baru Satu", 1],
      ["BARU2", "Baru Dua", 1],
    ]);
  }
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["action", "after"])
    .where("action", "in", ["major.import", "religion.import"])
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["major.import", "major.import", "religion.import", "religion.import"],
  );
  assert.equal(entries[3]!.after, { kode: "BARU2", nama: "Baru Dua" });
});

test("of those that exist the name changes, and the code stays as people know it", async () => {
  const asked = { kode: ["ipa", "TIADA"] };
  const { matches } = await server.ok(majorCalls.match, asked);
  assert.equal(
    matches.map(({ kode, nama }) => [kode, nama]),
    [["IPA", "Ilmu Pengetahuan Alam"]],
  );
  const [before] = await stored(majorCalls, "IPA");
  const same = rowsOf(["ipa", "Ilmu Pengetahuan Alam"]);
  assert.is((await send(majorCalls, same, "update")).data.skipped, 1, "nothing to change");
  const renamed = rowsOf(["ipa", "Matematika dan Ilmu Pengetahuan Alam"]);
  assert.is((await send(majorCalls, renamed, "skip")).data.skipped, 1);
  assert.equal(await stored(majorCalls, "IPA"), [before]);
  assert.is((await send(majorCalls, renamed, "update")).data.updated, 1);
  assert.equal(await stored(majorCalls, "IPA"), [
    ["IPA", "Matematika dan Ilmu Pengetahuan Alam", 2],
  ]);
});

test("a faulty row leaves everything unwritten, and says where and why", async () => {
  const rows = rowsOf(["UTUH", "Baris Utuh"], ["utuh", "Sama Kodenya"], ["islam", "Sudah Ada"]);
  const id = randomAlphanumeric(20);
  const { code, data } = await send(religionCalls, rows, "stop", id);
  assert.equal([code, data.created], ["01", 0]);
  assert.equal(
    data.faults.map(({ row, field, message }) => [row, field, message]),
    [
      [3, "kode", "Kode utuh sudah ada di baris 2."],
      [4, "kode", "Kode islam sudah dipakai oleh Islam."],
    ],
  );
  assert.equal(await stored(religionCalls, "UTUH"), []);
  assert.is((await server.call(religionCalls.find, { import_id: id })).status, 404);
  const long = await send(religionCalls, rowsOf(["K".repeat(31), "Terlalu Panjang"]));
  assert.is(long.code, "12");
});

test("two people who import the same codes at once add each of them once", async () => {
  const rows = rowsOf(...Array.from({ length: 40 }, (_none, at) => pairOf(at)));
  const answers = await Promise.all([
    send(majorCalls, rows, "skip"),
    send(majorCalls, [...rows].reverse(), "skip"),
  ]);
  // Whoever comes second finds what the first has added.
  assert.equal(
    answers
      .map(({ code, data }) => [code, data.created, data.skipped])
      .sort((one, other) => Number(one[1]) - Number(other[1])),
    [
      ["00", 0, 40],
      ["00", 40, 0],
    ],
  );
  assert.is((await send(majorCalls, rows, "skip")).data.skipped, 40);
  assert.is((await stored(majorCalls, "Serentak")).length, 40);
});

const pairOf = (at: number): [string, string] => [`SR${at}`, `Serentak ${at}`];

test("an export holds what the list finds, in its order", async () => {
  for (const { list, ids, export: exported } of both) {
    const { ids: found } = await server.ok(ids, { sort: "-nama" });
    const { items } = await server.ok(list, { sort: "-nama", per_page: 200 });
    assert.equal((await server.ok(exported, { ids: found })).items, items);
  }
});

test("only who may see the list may import, match or export it", async () => {
  const token = await server.signIn("EVAL");
  for (const endpoints of both) {
    const rows = rowsOf(["TAMU", "Bukan Haknya"]);
    const input = { import_id: randomAlphanumeric(20), duplicates: "skip" as const, rows };
    const refused = [
      await server.call(endpoints.send, input, { token }),
      await server.call(endpoints.match, { kode: ["TAMU"] }, { token }),
      await server.call(endpoints.export, { ids: ["x"] }, { token }),
    ];
    assert.equal(
      refused.map(({ status }) => status),
      [403, 403, 403],
    );
    assert.equal(await stored(endpoints, "TAMU"), []);
  }
});

test.run();
