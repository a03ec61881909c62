import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  getChat,
  listOwnChats,
  messagesPerPage,
  openChat,
  readChat,
  sendMessage,
  type ChatMessage,
} from "../../contract/chat/chats.ts";
import { unreadIn, withPatch, type OwnChats } from "../../core/chat/own-chats.ts";
import type { ServerError } from "../../core/answers/server-error.ts";
import { $settings } from "../../core/institution/institution-settings.ts";
import { settingCodes } from "../../contract/settings.ts";
import { $session } from "../../core/session.ts";
import { freshServerSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createChatModel } from "./chat-model.ts";
import { createSendQueue, type SendQueue } from "./sending/chat-queue-sending.ts";
import { createThreadModel, withPatch as withMessage } from "./chat-thread-model.ts";

const { test, server } = freshServerSuite("an open conversation");
let queue: SendQueue;
let teacher = "";
let chat = "";
let [head, other]: string[] = [];
const threads: { exit(): void }[] = [];
let settings = $settings.get();
test.before.each(async () => {
  sessionStorage.clear();
  localStorage.clear();
  // By calls: nobody waits for a socket.
  settings = $settings.get();
  $settings.set({ ...settings, [settingCodes.socketActive]: "N" });
  connectConsole(server);
  teacher = await server.signIn("EVAL");
  [head, other] = await Promise.all([server.accountId("EVIL"), server.accountId("EVAL")]);
  chat = (await server.ok(openChat, { kind: "dm", about: other! })).id;
  const { name, email } = server.account("EVIL");
  const user = { id: head!, name, email, role: "EVIL" as const, menus: {}, picture: "" };
  $session.set({ status: "in", user } as Parameters<typeof $session.set>[0]);
  queue = createSendQueue(head!);
});
test.after.each(() => {
  for (const { exit } of threads.splice(0)) exit();
  $session.set({ status: "checking" });
  $settings.set(settings);
});

const receive = (text: string) =>
  server.ok(sendMessage, { id: chat, text, message_id: randomUUID() }, { token: teacher });

function openThread() {
  const thread = createThreadModel(chat, queue);
  threads.push(thread);
  const ready = () => {
    const state = thread.$state.get();
    return state.status === "ready" && state;
  };
  return { thread, ready, texts: () => (ready() ? textsOf(ready() as never) : "") };
}
const textsOf = ({ held }: { held: { messages: readonly { text: string }[] } }) =>
  held.messages.map(({ text }) => text).join(" ");

test("what is typed goes out once, is emptied at once, and stands in the thread when the server has it", async () => {
  const { thread, ready, texts } = openThread();
  await until(ready);
  thread.draft({ text: "  Halo \n" });
  thread.sendDraft();
  thread.sendDraft();
  assert.is(thread.$draft.get().text, "");
  await until(() => texts() === "Halo");
  assert.equal(thread.$unsent.get(), []);
  thread.draft({ text: "   " });
  thread.sendDraft();
  assert.equal(thread.$unsent.get(), []);
});

test("what is typed stays while one looks elsewhere", async () => {
  const { thread } = openThread();
  thread.draft({ text: "belum selesai" });
  thread.exit();
  assert.is(openThread().thread.$draft.get().text, "belum selesai");
});

test("further back it goes page by page, to the first", async () => {
  for (let at = 0; at < messagesPerPage + 10; at += 1) {
    if (at % 19 === 0) server.wait(61_000);
    await receive(String(at));
  }
  const { thread, ready } = openThread();
  const first = await until(ready);
  assert.equal([first.held.messages.length, first.held.more], [messagesPerPage, true]);
  await Promise.all([thread.loadOlder(), thread.loadOlder()]);
  const { held } = await until(ready);
  assert.equal([held.messages.length, held.more], [messagesPerPage + 10, false]);
  assert.is(held.messages[0]!.text, "0");
});

