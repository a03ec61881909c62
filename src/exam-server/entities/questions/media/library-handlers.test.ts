// The institution's own pictures and sounds on the exam server: uploaded, found, renamed, used in questions, deleted.
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteQuestionBanks, lockQuestionBank } from "../../../../contract/questions/banks.ts";
import {
  deleteLibraryFiles,
  listLibrary,
  listLibraryIds,
  listLibraryUses,
  renameLibraryFile,
  uploadLibraryFile,
  type LibraryFile,
} from "../../../../contract/questions/library.ts";
import {
  deleteMedia,
  listMedia,
  listMediaUses,
  mediaAddress,
} from "../../../../contract/questions/media.ts";
import { createQuestion, deleteQuestions } from "../../../../contract/questions/questions.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import { nobodysHash } from "../../../security/passwords.ts";
import { testCosts } from "../../../../testing/server/test-settings.ts";
import { issueToken } from "../../../security/tokens.ts";
import {
  openTestBank,
  pngBytes,
  reasonsOf,
  sharedText,
  testQuestion,
  wavBytes,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { purgeLostMedia } from "./media-uses-store.ts";

const test = suite("library of the institution");
let school: TestBank;
/** Looks after documents, and writes no questions. */
let operator: string;
test.before(async () => {
  school = await openTestBank();
  const { db, now } = school.server;
  const password_hash = nobodysHash(testCosts);
  const user = { id: "operator", name: "Operator", email: "op@sekolah.contoh", password_hash };
  const stamps = { created_at: now, updated_at: now };
  await db
    .insertInto("users")
    .values({ ...user, ...stamps, role: "OPRA" })
    .execute();
  operator = await issueToken(db, user.id, "10.0.0.7", now);
});
test.after(() => school.close());

let marks = 1000;
const upload = (file: Uint8Array<ArrayBuffer>, name = "") =>
  school.server.call(uploadLibraryFile, { name }, { file, token: operator });
const newPicture = async (name = "") =>
  (await upload(pngBytes(40, 30, (marks += 1)), name)).data as LibraryFile;
const showing = (id: string) => `<p>Lihat <img src="${mediaAddress(id)}" alt="Logo"></p>`;
const ask = (id: string, bank = school.bank.id, token = school.author) => {
  const question_id = crypto.randomUUID();
  const sent = { id: bank, question_id, ...testQuestion("x", { stem: showing(id) }) };
  return school.server.call(createQuestion, sent, { token });
};
const removal = async (...ids: string[]) =>
  reasonsOf((await school.server.ok(deleteLibraryFiles, { ids }, { token: operator })).results);
const namesFound = async (query: Parameters<typeof school.server.ok<typeof listLibrary>>[1]) =>
  (await school.server.ok(listLibrary, query)).items.map(({ name }) => name);
const isServed = async (id: string) =>
  (await school.server.exam.fetch(new Request(`http://exam.test${mediaAddress(id)}`))).ok;
const audited = async (id: string) =>
  (
    await school.server.db
      .selectFrom("audit_entries")
      .select("action")
      .where("object_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

test("a file is known by its content, and the same content is kept once in the library", async () => {
  const bytes = pngBytes(320, 200, (marks += 1));
  const [first, again] = await Promise.all([upload(bytes, "logo.png"), upload(bytes, "logo.png")]);
  assert.equal(again.data, first.data);
  const { data: logo } = first;
  assert.equal(
    [logo.kind, logo.width, logo.bank_id, logo.use_count, logo.version],
    ["image", 320, null, 0, 1],
  );
  assert.ok(await isServed(logo.id));
  const inBank = await school.upload(bytes);
  assert.is.not(inBank.id, logo.id, "a bank keeps its own");
  assert.equal(await audited(logo.id), ["library.upload"]);
  const refusal = await upload(new TextEncoder().encode("<svg onload=alert(1)>"), "a.png");
  assert.equal([refusal.code, Object.keys(refusal.data)], ["12", ["file"]]);
});

test("files are found by name, kind and use, and no file of a bank is among them", async () => {
  const [bell, map] = [await upload(wavBytes(300), "bel.wav"), await newPicture("peta 100%.png")];
  const other = await school.upload(pngBytes(40, 30, (marks += 1)));
  await ask(map.id);
  assert.equal(await namesFound({ q: "PETA 100%" }), ["peta 100%.png"]);
  assert.equal(await namesFound({ kind: "audio" }), ["bel.wav"]);
  assert.equal(await namesFound({ used: "ya" }), ["peta 100%.png"]);
  assert.ok((await namesFound({ used: "tidak" })).includes("bel.wav"));
  const [largest] = await namesFound({ sort: "-size" });
  assert.is(largest, "bel.wav");
  const { total, items } = await school.server.ok(listLibrary, { per_page: 1 });
  const { ids } = await school.server.ok(listLibraryIds, {});
  assert.equal([items.length, total], [1, ids.length]);
  assert.ok(ids.includes(bell.data.id) && !ids.includes(other.id));
});

test("a file gets another name, and who saw an older one is told", async () => {
  const { server } = school;
  const file = await newPicture("lama.png");
  const rename = (name: string, version: number) =>
    server.call(renameLibraryFile, { id: file.id, version, name }, { token: operator });
  const renamed = await rename("  baru.png ", 1);
  assert.equal([renamed.data.name, renamed.data.version], ["baru.png", 2]);
  const late = await rename("lain.png", 1);
  assert.equal([late.status, late.data.name], [409, "baru.png"]);
  assert.is((await rename("baru.png", 2)).data.version, 2, "nothing changed");
  assert.equal(Object.keys((await rename(" ", 2)).data), ["name"]);
  assert.equal(await audited(file.id), ["library.upload", "library.update"]);
  const picture = await school.upload(pngBytes(40, 30, (marks += 1)));
  const foreign = { id: picture.id, version: 1, name: "x.png" };
  assert.is((await server.call(renameLibraryFile, foreign)).status, 404);
});

test("what questions and references show stays, and says by what it is kept", async () => {
  const { server, bank, author } = school;
  const [used, shared, free] = [await newPicture(), await newPicture(), await newPicture()];
  const { data: question } = await ask(used.id);
  const text = { ...sharedText, isi: showing(shared.id) };
  await server.ok(createReference, { id: bank.id, ...text }, { token: author });
  assert.equal(await removal(used.id, shared.id, free.id, "tidak-ada"), [
    "Dipakai 1 soal.",
    "Dipakai 1 referensi.",
    "done",
    "Berkas instansi tidak ditemukan.",
  ]);
  assert.equal([await isServed(used.id), await isServed(free.id)], [true, false]);
  await server.ok(deleteQuestions, { ids: [question.id] });
  assert.match((await removal(used.id))[0]!, /masih dapat dikembalikan/u);
  assert.equal(await audited(free.id), ["library.upload", "library.delete"]);
});

test("a file that is being put to use is not deleted at that moment", async () => {
  const { db } = school.server;
  const [file, { data: question }] = [await newPicture(), await ask((await newPicture()).id)];
  let begin = () => {};
  let commit = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const committed = new Promise<void>((resolve) => (commit = resolve));
  const using = db.transaction().execute(async (transaction) => {
    const use = { media_id: file.id, question_id: question.id };
    await transaction.insertInto("media_uses").values(use).execute();
    begin();
    await committed;
  });
  await begun;
  const removed = removal(file.id);
  await waitedFor();
  commit();
  await using;
  assert.equal(await removed, ["Dipakai 1 soal."]);
  assert.ok(await isServed(file.id));
});

/** Until somebody waits for what another transaction holds. */
async function waitedFor(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(school.server.db);
    if (rows[0]!.waiting > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.unreachable("nobody waits");
}

test("everybody who writes questions may show one; nobody else's bank file becomes theirs by it", async () => {
  const { server, stranger, addBank, bank } = school;
  const file = await newPicture();
  const foreign = await addBank("ASING", stranger);
  assert.is((await ask(file.id, foreign.id, stranger)).code, "00");
  assert.is((await ask(file.id)).code, "00");
  const seen = async (token: string) => {
    const { items, hidden } = await server.ok(listLibraryUses, { id: file.id }, { token });
    return [items.map(({ bank_kode }) => bank_kode), hidden];
  };
  assert.equal(await seen(stranger), [["ASING"], 1]);
  assert.equal(await seen(server.token!), [["ASING", "UTAMA"], 0]);
  assert.equal(await seen(operator), [[], 2], "who opens no banks is told of none");
  await server.ok(lockQuestionBank, { id: foreign.id, password: "rahasia" });
  assert.equal(await seen(server.token!), [["UTAMA"], 1]);
  const own = await school.upload(pngBytes(40, 30, (marks += 1)));
  const asked = await server.call(listLibraryUses, { id: own.id }, { token: operator });
  assert.is(asked.status, 404, "a bank's file is not the library's");
  const uses = await server.ok(listMediaUses, { id: file.id }, { token: stranger });
  assert.is(uses.hidden, 2);
  const { items } = await server.ok(listMedia, { id: bank.id });
  assert.not(items.some(({ id }) => id === file.id));
  const wrongWay = await server.ok(deleteMedia, { ids: [file.id] });
  assert.equal(reasonsOf(wrongWay.results), ["File tidak ditemukan."]);
});

test("writers of questions read the library; uploading, renaming and deleting is for who makes documents", async () => {
  const { server } = school;
  const file = await newPicture();
  const { id: user_id } = await server.db
    .selectFrom("users")
    .select("id")
    .where("name", "=", "Guru Lain")
    .executeTakeFirstOrThrow();
  const deny = (code: "0021A" | "0010A") =>
    server.db.insertInto("user_menus").values({ user_id, code, effect: "deny" }).execute();
  await deny("0021A");
  const token = await issueToken(server.db, user_id, "10.0.0.7", server.now);
  const statuses = await Promise.all([
    server.call(listLibrary, {}, { token }),
    server.call(listLibraryUses, { id: file.id }, { token }),
    server.call(uploadLibraryFile, { name: "" }, { token, file: pngBytes(9, 9) }),
    server.call(renameLibraryFile, { id: file.id, version: 1, name: "x" }, { token }),
    server.call(deleteLibraryFiles, { ids: [file.id] }, { token }),
  ]);
  assert.equal(
    statuses.map(({ status }) => status),
    [200, 200, 403, 403, 403],
  );
  await deny("0010A");
  assert.is((await server.call(listLibrary, {}, { token })).status, 403);
});

test("files of the library outlive the banks that used them, and a start of the server", async () => {
  const { server, addBank, author } = school;
  const bank = await addBank("SEMENTARA");
  const [used, unused] = [await newPicture(), await newPicture()];
  await ask(used.id, bank.id);
  await server.ok(deleteQuestionBanks, { ids: [bank.id] }, { token: author });
  await purgeLostMedia(server.db);
  assert.equal([await isServed(used.id), await isServed(unused.id)], [true, true]);
  assert.equal(await removal(used.id), ["done"]);
});

test.run();
