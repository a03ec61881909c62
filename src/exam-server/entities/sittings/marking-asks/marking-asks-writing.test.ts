import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { getOverview } from "../../../../contract/home.ts";
import {
  listMarkedAnswers,
  type AnswerView,
  type MarkingAnswer,
} from "../../../../contract/marking/marking-answers.ts";
import {
  askColleague,
  getMarkingAsk,
  listMarkingAsks,
  listMarkingColleagues,
  maxWaitingAsks,
  replyToMarkingAsk,
  withdrawMarkingAsk,
  type MarkingAsk,
} from "../../../../contract/marking/marking-asks.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

let head: Marker;
const { test, school, ratna, budi, sari } = markingSuite("questions to colleagues", {
  ratna: "Ratna",
  budi: "Budi",
  sari: "Sari",
});
test.before(async () => {
  head = await school.addTeacher("Kepala", "EVIL");
});

const askInput = (unit: TestUnit, { code, seq }: MarkingAnswer, colleague: { id: string }) => ({
  ...unit,
  id: randomUUID(),
  code,
  seq,
  colleague_id: colleague.id,
  text: "Apakah satuan wajib?",
});
const ask = (unit: TestUnit, by: Marker, answer: MarkingAnswer, colleague: Marker) =>
  school.server.ok(askColleague, askInput(unit, answer, colleague), by);
const replyInput = (unit: TestUnit, { id }: MarkingAsk, text: string, points?: string) => ({
  ...unit,
  ask_id: id,
  text,
  points: points ?? null,
});
const asksOf = async (unit: TestUnit, { token }: Marker) =>
  (await school.server.ok(listMarkingAsks, unit, { token })).items;
const viewOf = async (unit: TestUnit, view: AnswerView, marker: Marker) =>
  (await school.listed(unit, marker, view)).map(({ code }) => code);
const waitingAtHome = async ({ token }: Marker) => {
  const { todo } = await school.server.ok(getOverview, {}, { token });
  return todo.find(({ kind }) => kind === "marking");
};
const atHome = async (marker: Marker) => (await waitingAtHome(marker))?.count ?? 0;
const asksAtHome = async (marker: Marker) => (await waitingAtHome(marker))?.asks ?? 0;
const codesFor = async (unit: TestUnit, marker: Marker) =>
  (await school.claim(unit, marker)).answers.map(({ code }) => code);
async function open(alias: string, texts: readonly string[]) {
  const { unit, sitters } = await school.addMarkedExam(alias, texts.map(essayOf));
  const { answers } = await school.claim(unit, ratna);
  return { unit, sitters, answers };
}
const setCorrector = async ({ id }: Marker, isOne: boolean) => {
  const row = { subject_id: school.subject, user_id: id };
  const { db } = school.server;
  if (isOne) await db.insertInto("subject_correctors").values(row).execute();
  else await db.deleteFrom("subject_correctors").where("user_id", "=", id).execute();
};

