import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  chatTopic,
  findChatPartners,
  getChat,
  getChatPicture,
  listMessages,
  listOwnChats,
  messagesPerPage,
  muteChat,
  noteDelivered,
  openChat,
  readChat,
  sendMessage,
  uploadChatPicture,
} from "../../../../contract/chat/chats.ts";
import { createEvent } from "../../../../contract/exams/events.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { maxMessage, messagesPerMinute } from "../../../../contract/chat/message-text.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { pngBytes } from "../../../../testing/questions/open-test-bank.ts";

const test = suite("conversations of staff");
let school: SittingSchool;
/** Head Master, a teacher, another teacher, an operator. */
let [head, teacher, stranger, operator]: string[] = [];
test.before.each(async () => {
  school = await openSittingSchool();
  head = school.server.token!;
  teacher = school.author;
  stranger = school.stranger;
  operator = await school.tokenOf("OPRA");
});
test.after.each(() => school.close());

const userOf = (token: string) => staffOf(school, token);
const dm = async (from: string, to: string) =>
  school.server.ok(openChat, { kind: "dm", about: (await userOf(to)).id }, { token: from });
const send = (id: string, text: string, token: string, message_id: string = randomUUID()) =>
  school.server.call(sendMessage, { id, text, message_id }, { token });
const chatsOf = async (token: string) =>
  (await school.server.ok(listOwnChats, { id: (await userOf(token)).id }, { token })).items;
const unread = async (token: string) =>
  (await chatsOf(token)).map(({ last_seq, read_seq }) => last_seq - read_seq).join(" ");
const texts = ({ messages }: { messages: readonly { text: string }[] }) =>
  messages.map(({ text }) => text).join(" ");

test("two get one conversation, whoever opens it, named after the other", async () => {
  const [mine, theirs] = await Promise.all([dm(head!, teacher!), dm(teacher!, head!)]);
  assert.is(mine.id, theirs.id);
  assert.is(mine.title, (await userOf(teacher!)).name);
  assert.is(theirs.title, (await userOf(head!)).name);
  assert.is((await chatsOf(head!)).length, 1);
  const self = await school.server.call(
    openChat,
    { kind: "dm", about: (await userOf(head!)).id },
    { token: head! },
  );
  assert.is(self.status, 404);
});

test("a message sent again is written once, and messages keep the order in which they came", async () => {
  const { id } = await dm(head!, teacher!);
  const again = randomUUID();
  const twice = await Promise.all([
    send(id, "Halo", head!, again),
    send(id, "Halo", head!, again),
    send(id, "Selamat pagi", teacher!),
    send(id, "Semua siap", teacher!),
  ]);
  assert.is(twice[0]!.data.seq, twice[1]!.data.seq);
  const { messages } = await school.server.ok(getChat, { id });
  assert.equal(
    messages.map(({ seq }) => seq),
    [1, 2, 3],
  );
  assert.is((await send(id, "Lain", head!, again)).data.text, "Halo");
});

test("whoever is not of the two does not find it, by any call", async () => {
  const { server } = school;
  const { id } = await dm(head!, teacher!);
  await send(id, "Rahasia", head!);
  const as = { token: operator! };
  for (const call of [
    server.call(getChat, { id }, as),
    server.call(listMessages, { id, before: 9 }, as),
    server.call(sendMessage, { id, text: "x", message_id: "m" }, as),
    server.call(readChat, { id, read_seq: 1 }, as),
    server.call(muteChat, { id, muted: true }, as),
    server.call(uploadChatPicture, { id }, { ...as, file: pngBytes(8, 8) }),
    server.call(listOwnChats, { id: (await userOf(head!)).id }, as),
  ]) {
    assert.is((await call).status, 404);
  }
  assert.equal(await chatsOf(operator!), []);
});

