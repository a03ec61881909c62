import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage } from "../../../../contract/chat/broadcasts.ts";
import {
  chatTopic,
  getChat,
  getChatPicture,
  getReceiptCounts,
  listLaterMessages,
  listOwnChats,
  sendMessage,
  uploadChatPicture,
  type ChatMessage,
} from "../../../../contract/chat/chats.ts";
import {
  correctMessage,
  deleteMessage,
  listMessageVersions,
} from "../../../../contract/chat/message-changes.ts";
import { listOwnMessages, readOwnMessages } from "../../../../contract/sitting/own-chat.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { openSitting } from "../../../../contract/sitting/own-exams.ts";
import { openStaffChat, staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { pngBytes } from "../../../../testing/questions/open-test-bank.ts";

const test = suite("corrected and deleted messages");
let school: SittingSchool;
let exam = "";
let teacher = "";
test.before.each(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("ujian");
  teacher = school.author;
});
test.after.each(() => school.close());

const userOf = (token: string) => staffOf(school, token);
const dm = () => openStaffChat(school);
const write = (id: string, text: string, more: object = {}): Promise<ChatMessage> =>
  school.server.ok(sendMessage, { id, text, message_id: randomUUID(), ...more });
const correct = (id: string, { seq, version }: ChatMessage, text: string, token?: string) =>
  school.server.call(correctMessage, { id, seq, version, text }, token ? { token } : {});
const remove = (id: string, { seq, version }: ChatMessage, token?: string) =>
  school.server.call(deleteMessage, { id, seq, version }, token ? { token } : {});
const versions = async (id: string, seq: number) =>
  (await school.server.ok(listMessageVersions, { id, seq })).items.map(({ text }) => text);
const own = async (token: string, after = 0) =>
  (await school.server.ok(listOwnMessages, { id: exam, after }, { token })).items;
const announce = async (text: string, more: object = {}) =>
  school.server.ok(broadcastMessage, {
    schedule_id: exam,
    message_id: randomUUID(),
    text,
    ...more,
  });
const counted = async (id: string) => {
  const { items } = await school.server.ok(getReceiptCounts, { id });
  return items.map(({ sent, delivered, read }) => `${sent}/${delivered}/${read}`).join(" ");
};

test("a correction says when, and keeps what it said before for whoever may read it", async () => {
  const { server } = school;
  const id = await dm();
  const sent = await write(id, "Mulai 07.30");
  server.wait(60_000);
  const once = (await correct(id, sent, "Mulai 07.45")).data;
  assert.equal([once.text, once.version, once.at], ["Mulai 07.45", 2, sent.at]);
  assert.ok(once.corrected_at! > sent.at);
  await correct(id, once, "Mulai 08.00");
  assert.equal(await versions(id, sent.seq), ["Mulai 08.00", "Mulai 07.45", "Mulai 07.30"]);
  const [chat] = (await server.ok(listOwnChats, { id: (await userOf(server.token!)).id })).items;
  assert.equal([chat!.last!.text, chat!.last!.version], ["Mulai 08.00", 3]);
  const operator = await school.tokenOf("OPRA");
  const stranger = { token: operator };
  const asked = await server.call(listMessageVersions, { id, seq: sent.seq }, stranger);
  assert.is(asked.status, 404);
});

test("an answer that was lost is asked for again and changes nothing twice; another tab's text is not written over", async () => {
  const id = await dm();
  const sent = await write(id, "satu");
  await correct(id, sent, "dua");
  const again = await correct(id, sent, "dua");
  assert.equal([again.status, again.data.version], [200, 2]);
  const other = await correct(id, sent, "tiga");
  assert.is(other.status, 409);
  assert.is((other.data as ChatMessage).text, "dua", "the newer one comes with the refusal");
  assert.is((await remove(id, sent)).status, 409);
  assert.equal(await versions(id, sent.seq), ["dua", "satu"]);
});

test("only whoever wrote it corrects or deletes it, and never into nothing", async () => {
  const id = await dm();
  const sent = await write(id, "satu");
  for (const token of [teacher, await school.tokenOf("OPRA")]) {
    assert.is((await correct(id, sent, "x", token)).status, 404);
    assert.is((await remove(id, sent, token)).status, 404);
  }
  assert.is((await correct(id, sent, "  ")).status, 422);
  assert.is((await correct(id, { ...sent, seq: 99 }, "x")).status, 404);
});

test("a deletion leaves who and when; text, versions and picture are gone, the audit trail has the text", async () => {
  const { server } = school;
  const id = await dm();
  const { picture_id } = await server.ok(uploadChatPicture, { id }, { file: pngBytes(8, 8) });
  const sent = await write(id, "rahasia", { picture_id });
  const corrected = (await correct(id, sent, "rahasia sekali")).data;
  const gone = (await remove(id, corrected)).data;
  assert.equal([gone.text, gone.picture_id, gone.version], ["", null, 3]);
  assert.is(gone.deleted_by, (await userOf(server.token!)).name);
  assert.ok(gone.deleted_at);
  assert.is((await remove(id, corrected)).data.version, 3, "deleted once");
  assert.is((await correct(id, gone, "lagi")).status, 409);
  assert.equal(await versions(id, sent.seq), []);
  assert.is((await server.call(getChatPicture, { id, picture_id })).status, 404);
  const { last } = (await server.ok(listOwnChats, { id: (await userOf(server.token!)).id }))
    .items[0]!;
  assert.equal([last!.is_deleted, last!.text], [true, ""]);
  const audited = await server.db
    .selectFrom("audit_entries")
    .select(["action", "before"])
    .where("object_id", "=", id)
    .orderBy("id")
    .execute();
  assert.equal(
    audited.map(({ action, before }) => [action, (before as { pesan: string }).pesan]),
    [
      ["message.update", "rahasia"],
      ["message.delete", "rahasia sekali"],
    ],
  );
});