test("an answer waits for its asker alone until the colleague replies", async () => {
  const { unit, answers } = await open("tanya", ["Satu", "Dua"]);
  const [first, second] = answers as [MarkingAnswer, MarkingAnswer];
  const before = [await atHome(ratna), await atHome(budi), await atHome(head)];
  const asksBefore = await asksAtHome(budi);
  const asked = await ask(unit, ratna, first, budi);
  assert.equal(
    [asked.asker, asked.colleague, asked.state, asked.is_own, asked.is_for_me, asked.reply],
    ["Ratna", "Budi", "waiting", true, false, null],
  );
  assert.equal(await codesFor(unit, ratna), [second.code]);
  assert.equal(await viewOf(unit, "waiting", ratna), [first.code]);
  assert.equal(await viewOf(unit, "unmarked", ratna), [second.code]);
  assert.equal(
    await codesFor(unit, sari),
    [first.code],
    "others get it, as its asker holds it no more",
  );
  assert.equal((await school.rowOf(unit, ratna)).mine, 1);
  const [own, ofBudi] = [await school.rowOf(unit, ratna), await school.rowOf(unit, budi)];
  assert.equal([own.asked, ofBudi.asked, ofBudi.mine], [0, 1, 2]);
  assert.equal(
    [await atHome(ratna), await atHome(budi), await atHome(head)],
    [before[0]! - 1, before[1]! + 1, before[2]],
  );
  assert.equal([await asksAtHome(ratna), await asksAtHome(budi)], [0, asksBefore + 1]);
  const [forBudi] = await asksOf(unit, budi);
  assert.equal([forBudi!.is_own, forBudi!.is_for_me, forBudi!.state], [false, true, "waiting"]);
  assert.equal(await asksOf(unit, sari), [], "nobody else is told while the answer is open");
  const opened = await school.server.ok(getMarkingAsk, { ...unit, ask_id: asked.id }, budi);
  assert.equal([opened.answer.code, opened.answer.answer], [first.code, first.answer]);
  const replied = await school.server.ok(
    replyToMarkingAsk,
    replyInput(unit, asked, "Wajib.", "3/4"),
    budi,
  );
  assert.equal(
    [replied.state, replied.reply!.text, replied.reply!.points],
    ["replied", "Wajib.", "3/4"],
  );
  assert.equal((await asksOf(unit, ratna))[0]!.reply, replied.reply);
  assert.is((await school.rowOf(unit, ratna)).mine, 2);
  assert.equal(await viewOf(unit, "waiting", ratna), []);
  assert.equal(
    [await atHome(ratna), await atHome(budi)],
    before.slice(0, 2),
    "a reply is no mark: the answer still waits for both",
  );
});

test("colleagues are correctors and Head Masters, chosen by account", async () => {
  const { unit, answers } = await open("rekan", ["Satu"]);
  const namesake = await school.addTeacher("Budi");
  const { items } = await school.server.ok(listMarkingColleagues, unit, ratna);
  const ids = items.map(({ id }) => id);
  assert.ok(ids.includes(budi.id) && ids.includes(sari.id) && ids.includes(head.id));
  assert.not(ids.includes(ratna.id) || ids.includes(namesake.id));
  assert.not(items.find(({ id }) => id === head.id)!.is_corrector);
  for (const other of [namesake, ratna, { id: "Budi" }]) {
    const refused = await school.server.call(
      askColleague,
      askInput(unit, answers[0]!, other),
      ratna,
    );
    assert.equal([refused.code, Object.keys(refused.data as object)], ["12", ["colleague_id"]]);
  }
  await school.server.db
    .updateTable("users")
    .set({ active: false })
    .where("id", "=", head.id)
    .execute();
  const inactive = await school.server.call(askColleague, askInput(unit, answers[0]!, head), ratna);
  assert.is(inactive.code, "12");
  await school.server.db
    .updateTable("users")
    .set({ active: true })
    .where("id", "=", head.id)
    .execute();
});

test("only the two people have to do with a question", async () => {
  const { unit, answers } = await open("hak", ["Satu"]);
  const asked = await ask(unit, ratna, answers[0]!, budi);
  const one = { ...unit, ask_id: asked.id };
  const { server } = school;
  const stranger = await school.addTeacher("Lain");
  for (const other of [sari, head, stranger]) {
    assert.is((await server.call(getMarkingAsk, one, other)).code, "44");
    assert.is((await server.call(withdrawMarkingAsk, one, other)).code, "44");
    const reply = replyInput(unit, asked, "Ya");
    assert.is((await server.call(replyToMarkingAsk, reply, other)).code, "44");
  }
  assert.is((await server.call(withdrawMarkingAsk, one, budi)).code, "44");
  assert.is(
    (await server.call(replyToMarkingAsk, replyInput(unit, asked, "Ya"), ratna)).code,
    "44",
  );
  for (const other of [head, stranger]) {
    assert.is(
      (await server.call(askColleague, askInput(unit, answers[0]!, budi), other)).code,
      "44",
    );
    assert.is((await server.call(listMarkingColleagues, unit, other)).code, "44");
  }
  assert.is((await server.call(listMarkingAsks, unit, stranger)).code, "44");
});

