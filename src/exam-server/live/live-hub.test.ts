import * as assert from "uvu/assert";
import { liveAuthMs, liveCloseCodes } from "../../contract/live-protocol.ts";
import { revokeToken } from "../../contract/credentials.ts";
import { createLiveHub } from "./live-hub.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectClient, connectClientAs } from "../../testing/server/live-client.ts";
import { tokenLifeMs } from "../security/tokens.ts";
import { serverTime } from "../http/server-time.ts";

const { test, server } = serverSuite("the live socket");

const connect = (hub = server.exam.live) => connectClient(hub);
const connectAs = (token: string) => connectClientAs(server.exam.live, token);
const news = { type: "00", title: "Info", body: "Ujian dimulai" };

test("a valid token opens, a ping is answered with the server's time", async () => {
  const socket = await connectAs(await server.signIn("OPRA"));
  await socket.send({ t: "ping" });
  const server_time = serverTime(server.now);
  assert.equal(socket.frames, [
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
    const socket = connect();
    await socket.send(frame);
    assert.equal(socket.closeCodes, [liveCloseCodes.unauthorized]);
    assert.equal(socket.frames, []);
  }
  const socket = connect();
  await socket.connection.receive("{not json");
  assert.equal(socket.closeCodes, [liveCloseCodes.unauthorized]);
});

test("a token that takes the server long to look up is not refused", async () => {
  const timers: (() => void)[] = [];
  const realSetTimeout = globalThis.setTimeout;
  let answerIdentify: (found: { userId: string; token: string } | null) => void = () => undefined;
  const hub = createLiveHub({
    now: () => server.now,
    ask: () => Promise.reject(new Error("Nothing is followed here.")),
    identify: () => new Promise((settle) => (answerIdentify = settle)),
  });
  Object.assign(globalThis, {
    setTimeout(run: () => void) {
      timers.push(run);
      return { unref: () => undefined };
    },
  });
  const socket = connect(hub);
  Object.assign(globalThis, { setTimeout: realSetTimeout });
  const greeted = socket.send({ t: "auth", token: "good" });
  for (const run of timers) run();
  assert.is(timers.length, 1);
  assert.equal(socket.closeCodes, []);
  answerIdentify({ userId: "somebody", token: "good" });
  await greeted;
  assert.equal(
    socket.frames.map(({ t }) => t),
    ["ready"],
  );
  const refused = connect(hub);
  const asking = refused.send({ t: "auth", token: "made-up" });
  answerIdentify(null);
  await asking;
  assert.equal(refused.closeCodes, [liveCloseCodes.unauthorized]);
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
  const flood = connect(hub);
  const said = Array.from({ length: 1000 }, () => flood.send({ t: "auth", token: "made-up" }));
  await Promise.all(said);
  await flood.send({ t: "ping" });
  assert.equal([asked.length, flood.closeCodes], [1, [liveCloseCodes.unauthorized]]);
  assert.equal(flood.frames, []);
  hub.close();
});

test("nothing is looked up of a token that was sent together with something else", async () => {
  const { hub, asked } = countedHub();
  const hasty = connect(hub);
  await Promise.all([hasty.send({ t: "auth", token: "good" }), hasty.send({ t: "ping" })]);
  assert.equal([asked.length, hasty.closeCodes], [1, [liveCloseCodes.unauthorized]]);
  assert.equal(hasty.frames, [], "and it is not greeted afterwards");
  hub.close();
});

test("somebody signed in who says more than a console does is sent away, and may come back", async () => {
  const { hub, asked } = countedHub();
  const loud = connect(hub);
  await loud.send({ t: "auth", token: "good" });
  for (let count = 0; count < 100; count += 1) await loud.send({ t: "ping" });
  assert.equal(loud.closeCodes, [liveCloseCodes.tooMuch]);
  assert.ok(asked.length <= 60, `${asked.length} questions`);
  const usual = connect(hub);
  await usual.send({ t: "auth", token: "good" });
  for (let count = 0; count < 100; count += 1) {
    server.wait(10_000);
    await usual.send({ t: "ping" });
  }
  assert.equal(usual.closeCodes, []);
  hub.close();
});

test("news reaches one person's every socket, or everybody's, and nobody who is not signed in", async () => {
  const [head, operator] = [server.token!, await server.signIn("OPRA")];
  const sockets = [
    await connectAs(head),
    await connectAs(operator),
    await connectAs(operator),
    connect(),
  ];
  const id = await server.accountId("OPRA");
  server.exam.live.notify(id, news);
  server.exam.live.notify("all", { ...news, title: "Semua" });
  const titles = sockets.map(({ frames }) =>
    frames.filter(({ t }) => t === "notify").map(({ title }) => title),
  );
  assert.equal(titles, [["Semua"], ["Info", "Semua"], ["Info", "Semua"], []]);
  assert.is(server.exam.live.count(), 3);
  for (const { connection } of sockets) connection.closed();
  assert.is(server.exam.live.count(), 0);
});

test("signing out closes the sockets of that token and no other", async () => {
  const [one, other] = [await server.signIn("EVAL"), await server.signIn("EVAL")];
  const [ended, kept] = [await connectAs(one), await connectAs(other)];
  await server.ok(revokeToken, {}, { token: one });
  assert.equal(ended.closeCodes, [liveCloseCodes.revoked]);
  assert.equal(kept.closeCodes, []);
  kept.connection.closed();
});

test("a token that expired or was taken away meanwhile is noticed at the next ping", async () => {
  const socket = await connectAs(await server.signIn("EVAL"));
  server.wait(tokenLifeMs + 1);
  await socket.send({ t: "ping" });
  assert.equal(socket.closeCodes, [liveCloseCodes.unauthorized]);
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
    const mute = connect(hub);
    timers.find(({ ms }) => ms === liveAuthMs)!.run();
    assert.equal(mute.closeCodes, [liveCloseCodes.unauthorized]);
    const silent = connect(hub);
    await silent.send({ t: "auth", token: "t" });
    now = 24_000;
    timers[0]!.run();
    assert.equal(silent.closeCodes, []);
    now = 26_000;
    timers[0]!.run();
    assert.is(silent.closeCodes.length, 1);
    hub.close();
  } finally {
    Object.assign(globalThis, { setTimeout: realSetTimeout, setInterval: realSetInterval });
  }
});

test.run();
