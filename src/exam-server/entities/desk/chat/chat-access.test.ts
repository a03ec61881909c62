import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage } from "../../../../contract/chat/broadcasts.ts";
import {
  getChat,
  listOwnChats,
  listReceipts,
  ownChatsTopic,
  sendMessage,
} from "../../../../contract/chat/chats.ts";
import { searchMessages } from "../../../../contract/chat/message-search.ts";
import { listOwnMessages } from "../../../../contract/sitting/own-chat.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";

const test = suite("announcements to a whole exam, as its proctors have them");
let school: SittingSchool;
let exam = "";
/** The proctor of R-01, a teacher without a room, and the Head Master. */
let [proctor, other, head]: string[] = [];
type Sitter = { id: string; token: string };
let here: Sitter;
let elsewhere: Sitter;

test.before.each(async () => {
  school = await openSittingSchool();
  proctor = school.author;
  other = school.stranger;
  head = school.server.token!;
  const { seated, people } = await addProctoredExam(school, (await staffOf(school, proctor)).name);
  exam = seated;
  [here, elsewhere] = (await Promise.all(people.map(begin))) as [Sitter, Sitter];
});
test.after.each(() => school.close());

async function begin({ id, no }: { id: string; no: string }): Promise<Sitter> {
  const token = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token });
  await school.server.ok(startSitting, { id: exam }, { token });
  return { id, token };
}
const announce = (text: string, more: object = {}, token = head!) =>
  school.server.ok(
    broadcastMessage,
    { schedule_id: exam, message_id: randomUUID(), text, ...more },
    { token },
  );
const chatsOf = async (token: string) =>
  (await school.server.ok(listOwnChats, { id: (await staffOf(school, token)).id }, { token }))
    .items;
const write = (id: string, token: string) =>
  school.server.call(sendMessage, { id, message_id: randomUUID(), text: "Baik" }, { token });

test("a proctor reads what the participants of the room read, at once, and writes nothing there", async () => {
  const { server } = school;
  const token = proctor!;
  const client = await connectClientAs(server.exam.live, token);
  await client.follow(`${ownChatsTopic.name}:${(await staffOf(school, token)).id}`);
  const { chat_id: id } = await announce("Soal nomor 3 diperbaiki");
  const { items } = await server.ok(listOwnMessages, { id: exam, after: 0 }, { token: here.token });
  assert.equal(
    items.map(({ text }) => text),
    ["Soal nomor 3 diperbaiki"],
  );
  const [chat, ...more] = await chatsOf(token);
  assert.equal(
    [chat?.id, chat?.last?.text, chat?.is_selection, more.length],
    [id, "Soal nomor 3 diperbaiki", false, 0],
  );
  assert.is(chat!.last_seq - chat!.read_seq, 1, "it is unread");
  assert.equal(
    client.frames.map(({ t }) => t),
    ["ready", "snapshot", "patch"],
  );
  client.connection.closed();

  const opened = await server.ok(getChat, { id }, { token });
  assert.match(opened.read_only ?? "", "hanya dapat Anda baca");
  const refused = await write(id, token);
  assert.equal([refused.status, refused.message], [403, opened.read_only]);
  const found = await server.ok(searchMessages, { q: "nomor 3", page: 1 }, { token });
  assert.is(found.items.length, 1);

  assert.is((await server.ok(getChat, { id })).read_only, null);
  assert.is((await write(id, head!)).code, "00");
  assert.equal(await chatsOf(other!), []);
  assert.is((await server.call(getChat, { id }, { token: other! })).status, 404);
});

test("who has received it a proctor sees of the own room alone", async () => {
  const { server } = school;
  const { chat_id: id, message } = await announce("Lima menit lagi");
  const receiptsOf = async (token: string) => {
    const query = { id, seq: message.seq, page: 1, per_page: 50 };
    const { items, total } = await server.ok(listReceipts, query, { token });
    return [total, ...items.map(({ participant_id }) => participant_id).sort()];
  };
  assert.equal(await receiptsOf(proctor!), [1, here.id]);
  assert.equal(await receiptsOf(head!), [2, ...[here.id, elsewhere.id].sort()]);
});

test("what is said to chosen participants is no announcement, and proctors of others do not read it", async () => {
  const { server } = school;
  const all = await announce("Untuk semua");
  const chosen = { participant_ids: [here.id, elsewhere.id] };
  const { chat_id: id } = await announce("Untuk dua orang", chosen);
  assert.is.not(id, all.chat_id);
  assert.equal(
    (await chatsOf(proctor!)).map(({ last }) => last?.text),
    ["Untuk semua"],
  );
  assert.is((await server.call(getChat, { id }, { token: proctor! })).status, 404);
  const own = (await chatsOf(head!)).find((one) => one.id === id);
  assert.is(own?.is_selection, true);
  assert.match((await server.ok(getChat, { id })).read_only ?? "", "dari monitor");
  assert.is((await write(id, head!)).status, 403, "nobody writes to all by it");
  const { items } = await server.ok(listOwnMessages, { id: exam, after: 0 }, { token: here.token });
  assert.equal(
    items.map(({ text }) => text),
    ["Untuk semua", "Untuk dua orang"],
  );
});

test("whoever watches in the room no longer reads them no longer", async () => {
  const { server } = school;
  const { chat_id: id } = await announce("Tenang");
  assert.is((await server.call(getChat, { id }, { token: proctor! })).status, 200);
  await server.db.updateTable("event_rooms").set({ pengawas: "[]" }).execute();
  assert.is((await server.call(getChat, { id }, { token: proctor! })).status, 404);
  assert.equal(await chatsOf(proctor!), []);
});

test.run();