test("a Head Master who is asked reads that answer and replies", async () => {
  const { unit, answers } = await open("kepala", ["Satu", "Dua"]);
  const asked = await ask(unit, ratna, answers[0]!, head);
  assert.is((await school.rowOf(unit, head)).asked, 1);
  const one = { ...unit, ask_id: asked.id };
  const { answer } = await school.server.ok(getMarkingAsk, one, head);
  assert.is(answer.code, answers[0]!.code);
  await school.server.ok(replyToMarkingAsk, replyInput(unit, asked, "Ya"), head);
  assert.is((await school.rowOf(unit, head)).asked, 0);
  const outcome = await school.server.call(
    askColleague,
    { ...askInput(unit, answers[1]!, head), text: "  " },
    ratna,
  );
  assert.equal([outcome.code, Object.keys(outcome.data as object)], ["12", ["text"]]);
});

test("whoever may not mark any more is out of it", async () => {
  const { unit, answers } = await open("keluar", ["Satu", "Dua"]);
  const [first, second] = answers as [MarkingAnswer, MarkingAnswer];
  const asked = await ask(unit, ratna, first, budi);
  const other = await ask(unit, sari, second, ratna);
  await setCorrector(budi, false);
  assert.is((await asksOf(unit, ratna)).find(({ id }) => id === asked.id)!.state, "lapsed");
  assert.equal(await viewOf(unit, "waiting", ratna), []);
  assert.is((await codesFor(unit, ratna)).length, 2, "the answer is one of those that are left");
  const reply = await school.server.call(replyToMarkingAsk, replyInput(unit, asked, "Ya"), budi);
  assert.is(reply.code, "44");
  await setCorrector(budi, true);
  await setCorrector(sari, false);
  assert.is((await school.rowOf(unit, ratna)).asked, 0, "nobody waits for the reply");
  assert.is((await asksOf(unit, ratna)).find(({ id }) => id === other.id)!.state, "lapsed");
  await setCorrector(sari, true);
  assert.is((await school.rowOf(unit, ratna)).asked, 1);
});

test("whoever is asked sees no mark and nobody's name, also where marks are settled", async () => {
  const { unit, sitters, answers } = await open("buta", ["Satu"]);
  const [answer] = answers as [MarkingAnswer];
  const asked = await ask(unit, ratna, answer, budi);
  await school.save(unit, ratna, markOf(answer, "1/2", { comment: "Kurang satuan" }));
  const one = { ...unit, ask_id: asked.id };
  const sent = await school.server.ok(getMarkingAsk, one, budi);
  assert.equal([sent.answer.marks, sent.answer.state], [[], "left"]);
  const all = JSON.stringify([sent, await asksOf(unit, budi)]);
  for (const { id, no } of sitters) assert.not(all.includes(id) || all.includes(no));
  assert.not(/Kurang satuan|"(?:answered_at|finished_at|group)"/u.test(all));
  assert.is((await asksOf(unit, sari)).length, 0, "one who may mark it yet is told nothing");
  await school.save(unit, sari, markOf(answer, "1/2"));
  assert.is((await asksOf(unit, sari)).length, 1);
});

