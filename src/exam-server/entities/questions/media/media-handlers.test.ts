// Pictures and sounds on the exam server: uploaded, served, used, deleted.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  deleteQuestionBanks,
  duplicateQuestionBank,
  lockQuestionBank,
  unlockQuestionBank,
} from "../../../../contract/questions/banks.ts";
import {
  deleteMedia,
  listMedia,
  listMediaUses,
  mediaAddress,
  uploadMedia,
} from "../../../../contract/questions/media.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import {
  createQuestion,
  deleteQuestions,
  listQuestions,
  restoreQuestions,
  updateQuestion,
} from "../../../../contract/questions/questions.ts";
import {
  openTestBank,
  pngBytes,
  questionOf,
  testQuestion,
  wavBytes,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { purgeLostMedia } from "./media-uses-store.ts";
import { fieldsOf } from "../questions/questions-query.ts";

const test = suite("media");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

let marks = 0;
const newPicture = (bank?: string, token?: string) =>
  school.upload(pngBytes(40, 30, (marks += 1)), bank, token);
const showing = (id: string) => `<p>Lihat</p><p><img src="${mediaAddress(id)}" alt="Peta"></p>`;
const ask = (more: Partial<QuestionInput>, token = school.author, id = school.bank.id) =>
  school.server.call(
    createQuestion,
    { id, question_id: `soal-media-${(marks += 1)}-0000`, ...testQuestion("Apa?", more) },
    { token },
  );
const get = (id: string, headers: Record<string, string> = {}, method = "GET") =>
  school.server.exam.fetch(new Request(`http://exam.test${mediaAddress(id)}`, { method, headers }));
const exists = async (id: string) => (await get(id)).status === 200;
const upload = (file: Uint8Array<ArrayBuffer>, name = "") =>
  school.server.call(uploadMedia, { id: school.bank.id, name }, { file, token: school.author });
const outcomes = async (ids: string[], token = school.author) =>
  (await school.server.ok(deleteMedia, { ids }, { token })).results.map(
    ({ outcome, reason }) => reason ?? outcome,
  );

test("a file is known by its content, and the same content is kept once", async () => {
  const first = await upload(pngBytes(640, 480), "peta jawa.png");
  assert.equal(
    [first.data.kind, first.data.mime, first.data.width, first.data.height, first.data.name],
    ["image", "image/png", 640, 480, "peta jawa.png"],
  );
  const again = await upload(pngBytes(640, 480), "salinan.jpg");
  assert.equal(again.data, first.data);
  const sound = (await upload(wavBytes(), "")).data;
  assert.equal([sound.kind, sound.mime, sound.name], ["audio", "audio/wav", "audio.wav"]);
  const { items, total } = await school.server.ok(listMedia, { id: school.bank.id, q: "PETA" });
  assert.equal([total, items[0]!.id], [1, first.data.id]);
  const sounds = await school.server.ok(listMedia, { id: school.bank.id, kind: "audio" });
  assert.equal(
    sounds.items.map(({ id }) => id),
    [sound.id],
  );
});

test("what is none of ours, empty or too large is refused on the file", async () => {
  const text = (content: string) => new TextEncoder().encode(content) as Uint8Array<ArrayBuffer>;
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(pngBytes());
  for (const file of [
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    text("<html><script>alert(1)</script>"),
    new Uint8Array(),
    pngBytes(10_001, 10),
    pngBytes(8_001, 5_000),
    large,
  ]) {
    const answer = await upload(file, "gambar.png");
    assert.equal([answer.code, Object.keys(answer.data)], ["12", ["file"]]);
  }
});

test("a file is served whole to whoever knows its address, and can do nothing there", async () => {
  const bytes = pngBytes(50, 50, 7);
  const { id } = await school.upload(bytes);
  const answer = await get(id);
  assert.is(answer.status, 200);
  assert.equal(new Uint8Array(await answer.arrayBuffer()), bytes);
  const headers = Object.fromEntries(answer.headers);
  assert.is(headers["content-type"], "image/png");
  assert.is(headers["content-length"], String(bytes.length));
  assert.is(headers["x-content-type-options"], "nosniff");
  assert.is(headers["content-security-policy"], "default-src 'none'; sandbox");
  assert.is(headers["content-disposition"], "inline");
  assert.match(headers["cache-control"]!, /immutable/u);
  const known = await get(id, { "if-none-match": headers["etag"]! });
  assert.equal([known.status, await known.text()], [304, ""]);
  const head = await get(id, {}, "HEAD");
  assert.equal([head.status, head.headers.get("content-length")], [200, String(bytes.length)]);
  assert.is(await head.text(), "");
  const missing = await get("tidak-ada");
  assert.equal([missing.status, await missing.text()], [404, "Not found."]);
});

test("what is a script as well is served as the picture or the sound that it begins as, and never run", async () => {
  const script = "\n\n\n\n=1;alert(1)//<script>alert(1)</script>";
  const heads = { GIF89a: "image/gif", ID3: "audio/mpeg", OggS: "audio/ogg" };
  for (const [head, mime] of Object.entries(heads)) {
    const bytes = new TextEncoder().encode(head + script) as Uint8Array<ArrayBuffer>;
    const { data } = await upload(bytes, "halaman.html");
    const answer = await get(data.id, { accept: "text/html" });
    const sent = ["content-type", "x-content-type-options", "content-security-policy"];
    assert.equal(
      sent.map((name) => answer.headers.get(name)),
      [mime, "nosniff", "default-src 'none'; sandbox"],
    );
  }
  assert.is((await upload(new TextEncoder().encode(`\ufeff<html>GIF89a${script}`))).code, "12");
});

test("a part of a sound is sent to a browser that seeks in it", async () => {
  const bytes = wavBytes(1000);
  const { id } = await school.upload(bytes);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await get(id, { range, ...more });
    const body = [...new Uint8Array(await answer.arrayBuffer())];
    return { status: answer.status, range: answer.headers.get("content-range"), body };
  };
  const from = (start: number, end: number) => Array.from(bytes.slice(start, end));
  assert.equal(await part("bytes=100-199"), {
    status: 206,
    range: "bytes 100-199/1000",
    body: from(100, 200),
  });
  assert.equal((await part("bytes=990-")).body, from(990, 1000));
  assert.equal((await part("bytes=-5")).body, from(995, 1000));
  assert.equal((await part("bytes=900-5000")).range, "bytes 900-999/1000");
  assert.equal(
    [(await part("bytes=1000-")).status, (await part("bytes=1000-")).range],
    [416, "bytes */1000"],
  );
  for (const whole of ["bytes=1-2,5-6", "bytes=9-3", "lines=1-2", "bytes=-"]) {
    assert.is((await part(whole)).status, 200, whole);
  }
  assert.is((await part("bytes=0-1", { "if-range": '"anders"' })).status, 200);
});

