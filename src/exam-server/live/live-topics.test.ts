import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { listMajors } from "../../contract/majors.ts";
import { codedName } from "../../contract/coded-names.ts";
import { topic } from "../../contract/live-protocol.ts";
import { getMenuMatrix, updateRoleMenus } from "../../contract/menus.ts";
import { getQuestionBank } from "../../contract/questions/banks.ts";
import { revokeToken } from "../../contract/credentials.ts";
import type { TestServer } from "../../testing/server/open-test-server.ts";
import { connectClientAs } from "../../testing/server/live-client.ts";
import { openTestBank, type TestBank } from "../../testing/questions/open-test-bank.ts";
import { createLiveHub } from "./live-hub.ts";
import { maxBufferedBytes, maxTopicsPerSocket, type PublisherChannel } from "./live-topics.ts";

const test = suite("topics on the live socket");
const majors = topic({ name: "majors", snapshot: listMajors, patch: codedName });
const bank = topic({
  name: "bank",
  snapshot: getQuestionBank,
  patch: v.object({ nama: v.string() }),
});

let school: TestBank;
let server: TestServer;
let bankId = "";
test.before(async () => {
  school = await openTestBank();
  server = school.server;
  bankId = school.bank.id;
  server.exam.live.declare(majors);
  server.exam.live.declare(bank);
});
test.after(() => school.close());

async function connectAs(...given: Parameters<typeof connectClientAs>) {
  const client = await connectClientAs(...given);
  /** The frames about topics since the last call. */
  const takeFrames = () => client.frames.splice(0).filter((frame) => "topic" in frame);
  return { ...client, takeFrames };
}
const connectTo = (token: string) => connectAs(server.exam.live, token);
const rename = (nama: string, id = bankId) => server.exam.live.publish(bank, { id }, { nama });

test("whoever may make the call gets its answer, then patches, numbered one by one", async () => {
  const socket = await connectTo(server.token!);
  rename("Sebelumnya");
  await socket.follow(`bank:${bankId}`);
  rename("Satu");
  rename("Dua");
  rename("Bank lain", "another");
  const [snapshot, ...patches] = socket.takeFrames();
  assert.is(snapshot!.t, "snapshot");
  assert.equal(snapshot!.value, await server.ok(getQuestionBank, { id: bankId }));
  assert.equal(
    patches.map(({ t, seq, value }) => [t, seq! - snapshot!.seq!, value]),
    [
      ["patch", 1, { nama: "Satu" }],
      ["patch", 2, { nama: "Dua" }],
    ],
  );
  await socket.unfollow(`bank:${bankId}`);
  rename("Tiga");
  assert.equal(socket.takeFrames(), []);
  socket.connection.closed();
});

test("refused like the call is, by permission or by whose it is; and so is what is no topic", async () => {
  const socket = await connectTo(school.stranger);
  for (const [name, code] of [
    ["majors", "43"],
    [`bank:${bankId}`, "44"],
    ["results", "44"],
    ["bank", "44"],
    ["majors:1", "44"],
    ["bank:\ud83d", "44"],
    ["bank:\0", "44"],
  ] as const) {
    await socket.follow(name);
    const frames = socket.takeFrames();
    assert.equal(
      frames.map(({ t, topic: about, code: said }) => [t, about, said]),
      [["refused", name, code]],
    );
  }
  rename("Rahasia");
  assert.equal(socket.takeFrames(), []);
  socket.connection.closed();
});

test("a permission taken away ends what was followed by it, at once", async () => {
  const [author, head] = [await connectTo(school.author), await connectTo(server.token!)];
  for (const socket of [author, head]) await socket.follow(`bank:${bankId}`);
  author.takeFrames();
  head.takeFrames();
  const allow = async (allowed: boolean) => {
    const { version } = await server.ok(getMenuMatrix, {});
    const changes = [{ role: "EVAL" as const, code: "0010A" as const, allowed }];
    await server.ok(updateRoleMenus, { version, changes });
  };
  await allow(false);
  rename("Tidak untuk semua");
  for (const socket of [author, head]) {
    assert.equal(
      socket.takeFrames().map(({ t }) => t),
      ["lost"],
    );
    await socket.follow(`bank:${bankId}`);
  }
  assert.is(author.takeFrames()[0]!.code, "43");
  assert.is(head.takeFrames()[0]!.t, "snapshot");
  rename("Untuk Head Master");
  assert.equal([author.takeFrames().length, head.takeFrames().length], [0, 1]);
  await allow(true);
  for (const { connection } of [author, head]) connection.closed();
});

test("a session that ended hears nothing more, even before its socket is closed", async () => {
  const token = await server.signIn("EVIL");
  const socket = await connectAs(server.exam.live, token, { staysOpen: true });
  await socket.follow(`bank:${bankId}`);
  await server.ok(revokeToken, {}, { token });
  socket.takeFrames();
  rename("Setelah keluar");
  assert.equal(socket.takeFrames(), []);
  await socket.follow(`bank:${bankId}`);
  assert.equal(socket.takeFrames(), [], "nor is what it still asks looked at");
  socket.connection.closed();
});

