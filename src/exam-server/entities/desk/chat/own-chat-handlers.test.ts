import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage, countRecipients } from "../../../../contract/chat/broadcasts.ts";
import {
  getChat,
  getReceiptCounts,
  listOwnChats,
  listReceipts,
  openChat,
  sendMessage,
} from "../../../../contract/chat/chats.ts";
import {
  addMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  maxTemplates,
} from "../../../../contract/chat/message-templates.ts";
import { messagesPerMinute } from "../../../../contract/chat/message-text.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import {
  answerStaff,
  listOwnMessages,
  ownMessagesPerCall,
  readOwnMessages,
} from "../../../../contract/sitting/own-chat.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("messages to participants");
let school: SittingSchool;
let exam = "";
test.before.each(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("ujian");
});
test.after.each(() => school.close());

const own = async (token: string, after = 0) =>
  (await school.server.ok(listOwnMessages, { id: exam, after }, { token })).items;
const texts = async (token: string) => (await own(token)).map(({ text }) => text).join(" | ");
const broadcast = (text: string, more: object = {}) =>
  school.server.call(broadcastMessage, {
    schedule_id: exam,
    message_id: randomUUID(),
    text,
    ...more,
  });
const receipts = async (id: string) => {
  const { items } = await school.server.ok(getReceiptCounts, { id });
  return items.map(({ sent, delivered, read }) => `${sent}/${delivered}/${read}`).join(" ");
};

test("one in the exam writes and is answered; what staff write is delivered and then read", async () => {
  const { server } = school;
  const { id, token } = await school.begin(exam);
  const asked = { id: exam, message_id: "m-1", text: "Soal 3 tidak terbaca" };
  const sent = await server.ok(answerStaff, asked, { token });
  assert.is((await server.ok(answerStaff, asked, { token })).seq, sent.seq, "written once");
  assert.equal([sent.is_own, sent.is_broadcast], [true, false]);
  const chat = await server.ok(openChat, { kind: "sitting", about: exam, participant_id: id });
  assert.is(chat.last_seq - chat.read_seq, 1);
  await server.ok(sendMessage, { id: chat.id, message_id: randomUUID(), text: "Saya datang" });
  assert.is(await receipts(chat.id), "1/0/0");
  assert.is(await texts(token), "Soal 3 tidak terbaca | Saya datang");
  assert.is(await receipts(chat.id), "1/1/0");
  const [, answer] = await own(token);
  await server.ok(readOwnMessages, { id: exam, seq: answer!.seq }, { token });
  assert.is(await receipts(chat.id), "1/1/1");
  const [receipt] = (await server.ok(listReceipts, { id: chat.id, seq: 2 })).items;
  assert.is(receipt!.participant_id, id);
  assert.ok(receipt!.delivered_at && receipt!.read_at);
  assert.equal(await own(token, answer!.seq), []);
});