test("uses are counted and named; what is used stays until it is used no more", async () => {
  const { server, author } = school;
  const [picture, other] = [await newPicture(), await newPicture()];
  const question = (await ask({ stem: showing(picture.id) })).data;
  const { items } = await server.ok(listMediaUses, { id: picture.id }, { token: author });
  assert.equal(
    items.map(({ question_id, label, excerpt, bank_kode }) => [
      question_id,
      label,
      excerpt,
      bank_kode,
    ]),
    [[question.id, String(question.number), "Lihat Peta", "UTAMA"]],
  );
  assert.equal(await outcomes([picture.id]), ["Dipakai 1 soal."]);
  const listed = async (used: "ya" | "tidak") =>
    (await server.ok(listMedia, { id: school.bank.id, used })).items.map(({ id }) => id);
  assert.ok((await listed("ya")).includes(picture.id));
  assert.ok((await listed("tidak")).includes(other.id));
  const fields = { ...fieldsOf(question), stem: showing(other.id) };
  const changed = { id: question.id, version: 1, ...fields };
  await server.ok(updateQuestion, changed, { token: author });
  assert.equal(await outcomes([picture.id]), ["done"]);
  await server.ok(deleteQuestions, { ids: [question.id] });
  assert.match((await outcomes([other.id]))[0]!, /masih dapat dikembalikan/u);
  await server.ok(restoreQuestions, { ids: [question.id] });
  assert.equal(await outcomes([other.id]), ["Dipakai 1 soal."]);
});

test("a picture that only an earlier version shows is kept for its answers", async () => {
  const { server, author, addBank, useInExam } = school;
  const bank = await addBank("PAKAI");
  await useInExam(bank.id, "UAS");
  const picture = await newPicture(bank.id);
  const { data: question } = await ask({ stem: showing(picture.id) }, author, bank.id);
  const fields = { ...fieldsOf(question), stem: "<p>Tanpa gambar</p>" };
  await server.ok(updateQuestion, { id: question.id, version: 1, ...fields }, { token: author });
  assert.equal(await outcomes([picture.id]), ["Dipakai 1 soal."]);
});

