import * as assert from "uvu/assert";
import { liveAuthMs, liveCloseCodes } from "../../contract/live-protocol.ts";
import { revokeToken } from "../../contract/credentials.ts";
import { createLiveHub, type LiveConnection } from "./live-hub.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { tokenLifeMs } from "../security/tokens.ts";
import { serverTime } from "../http/server-time.ts";

const { test, server } = serverSuite("the live socket");

function open(hub = server.exam.live) {
  const sent: Record<string, string>[] = [];
  const closed: number[] = [];
  const connection: LiveConnection = hub.connect({
    send: (text) => sent.push(JSON.parse(text)),
    bufferedAmount: 0,
    close: (code) => {
      closed.push(code);
      connection.closed();
    },
  });
  const say = (frame: unknown) => connection.receive(JSON.stringify(frame));
  return { sent, closed, say, connection };
}

async function openAs(token: string) {
  const socket = open();
  await socket.say({ t: "auth", token });
  return socket;
}
const news = { type: "00", title: "Info", body: "Ujian dimulai" };

test("a valid token opens, a ping is answered with the server's time", async () => {
  const socket = await openAs(await server.signIn("OPRA"));
  await socket.say({ t: "ping" });
  const server_time = serverTime(server.now);
  assert.equal(socket.sent, [
    { t: "ready", server_time },
    { t: "pong", server_time },
  ]);
  socket.connection.closed();
});

test("a wrong token, a ping before it, or a frame of another kind is sent away", async () => {
  const empty = { t: "auth", token: "" };
  for (const frame of [
    { t: "auth", token: "made-up" },
    empty,
    { t: "ping" },
    { t: "shout" },
    "text",
    1,
  ]) {
    const socket = open();
    await socket.say(frame);
    assert.equal(socket.closed, [liveCloseCodes.unauthorized]);
    assert.equal(socket.sent, []);
  }
  const socket = open();
  await socket.connection.receive("{not json");
  assert.equal(socket.closed, [liveCloseCodes.unauthorized]);
});

test("a token that takes the server long to look up is not refused", async () => {
  const timers: (() => void)[] = [];
  const realSetTimeout = globalThis.setTimeout;
  let lookUp: (found: { userId: string; token: string } | null) => void = () => undefined;
  const hub = createLiveHub({
    now: () => server.now,
    ask: () => Promise.reject(new Error("Nothing is followed here.")),
    identify: () => new Promise((settle) => (lookUp = settle)),
  });
  Object.assign(globalThis, {
    setTimeout(run: () => void) {
      timers.push(run);
      return { unref: () => undefined };
    },
  });
  const socket = open(hub);
  Object.assign(globalThis, { setTimeout: realSetTimeout });
  const greeted = socket.say({ t: "auth", token: "good" });
  for (const run of timers) run();
  assert.is(timers.length, 1);
  assert.equal(socket.closed, []);
  lookUp({ userId: "somebody", token: "good" });
  await greeted;
  assert.equal(
    socket.sent.map(({ t }) => t),
    ["ready"],
  );
  const refused = open(hub);
  const asking = refused.say({ t: "auth", token: "made-up" });
  lookUp(null);
  await asking;
  assert.equal(refused.closed, [liveCloseCodes.unauthorized]);
  hub.close();
});

/** With every token that the hub asks about. */
function countedHub() {
  const asked: string[] = [];
  const hub = createLiveHub({
    now: () => server.now,
    ask: () => Promise.reject(new Error("Nothing is followed here.")),
    async identify(token) {
      asked.push(token);
      await Promise.resolve();
      return token === "good" ? { userId: "somebody", token } : null;
    },
  });
  return { hub, asked };
}

test("whoever floods the socket without a token is asked about once, and sent away once", async () => {
  const { hub, asked } = countedHub();
  const flood = open(hub);
  const said = Array.from({ length: 1000 }, () => flood.say({ t: "auth", token: "made-up" }));
  await Promise.all(said);
  await flood.say({ t: "ping" });
  assert.equal([asked.length, flood.closed], [1, [liveCloseCodes.unauthorized]]);
  assert.equal(flood.sent, []);
  hub.close();
});