test("what is seen is read, and said once", async () => {
  await receive("satu");
  await receive("dua");
  const { thread, ready } = openThread();
  await until(ready);
  thread.seen();
  thread.seen();
  const read = async () =>
    (await server.ok(getChat, { id: chat })).marks.find(({ user_id: user }) => user === head)
      ?.read_seq;
  await until(async () => (await read()) === 2);
});

test("a mute is on the conversation, and in the list its messages count nowhere", async () => {
  await receive("satu");
  const { thread, ready } = openThread();
  await until(ready);
  await thread.mute(true);
  assert.is((await until(ready)).chat.muted, true);
  const { items } = await server.ok(listOwnChats, { id: head! });
  assert.equal([unreadIn(items), items[0]!.last_seq - items[0]!.read_seq], [0, 1]);
});

test("the list finds by name and by words, and says whether there is anything at all", async () => {
  await receive("Ruang tiga siap");
  const model = createChatModel(head!);
  const stop = model.$list.listen(() => undefined);
  const list = () => {
    const state = model.$list.get();
    return state.status === "ready" && state;
  };
  const found = async () => (await until(list)).chats.length;
  assert.is(await found(), 1);
  model.search("TIGA");
  assert.is(await found(), 1);
  model.search("tidak ada");
  assert.equal([await found(), (await until(list)).isEmpty], [0, false]);
  await model.start({ kind: "dm", about: other! });
  assert.equal([model.$open.get(), model.$searched.get()], [chat, ""]);
  stop();
  model.exit();
});

test("templates are read, added and deleted, and what the server refuses is thrown", async () => {
  const model = createChatModel(head!);
  await model.loadTemplates();
  const before = model.$templates.get().length;
  await model.addTemplate("Silakan mulai");
  assert.is(model.$templates.get().length, before + 1);
  await model.deleteTemplate(model.$templates.get().at(-1)!.id);
  assert.is(model.$templates.get().length, before);
  const refusal = await model.addTemplate(" ").catch((error: unknown) => error);
  assert.is((refusal as ServerError).fields["text"], "Template wajib diisi.");
});

test("news comes first in the list, one's own is read, and news that was overtaken changes nothing", async () => {
  await receive("satu");
  const before: OwnChats = await server.ok(listOwnChats, { id: head! });
  const [known] = before.items;
  const { read_seq: _read, muted: _muted, ...shown } = known!;
  const news = (seq: number, author_id: string, id = known!.id) =>
    ({
      t: "last",
      chat: { ...shown, id, last_seq: seq, last: { ...known!.last!, author_id } },
    }) as const;
  assert.is(unreadIn(withPatch(before, news(3, other!), head!).items), 3);
  assert.is(unreadIn(withPatch(before, news(3, head!), head!).items), 0);
  assert.equal(withPatch(before, news(1, other!), head!), before);
  const fresh = withPatch(before, news(7, other!, "new"), head!).items;
  assert.equal([fresh[0]!.id, unreadIn([fresh[0]!])], ["new", 1]);
  const mark = { t: "mark", id: known!.id, read_seq: 1, muted: true } as const;
  assert.equal(withPatch(before, mark, head!).items[0]!.muted, true);
  await server.ok(readChat, { id: chat, read_seq: 1 });
});

test("a message that is told twice stands there once, and a mark takes the place of the earlier", async () => {
  const message = await receive("satu");
  const opened = await server.ok(getChat, { id: chat });
  const told = withMessage(opened, { t: "message", message });
  assert.is(told.messages.length, 1);
  const mark = { user_id: other!, name: "Guru", delivered_seq: 1, read_seq: 1 };
  const marked = withMessage(told, { t: "mark", mark: { ...mark, read_seq: 0 } });
  const again = withMessage(marked, { t: "mark", mark }).marks;
  assert.equal(
    again.filter(({ user_id: user }) => user === other).map(({ read_seq: seq }) => seq),
    [1],
  );
});