test("a file that is gone, somebody else's or of the other kind is refused at its place", async () => {
  const { addBank, stranger, author } = school;
  const foreign = await newPicture((await addBank("LAIN", stranger)).id, stranger);
  const sound = await school.upload(wavBytes(777));
  const gone = "Gambar ini tidak ada lagi di server. Unggah lagi.";
  const faults = async (more: Partial<QuestionInput>) => (await ask(more)).data as unknown;
  assert.equal(await faults({ stem: showing("tidak-ada") }), { stem: gone });
  assert.equal(await faults({ explanation: showing(foreign.id) }), { explanation: gone });
  assert.equal(await faults({ stem: '<p>x<img src="import:gambar1.png"></p>' }), { stem: gone });
  const options = { ...questionOf(1) };
  assert.ok(options.content.type === 1);
  options.content.payload.options[0]!.html = showing(sound.id);
  const { id } = options.content.payload.options[0]!;
  assert.equal(await faults({ content: options.content }), {
    [`content.options.${id}`]: "File ini bukan gambar. Unggah gambarnya lagi.",
  });
  const zones = questionOf(16);
  assert.ok(zones.content.type === 16);
  zones.content.payload.image.media_id = foreign.id;
  assert.equal(
    ((await faults({ content: zones.content })) as Record<string, string>)["content.image"],
    gone,
  );
  const shared = await ask({ stem: showing(foreign.id) }, school.server.token!);
  assert.is(shared.code, "00", "the Head Master may");
  const { data } = shared;
  const edited = { ...fieldsOf(data), id: data.id, version: 1, bobot: 2 };
  const answer = await school.server.call(updateQuestion, edited, { token: author });
  assert.is(answer.code, "00", "what the bank shows already, its author goes on showing");
});

test("when a bank goes, files that others use stay and the rest goes", async () => {
  const { server, addBank, author } = school;
  const bank = await addBank("PERGI");
  const [copied, own] = [await newPicture(bank.id), await newPicture(bank.id)];
  await ask({ stem: showing(own.id) }, author, bank.id);
  const { data: question } = await ask({ stem: showing(copied.id) }, author);
  await server.ok(deleteQuestionBanks, { ids: [bank.id] }, { token: author });
  assert.equal([await exists(copied.id), await exists(own.id)], [true, false]);
  const edited = { ...fieldsOf(question), id: question.id, version: 1, bobot: 2 };
  assert.is((await server.call(updateQuestion, edited, { token: author })).code, "00");
  await server.db.deleteFrom("questions").where("id", "=", question.id).execute();
  await purgeLostMedia(server.db);
  assert.not(await exists(copied.id));
});

test("a copied bank shows the same pictures", async () => {
  const { server, addBank, author } = school;
  const bank = await addBank("ASLI");
  const picture = await newPicture(bank.id);
  await ask({ stem: showing(picture.id) }, author, bank.id);
  const copy = { id: bank.id, kode: "SALINAN", nama: "Salinan" };
  const made = await server.ok(duplicateQuestionBank, copy, { token: author });
  await server.ok(deleteQuestionBanks, { ids: [bank.id] }, { token: author });
  assert.ok(await exists(picture.id));
  const { items } = await server.ok(listQuestions, { id: made.id });
  assert.is(items[0]!.stem, showing(picture.id));
});

test("only who may use the bank adds, lists and deletes its files, and only while it is open", async () => {
  const { server, bank, author, stranger } = school;
  const { id } = await newPicture();
  const statuses = async (token: string) => [
    (await server.call(listMedia, { id: bank.id }, { token })).status,
    (await server.call(uploadMedia, { id: bank.id, name: "" }, { token, file: pngBytes() })).status,
  ];
  assert.equal(await statuses(stranger), [404, 404]);
  assert.is((await server.call(listMediaUses, { id }, { token: stranger })).status, 404);
  assert.equal(await outcomes([id], stranger), ["File tidak ditemukan."]);
  const used = (await ask({ stem: showing(id) })).data;
  await server.ok(lockQuestionBank, { id: bank.id, password: "rahasia" });
  assert.equal(await statuses(author), [409, 409]);
  assert.match((await outcomes([id]))[0]!, /terkunci/u);
  const uses = await server.ok(listMediaUses, { id }, { token: author });
  assert.equal(uses, { items: [], hidden: 1 });
  await server.ok(unlockQuestionBank, { id: bank.id, password: "rahasia" });
  assert.is((await server.ok(listMediaUses, { id })).items[0]!.question_id, used.id);
});

test.run();