test("a schedule's is for whoever may see it: a teacher has those of his own schedules", async () => {
  const { server } = school;
  const exam = await school.addExam("harian");
  await server.db
    .updateTable("schedules")
    .set({ created_by: (await userOf(teacher!)).id })
    .where("id", "=", exam)
    .execute();
  const { id } = await server.ok(openChat, { kind: "schedule", about: exam }, { token: operator! });
  await send(id, "Ruang 2 siap", operator!);
  for (const token of [head!, teacher!]) assert.is(await unread(token), "1");
  assert.is(await unread(stranger!), "");
  assert.is((await server.call(getChat, { id }, { token: stranger! })).status, 404);
  const about = { kind: "schedule" as const, about: exam };
  assert.is((await server.call(openChat, about, { token: stranger! })).status, 404);
  const found = await server.ok(findChatPartners, { q: "HARI" }, { token: stranger! });
  assert.equal(found.schedules, []);
  const mine = await server.ok(findChatPartners, { q: "HARI" }, { token: teacher! });
  assert.equal(mine.schedules, [{ id: exam, nama: "harian" }]);
});

test("who lost the codes sees an event's no more", async () => {
  const { server } = school;
  const { id: event } = await server.ok(createEvent, newEvent("PAS"));
  const { id } = await server.ok(openChat, { kind: "event", about: event }, { token: operator! });
  await send(id, "Halo", operator!);
  assert.is(await unread(head!), "1");
  await server.db
    .deleteFrom("role_menus")
    .where("role", "=", "OPRA")
    .where("code", "in", ["0011A", "0013A", "0021A"])
    .execute();
  assert.equal(await chatsOf(operator!), []);
  assert.is((await send(id, "Lagi", operator!)).status, 404);
});

test("what is read is unread no more, never goes back, and the other sees how far", async () => {
  const { server } = school;
  const { id } = await dm(head!, teacher!);
  for (const text of ["satu", "dua", "tiga"]) await send(id, text, head!);
  assert.is(await unread(head!), "0");
  assert.is(await unread(teacher!), "3");
  const marks = async () =>
    (await server.ok(getChat, { id })).marks
      .filter(({ name }) => name !== "")
      .map(({ delivered_seq, read_seq }) => `${delivered_seq}/${read_seq}`)
      .sort()
      .join(" ");
  await server.ok(noteDelivered, {}, { token: teacher! });
  assert.is(await marks(), "3/0 3/3");
  await server.ok(readChat, { id, read_seq: 2 }, { token: teacher! });
  await server.ok(readChat, { id, read_seq: 1 }, { token: teacher! });
  assert.is(await unread(teacher!), "1");
  assert.is(await marks(), "3/2 3/3");
  await server.ok(readChat, { id, read_seq: 2_000_000 }, { token: teacher! });
  assert.is(await marks(), "3/3 3/3", "nobody reads what is not there yet");
});

test("muted stays as it was left, with what is unread", async () => {
  const { id } = await dm(head!, teacher!);
  await send(id, "satu", head!);
  const chat = await school.server.ok(muteChat, { id, muted: true }, { token: teacher! });
  assert.equal([chat.muted, chat.last_seq - chat.read_seq], [true, 1]);
  await school.server.ok(muteChat, { id, muted: false }, { token: teacher! });
  assert.is((await chatsOf(teacher!))[0]!.muted, false);
});

test("older messages come page by page, each once", async () => {
  const { id } = await dm(head!, teacher!);
  const count = messagesPerPage + 5;
  for (let at = 1; at <= count; at += 1) {
    if (at % messagesPerMinute === 0) school.server.wait(61_000);
    await send(id, String(at), head!);
  }
  const latest = await school.server.ok(getChat, { id });
  assert.is(latest.more, true);
  const before = latest.messages[0]!.seq;
  const older = await school.server.ok(listMessages, { id, before });
  assert.is(older.more, false);
  assert.equal(
    `${texts(older)} ${texts(latest)}`,
    Array.from({ length: count }, (_one, at) => String(at + 1)).join(" "),
  );
});