test("for a second marker neither the first mark nor others' questions are there", async () => {
  const { unit, answers } = await open("kedua", ["Satu"]);
  const [answer] = answers as [MarkingAnswer];
  await school.setRules(unit, { second_percent: 100 });
  const asked = await ask(unit, ratna, answer, budi);
  await school.save(unit, ratna, markOf(answer, "1/2"));
  assert.equal(await asksOf(unit, sari), []);
  const { answer: seen } = await school.server.ok(
    getMarkingAsk,
    { ...unit, ask_id: asked.id },
    budi,
  );
  assert.equal([seen.marks, seen.state], [[], "left"]);
  const [claimed] = (await school.claim(unit, budi)).answers;
  assert.equal([claimed!.code, claimed!.marks, claimed!.state], [answer.code, [], "left"]);
  await school.server.ok(replyToMarkingAsk, replyInput(unit, asked, "Ya", "1"), budi);
  const states = await school.server.db
    .selectFrom("marking_answers")
    .select("state")
    .where("schedule_id", "=", unit.schedule_id)
    .execute();
  assert.equal(states, [{ state: "second" }], "a reply is no second mark");
  await school.save(unit, budi, markOf(answer, "1/2"));
  assert.is((await asksOf(unit, sari)).length, 1);
});

test("a control answer is asked about like any other", async () => {
  const texts = Array.from({ length: 6 }, (_, at) => `Jawaban ${at}`);
  const { unit } = await school.addMarkedExam("kontrol", texts.map(essayOf));
  await school.setRules(unit, { second_percent: 100, control_percent: 50 });
  const { answers } = await school.claim(unit, ratna, 4);
  for (const marker of [ratna, budi]) {
    await school.save(unit, marker, ...answers.map((answer) => markOf(answer, "1/2")));
  }
  const real = await school.server.db
    .selectFrom("sittings")
    .select("marking_code")
    .where("schedule_id", "=", unit.schedule_id)
    .execute();
  const codes = new Set(real.map(({ marking_code: code }) => code));
  const claimed = (await school.claim(unit, sari)).answers;
  const control = claimed.find(({ code }) => !codes.has(code))!;
  const mine = (await school.rowOf(unit, sari)).mine;
  const asked = await ask(unit, sari, control, budi);
  assert.not((await codesFor(unit, sari)).includes(control.code));
  assert.is((await school.rowOf(unit, sari)).mine, mine - 1);
  const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "waiting" }, sari);
  assert.equal(items, [control]);
  const one = { ...unit, ask_id: asked.id };
  for (const marker of [sari, budi]) {
    assert.equal((await school.server.ok(getMarkingAsk, one, marker)).answer, control);
  }
  assert.equal(await asksOf(unit, ratna), [], "its code is told to nobody else");
  await school.server.ok(replyToMarkingAsk, replyInput(unit, asked, "Ya"), budi);
  assert.ok((await codesFor(unit, sari)).includes(control.code));
});

test("a question is asked once, however often it is sent", async () => {
  const { unit, answers } = await open("ulang", ["Satu", "Dua"]);
  const input = askInput(unit, answers[0]!, budi);
  const both = await Promise.all([1, 2].map(() => school.server.ok(askColleague, input, ratna)));
  assert.equal(both[0], both[1]);
  assert.is((await asksOf(unit, ratna)).length, 1);
  const another = { ...input, id: randomUUID() };
  assert.is((await school.server.call(askColleague, another, ratna)).code, "12");
  assert.is((await school.server.call(askColleague, input, sari)).code, "49");
  const twoTabs = [1, 2].map(() => askInput(unit, answers[1]!, budi));
  const codes = await Promise.all(
    twoTabs.map(async (each) => (await school.server.call(askColleague, each, ratna)).code),
  );
  assert.equal(codes.sort(), ["00", "12"]);
});

