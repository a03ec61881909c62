// References of question banks on the exam server.
import * as assert from "uvu/assert";
import { listMediaUses, uploadMedia } from "../../../../contract/questions/media.ts";
import {
  listQuestionBanks,
  lockQuestionBank,
  unlockQuestionBank,
} from "../../../../contract/questions/banks.ts";
import {
  createReference,
  deleteReferences,
  linkQuestions,
  listLinkableQuestions,
  listReferences,
  moveReferences,
  updateReference,
  type ReferenceInput,
} from "../../../../contract/questions/references.ts";
import { pngBytes, wavBytes } from "../../../../testing/questions/open-test-bank.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("references");
let bank: string;
test.before(async () => {
  bank = (await server.ok(listQuestionBanks, { q: "BKSL-SEJ" })).items[0]!.id;
});

const text: ReferenceInput = {
  type: "SP_REFERENCE",
  judul: "Bacaan",
  isi: "<p>Isi</p>",
  audio_id: null,
  max_play: 0,
};
const add = (more: Partial<ReferenceInput> = {}) =>
  server.ok(createReference, { id: bank, ...text, ...more });
const upload = (file: Uint8Array<ArrayBuffer>) =>
  server.ok(uploadMedia, { id: bank, name: "" }, { file });
const questionsOf = async (id: string) => (await server.ok(listLinkableQuestions, { id })).items;
const linkedTo = async (id: string) =>
  (await questionsOf(id)).filter((one) => one.reference_id === id).map(({ number }) => number);

test("codes count on, and none comes back after it was deleted", async () => {
  const [one, two] = [await add(), await add({ judul: "Kedua" })];
  assert.equal([one.kode, two.kode], ["R1", "R2"]);
  await server.ok(deleteReferences, { ids: [two.id], detach: false });
  const { id: audio_id } = await upload(wavBytes());
  assert.is((await add({ type: "LT_DIRECT", isi: "", audio_id })).kode, "R3");
  const { items, total } = await server.ok(listReferences, { id: bank, type: "LT_DIRECT" });
  assert.equal([total, items[0]!.kode], [1, "R3"]);
  const found = await server.ok(listReferences, { id: bank, q: "r1", sort: "-judul" });
  assert.equal(
    found.items.map(({ id }) => id),
    [one.id],
  );
});

test("a text that is shown has a body, and nothing in it runs", async () => {
  const empty = await server.call(createReference, { id: bank, ...text, isi: "" });
  assert.equal(Object.keys(empty.data), ["isi"]);
  const isi = "<script>alert(1)</script><p><img src=x onerror=alert(1)></p>";
  const exploit = await server.call(createReference, { id: bank, ...text, isi });
  assert.equal(Object.keys(exploit.data), ["isi"], "nothing is left of it");
  const rich = '<p onclick="alert(1)"><strong>Tabel</strong></p><table><tr><td>1</td></tr></table>';
  const kept = await add({ isi: rich });
  assert.is(kept.isi, "<p><strong>Tabel</strong></p><table><tr><td>1</td></tr></table>");
});

test("a direction needs a sound that is there and is one", async () => {
  const direction = { ...text, type: "LT_DIRECT" as const, isi: "", max_play: 2 };
  const faults = async (audio_id: string | null) =>
    (await server.call(createReference, { id: bank, ...direction, audio_id })).data;
  const missing = { audio_id: "Audio wajib diunggah untuk direction listening." };
  assert.equal(await faults(null), missing);
  const gone = { audio_id: "Audio ini tidak ada lagi di server. Unggah lagi." };
  assert.equal(await faults("tidak-ada"), gone);
  const picture = await upload(pngBytes());
  const other = { audio_id: "File ini bukan audio. Unggah audionya lagi." };
  assert.equal(await faults(picture.id), other);
  const sound = await upload(wavBytes(300));
  const made = await add({ ...direction, audio_id: sound.id });
  assert.is(made.audio_id, sound.id);
  const shown = await add({ isi: `<p><img src="/storage/media/${picture.id}"></p>` });
  const uses = await server.ok(listMediaUses, { id: picture.id });
  assert.equal(
    uses.items.map(({ label, question_id }) => [label, question_id]),
    [[shown.kode, null]],
  );
  const silent = { ...text, id: made.id, version: made.version, audio_id: sound.id };
  assert.is((await server.ok(updateReference, silent)).audio_id, null, "a text is not heard");
  assert.equal((await server.ok(listMediaUses, { id: sound.id })).items, []);
});

test("linked questions are exactly those named, and change over from another reference", async () => {
  const [one, other] = [await add(), await add()];
  const questions = await questionsOf(one.id);
  const ids = questions.map(({ id }) => id);
  assert.is(
    (await server.ok(linkQuestions, { id: one.id, question_ids: ids.slice(0, 5) })).question_count,
    5,
  );
  await server.ok(linkQuestions, { id: other.id, question_ids: ids.slice(3, 7) });
  assert.equal(
    [await linkedTo(one.id), await linkedTo(other.id)],
    [
      [1, 2, 3],
      [4, 5, 6, 7],
    ],
  );
  await server.ok(linkQuestions, { id: other.id, question_ids: [] });
  assert.equal(await linkedTo(other.id), []);
  const foreign = await server.db
    .selectFrom("questions")
    .select("id")
    .where("bank_id", "!=", bank)
    .executeTakeFirstOrThrow();
  const refused = await server.call(linkQuestions, { id: one.id, question_ids: [foreign.id] });
  assert.is(refused.code, "12");
});