test("a message that was found far back is shown with what is around it, and the way leads on to the end", async () => {
  const count = messagesPerPage * 2 + 30;
  for (let at = 1; at <= count; at += 1) {
    if (at % 19 === 0) server.wait(61_000);
    await receive(`nomor ${at}`);
  }
  const { thread, ready } = openThread();
  await Promise.all([thread.jumpTo(20), until(ready)]);
  const state = await until(() => {
    const now = ready();
    return now && now.held.later === true && now;
  });
  const seqs = state.held.messages.map(({ seq }) => seq);
  assert.equal([seqs[0], seqs.at(-1), state.held.more], [1, 70, false]);
  assert.is(thread.$marked.get(), 20);
  await receive("lagi");
  thread.seen();
  await thread.loadLater();
  await thread.loadLater();
  const end = await until(ready);
  assert.equal([end.held.later, end.held.messages.length], [undefined, count + 1]);
  await thread.jumpTo(5);
  assert.is(thread.$marked.get(), 5);
  thread.toLatest();
  assert.is(thread.$marked.get(), null);
});

test("from a place further back one call leads to the latest messages", async () => {
  for (let at = 1; at <= messagesPerPage + 60; at += 1) {
    if (at % 19 === 0) server.wait(61_000);
    await receive(`nomor ${at}`);
  }
  const { thread, ready } = openThread();
  await until(ready);
  await thread.jumpTo(3);
  assert.is((await until(ready)).held.later, true);
  thread.toLatest();
  const { held } = await until(ready);
  assert.equal(
    [held.later, held.messages.at(-1)!.seq, held.messages.length],
    [undefined, messagesPerPage + 60, messagesPerPage],
  );
});

test("an own message is corrected and deleted, and a tab that knows an older version is told", async () => {
  const { thread, ready } = openThread();
  await until(ready);
  thread.draft({ text: "Mulai 07.30" });
  thread.sendDraft();
  const first = await until(() => {
    const state = ready();
    return state && state.held.messages[0];
  });
  await thread.correct(first, "Mulai 08.00");
  const shown = async () => (await until(ready)).held.messages[0]!;
  assert.equal([(await shown()).text, (await shown()).version], ["Mulai 08.00", 2]);
  const refusal = await thread.correct(first, "Mulai 09.00").catch((error: unknown) => error);
  assert.is((refusal as ServerError).code, "49");
  const newer = (refusal as ServerError).data as ChatMessage;
  await thread.remove(newer);
  assert.equal([(await shown()).text, (await shown()).deleted_at !== null], ["", true]);
});

test("the search in messages waits for the end of typing, and the latest answer wins", async () => {
  await receive("Kunci ruang tiga");
  const { found } = createChatModel(head!);
  found.search("k");
  assert.is(found.$found.get().status, "idle", "a single letter finds nearly everything");
  found.search("tidak ada");
  found.search("kunci");
  const items = await until(() => {
    const state = found.$found.get();
    return state.status === "ready" && state.items;
  });
  assert.equal(
    items.map(({ found: hit }) => hit),
    ["Kunci"],
  );
  found.jump(items[0]!);
  found.leave();
  assert.equal([found.$jump.get(), found.$left.get()?.seq], [null, 1]);
  found.search("");
  assert.is(found.$found.get().status, "idle");
});

test("a correction of the last message changes the list and counts as nothing new", async () => {
  const message = await receive("satu");
  const before: OwnChats = await server.ok(listOwnChats, { id: head! });
  const { read_seq: _read, muted: _muted, ...shown } = before.items[0]!;
  const corrected = { ...shown, last: { ...shown.last!, text: "dua", version: 2 } };
  const after = withPatch(before, { t: "last", chat: corrected }, head!);
  assert.equal([after.items[0]!.last!.text, unreadIn(after.items)], ["dua", 1]);
  assert.equal(withPatch(after, { t: "last", chat: shown }, head!), after, "overtaken");
  assert.is(message.version, 1);
});

test.run();