test("nothing is looked up of a token that was sent together with something else", async () => {
  const { hub, asked } = countedHub();
  const hasty = open(hub);
  await Promise.all([hasty.say({ t: "auth", token: "good" }), hasty.say({ t: "ping" })]);
  assert.equal([asked.length, hasty.closed], [1, [liveCloseCodes.unauthorized]]);
  assert.equal(hasty.sent, [], "and it is not greeted afterwards");
  hub.close();
});

test("somebody signed in who says more than a console does is sent away, and may come back", async () => {
  const { hub, asked } = countedHub();
  const loud = open(hub);
  await loud.say({ t: "auth", token: "good" });
  for (let count = 0; count < 100; count += 1) await loud.say({ t: "ping" });
  assert.equal(loud.closed, [liveCloseCodes.tooMuch]);
  assert.ok(asked.length <= 60, `${asked.length} questions`);
  const usual = open(hub);
  await usual.say({ t: "auth", token: "good" });
  for (let count = 0; count < 100; count += 1) {
    server.wait(10_000);
    await usual.say({ t: "ping" });
  }
  assert.equal(usual.closed, []);
  hub.close();
});

test("news reaches one person's every socket, or everybody's, and nobody who is not signed in", async () => {
  const [head, operator] = [server.token!, await server.signIn("OPRA")];
  const sockets = [await openAs(head), await openAs(operator), await openAs(operator), open()];
  const { id } = await server.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", server.account("OPRA").email)
    .executeTakeFirstOrThrow();
  server.exam.live.notify(id, news);
  server.exam.live.notify("all", { ...news, title: "Semua" });
  const titles = sockets.map(({ sent }) =>
    sent.filter(({ t }) => t === "notify").map(({ title }) => title),
  );
  assert.equal(titles, [["Semua"], ["Info", "Semua"], ["Info", "Semua"], []]);
  assert.is(server.exam.live.count(), 3);
  for (const { connection } of sockets) connection.closed();
  assert.is(server.exam.live.count(), 0);
});

test("signing out closes the sockets of that token and no other", async () => {
  const [one, other] = [await server.signIn("EVAL"), await server.signIn("EVAL")];
  const [ended, kept] = [await openAs(one), await openAs(other)];
  await server.ok(revokeToken, {}, { token: one });
  assert.equal(ended.closed, [liveCloseCodes.revoked]);
  assert.equal(kept.closed, []);
  kept.connection.closed();
});

test("a token that expired or was taken away meanwhile is noticed at the next ping", async () => {
  const socket = await openAs(await server.signIn("EVAL"));
  server.wait(tokenLifeMs + 1);
  await socket.say({ t: "ping" });
  assert.equal(socket.closed, [liveCloseCodes.unauthorized]);
});

test("a socket that never says who it is, and one that falls silent, are closed", async () => {
  const realSetTimeout = globalThis.setTimeout;
  const realSetInterval = globalThis.setInterval;
  const timers: { run: () => void; ms: number | undefined }[] = [];
  const fake = (run: () => void, ms?: number) => {
    timers.push({ run, ms });
    return { unref: () => undefined };
  };
  let now = 0;
  Object.assign(globalThis, { setTimeout: fake, setInterval: fake });
  try {
    const hub = createLiveHub({
      identify: async (token) => ({ userId: "1", token }),
      ask: async () => ({ code: "00", message: "", data: null }),
      now: () => new Date(now),
    });
    const mute = open(hub);
    timers.find(({ ms }) => ms === liveAuthMs)!.run();
    assert.equal(mute.closed, [liveCloseCodes.unauthorized]);
    const silent = open(hub);
    await silent.say({ t: "auth", token: "t" });
    now = 24_000;
    timers[0]!.run();
    assert.equal(silent.closed, []);
    now = 26_000;
    timers[0]!.run();
    assert.is(silent.closed.length, 1);
    hub.close();
  } finally {
    Object.assign(globalThis, { setTimeout: realSetTimeout, setInterval: realSetInterval });
  }
});

test.run();
