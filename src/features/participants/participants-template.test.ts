// The template with the school's own codes: filled in by choosing from its lists as a spreadsheet program would, it is
// imported as it stands.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import * as assert from "uvu/assert";
import { createGroup } from "../../contract/groups.ts";
import { createMajor } from "../../contract/majors.ts";
import { importParticipants, listParticipants } from "../../contract/participants.ts";
import { templateFiles } from "../../contract/templates.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { cellText } from "../../files/sheet-cells.ts";
import { createLocalWorker } from "../../testing/local-worker.ts";
import { cellXml } from "../../files/xlsx/xlsx-text.ts";
import { createImportSession } from "../../kit/sheet-import/import-session.ts";
import { saveOwnTemplate } from "../../kit/sheet-import/record-import.ts";
import { participantColumns } from "../../sheets/participants/participant-columns.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { reviewImport } from "../../testing/sheets/open-import.ts";
import { fileOf, textRow } from "../../testing/sheets/sheet-files.ts";
import { loadContext } from "./missing-groups-import.ts";

const { test, server } = serverSuite("participants template", { school: "empty" });
let line: Line;
test.before(() => {
  line = connectConsole(server);
});

const createWorker = () => createLocalWorker(createImportSession());

async function template(): Promise<Uint8Array> {
  const saved: Uint8Array[] = [];
  await saveOwnTemplate("participants", loadContext, {
    createWorker,
    save(bytes, name) {
      assert.is(name, templateFiles.participants);
      saved.push(new Uint8Array(bytes as ArrayBuffer));
    },
  });
  return saved[0]!;
}

const sheetPath = "xl/worksheets/sheet1.xml";
const xmlOf = (file: Uint8Array) => strFromU8(unzipSync(file)[sheetPath]!);

/** What each column lets one choose, by its key: the cells that its validation names. */
function offeredBy(file: Uint8Array): Record<string, string[]> {
  const guide = openSheetFile(file, "template.xlsx").readSheet("Petunjuk", 5000).rows;
  const texts = new Map(guide.map(({ row, cells }) => [row, cellText(cells[0])]));
  const lists = xmlOf(file).matchAll(
    /<dataValidation type="list"[^>]* sqref="([A-Z])2:\1\d+"><formula1>'Petunjuk'!\$A\$(\d+):\$A\$(\d+)<\/formula1>/gu,
  );
  return Object.fromEntries(
    [...lists].map(([, letter = "A", first, last]) => {
      const rows = Array.from({ length: Number(last) - Number(first) + 1 });
      const key = participantColumns[letter.charCodeAt(0) - 65]!.key;
      return [key, rows.map((_none, at) => texts.get(Number(first) + at) ?? "")];
    }),
  );
}

/** Rows from 2 on, each cell the very text that was chosen. */
function filled(file: Uint8Array, people: readonly Record<string, string>[]): File {
  const rows = people.map((person, at) =>
    textRow(
      at + 2,
      participantColumns.map(({ key }) => (person[key] ? cellXml(person[key]) : null)),
    ),
  );
  const parts = unzipSync(file);
  const header = /<row r="1">.*?<\/row>/u.exec(xmlOf(file))![0];
  const sheet = xmlOf(file).replace(
    /<sheetData>.*<\/sheetData>/u,
    () => `<sheetData>${header}${rows.join("")}</sheetData>`,
  );
  return fileOf(zipSync({ ...parts, [sheetPath]: strToU8(sheet) }), "template-peserta.xlsx");
}

const oddNames = [
  'X "Unggulan"',
  "X, Y & Z",
  "<b>XI",
  "=1+1",
  "+62",
  "@kelas",
  "-12",
  "'=kutip",
  "'007",
  "007",
  "7",
  "1E5",
  "TRUE",
  "_x0041_",
  "x 'petik'",
];

test("of a school without groups offers none, and everything else", async () => {
  const offered = offeredBy(await template());
  assert.equal(Object.keys(offered), ["jurusan_kode", "agama_kode", "antiblock", "status"]);
  assert.equal(offered["jurusan_kode"], ["1945"]);
});

test("offers what the import finds: each choice, put into a cell, becomes that very group and major", async () => {
  for (const [at, name] of oddNames.entries()) {
    await server.ok(createMajor, { kode: name.replace(/\s/gu, ""), nama: `Jurusan ${at}` });
    const group = await server.ok(createGroup, { name, parent_id: null });
    await server.ok(createGroup, { name: `${name} 1`, parent_id: group.id });
  }
  const file = await template();
  const { group: groups = [], jurusan_kode: majors = [] } = offeredBy(file);
  assert.is(groups.length, oddNames.length * 2);
  assert.is(majors.length, oddNames.length + 1);
  assert.not.match(xmlOf(file), "<f>");
  const people = groups.map((group, at) => ({
    no_ujian: `00${at}`,
    nama: `Peserta ${at}`,
    jurusan_kode: majors[at % majors.length]!,
    agama_kode: "ISLAM",
    group,
  }));
  const { wizard, at: stateAt } = await reviewImport(filled(file, people), {
    loadContext,
    loadExisting: async () => [],
    send: ({ importId, ...batch }) =>
      server.ok(importParticipants, { import_id: importId, ...batch }),
  });
  assert.equal(stateAt("review").page.rows, [], "no row that needs a look");
  await wizard.commit();
  assert.is(stateAt("done").outcome.created, people.length);
  const { items } = await server.ok(listParticipants, { per_page: 100, sort: "nama" });
  const { majors: known, groups: stored } = await loadContext(new AbortController().signal);
  const bare = (text: string) => text.replace(/^'(?='*[=+@-])/u, "");
  for (const person of people) {
    const item = items.find(({ no_ujian }) => no_ujian === person.no_ujian);
    assert.is(item?.group_path, bare(person.group));
    assert.is(item?.jurusan_kode, bare(person.jurusan_kode));
  }
  assert.equal(
    groups.map(bare).sort(),
    stored.map(({ path }) => path).sort(),
    "all groups are offered",
  );
  assert.equal(majors.map(bare).sort(), known.map(({ kode }) => kode).sort());
});

test("is not made of a list that could not be had", async () => {
  line.isCut = true;
  try {
    await saveOwnTemplate("participants", loadContext, {
      createWorker,
      save: () => assert.unreachable("nothing to hand over"),
    });
    assert.unreachable("the failure is told");
  } catch (error) {
    assert.match(String(error), /Server ujian tidak dapat dihubungi/u);
  } finally {
    line.isCut = false;
  }
});

test.run();
