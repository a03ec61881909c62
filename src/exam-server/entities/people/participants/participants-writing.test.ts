import * as assert from "uvu/assert";
import { listGroupOptions } from "../../../../contract/groups.ts";
import { listMajorOptions } from "../../../../contract/majors.ts";
import {
  createParticipant,
  getParticipant,
  passwordAlphabet,
  resetParticipantPasswords,
  updateParticipant,
  type Participant,
  type ParticipantInput,
} from "../../../../contract/participants.ts";
import { listReligionOptions } from "../../../../contract/religions.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { verifyPassword } from "../../../security/passwords.ts";

const { test, server } = serverSuite("writing a participant");
let blank: ParticipantInput;
let count = 0;
test.before(async () => {
  blank = {
    no_ujian: "",
    nama: "Siti Aminah",
    nisn: "",
    sesi: 1,
    jurusan_id: (await server.ok(listMajorOptions, {}))[0]!.id,
    agama_id: (await server.ok(listReligionOptions, {}))[0]!.id,
    group_id: (await server.ok(listGroupOptions, {}))[1]!.id,
    antiblock: false,
    password: "",
  };
});

async function add(fields: Partial<ParticipantInput> = {}): Promise<Participant> {
  count += 1;
  const input = { ...blank, no_ujian: `W-${String(count).padStart(4, "0")}`, ...fields };
  return (await server.ok(createParticipant, input)).participant;
}

function editOf(row: Participant, fields: Partial<ParticipantInput> = {}) {
  const { id, version, no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock } = row;
  const kept = { no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock, password: "" };
  return { id, version, ...kept, ...fields };
}

async function opens(id: string, password: string): Promise<boolean> {
  const row = await server.db
    .selectFrom("participants")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return verifyPassword(password, row.password_hash);
}

test("a new participant gets a password without look-alikes, shown this once", async () => {
  const { participant, password } = await server.ok(createParticipant, {
    ...blank,
    no_ujian: "0012",
  });
  assert.is(participant.no_ujian, "0012", "leading zeros stay");
  assert.is(participant.status, "active");
  assert.is(password.length, 8);
  assert.ok([...password].every((letter) => passwordAlphabet.includes(letter)));
  assert.ok(await opens(participant.id, password));
});

test("a typed password is used and not repeated", async () => {
  const typed = "rahasia-Ähnlich";
  const made = await server.ok(createParticipant, {
    ...blank,
    no_ujian: "typed-1",
    password: typed,
  });
  assert.is(made.password, "");
  assert.ok(await opens(made.participant.id, typed.normalize("NFD")));
});

test("a number in use is refused under its input, in whatever case, and by whose it is", async () => {
  await add({ no_ujian: "Dupe-A", nama: "Rina Marlina" });
  const { code, data } = await server.call(createParticipant, { ...blank, no_ujian: "dUPE-a" });
  assert.is(code, "12");
  assert.equal(data as unknown, {
    no_ujian: "Nomor ujian dUPE-a sudah dipakai oleh Rina Marlina.",
  });
});

test("a NISN keeps its zeros, belongs to one person, and stays when a change does not name it", async () => {
  const owner = await add({ nisn: "0012345678", nama: "Pemilik NISN" });
  assert.is(owner.nisn, "0012345678");
  const kept = await server.ok(updateParticipant, editOf(owner, { nama: "Pemilik Baru" }));
  assert.is(kept.nisn, "0012345678");
  const other = await add();
  const taken = await server.call(updateParticipant, editOf(other, { nisn: "0012345678" }));
  assert.equal(
    [taken.code, taken.data as unknown],
    ["12", { nisn: "NISN 0012345678 sudah dipakai oleh Pemilik Baru." }],
  );
  const short = await server.call(updateParticipant, editOf(other, { nisn: "12345678" }));
  assert.equal(short.data as unknown, {
    nisn: "NISN harus 10 angka, termasuk angka 0 di depan.",
  });
  assert.is((await server.ok(updateParticipant, editOf(kept, { nisn: "" }))).nisn, "");
  const freed = await server.ok(updateParticipant, editOf(other, { nisn: "0012345678" }));
  assert.is(freed.nisn, "0012345678");
});

