import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DuplicateMode } from "../../contract/imports.ts";
import { codeFinder, planRows, type Recognition } from "./row-plan.ts";

const test = suite("row plan");

type Row = { row: number; kode: string; nama: string; password?: string };
type Fields = { kode: string; nama: string };
const stored = { id: "one", kode: "A", nama: "Ani" };
const recognition: Recognition<Row, Fields & { id: string }> = {
  field: "kode",
  noun: "Kode",
  keyOf: ({ kode }, fault) => {
    fault("kode", kode === "?" ? "Kode tidak dikenal." : null);
    return kode === "?" ? null : kode.toLowerCase();
  },
  stored: new Map([["a", stored]]),
  taken: (label, { nama }) => `${label} sudah dipakai oleh ${nama}.`,
};
function plan(duplicates: DuplicateMode, ...rows: Row[]) {
  const input = { import_id: "x", duplicates, rows };
  return planRows(input, recognition, ({ row, fault }): Fields => {
    fault("nama", row.nama === "" ? "Nama wajib diisi." : null);
    return { kode: row.kode, nama: row.nama };
  });
}

test("a new row is created, with all that it says for the audit", async () => {
  const { created, updated, skipped, faults } = await plan("stop", {
    row: 2,
    kode: "B",
    nama: "Budi",
  });
  assert.equal([updated, skipped, faults], [[], 0, []]);
  assert.equal([created[0]!.before, created[0]!.after], [null, { kode: "B", nama: "Budi" }]);
});

test("a row that exists is updated under its id, and the audit gets what differs", async () => {
  const { updated } = await plan("update", { row: 2, kode: "A", nama: "Ana" });
  const { id, before, after } = updated[0]!;
  assert.equal([id, before, after], ["one", { nama: "Ani" }, { nama: "Ana" }]);
});

test("a row that says what is stored is skipped, unless it brings a password", async () => {
  const same = { row: 2, kode: "A", nama: "Ani" };
  assert.is((await plan("update", same)).skipped, 1);
  assert.is((await plan("update", { ...same, password: "rahasia" })).updated.length, 1);
});

test("skipping asks nothing of a row that exists", async () => {
  const { skipped, updated, faults } = await plan("skip", { row: 2, kode: "a", nama: "" });
  assert.equal([skipped, updated, faults], [1, [], []]);
});

test("faults are told in the order of the sheet, with the owner and the earlier row", async () => {
  const { faults } = await plan(
    "stop",
    { row: 2, kode: "B", nama: "" },
    { row: 3, kode: "a", nama: "Ani" },
    { row: 4, kode: "?", nama: "" },
    { row: 5, kode: "b", nama: "Beni" },
  );
  assert.equal(
    faults.map(({ row, message }) => [row, message]),
    [
      [2, "Nama wajib diisi."],
      [3, "Kode a sudah dipakai oleh Ani."],
      [4, "Kode tidak dikenal."],
      [5, "Kode b sudah ada di baris 2."],
    ],
  );
});

test("a code is found without regard to case, and missed in words", () => {
  const find = codeFinder("Agama", [{ id: "r1", kode: "ISLAM" }]);
  const said: string[] = [];
  const fault = (field: string, message: string | null) => said.push(`${field}: ${message}`);
  assert.equal([find("agama", "islam", fault), find("agama", "X", fault)], ["r1", null]);
  assert.equal(said, ['agama: Agama "X" tidak ada di server.']);
});

test.run();