test("a broadcast reaches those who have not finished, counts itself, and is audited", async () => {
  const { server } = school;
  const [one, two, done] = [
    await school.begin(exam),
    await school.begin(exam),
    await school.begin(exam),
  ];
  server.wait(60 * 60_000);
  await server.call(finishSitting, { id: exam }, { token: done.token });
  const late = await school.addSitter();
  const { count } = await server.ok(countRecipients, { schedule_id: exam });
  const before = await server.db.selectFrom("audit_entries").select("id").execute();
  const { data, status, message } = await broadcast("5 menit lagi");
  assert.is(status, 200, message);
  assert.is(data.message.sent, count);
  assert.is(await texts(one.token), "5 menit lagi");
  assert.is(await texts(done.token), "");
  const token = await school.signIn(late.no);
  assert.is(await texts(token), "5 menit lagi", "whoever comes late finds it");
  assert.is(await receipts(data.chat_id), `${count}/2/0`);
  const first = (await own(two.token))[0]!;
  await server.ok(readOwnMessages, { id: exam, seq: first.seq }, { token: two.token });
  assert.is(await receipts(data.chat_id), `${count}/3/1`);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select(["action", "after"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  assert.is(entry.action, "message.broadcast");
  const after = await server.db.selectFrom("audit_entries").select("id").execute();
  assert.is(after.length, before.length + 1);
});

test("nobody sees what is another's: not in the list, not in another exam, not by the picture", async () => {
  const { server } = school;
  const [one, two] = [await school.begin(exam), await school.begin(exam)];
  await server.ok(broadcastMessage, {
    schedule_id: exam,
    message_id: randomUUID(),
    participant_ids: [one.id],
    text: "Hanya untuk satu",
  });
  assert.is(await texts(one.token), "Hanya untuk satu");
  assert.is(await texts(two.token), "");
  const [{ seq } = { seq: 0 }] = await own(one.token);
  await server.ok(readOwnMessages, { id: exam, seq }, { token: two.token });
  assert.is((await own(one.token))[0]!.is_read, false);
  const other = await server.call(listOwnMessages, { id: "nowhere" }, { token: one.token });
  assert.is(other.status, 404);
});

test("one named alone is told in the conversation with them, several in a broadcast", async () => {
  const { server } = school;
  const [one, two, three] = [
    await school.begin(exam),
    await school.begin(exam),
    await school.begin(exam),
  ];
  const alone = await broadcast("Halo", { participant_ids: [one.id] });
  const many = await broadcast("Halo semua", { participant_ids: [one.id, two.id, "nobody"] });
  const kinds = async (id: string) => (await server.ok(getChat, { id })).kind;
  assert.is(await kinds(alone.data.chat_id), "sitting");
  assert.is(await kinds(many.data.chat_id), "broadcast");
  assert.is(many.data.message.sent, 2);
  assert.is(await texts(three.token), "");
  assert.equal(
    (await own(one.token)).map(({ is_broadcast }) => is_broadcast),
    [false, true],
  );
  assert.is((await broadcast("Kosong", { participant_ids: ["nobody"] })).status, 409);
});

test("a room gets what its own people get", async () => {
  const { server } = school;
  const [one, two] = [await school.begin(exam), await school.begin(exam)];
  const stamps = { created_at: server.now, updated_at: server.now };
  const room = { id: "room-1", kode: "R1", nama: "Ruang 1", kapasitas: 20, kolom: 5, lokasi: "" };
  await server.db
    .insertInto("rooms")
    .values({ ...room, ...stamps })
    .execute();
  await server.db
    .updateTable("sittings")
    .set({ room_id: room.id })
    .where("participant_id", "=", one.id)
    .execute();
  const { data } = await broadcast("Tenang", { room_id: room.id });
  assert.is(data.message.sent, 1);
  assert.equal([await texts(one.token), await texts(two.token)], ["Tenang", ""]);
  const { title, detail } = await server.ok(getChat, { id: data.chat_id });
  assert.equal([title, detail], ["ujian", "R1 · Ruang 1"]);
  assert.is((await broadcast("Tenang", { room_id: "nowhere" })).status, 404);
});

test("many at once: no number is given twice, and everybody reads in one order", async () => {
  const { server } = school;
  const [one, two] = [await school.begin(exam), await school.begin(exam)];
  const operator = await school.tokenOf("OPRA");
  await Promise.all([
    ...["a", "b", "c"].map((text) => broadcast(text)),
    ...["d", "e"].map((text) =>
      server.ok(
        broadcastMessage,
        { schedule_id: exam, message_id: randomUUID(), text },
        { token: operator },
      ),
    ),
    ...["f", "g"].map((text) =>
      server.ok(answerStaff, { id: exam, message_id: text, text }, { token: one.token }),
    ),
  ]);
  const seen = await own(one.token);
  assert.is(new Set(seen.map(({ seq }) => seq)).size, 7);
  const broadcasts = seen.filter(({ is_own }) => !is_own).map(({ text }) => text);
  assert.is(broadcasts.join(" | "), await texts(two.token));
});

test("a participant is bounded as staff are, and the list comes in pages", async () => {
  const { server } = school;
  const { token } = await school.begin(exam);
  const send = (at: number) =>
    server.call(answerStaff, { id: exam, message_id: `m-${at}`, text: `${at}` }, { token });
  for (let at = 0; at < messagesPerMinute; at += 1) assert.is((await send(at)).status, 200);
  assert.is((await send(99)).status, 429);
  for (let at = 0; at < ownMessagesPerCall; at += 1) {
    if (at % 19 === 0) server.wait(61_000);
    await broadcast(`pesan ${at}`);
  }
  const first = await server.ok(listOwnMessages, { id: exam }, { token });
  assert.equal([first.items.length, first.more], [ownMessagesPerCall, true]);
  const after = first.items.at(-1)!.seq;
  const rest = await server.ok(listOwnMessages, { id: exam, after }, { token });
  assert.equal([rest.items.length, rest.more], [messagesPerMinute, false]);
});

test("a teacher tells those of his own schedules alone, and sees no others' conversations", async () => {
  const { server, author, stranger } = school;
  const { token } = await school.begin(exam);
  await server.ok(answerStaff, { id: exam, message_id: "m", text: "Halo" }, { token });
  const as = { token: stranger };
  const input = { schedule_id: exam, message_id: "x", text: "Halo" };
  assert.is((await server.call(broadcastMessage, input, as)).status, 404);
  assert.is((await server.call(countRecipients, { schedule_id: exam }, as)).status, 404);
  const id = await server.accountId("EVIL");
  const [chat] = (await server.ok(listOwnChats, { id })).items;
  for (const each of [author, stranger]) {
    assert.is((await server.call(getChat, { id: chat!.id }, { token: each })).status, 404);
  }
});

test("templates are the institution's: added once, deleted by whoever watches exams, no more than fit", async () => {
  const { server } = school;
  const list = async () => (await server.ok(listMessageTemplates, {})).items;
  const before = (await list()).length;
  assert.ok(before > 0);
  await server.ok(addMessageTemplate, { text: "Kumpulkan kartu" });
  const { items } = await server.ok(addMessageTemplate, { text: "Kumpulkan kartu" });
  assert.is(items.length, before + 1);
  const { id } = items.at(-1)!;
  assert.is((await server.ok(deleteMessageTemplate, { id })).items.length, before);
  await server.ok(deleteMessageTemplate, { id });
  const actions = await server.db
    .selectFrom("audit_entries")
    .select("action")
    .where("object_type", "=", "message-template")
    .orderBy("id")
    .execute();
  assert.equal(
    actions.map(({ action }) => action),
    ["message-template.create", "message-template.delete"],
  );
  for (let at = before; at < maxTemplates; at += 1) {
    await server.ok(addMessageTemplate, { text: `Template ${at}` });
  }
  assert.is((await server.call(addMessageTemplate, { text: "Lebih" })).status, 409);
});

test("a device that waits for news is told of a message at once, and of no other exam's", async () => {
  const { server } = school;
  const { id, token } = await school.begin(exam);
  const ask = (mark: string) => server.ok(awaitNews, { id: exam, mark }, { token });
  const { mark, message_seq: before } = await ask("");
  assert.is(before, 0);
  const waiting = ask(mark);
  assert.is((await broadcast("5 menit lagi", { participant_ids: [id] })).code, "00");
  const { message_seq: latest } = await waiting;
  assert.equal(
    (await own(token, before)).map(({ seq, text }) => [seq, text]),
    [[latest, "5 menit lagi"]],
  );
});

test.run();