test("two tabs follow on their own: one may leave, or be slow, without the other's knowing", async () => {
  const [one, other] = [await connectTo(server.token!), await connectTo(server.token!)];
  for (const tab of [one, other]) await tab.follow(`bank:${bankId}`);
  await one.unfollow(`bank:${bankId}`);
  rename("Untuk satu");
  one.connection.closed();
  rename("Tetap untuk satu");
  assert.equal(
    [one.takeFrames(), other.takeFrames()].map((frames) => frames.map(({ t }) => t)),
    [["snapshot"], ["snapshot", "patch", "patch"]],
  );
  other.connection.closed();
});

test("a socket that cannot keep up is told so once, and owes nothing more until it asks", async () => {
  const [slow, quick] = [await connectTo(server.token!), await connectTo(server.token!)];
  for (const each of [slow, quick]) await each.follow(`bank:${bankId}`);
  for (const each of [slow, quick]) each.takeFrames();
  slow.socket.bufferedAmount = maxBufferedBytes + 1;
  for (let count = 0; count < 1_000; count += 1) rename(`Nama ${count}`);
  assert.equal(
    slow.takeFrames().map(({ t }) => t),
    ["lost"],
  );
  assert.is(quick.takeFrames().length, 1_000);
  slow.socket.bufferedAmount = 0;
  await slow.follow(`bank:${bankId}`);
  rename("Terkejar");
  assert.equal(
    slow.takeFrames().map(({ t }) => t),
    ["snapshot", "patch"],
  );
  for (const { connection } of [slow, quick]) connection.closed();
});

test("patches that come while the snapshot is read come after it, unless nobody waits for it any more", async () => {
  let answer = () => {};
  const hub = createLiveHub({
    now: () => server.now,
    identify: async (token) => ({ userId: "1", token }),
    ask: () =>
      new Promise((settle) => {
        answer = () => settle({ code: "00", message: "", data: { nama: "Awal" } });
      }),
  });
  hub.declare(bank);
  const socket = await connectAs(hub, "token");
  const names = () => socket.takeFrames().map(({ seq, value }) => [seq, (value as Name).nama]);
  type Name = { nama: string };
  const following = socket.follow("bank:1");
  hub.publish(bank, { id: "1" }, { nama: "Berikut" });
  assert.equal(names(), []);
  answer();
  await following;
  assert.equal(names(), [
    [0, "Awal"],
    [1, "Berikut"],
  ]);

  const again = socket.follow("bank:1");
  await socket.unfollow("bank:1");
  answer();
  await again;
  assert.equal(names(), []);

  const tooLong = socket.follow("bank:1");
  for (let count = 0; count <= 1_000; count += 1) hub.publish(bank, { id: "1" }, { nama: "x" });
  answer();
  await tooLong;
  assert.equal(
    socket.takeFrames().map(({ t }) => t),
    ["lost"],
  );
  hub.close();
});

test("a topic that is fed is fed from the first snapshot on until the last has gone, and by this server alone", async () => {
  const log: string[] = [];
  let feedLine: PublisherChannel<typeof bank> | null = null;
  let isAllowed = false;
  const hub = createLiveHub({
    now: () => server.now,
    identify: async (token) => ({ userId: "1", token }),
    ask: async () => ({ code: isAllowed ? "00" : "44", message: "", data: { nama: "Awal" } }),
  });
  hub.declare(bank, ({ id }, snapshot, line) => {
    feedLine = line as typeof feedLine;
    log.push(`open ${id} ${snapshot.nama}`);
    return { joined: () => void log.push("joined"), stop: () => void log.push("stop") };
  });
  const [one, other] = [await connectAs(hub, "token"), await connectAs(hub, "token")];
  await one.follow("bank:1");
  assert.equal(log, [], "nobody reads for one who may not follow it");
  isAllowed = true;
  await one.follow("bank:1");
  await other.follow("bank:1");
  assert.equal(log.splice(0), ["open 1 Awal", "joined"]);
  one.takeFrames();
  other.takeFrames();
  feedLine!.publish({ nama: "Baru" });
  assert.equal([one.takeFrames().length, other.takeFrames().length], [1, 1]);
  one.connection.closed();
  assert.equal(log, []);
  await other.unfollow("bank:1");
  assert.equal(log.splice(0), ["stop"]);

  await other.follow("bank:1");
  feedLine!.expire();
  assert.equal(log, ["open 1 Awal", "stop"]);
  assert.is(other.takeFrames().at(-1)!.t, "lost");
  hub.close();
});

test("one socket follows so many topics and no more; one that it follows may be asked for again", async () => {
  const hub = createLiveHub({
    now: () => server.now,
    identify: async (token) => ({ userId: "1", token }),
    ask: async () => ({ code: "00", message: "", data: null }),
  });
  hub.declare(bank);
  const socket = await connectAs(hub, "token");
  for (let id = 1; id <= maxTopicsPerSocket; id += 1) await socket.follow(`bank:${id}`);
  socket.takeFrames();
  await socket.follow("bank:more");
  await socket.follow("bank:1");
  assert.equal(
    socket.takeFrames().map(({ t, code }) => [t, code]),
    [
      ["refused", "29"],
      ["snapshot", undefined],
    ],
  );
  hub.close();
});

test.run();