test("twenty a minute of one person, whatever the conversation; then it is said how long to wait", async () => {
  const { id } = await dm(head!, teacher!);
  const { id: other } = await dm(head!, operator!);
  const sent = await Promise.all(
    Array.from({ length: messagesPerMinute + 4 }, (_one, at) =>
      send(at % 2 === 0 ? id : other, String(at), head!),
    ),
  );
  assert.is(sent.filter(({ status }) => status === 200).length, messagesPerMinute);
  const refused = sent.find(({ status }) => status === 429)!;
  assert.match(refused.message, /^Paling banyak 20 pesan per menit\. Tunggu 60 detik/u);
  assert.is((await send(id, "Saya", teacher!)).status, 200, "another one may");
  school.server.wait(60_001);
  assert.is((await send(id, "Lagi", head!)).status, 200);
});

test("a message is plain text, not empty and not too long", async () => {
  const { id } = await dm(head!, teacher!);
  const shown = await send(id, "  <b>tebal</b>\r\nbaris dua  ", head!);
  assert.is(shown.data.text, "<b>tebal</b>\nbaris dua");
  assert.is((await send(id, " \n ", head!)).status, 422);
  assert.is((await send(id, "a\u0007", head!)).status, 422);
  assert.is((await send(id, "x".repeat(maxMessage), head!)).status, 200);
  assert.is((await send(id, "x".repeat(maxMessage + 1), head!)).status, 422);
});

test("a picture is told by its content, goes along with a message, and is seen by whoever may see it", async () => {
  const { server } = school;
  const { id } = await dm(head!, teacher!);
  const text = new TextEncoder().encode("<svg onload=alert(1)>");
  assert.is((await server.call(uploadChatPicture, { id }, { file: text })).status, 422);
  const { picture_id } = await server.ok(uploadChatPicture, { id }, { file: pngBytes(40, 30) });
  const others = await server.call(
    sendMessage,
    { id, text: "", message_id: randomUUID(), picture_id },
    { token: teacher! },
  );
  assert.is(others.status, 404, "nobody sends what another has uploaded");
  const sent = await server.ok(sendMessage, { id, text: "", message_id: "one", picture_id });
  assert.is(sent.picture_id, picture_id);
  const fetch = (token: string) =>
    server.exam.fetch(
      new Request(
        `http://exam.test${getChatPicture.path.replace("{id}", id)}?picture_id=${picture_id}`,
        { headers: { authorization: `Bearer ${token}` } },
      ),
    );
  const seen = await fetch(teacher!);
  assert.is(seen.headers.get("content-type"), "image/png");
  assert.equal(new Uint8Array(await seen.arrayBuffer()), pngBytes(40, 30));
  assert.is((await fetch(operator!)).status, 404);
});

test("whoever follows the conversation or the list is told, nobody else", async () => {
  const { server } = school;
  const { id } = await dm(head!, teacher!);
  const listen = async (token: string, topic: string) => {
    const client = await connectClientAs(server.exam.live, token);
    await client.follow(topic);
    return () =>
      client.frames.map(({ t, value }) => (value as { t?: string } | undefined)?.t ?? t).join(" ");
  };
  const teacherId = (await userOf(teacher!)).id;
  const list = await listen(teacher!, `own-chats:${teacherId}`);
  const thread = await listen(teacher!, `${chatTopic.name}:${id}`);
  const spy = await listen(operator!, `own-chats:${teacherId}`);
  const thief = await listen(operator!, `${chatTopic.name}:${id}`);
  await send(id, "Halo", head!);
  await server.ok(readChat, { id, read_seq: 1 }, { token: teacher! });
  assert.is(list(), "ready snapshot last mark");
  assert.is(thread(), "ready snapshot message mark");
  assert.is(spy(), "ready refused");
  assert.is(thief(), "ready refused");
});

test.run();