test("of two replies, and of a reply and a withdrawal, the first one stands", async () => {
  const { unit, answers } = await open("serentak", ["Satu", "Dua"]);
  const { server } = school;
  const asked = await ask(unit, ratna, answers[0]!, budi);
  const replies = await Promise.all(
    ["Ya", "Tidak"].map((text) =>
      server.call(replyToMarkingAsk, replyInput(unit, asked, text), budi),
    ),
  );
  assert.equal(replies.map(({ code }) => code).sort(), ["00", "49"]);
  const stood = replies.find(({ code }) => code === "00")!.data as MarkingAsk;
  assert.equal(replies.find(({ code }) => code === "49")!.data, stood);
  const again = replyInput(unit, asked, stood.reply!.text);
  assert.equal(await server.ok(replyToMarkingAsk, again, budi), stood);
  const late = await server.call(withdrawMarkingAsk, { ...unit, ask_id: asked.id }, ratna);
  assert.equal([late.code, (late.data as MarkingAsk).reply], ["49", stood.reply]);
  const other = await ask(unit, ratna, answers[1]!, budi);
  const [withdrawn, replied] = await Promise.all([
    server.call(withdrawMarkingAsk, { ...unit, ask_id: other.id }, ratna),
    server.call(replyToMarkingAsk, replyInput(unit, other, "Ya"), budi),
  ]);
  assert.equal([withdrawn.code, replied.code].sort(), ["00", "49"]);
});

test("what is taken back is gone for the colleague, and the answer comes again", async () => {
  const { unit, answers } = await open("tarik", ["Satu"]);
  const asked = await ask(unit, ratna, answers[0]!, budi);
  const one = { ...unit, ask_id: asked.id };
  const twice = [
    await school.server.ok(withdrawMarkingAsk, one, ratna),
    await school.server.ok(withdrawMarkingAsk, one, ratna),
  ];
  assert.equal(twice[0], twice[1]);
  assert.is(twice[0]!.state, "withdrawn");
  assert.equal(await asksOf(unit, budi), []);
  assert.is((await school.server.call(getMarkingAsk, one, budi)).code, "44");
  const reply = await school.server.call(replyToMarkingAsk, replyInput(unit, asked, "Ya"), budi);
  assert.is(reply.code, "49");
  assert.equal(await codesFor(unit, ratna), [answers[0]!.code]);
  const trail = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "user_name"])
    .where("object_id", "=", unit.question_id)
    .where("action", "in", ["question.ask-colleague", "question.withdraw-ask"])
    .orderBy("id", "desc")
    .limit(2)
    .execute();
  assert.equal(trail, [
    { action: "question.withdraw-ask", user_name: "Ratna" },
    { action: "question.ask-colleague", user_name: "Ratna" },
  ]);
});

test("an answer that waits can be marked, and a later reply changes no mark", async () => {
  const { unit, answers } = await open("sela", ["Satu"]);
  const asked = await ask(unit, ratna, answers[0]!, budi);
  const { results } = await school.save(unit, ratna, markOf(answers[0]!, "1/2"));
  assert.is(results[0]!.outcome, "stored");
  await school.server.ok(replyToMarkingAsk, replyInput(unit, asked, "Kurang", "0"), budi);
  const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, ratna);
  assert.equal(
    items.map(({ marks, state }) => [state, marks.map(({ share }) => share)]),
    [["settled", ["1/2"]]],
  );
});

test("so many questions wait at most", async () => {
  const texts = Array.from({ length: 2 }, (_, at) => `Jawaban ${at}`);
  const { unit, answers } = await open("batas", texts);
  const row = { ...unit, code: "XXXXXX", is_control: false, answer_seq: 1, at: school.server.now };
  const { id: sitting_id } = await school.server.db
    .selectFrom("sittings")
    .select("id")
    .where("schedule_id", "=", unit.schedule_id)
    .executeTakeFirstOrThrow();
  const people = { asker_id: ratna.id, colleague_id: budi.id, text: "?" };
  const rows = Array.from({ length: maxWaitingAsks }, () => ({
    id: randomUUID(),
    sitting_id,
    ...row,
    ...people,
  }));
  await school.server.db.insertInto("marking_asks").values(rows).execute();
  const refused = await school.server.call(askColleague, askInput(unit, answers[0]!, sari), ratna);
  assert.is(refused.code, "49");
});

test.run();