test("a major, religion or group that is gone is named under its input", async () => {
  const { code, data } = await server.call(createParticipant, {
    ...blank,
    no_ujian: "gone-1",
    jurusan_id: "x",
    agama_id: "y",
    group_id: "z",
  });
  assert.is(code, "12");
  assert.equal(Object.keys(data), ["jurusan_id", "agama_id", "group_id"]);
});

test("a change answers what is stored now, one version on", async () => {
  const before = await add();
  server.wait(1000);
  const after = await server.ok(updateParticipant, editOf(before, { nama: " Siti  Aminah Z " }));
  assert.is(after.nama, "Siti Aminah Z");
  assert.is(after.version, before.version + 1);
  assert.ok(after.updated_at > before.updated_at);
});

test("saving without a change leaves the version as it is", async () => {
  const before = await add();
  assert.equal(await server.ok(updateParticipant, editOf(before)), before);
});

test("somebody else's newer version is told with what it is now, and not overwritten", async () => {
  const opened = await add({ nama: "Dua Tab" });
  const newer = await server.ok(updateParticipant, editOf(opened, { nama: "Tab Pertama" }));
  const answer = await server.call(updateParticipant, editOf(opened, { nama: "Tab Kedua" }));
  assert.is(answer.status, 409);
  assert.is(answer.code, "49");
  assert.equal(answer.data, newer);
  assert.is((await server.ok(getParticipant, { id: opened.id })).nama, "Tab Pertama");
});

test("of two saves of the same version at once only one is written", async () => {
  const opened = await add();
  const answers = await Promise.all(
    ["A", "B", "C"].map((nama) => server.call(updateParticipant, editOf(opened, { nama }))),
  );
  assert.equal(answers.map(({ code }) => code).sort(), ["00", "49", "49"]);
});

test("an empty password keeps the old one, a typed one replaces it", async () => {
  const { participant, password } = await server.ok(createParticipant, {
    ...blank,
    no_ujian: "pw-1",
  });
  const renamed = await server.ok(updateParticipant, editOf(participant, { nama: "Nama Baru" }));
  assert.ok(await opens(participant.id, password));
  await server.ok(updateParticipant, editOf(renamed, { password: "baru1234" }));
  assert.ok(await opens(participant.id, "baru1234"));
});

test("reset passwords are answered once, open, and leave open forms valid", async () => {
  const rows = [await add(), await add()];
  const ids = [rows[0]!.id, "gone", rows[1]!.id, rows[0]!.id];
  const { results } = await server.ok(resetParticipantPasswords, { ids });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused", "done"],
  );
  for (const [index, row] of rows.entries()) {
    const result = results[index * 2]!;
    assert.is(result.no_ujian, row.no_ujian);
    assert.is(result.group_path, row.group_path);
    assert.ok(await opens(row.id, result.password));
    await server.ok(updateParticipant, editOf(row, { nama: "Masih Bisa" }));
  }
});

test("each change leaves who, what, before and after, and never a password", async () => {
  const row = await add({ nama: "Jejak", password: "sangat-rahasia" });
  const edit = editOf(row, { nama: "Jejak Baru", password: "lebih-rahasia" });
  await server.ok(updateParticipant, edit);
  const { results } = await server.ok(resetParticipantPasswords, { ids: [row.id] });
  const entries = await server.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("object_id", "=", row.id)
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["participant.create", "participant.update", "participant.reset-password"],
  );
  assert.equal(entries[1]!.before, { nama: "Jejak" });
  assert.equal(entries[1]!.after, { nama: "Jejak Baru", secret: "changed" });
  assert.ok(entries.every((entry) => entry.user_name === server.account("EVIL").name));
  assert.ok(entries.every((entry) => entry.ip === "10.0.0.7"));
  const everything = JSON.stringify(
    await server.db.selectFrom("audit_entries").selectAll().execute(),
  );
  assert.not.match(everything, /rahasia|scrypt/u);
  assert.not.match(everything, results[0]!.password);
});

test.run();