test("a question that changes over gets a new version, one that stays keeps its own", async () => {
  const { id } = await add();
  const [first, second] = await questionsOf(id);
  const versions = async () =>
    Promise.all(
      [first!.id, second!.id].map(async (each) => {
        const query = server.db.selectFrom("questions").select("version").where("id", "=", each);
        return (await query.executeTakeFirstOrThrow()).version;
      }),
    );
  await server.ok(linkQuestions, { id, question_ids: [first!.id] });
  const before = await versions();
  await server.ok(linkQuestions, { id, question_ids: [first!.id, second!.id] });
  assert.equal(await versions(), [before[0], before[1]! + 1]);
});

test("what questions are linked to keeps its type, and goes only when they may lose it", async () => {
  const reference = await add();
  const { id, version } = reference;
  const [question] = await questionsOf(id);
  await server.ok(linkQuestions, { id, question_ids: [question!.id] });
  const { id: audio_id } = await upload(wavBytes());
  const input = { ...text, id, version, type: "LT_DIRECT" as const, audio_id };
  const refused = await server.call(updateReference, input);
  assert.equal(Object.keys(refused.data as object), ["type"]);
  const kept = await server.ok(deleteReferences, { ids: [id], detach: false });
  assert.is(kept.results[0]!.reason, "Dipakai 1 soal.");
  const gone = await server.ok(deleteReferences, { ids: [id], detach: true });
  assert.is(gone.results[0]!.outcome, "done");
});

test("somebody else's change in between is told", async () => {
  const { id, version } = await add();
  await server.ok(updateReference, { ...text, id, version, judul: "Baru" });
  const late = await server.call(updateReference, { ...text, id, version, judul: "Terlambat" });
  assert.is(late.status, 409);
  assert.is(late.data.judul, "Baru");
});

test("references stand where they were put, and a new one comes last", async () => {
  const own = (await server.ok(listQuestionBanks, { q: "BKSL-BIN" })).items[0]!.id;
  const shown = async () => (await server.ok(listReferences, { id: own })).items;
  const before = await shown();
  const [a, b, c] = await Promise.all(
    ["A", "B", "C"].map((judul) => server.ok(createReference, { id: own, ...text, judul })),
  );
  const titles = async () => (await shown()).slice(before.length).map(({ judul }) => judul);
  const sorted = (await titles()).join("");
  assert.equal([...sorted].sort().join(""), "ABC");
  await server.ok(moveReferences, { id: own, ids: [c!.id], move: "before", target_id: a!.id });
  await server.ok(moveReferences, { id: own, ids: [b!.id], move: "after", target_id: a!.id });
  assert.equal(await titles(), ["C", "A", "B"]);
  await server.ok(moveReferences, { id: own, ids: [c!.id], move: "down" });
  assert.equal(await titles(), ["A", "C", "B"]);
  const { items } = await server.ok(moveReferences, { id: own, ids: [b!.id], move: "down" });
  assert.equal(items, [{ id: b!.id, number: before.length + 3 }], "the last stays the last");
  await server.ok(createReference, { id: own, ...text, judul: "D" });
  assert.equal(await titles(), ["A", "C", "B", "D"]);
  const foreign = await add();
  const refused = await server.call(moveReferences, { id: own, ids: [foreign.id], move: "up" });
  assert.equal(Object.keys(refused.data), ["ids"]);
  const lost = { id: own, ids: [b!.id], move: "after" as const, target_id: foreign.id };
  assert.equal(Object.keys((await server.call(moveReferences, lost)).data), ["target_id"]);
});

test("a locked bank hides its references, and a stranger's does not exist", async () => {
  const { id, version } = await add();
  await server.ok(lockQuestionBank, { id: bank, password: "rahasia" });
  const statuses = async (token = server.token) => [
    (await server.call(listReferences, { id: bank }, { token })).status,
    (await server.call(createReference, { id: bank, ...text }, { token })).status,
    (await server.call(updateReference, { ...text, id, version }, { token })).status,
    (await server.call(moveReferences, { id: bank, ids: [id], move: "up" }, { token })).status,
    (await server.call(listLinkableQuestions, { id }, { token })).status,
    (await server.call(linkQuestions, { id, question_ids: [] }, { token })).status,
  ];
  assert.equal(await statuses(), [409, 409, 409, 409, 409, 409]);
  const { results } = await server.ok(deleteReferences, { ids: [id], detach: true });
  assert.match(results[0]!.reason!, /terkunci/u);
  await server.ok(unlockQuestionBank, { id: bank, password: "rahasia" });
  await server.db
    .updateTable("question_banks")
    .set({ created_by: null })
    .where("id", "=", bank)
    .execute();
  assert.equal(await statuses(await server.signIn("EVAL")), [404, 404, 404, 404, 404, 404]);
});

test.run();
