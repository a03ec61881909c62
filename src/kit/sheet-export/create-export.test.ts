import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { GroupMember } from "../../contract/group-members.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { $serverClockKnown, setServerClock } from "../../core/answers/server-clock.ts";
import { cellText } from "../../files/sheet-cells.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { createLocalWorker } from "../../testing/local-worker.ts";
import { createExport, type ExportOptions } from "./create-export.ts";
import { createExportSession } from "./export-session.ts";
import { sheetFileName } from "../../files/saved-file.ts";

const test = suite("create export");
// The zone in which a file name tells the time.
test.before(() => setServerClock("2026-11-20T07:41:00+07:00"));
test.after(() => $serverClockKnown.set(null));

type Item = { id: string; nama: string };

function open(changes: Partial<ExportOptions<Item>> = {}) {
  const batches: string[][] = [];
  const saved: { bytes: ArrayBuffer; name: string; mediaType: string }[] = [];
  const model = createExport<Item>({
    noun: "peserta",
    sheet: {
      sheetName: "Peserta",
      columns: [
        { header: "no_ujian", width: 20, format: "text", write: ({ id }) => id },
        { header: "nama", width: 30, format: "text", write: ({ nama }) => nama },
      ],
    },
    loadIds: async () => ["01", "02", "03", "04", "05"],
    loadBatch: async (ids) => {
      batches.push(ids);
      return ids.filter((id) => id !== "04").map((id) => ({ id, nama: `=Nama ${id}` }));
    },
    context: () => "XII IPA 1",
    createWorker: () => createLocalWorker(createExportSession()),
    batchSize: 2,
    save: (bytes, name, mediaType) => saved.push({ bytes, name, mediaType }),
    now: () => new Date("2026-11-20T00:41:00Z"),
    ...changes,
  });
  return { model, batches, saved };
}

function textsOf(bytes: ArrayBuffer, name: string): string[][] {
  const file = openSheetFile(new Uint8Array(bytes), name);
  return file.readSheet(file.sheetNames[0] ?? "", 100).rows.map(({ cells }) => cells.map(cellText));
}

test("fetches what the filters find in batches and saves one file under a telling name", async () => {
  for (const format of ["xlsx", "csv"] as const) {
    const { model, batches, saved } = open();
    await model.start(format);
    assert.equal(batches, [["01", "02"], ["03", "04"], ["05"]]);
    assert.match(
      saved[0]?.name ?? "",
      new RegExp(`^peserta_xii-ipa-1_20261120-\\d{4}\\.${format}$`, "u"),
    );
    assert.equal(textsOf(saved[0]!.bytes, saved[0]!.name), [
      ["no_ujian", "nama"],
      ["01", "'=Nama 01"],
      ["02", "'=Nama 02"],
      ["03", "'=Nama 03"],
      ["05", "'=Nama 05"],
    ]);
    assert.equal(model.$state.get(), { step: "done", fileName: saved[0]!.name, rows: 4 });
  }
});

test("has a sheet of a known kind made of records, numbered on from batch to batch", async () => {
  const saved: { bytes: ArrayBuffer; name: string }[] = [];
  const model = createExport<GroupMember>({
    noun: "anggota-group",
    sheet: "groupMembers",
    loadIds: async () => ["01", "02", "03"],
    loadBatch: async (ids) =>
      ids.map((id) => ({
        id,
        no_ujian: id,
        nama: `=Nama ${id}`,
        jurusan_kode: "7",
        jurusan_nama: "TKJ",
        group_id: "a",
        group_path: "XII / TKJ",
      })),
    context: () => "",
    createWorker: () => createLocalWorker(createExportSession()),
    batchSize: 2,
    save: (bytes, name) => saved.push({ bytes, name }),
  });
  await model.start("csv");
  assert.equal(textsOf(saved[0]!.bytes, saved[0]!.name), [
    ["NO", "NO UJIAN", "NAMA PESERTA", "JURUSAN", "NAMA GRUP"],
    ["1", "01", "'=Nama 01", "TKJ", "XII / TKJ"],
    ["2", "02", "'=Nama 02", "TKJ", "XII / TKJ"],
    ["3", "03", "'=Nama 03", "TKJ", "XII / TKJ"],
  ]);
});

test("exports the selection instead, when there is one", async () => {
  const { model, batches } = open();
  await model.start("xlsx", ["03"]);
  assert.equal(batches, [["03"]]);
});

test("says how far it is and stops when it is cancelled", async () => {
  let release = (): void => undefined;
  const { model, saved } = open({
    loadBatch: async (ids) => {
      if (ids.includes("03")) await new Promise<void>((resolve) => (release = resolve));
      return ids.map((id) => ({ id, nama: "" }));
    },
  });
  const running = model.start("xlsx");
  const state = await until(() => {
    const now = model.$state.get();
    return now.step === "running" && now.done === 2 ? now : null;
  });
  assert.is(state.total, 5);
  model.cancel();
  release();
  await running;
  assert.equal(model.$state.get(), { step: "idle" });
  assert.equal(saved, []);
});

test("makes no file of nothing, and says why an export failed", async () => {
  const empty = open({ loadIds: async () => [] });
  await empty.model.start("xlsx");
  assert.equal([empty.model.$state.get().step, empty.saved.length], ["empty", 0]);
  const failed = open({
    loadBatch: async () => {
      throw new ServerError("43", "Anda tidak punya akses.");
    },
  });
  await failed.model.start("csv");
  assert.equal(failed.model.$state.get(), {
    step: "failed",
    format: "csv",
    problem: "Anda tidak punya akses.",
  });
});

test("does not start a second export while one runs", async () => {
  const { model, saved } = open();
  await Promise.all([model.start("xlsx"), model.start("csv")]);
  assert.is(saved.length, 1);
});

test("names files so that every system can store them", () => {
  const name = sheetFileName("Peserta", " Kelas: XII/IPA «1» é ", "20261120-0741", "csv");
  assert.is(name, "peserta_kelas-xii-ipa-1-e_20261120-0741.csv");
  assert.is(sheetFileName("peserta", "", "20261120-0741", "xlsx"), "peserta_20261120-0741.xlsx");
});

test.run();
