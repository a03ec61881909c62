import * as assert from "uvu/assert";
import { getChat, openChat } from "../../../contract/chat/chats.ts";
import { messagesPerMinute } from "../../../contract/chat/message-text.ts";
import {
  chatDraftsStoragePrefix,
  unsentMessagesStoragePrefix,
} from "../../../contract/storage-keys.ts";
import type { Role } from "../../../contract/roles.ts";
import { $session } from "../../../core/session.ts";
import { freshServerSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createSendQueue, type SendQueue } from "./chat-queue-sending.ts";

const { test, server } = freshServerSuite("messages on their way");
let line: Line;
let queue: SendQueue;
let chat = "";
let other = "";
const me = "head";
test.before.each(async () => {
  sessionStorage.clear();
  localStorage.clear();
  // Nobody of another test's, who would get none of it.
  $session.set({ status: "checking" });
  line = connectConsole(server);
  [chat, other] = await Promise.all([openWith("EVAL"), openWith("OPRA")]);
  queue = createSendQueue(me);
});
test.after.each(() => {
  // What is left would go on trying beside the next test.
  for (const { message_id } of queue.$unsent.get()) queue.discard(message_id);
});

async function openWith(role: Role): Promise<string> {
  const about = await server.accountId(role);
  return (await server.ok(openChat, { kind: "dm", about })).id;
}
const write = (text: string, chat_id = chat) => queue.add({ chat_id, text, picture_id: null });
const written = async (id = chat) =>
  (await server.ok(getChat, { id })).messages.map(({ text }) => text).join(" ");
const isEmpty = () => queue.$unsent.get().length === 0;
const kept = () => sessionStorage.getItem(unsentMessagesStoragePrefix + me);

test("they arrive in the order in which they were written, however fast", async () => {
  const texts = Array.from({ length: 12 }, (_one, at) => String(at));
  for (const text of texts) write(text);
  await until(isEmpty);
  assert.is(await written(), texts.join(" "));
  assert.is(kept(), null);
});

test("a cut line keeps them, in order, over a reload; nothing is written twice", async () => {
  line.isCut = true;
  for (const text of ["satu", "dua", "tiga"]) write(text);
  await until(() => line.requests.some(({ method }) => method === "POST"));
  assert.is(queue.$unsent.get().length, 3);
  const reloaded = createSendQueue(me);
  assert.equal(reloaded.$unsent.get(), queue.$unsent.get());
  line.isCut = false;
  // Both at once, as two tabs of which one is a copy of the other.
  reloaded.sendNow();
  queue.sendNow();
  await until(() => isEmpty() && reloaded.$unsent.get().length === 0);
  assert.is(await written(), "satu dua tiga");
});

test("one whose answer was lost is sent again and stands there once", async () => {
  const release = line.holdNext();
  write("sekali");
  await until(async () => (await written()) === "sekali");
  // The tab is closed before the answer comes.
  const reloaded = createSendQueue(me);
  await until(() => reloaded.$unsent.get().length === 0);
  release();
  await until(isEmpty);
  assert.is(await written(), "sekali");
});

test("a refused one stays with the reason and holds back its conversation alone, until it is sent or thrown away", async () => {
  for (let at = 0; at < messagesPerMinute; at += 1) write(String(at), other);
  await until(isEmpty);
  write("kebanyakan");
  write("sesudahnya");
  const refused = await until(() => queue.$unsent.get().find(({ refusal }) => refusal !== null));
  assert.match(refused.refusal!, /Tunggu \d+ detik/u);
  server.wait(61_000);
  write("di tempat lain", other);
  await until(async () => (await written(other)).endsWith("di tempat lain"));
  assert.is(await written(), "");
  queue.again(refused.message_id);
  await until(isEmpty);
  assert.is(await written(), "kebanyakan sesudahnya");
});

test("what is thrown away is gone, and what was behind it goes", async () => {
  write("x", "no-such-conversation");
  const refused = await until(() => queue.$unsent.get().find(({ refusal }) => refusal !== null));
  queue.discard(refused.message_id);
  assert.ok(isEmpty());
  assert.is(kept(), null);
});

test("another person of this tab gets none of it, and what is damaged is as good as nothing", () => {
  line.isCut = true;
  write("milik saya");
  assert.equal(createSendQueue("other").$unsent.get(), []);
  sessionStorage.setItem(`${unsentMessagesStoragePrefix}third`, '[{"text":1},7');
  assert.equal(createSendQueue("third").$unsent.get(), []);
});

test("what waits when the tab is closed is sent by the next one, once", async () => {
  line.isCut = true;
  write("satu");
  await until(() => line.requests.some(({ method }) => method === "POST"));
  window.dispatchEvent(new Event("pagehide"));
  sessionStorage.clear();
  line.isCut = false;
  const next = createSendQueue(me);
  assert.is(next.$unsent.get()[0]!.text, "satu");
  assert.ok(kept(), "a reload of the next tab keeps it, too");
  queue.sendNow();
  await until(() => isEmpty() && next.$unsent.get().length === 0);
  assert.is(await written(), "satu");
});

test("a draft is kept for each conversation and person, until it is sent or emptied", () => {
  queue.draftOf(chat).set({ text: "belum selesai", picture_id: null });
  queue.draftOf(other).set({ text: "lain", picture_id: "gambar" });
  const later = createSendQueue(me);
  assert.is(later.draftOf(chat).get().text, "belum selesai");
  assert.is(later.draftOf(other).get().picture_id, "gambar");
  assert.is(createSendQueue("guru").draftOf(chat).get().text, "");
  later.draftOf(chat).set({ text: "  ", picture_id: null });
  assert.is(createSendQueue(me).draftOf(chat).get().text, "");
  assert.is(createSendQueue(me).draftOf(other).get().text, "lain");
});

test("a draft outlives a day without its picture, which the server has deleted, and not for ever", () => {
  const hours = (count: number) => Date.now() - count * 60 * 60 * 1000;
  const keep = (saved: number) =>
    localStorage.setItem(
      chatDraftsStoragePrefix + me,
      JSON.stringify({ [chat]: { text: "lama", picture_id: "gambar", saved }, damaged: 7 }),
    );
  keep(hours(25));
  assert.equal(createSendQueue(me).draftOf(chat).get(), { text: "lama", picture_id: null });
  keep(hours(24 * 15));
  assert.is(createSendQueue(me).draftOf(chat).get().text, "");
});

test.run();
