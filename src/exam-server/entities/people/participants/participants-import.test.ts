import * as assert from "uvu/assert";
import * as v from "valibot";
import type { DuplicateMode } from "../../../../contract/imports.ts";
import {
  createParticipant,
  deleteParticipants,
  getParticipant,
  getParticipantImport,
  listParticipants,
  importParticipants,
  resetParticipantPasswords,
  type ParticipantImportRow,
} from "../../../../contract/participants.ts";
import { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import { importSubjects } from "../../../../contract/subjects.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { serverSuite, withTestServer } from "../../../../testing/server/server-suite.ts";
import { verifyPassword } from "../../../security/passwords.ts";
import { testCosts } from "../../../../testing/server/test-settings.ts";
import { importRow } from "../../../../testing/sheets/import-rows.ts";

const { test, server } = serverSuite("importing participants");

let numbers = 0;
function row(fields: Partial<ParticipantImportRow> = {}): ParticipantImportRow {
  numbers += 1;
  const number = `IMP-${String(numbers).padStart(5, "0")}`;
  return importRow(numbers - 1, number, { jurusan_kode: "IPA", ...fields });
}
const newId = () => randomAlphanumeric(20);

function send(rows: ParticipantImportRow[], duplicates: DuplicateMode = "stop", id = newId()) {
  return server.call(importParticipants, { import_id: id, duplicates, rows });
}
async function sent(
  rows: ParticipantImportRow[],
  duplicates: DuplicateMode = "stop",
  id = newId(),
) {
  const answer = await send(rows, duplicates, id);
  assert.is(answer.code, "00", JSON.stringify(answer.data));
  return answer.data;
}
const total = async () => (await server.ok(listParticipants, {})).total;
async function find(number: string) {
  const { items } = await server.ok(listParticipants, { q: number });
  return items.find(({ no_ujian }) => no_ujian === number);
}

test("new participants get what empty cells mean, and a password each that opens", async () => {
  const rows = [row(), row({ password: "tertulis", sesi: 3, antiblock: true })];
  const result = await sent(rows);
  assert.ok(v.is(participantEndpoints.importParticipants.output, result));
  assert.equal([result.created, result.updated, result.skipped], [2, 0, 0]);
  assert.equal(
    result.passwords.map(({ no_ujian }) => no_ujian),
    [rows[0]!.no_ujian],
    "a password that stood in the sheet is not repeated",
  );
  assert.ok(result.passwords[0]!.password.length >= 6, "nobody guesses it during an exam");
  const made = await find(rows[0]!.no_ujian);
  assert.equal(
    [made!.sesi, made!.group_id, made!.antiblock, made!.status],
    [1, null, false, "active"],
  );
  const stored = await server.db
    .selectFrom("participants")
    .select(["no_ujian", "password_hash as hash"])
    .where(
      "no_ujian",
      "in",
      rows.map(({ no_ujian }) => no_ujian),
    )
    .orderBy("no_ujian")
    .execute();
  assert.ok(await verifyPassword(result.passwords[0]!.password, stored[0]!.hash));
  assert.ok(await verifyPassword("tertulis", stored[1]!.hash));
});

test("a password is answered with the group that its slip is handed out in", async () => {
  const rows = [row({ group: "XI IPA 2" }), row()];
  const { passwords } = await sent(rows);
  assert.equal(
    passwords.map(({ no_ujian, group_path }) => [no_ujian, group_path]),
    [
      [rows[0]!.no_ujian, "XI / XI IPA 2"],
      [rows[1]!.no_ujian, null],
    ],
  );
});

test("codes are found without regard to case, groups by path or by a name of their own", async () => {
  const rows = [
    row({ jurusan_kode: "ips", agama_kode: "Katolik", group: "xii / xii ips 1" }),
    row({ group: "XI IPA 2" }),
    row({ group: "XI/XI IPA 2" }),
  ];
  await sent(rows);
  const found = await Promise.all(rows.map(({ no_ujian }) => find(no_ujian)));
  assert.equal([found[0]!.jurusan_kode, found[0]!.agama_kode], ["IPS", "KATOLIK"]);
  assert.equal(
    found.map((one) => one!.group_path),
    ["XII / XII IPS 1", "XI / XI IPA 2", "XI / XI IPA 2"],
  );
});

test("faults are told by row, field and reason, and then nothing is written", async () => {
  const before = await total();
  const twice = row();
  const rows = [
    row(),
    row({ jurusan_kode: "NOPE", agama_kode: "JEDI", group: "Kelas Hantu" }),
    row({ status: "blocked" }),
    twice,
    row({ no_ujian: twice.no_ujian.toLowerCase() }),
  ];
  const answer = await send(rows);
  assert.is(answer.status, 200);
  assert.is(answer.code, "01");
  const { faults, created } = answer.data;
  assert.is(created, 0);
  assert.equal(
    faults.map((fault) => [fault.row, fault.field]),
    [
      [rows[1]!.row, "jurusan_kode"],
      [rows[1]!.row, "agama_kode"],
      [rows[1]!.row, "group"],
      [rows[2]!.row, "block_reason"],
      [rows[4]!.row, "no_ujian"],
    ],
  );
  assert.match(faults.at(-1)!.message, new RegExp(`baris ${twice.row}`, "u"));
  assert.is(await total(), before);
});

test("a sheet with a fault costs no hash, and neither do ids of nobody", async () => {
  // More memory than scrypt may take: whatever is hashed fails.
  const passwordCosts = { ...testCosts, participant: 1_048_576 };
  await withTestServer({ passwordCosts, school: "empty" }, async (other) => {
    const rows = [row({ jurusan_kode: "1945" }), row({ jurusan_kode: "NOPE" })];
    const sheet = { duplicates: "stop", rows } as const;
    const { code, data } = await other.call(importParticipants, { import_id: newId(), ...sheet });
    assert.equal([code, data.created, data.faults.length], ["01", 0, 1]);
    const { results } = await other.ok(resetParticipantPasswords, { ids: [newId(), newId()] });
    assert.ok(results.every(({ outcome }) => outcome === "refused"));
  });
});

test("a bare group name that two groups have must be written as a path", async () => {
  const at = server.now;
  const groups = await server.db.selectFrom("groups").select(["id", "path"]).execute();
  for (const parent of ["X", "XI"]) {
    await server.db
      .insertInto("groups")
      .values({
        id: `twin-${parent}`,
        parent_id: groups.find(({ path }) => path === parent)!.id,
        name: "Olimpiade",
        path: `${parent} / Olimpiade`,
        sort_key: `${parent} / olimpiade`,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  const { data } = await send([row({ group: "olimpiade" })]);
  assert.match(data.faults[0]!.message, /Ada 2 group/u);
  await sent([row({ group: "XI / Olimpiade" })]);
});

test("stop refuses every number that exists and says whose it is", async () => {
  const known = row();
  await sent([known]);
  const { code, data } = await send([row(), { ...known, nama: "Orang Lain" }]);
  assert.is(code, "01");
  assert.is(data.faults.length, 1);
  assert.match(data.faults[0]!.message, new RegExp(known.nama, "u"));
});

test("skip leaves who exists untouched", async () => {
  const known = row();
  await sent([known]);
  const result = await sent(
    [row(), { ...known, nama: "Tidak Dipakai", password: "baru1" }],
    "skip",
  );
  assert.equal([result.created, result.updated, result.skipped], [1, 0, 1]);
  assert.is((await find(known.no_ujian))!.nama, known.nama);
});

test("update changes what the sheet says and keeps what it leaves empty", async () => {
  const known = row({ sesi: 2, group: "X 1", antiblock: true, password: "lama1234" });
  await sent([known]);
  const before = (await find(known.no_ujian))!;
  const changed = row({ no_ujian: known.no_ujian, nama: "Nama Baru", agama_kode: "HINDU" });
  const result = await sent([changed], "update");
  assert.equal([result.created, result.updated, result.skipped], [0, 1, 0]);
  assert.equal(result.passwords, []);
  const after = (await find(known.no_ujian))!;
  assert.equal([after.nama, after.agama_kode], ["Nama Baru", "HINDU"]);
  for (const kept of ["sesi", "group_path", "antiblock", "status"] as const) {
    assert.is(after[kept], before[kept]);
  }
  assert.is(after.version, before.version + 1);
  const { password_hash: hash } = await server.db
    .selectFrom("participants")
    .select("password_hash")
    .where("id", "=", after.id)
    .executeTakeFirstOrThrow();
  assert.ok(await verifyPassword("lama1234", hash));
  await sent([{ ...changed, group: "", password: "baru1234" }], "update");
  assert.is((await find(known.no_ujian))!.group_path, null, "an empty text takes the group away");
});

test("a sheet imported again unchanged changes nothing, versions included", async () => {
  const rows = [row({ group: "X 2" }), row({ status: "blocked", block_reason: "Curang" })];
  await sent(rows);
  const before = await Promise.all(rows.map(({ no_ujian }) => find(no_ujian)));
  const result = await sent(rows, "update");
  assert.equal([result.created, result.updated, result.skipped], [0, 0, 2]);
  assert.equal(await Promise.all(rows.map(({ no_ujian }) => find(no_ujian))), before);
});

test("the same import_id writes once and answers the same, without the passwords", async () => {
  const rows = [row(), row()];
  const id = newId();
  assert.is((await server.call(getParticipantImport, { import_id: id })).status, 404);
  const first = await sent(rows, "stop", id);
  const again = await sent(rows, "stop", id);
  assert.equal(again, { ...first, passwords: [] });
  assert.equal(await server.ok(getParticipantImport, { import_id: id }), again);
});

test("the same import sent twice in the same moment writes once", async () => {
  const rows = Array.from({ length: 50 }, () => row());
  const id = newId();
  const before = await total();
  const answers = await Promise.all([send(rows, "stop", id), send(rows, "stop", id)]);
  assert.equal(
    answers.map(({ code, data }) => [code, data.created]),
    [
      ["00", 50],
      ["00", 50],
    ],
  );
  assert.is(await total(), before + 50);
});

test("two people who import the same sheet at once add each row once", async () => {
  const rows = Array.from({ length: 50 }, () => row());
  const answers = await Promise.all([send(rows, "skip"), send([...rows].reverse(), "skip")]);
  assert.equal(
    answers.map(({ code, data }) => [code, data.created + data.skipped]),
    [
      ["00", 50],
      ["00", 50],
    ],
  );
  const created = answers.map(({ data }) => data.created);
  assert.is(Math.max(...created), 50);
  assert.is(Math.min(...created), 0);
});

test("an import that had faults may be sent again under its id once they are mended", async () => {
  const wrong = row({ agama_kode: "SALAH" });
  const id = newId();
  assert.is((await send([wrong], "stop", id)).code, "01");
  assert.is((await server.call(getParticipantImport, { import_id: id })).status, 404);
  assert.is((await sent([{ ...wrong, agama_kode: "ISLAM" }], "stop", id)).created, 1);
});

test("giving up before the end leaves nothing behind", async () => {
  const before = await total();
  for (const waitMs of [0, 5, 20]) {
    const giveUp = new AbortController();
    const rows = Array.from({ length: 1500 }, () => row());
    const id = newId();
    const answer = server.call(
      importParticipants,
      { import_id: id, duplicates: "stop", rows },
      { signal: giveUp.signal },
    );
    setTimeout(() => giveUp.abort(), waitMs);
    assert.is((await answer).code, "49", `after ${waitMs} ms`);
    assert.is((await server.call(getParticipantImport, { import_id: id })).status, 404);
    assert.is(await total(), before);
  }
});

test("a number whose owner was deleted is free again", async () => {
  const rows = [row()];
  await sent(rows);
  const { id } = (await find(rows[0]!.no_ujian))!;
  await server.ok(deleteParticipants, { ids: [id] });
  assert.is((await sent(rows)).created, 1);
});

test("every imported row has its entry in the participant's history, without passwords", async () => {
  const rows = [row({ password: "jangan-dicatat" })];
  await sent(rows);
  const { id } = (await find(rows[0]!.no_ujian))!;
  const { history } = await server.ok(getParticipant, { id });
  assert.equal(
    history.map(({ action }) => action),
    ["import"],
  );
  const entries = await server.db.selectFrom("audit_entries").selectAll().execute();
  assert.not.match(JSON.stringify(entries), /jangan-dicatat|scrypt/u);
});

test("five thousand rows go in while a hundred lists and a new participant are answered", async () => {
  const before = await total();
  const rows = Array.from({ length: 5000 }, () => row({ group: "XII IPA 1" }));
  const state = { done: false };
  const imported = sent(rows).finally(() => {
    state.done = true;
  });
  const lists: Promise<{ code: string }>[] = [];
  let duringImport = 0;
  while (lists.length < 100) {
    lists.push(server.call(listParticipants, { q: "an", page: (lists.length % 4) + 1 }));
    if (!state.done) duringImport += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { jurusan_id, agama_id } = (await server.ok(listParticipants, {})).items[0]!;
  await server.ok(createParticipant, {
    no_ujian: "MEANWHILE",
    nama: "Sementara Itu",
    sesi: 1,
    jurusan_id,
    agama_id,
    group_id: null,
    antiblock: false,
    password: "",
  });
  assert.ok((await Promise.all(lists)).every(({ code }) => code === "00"));
  assert.ok(duringImport > 20, `${duringImport} lists were asked for during the import`);
  const result = await imported;
  assert.is(result.created, 5000);
  assert.is(result.passwords.length, 5000);
  assert.is(new Set(result.passwords.map(({ password }) => password)).size, 5000);
  assert.is(await total(), before + 5001);
});

test("more rows than the contract allows are refused before any is looked at", async () => {
  const one = row();
  const { code, status } = await send(Array.from({ length: 10_001 }, () => one));
  assert.is(code, "12");
  assert.is(status, 422);
});

test("the id of another kind of import is refused in words", async () => {
  const id = newId();
  await sent([row()], "stop", id);
  const subject = {
    row: 2,
    kode: "TABRAK",
    nama: "Tabrakan",
    agama_kode: null,
    jurusan_kodes: null,
  };
  const rows = [{ ...subject, kkm: null, korektor: null }];
  const other = await server.call(importSubjects, { import_id: id, duplicates: "stop", rows });
  assert.equal([other.status, other.data], [409, null]);
  assert.match(other.message, /bertabrakan dengan impor lain/u);
});

async function withGroups(rows: ParticipantImportRow[], duplicates: DuplicateMode, token?: string) {
  const input = { import_id: newId(), duplicates, rows, create_groups: true };
  return server.call(importParticipants, input, token === undefined ? {} : { token });
}
const hasGroup = async (path: string) =>
  (await server.db.selectFrom("groups").select("id").where("path", "=", path).execute()).length > 0;

test("groups that are missing are made with their parents, once, if that was agreed to", async () => {
  const rows = [
    row({ group: "Kelas 12 / 12 A" }),
    row({ group: "kelas 12/12 a" }),
    row({ group: "Tamu" }),
  ];
  assert.is((await send(rows)).data.faults.length, 3, "not without agreement");
  const { code, data: made } = await withGroups(rows, "stop");
  assert.equal([code, made.new_groups], ["00", 3]);
  assert.is(
    (await withGroups([row({ group: "Tamu" })], "stop")).data.new_groups,
    undefined,
    "known",
  );
  const found = await Promise.all(rows.map(({ no_ujian }) => find(no_ujian)));
  assert.equal(
    found.map((one) => one!.group_path),
    ["Kelas 12 / 12 A", "Kelas 12 / 12 A", "Tamu"],
  );
  const entries = await server.db
    .selectFrom("audit_entries")
    .select("action")
    .where("action", "=", "group.create")
    .execute();
  assert.is(entries.length, 3);
});

test("a fault in another row takes the groups back, and rows that are skipped make none", async () => {
  const { data } = await withGroups([row({ group: "Batal" }), row({ agama_kode: "JEDI" })], "stop");
  assert.equal([data.faults.length, data.new_groups], [1, undefined]);
  assert.not.ok(await hasGroup("Batal"));
  const known = row();
  await sent([known]);
  await withGroups([{ ...known, group: "Lewati" }, row()], "skip");
  assert.not.ok(await hasGroup("Lewati"));
});

test("who may not make groups makes none along with participants", async () => {
  const token = await server.signIn("OPRA");
  const user_id = await server.accountId("OPRA");
  await server.db
    .insertInto("user_menus")
    .values([
      { user_id, code: "0001A", effect: "allow" },
      { user_id, code: "0004A", effect: "deny" },
    ])
    .execute();
  const { data } = await withGroups([row({ group: "Terlarang" })], "stop", token);
  assert.match(data.faults[0]!.message, /Group "Terlarang" tidak ada/u);
  assert.not.ok(await hasGroup("Terlarang"));
});

test("a NISN is imported as text, kept by an empty cell, and never given to two", async () => {
  const rows = [row({ nisn: "0000000017" }), row({ nisn: null })];
  await sent(rows);
  assert.is((await find(rows[0]!.no_ujian))!.nisn, "0000000017");
  const kept = { ...rows[0]!, nama: "Nama Baru", nisn: null };
  await sent([kept], "update");
  assert.is((await find(kept.no_ujian))!.nisn, "0000000017");
  const { code, data } = await send([
    row({ nisn: "0000000017" }),
    row({ nisn: "0000000018" }),
    row({ nisn: "0000000018" }),
  ]);
  assert.is(code, "01");
  assert.match(JSON.stringify(data), /NISN 0000000017 sudah dipakai oleh Nama Baru\./u);
  assert.match(JSON.stringify(data), /NISN 0000000018 sudah ada di baris \d+\./u);
  await sent([{ ...kept, nisn: "" }], "update");
  assert.is((await find(kept.no_ujian))!.nisn, "");
});

test.run();
