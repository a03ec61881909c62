import * as assert from "uvu/assert";
import { listGroups } from "../../contract/groups.ts";
import { listParticipants } from "../../contract/participants.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { createLocalWorker } from "../../testing/local-worker.ts";
import { sheetConverter } from "../../kit/old-sheets/convert-old-sheet.ts";
import { oldSheetAnswerers } from "../../kit/old-sheets/old-sheet-session.ts";
import { createImportSession } from "../../kit/sheet-import/import-session.ts";
import { createRecordImport } from "../../kit/sheet-import/record-import.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { fileOf } from "../../testing/sheets/sheet-files.ts";
import { xlsFile } from "../../testing/sheets/xls-file.ts";
import { createParticipantImport } from "./missing-groups-import.ts";

const { test, server } = serverSuite(
  "import of participants from .xls, with groups that are missing",
);
test.before(() => {
  connectConsole(server);
});

const heads = ["Nomor Peserta", "Nama Siswa", "Jurusan", "Agama", "Kelas"];
const sheet = (...rows: string[][]) =>
  fileOf(xlsFile([{ name: "Data", rows: [heads, ...rows] }]), "siswa.xls");

async function review(file: File) {
  const model = createParticipantImport();
  const wizard = createRecordImport(model.records, {
    createWorker: () => createLocalWorker(createImportSession()),
    convert: sheetConverter(() => createLocalWorker(oldSheetAnswerers)),
  });
  await wizard.choose(file);
  await wizard.check();
  const step = () => wizard.$state.get().step;
  assert.is(step(), "review", JSON.stringify(wizard.$state.get()));
  return { model, wizard, step };
}

const stored = async (q: string) => (await server.ok(listParticipants, { q })).items;
const paths = async () => (await server.ok(listGroups, {})).items.map(({ path }) => path);

test("a class that the school lacks is made once it is agreed to, parents first", async () => {
  const [major] = await server.db.selectFrom("majors").select("kode").execute();
  const kode = major!.kode;
  const { model, wizard, step } = await review(
    sheet(
      ["0000123", "Ani Baru", kode, "Islam", "X Baru / X Baru 1"],
      ["0000124", "Budi Baru", kode, "Islam", "x baru/x baru 1"],
    ),
  );
  await wizard.commit();
  assert.is(step(), "review", "the missing group is shown first");
  await wizard.plan();
  assert.is(step(), "plan");
  assert.equal(model.$missing.get(), { paths: ["X Baru", "X Baru / X Baru 1"], isAgreed: false });
  model.agree(true);
  await wizard.commit();
  assert.is(step(), "done", JSON.stringify(wizard.$state.get()));
  assert.equal(
    (await stored("Baru")).map(({ no_ujian, group_path }) => [no_ujian, group_path]),
    [
      ["0000123", "X Baru / X Baru 1"],
      ["0000124", "X Baru / X Baru 1"],
    ],
  );
  assert.ok((await paths()).includes("X Baru"));
});

test("without agreement nothing is written, and each row says why", async () => {
  const [major] = await server.db.selectFrom("majors").select("kode").execute();
  const { wizard, step } = await review(
    sheet(["0000125", "Citra Lain", major!.kode, "Islam", "Kelas Hantu"]),
  );
  await wizard.plan();
  await wizard.commit();
  assert.is(step(), "review");
  assert.equal(await stored("Citra Lain"), []);
  assert.not.ok((await paths()).includes("Kelas Hantu"));
});

test("a group that only a row with a fault names is not asked about", async () => {
  const [major] = await server.db.selectFrom("majors").select("kode").execute();
  const { model, wizard, step } = await review(
    sheet(
      ["0000127", "Eka Benar", major!.kode, "Islam", ""],
      ["0000128", "Fajar Salah", major!.kode, "Jedi", "Kelas Salah"],
    ),
  );
  await wizard.plan();
  assert.is(step(), "plan");
  assert.equal(model.$missing.get().paths, []);
  await wizard.commit();
  assert.is(step(), "done", JSON.stringify(wizard.$state.get()));
  assert.not.ok((await paths()).includes("Kelas Salah"));
});

test("where all groups are known nothing more is asked", async () => {
  const [major] = await server.db.selectFrom("majors").select("kode").execute();
  const [group] = await paths();
  const { wizard, step } = await review(
    sheet(["0000126", "Dedi Biasa", major!.kode, "Islam", group!]),
  );
  await wizard.commit();
  assert.is(step(), "done");
  assert.is((await stored("Dedi Biasa"))[0]?.no_ujian, "0000126");
});

test.run();
