// Attachments of essays: who may upload what, how often, and what is left of it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import {
  getOwnAttachment,
  maxAttachmentBytes,
  maxSittingAttachments,
  uploadAttachment,
} from "../../../../contract/sitting/own-attachments.ts";
import {
  drawingBytes,
  pdfBytes,
  photoBytes,
  secretPlace,
  webpBytes,
} from "../../../../testing/exams/attachment-files.ts";
import { openAttachmentSchool } from "../../../../testing/exams/attachment-school.ts";
import { wavBytes } from "../../../../testing/questions/open-test-bank.ts";
import { purgeUnnamedAttachments } from "./attachments-store.ts";

const test = suite("attachments of essays");
let school: Awaited<ReturnType<typeof openAttachmentSchool>>;
test.before(async () => {
  school = await openAttachmentSchool();
});
test.after(() => school.close());

async function atWork(alias: string) {
  const exam = await school.addEssayExam(alias);
  const { token } = await school.begin(exam);
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const question_id = questions.find(({ stem }) => stem.includes("lampiran"))!.id;
  const other = questions.find(({ id }) => id !== question_id)!.id;
  const upload = (attachment_id: string, file = photoBytes(), question = question_id) =>
    school.server.call(
      uploadAttachment,
      { id: exam, attachment_id, question_id: question },
      { token, file },
    );
  const answer = async (attachments: string[], html = "") => {
    const sent = { question_id, answer: { type: 2, html, attachments } };
    return (await school.send(exam, token, [sent])).data.answers[0]!;
  };
  return { exam, token, question_id, other, upload, answer };
}

const fetched = (exam: string, token: string, attachment: string) =>
  school.server.exam.fetch(
    new Request(
      `http://exam.test${getOwnAttachment.path.replace("{id}", exam)}?attachment_id=${attachment}`,
      { headers: { authorization: `Bearer ${token}` } },
    ),
  );

test("photos and PDFs are stored, named by an answer, and come back as downloads that are only what they are", async () => {
  const { exam, token, upload, answer } = await atWork("foto");
  const files = [photoBytes(), drawingBytes(), webpBytes(), pdfBytes()];
  const types = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
  for (const [at, file] of files.entries()) {
    const { status, data } = await upload(`f${at}`, file);
    assert.equal([status, data.mime], [200, types[at]]);
    const answered = await fetched(exam, token, `f${at}`);
    assert.is(answered.headers.get("content-type"), types[at]!);
    assert.is(answered.headers.get("x-content-type-options"), "nosniff");
    assert.match(answered.headers.get("content-security-policy")!, /sandbox/u);
    assert.match(answered.headers.get("content-disposition")!, /^attachment/u);
    const bytes = await answered.arrayBuffer();
    assert.is(bytes.byteLength, data.size);
    assert.not(Buffer.from(bytes).toString("latin1").includes(secretPlace));
  }
  assert.is((await answer(["f0", "f3"])).outcome, "saved");
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  assert.ok(JSON.stringify(questions).includes('"attachments":["f0","f3"]'));
  const row = await school.server.db
    .selectFrom("sittings")
    .select("answered")
    .where("schedule_id", "=", exam)
    .executeTakeFirstOrThrow();
  assert.is(row.answered, 1, "a photo alone is an answer");
});

test("sent again it is stored once, also twice at the same moment; another file needs another id", async () => {
  const { exam, upload } = await atWork("ulang");
  const twice = await Promise.all([upload("a"), upload("a")]);
  const statuses = twice.map(({ status }) => status);
  assert.ok(
    statuses.every((status) => status === 200 || status === 429),
    statuses.join(" "),
  );
  assert.is((await upload("a")).status, 200);
  const count = await school.stored(exam);
  assert.is(count, 1);
  const { status, data } = await upload("a", drawingBytes());
  assert.equal([status, (data as unknown as { cause: string }).cause], [409, "other-attachment"]);
});

test("an answer names only what was uploaded for its question", async () => {
  const { exam, token, other, upload, answer } = await atWork("sebut");
  const nobody = await school.begin(exam);
  await upload("mine");
  for (const wrong of [["none"], ["mine", "none"]]) {
    assert.equal((await answer(wrong)).cause, "unknown-attachment");
  }
  const elsewhere = { question_id: other, answer: { type: 2, html: "", attachments: ["mine"] } };
  const { data } = await school.send(exam, token, [elsewhere]);
  assert.is(data.answers[0]!.cause, "impossible");
  assert.is((await answer(["a", "b", "c", "d", "e", "f"])).cause, "malformed", "more than five");
  assert.is((await fetched(exam, nobody.token, "mine")).status, 404, "another participant's");
});

test("only photos and PDFs are taken, whole, of a bounded size, and without what runs", async () => {
  const { exam, upload, other } = await atWork("tolak");
  const html = Uint8Array.from(Buffer.from("<html><script>alert(1)</script>"));
  const wrong = [
    ["no-attachment-type", new Uint8Array()],
    ["no-attachment-type", html],
    ["no-attachment-type", wavBytes()],
    [
      "no-attachment-type",
      Uint8Array.from(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    ],
    ["no-attachment-type", Uint8Array.from(Buffer.from("GIF89a\x28\0\x1e\0", "latin1"))],
    ["damaged-attachment", photoBytes().slice(0, -4)],
    ["damaged-attachment", pdfBytes().slice(0, -8)],
    ["too-many-pixels", drawingBytes({ width: 60_000, height: 60_000 })],
    ["unsafe-attachment", pdfBytes("/AA<</S/JavaScript>>")],
  ] as const;
  for (const [at, [cause, file]] of wrong.entries()) {
    const { status, data } = await upload(`w${at}`, file);
    assert.equal([status, (data as unknown as { cause: string }).cause], [422, cause], String(at));
  }
  const cut = (await upload("cut", pdfBytes().slice(0, 200))).data as unknown as { file: string };
  assert.is(cut.file, "PDF ini rusak atau tidak lengkap. Kirim lagi, atau kirim fotonya.");
  const big = await upload("big", new Uint8Array(maxAttachmentBytes + 1));
  assert.is(big.status, 413);
  assert.match(big.message, /paling besar 3 MB\)\. Perkecil fotonya/u);
  assert.equal(big.data as object, {
    cause: "attachment-too-large",
    max_bytes: maxAttachmentBytes,
  });
  assert.is((await upload("x", photoBytes(), other)).status, 404, "takes none");
  assert.is((await upload("x", photoBytes(), "nothing")).status, 404);
  assert.is(await school.stored(exam), 0);
});

test("a sitting has at most thirty, and none comes in after the end", async () => {
  const { exam, token, upload } = await atWork("batas");
  for (let at = 0; at < maxSittingAttachments; at += 1) await upload(`n${at}`);
  const { status, data } = await upload("more");
  assert.equal(
    [status, (data as unknown as { cause: string }).cause],
    [409, "too-many-attachments"],
  );
  assert.is((await upload("n0")).status, 200, "sent again");
  await school.server.ok(finishSitting, { id: exam }, { token });
  assert.is((await upload("n1")).status, 409);
  assert.is(await school.stored(exam), maxSittingAttachments);
});

test("what no answer names is deleted a day later", async () => {
  const { exam, upload, answer } = await atWork("bersih");
  await upload("kept");
  await upload("gone");
  await answer(["kept"]);
  const { db, now } = school.server;
  await purgeUnnamedAttachments(db, now);
  assert.is(await school.stored(exam), 2);
  await purgeUnnamedAttachments(db, new Date(now.getTime() + 25 * 60 * 60_000));
  assert.is(await school.stored(exam), 1);
});

test.run();