test("whoever has the conversation open is told of a change and of its number", async () => {
  const { server } = school;
  const id = await dm();
  const first = await write(id, "satu");
  await write(id, "dua");
  assert.is((await server.ok(getChat, { id })).changes, 0);
  const client = await connectClientAs(server.exam.live, teacher);
  await client.follow(`${chatTopic.name}:${id}`);
  await correct(id, first, "satu, diperbaiki");
  const patch = client.frames.at(-1)!.value as { t: string; changes: number; message: ChatMessage };
  assert.equal([patch.t, patch.changes, patch.message.seq], ["changed", 1, first.seq]);
  assert.is((await server.ok(getChat, { id })).changes, 1);
  const later = await server.ok(listLaterMessages, { id, after: first.seq });
  assert.equal([later.messages.map(({ text }) => text), later.more], [["dua"], false]);
});

test("participants get a correction at once, in the place of what it corrects, and it is counted anew", async () => {
  const { server } = school;
  const { token } = await school.begin(exam);
  const { chat_id, message } = await announce("Sisa 5 menit");
  const [told] = await own(token);
  await server.ok(readOwnMessages, { id: exam, seq: told!.seq }, { token });
  assert.is(await counted(chat_id), "1/1/1");
  const { mark } = await server.ok(awaitNews, { id: exam }, { token });
  const news = server.ok(awaitNews, { id: exam, mark }, { token });
  const corrected = (await correct(chat_id, message, "Sisa 10 menit")).data;
  assert.ok((await news).message_seq > told!.seq);
  assert.is(await counted(chat_id), "1/0/0");
  const [again] = await own(token, told!.seq);
  assert.equal([again!.first_seq, again!.text], [told!.first_seq, "Sisa 10 menit"]);
  assert.ok(again!.corrected_at && !again!.is_read);
  assert.is((await own(token)).length, 1, "one message, not two");
  await remove(chat_id, corrected);
  const [gone] = await own(token, again!.seq);
  assert.is(gone!.text, `Pesan dihapus oleh ${(await userOf(server.token!)).name}.`);
  assert.equal([gone!.first_seq, gone!.picture_id], [told!.first_seq, null]);
  assert.ok(gone!.deleted_at);
});

test("who comes into the exam later gets its announcements once, with their own time, and is counted", async () => {
  const { server } = school;
  await school.begin(exam);
  const { chat_id, message } = await announce("Bawa kartu");
  const deleted = await announce("Salah");
  await remove(deleted.chat_id, deleted.message);
  const { id: named } = await school.begin(exam);
  const only = await announce("Untuk dua orang", {
    participant_ids: [named, (await school.begin(exam)).id],
  });
  assert.is(only.message.sent, 2);
  server.wait(10 * 60_000);
  const { token } = await school.begin(exam);
  const got = await own(token);
  assert.equal(
    got.map(({ text, at }) => [text, at]),
    [["Bawa kartu", message.at]],
  );
  await Promise.all([1, 2].map(() => server.ok(openSitting, { id: exam }, { token })));
  assert.is((await own(token)).length, 1);
  assert.match(await counted(chat_id), /^4\/1\/0/u, "two came in between, who have not fetched it");
});

test("a later comer gets what was for the own room and session, and nothing of others", async () => {
  const { server } = school;
  const stamps = { created_at: server.now, updated_at: server.now };
  const room = (id: string) => ({
    id,
    kode: id.toUpperCase(),
    nama: id,
    kapasitas: 20,
    kolom: 5,
    lokasi: "",
    ...stamps,
  });
  await server.db
    .insertInto("rooms")
    .values([room("r1"), room("r2")])
    .execute();
  const first = await school.begin(exam);
  const seat = (participant: string, room_id: string) =>
    server.db
      .updateTable("sittings")
      .set({ room_id })
      .where("participant_id", "=", participant)
      .execute();
  await seat(first.id, "r1");
  await announce("Untuk ruang satu", { room_id: "r1" });
  const second = await school.begin(exam);
  assert.equal(await own(second.token), []);
  await seat(second.id, "r2");
  await server.ok(openSitting, { id: exam }, { token: second.token });
  assert.equal(await own(second.token), []);
  await seat(second.id, "r1");
  await server.ok(openSitting, { id: exam }, { token: second.token });
  assert.equal(
    (await own(second.token)).map(({ text }) => text),
    ["Untuk ruang satu"],
  );
});

test.run();
