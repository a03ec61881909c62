import { suite } from "uvu";
import * as assert from "uvu/assert";
import { liveCloseCodes, type ServerFrame } from "../contract/live-protocol.ts";
import { revokeToken } from "../contract/credentials.ts";
import { tokenStorageKey } from "../contract/storage-keys.ts";
import { withTestServer } from "../testing/server/server-suite.ts";
import { connectConsole } from "../testing/server/connect-console.ts";
import { installFakeSockets } from "../testing/fake-socket.ts";
import { installFakeTimers, withoutJitter, type FakeTimers } from "../testing/fake-timers.ts";
import { plugInSocket } from "../testing/plug-in-socket.ts";
import { untilUnheard } from "../testing/unheard-store.ts";
import { until } from "../testing/sheets/sheet-files.ts";
import { $connection, $lineWanted, listenLive } from "./live.ts";
import { serverNow } from "./answers/server-clock.ts";
import { $session, startSession, validateSession } from "./session.ts";

const test = suite("the line to the server");
const ready: ServerFrame = { t: "ready", server_time: "2026-11-20T07:41:00+07:00" };
const pong: ServerFrame = { ...ready, t: "pong" };
const news: ServerFrame = { t: "notify", type: "00", title: "Info", body: "Mulai" };

let fake: ReturnType<typeof installFakeSockets>;
let timers: FakeTimers;
let stop: () => void;
const last = () => fake.sockets.at(-1)!;
const state = () => $connection.get();

test.before(() => untilUnheard($lineWanted));
test.before.each(() => {
  localStorage.setItem(tokenStorageKey, "token");
  fake = installFakeSockets();
  timers = installFakeTimers();
  stop = () => undefined;
});
test.after.each(() => {
  stop();
  timers.restore();
  fake.restore();
  localStorage.clear();
});

function connect(): ServerFrame[] {
  const heard: ServerFrame[] = [];
  stop = listenLive((frame) => heard.push(frame));
  last().accept();
  last().deliver(ready);
  return heard;
}

test("opens with the first listener, says who it is, closes after the last", () => {
  const first = listenLive(() => undefined);
  const second = listenLive(() => undefined);
  assert.is(fake.sockets.length, 1);
  assert.is(last().url, "ws://exam.test/ws/message");
  assert.is(state(), "connecting");
  last().accept();
  assert.equal(last().sent, [{ t: "auth", token: "token" }]);
  assert.is(state(), "connecting", "not before the server has agreed");
  last().deliver(ready);
  assert.is(state(), "connected");
  first();
  assert.not(last().isClosed);
  second();
  assert.ok(last().isClosed);
  assert.is(state(), "off");
  timers.advance(120_000);
  assert.is(fake.sockets.length, 1);
});

test("without a token there is no line", () => {
  localStorage.clear();
  stop = listenLive(() => undefined);
  assert.is(fake.sockets.length, 0);
  assert.is(state(), "off");
});

test("what the server says reaches the listener and sets the clock; what cannot be read is passed over", () => {
  const heard = connect();
  assert.is(serverNow().toISOString(), "2026-11-20T00:41:00.000Z");
  for (const text of ["{", '"text"', '{"t":"later","x":1}', '{"t":"notify","title":"x"}']) {
    last().deliver(text);
  }
  last().deliver(news);
  assert.equal(heard, [ready, news]);
  assert.is(state(), "connected");
});

test("a line that answers its pings stays", () => {
  connect();
  for (let count = 0; count < 30; count += 1) {
    timers.advance(10_000);
    last().deliver(pong);
  }
  assert.is(fake.sockets.length, 1);
  assert.is(last().sent.filter((frame) => (frame as { t: string }).t === "ping").length, 30);
});

test("a line that died without a word is noticed within 30 seconds, whenever it did", () => {
  for (const diedAt of [0, 1_000, 5_100, 9_900, 10_000, 14_900]) {
    connect();
    const dead = last();
    timers.advance(diedAt);
    dead.deliver(news);
    timers.advance(30_000);
    assert.ok(dead.isClosed, `silent from ${diedAt} ms on`);
    assert.is(state(), "reconnecting");
    stop();
  }
});

test("a line that never comes about is given up and tried again", () => {
  stop = listenLive(() => undefined);
  timers.advance(31_000);
  assert.ok(fake.sockets[0]!.isClosed);
  assert.is(fake.sockets.length, 2);
});

test("the late words of a line that was given up are not heard", () => {
  const heard = connect();
  const dead = last();
  timers.advance(30_000);
  last().accept();
  last().deliver(ready);
  dead.deliver(news);
  dead.drop();
  assert.equal(heard, [ready, ready]);
  assert.is(state(), "connected", "and its end is not the new one's");
});

test("comes back by itself, waiting longer each time, 20 seconds at most, and soon again after a success", () => {
  connect();
  for (const longest of [1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]) {
    const count = fake.sockets.length;
    last().drop();
    assert.is(state(), "reconnecting");
    timers.advance(longest / 2 - 1);
    assert.is(fake.sockets.length, count, `too soon for ${longest} ms`);
    timers.advance(longest / 2 + 1);
    assert.is(fake.sockets.length, count + 1, `not within ${longest} ms`);
  }
  last().accept();
  last().deliver(ready);
  assert.is(state(), "connected");
  last().drop(liveCloseCodes.shutdown);
  timers.advance(1_000);
  assert.is(fake.sockets.length, 9);
});

test("whoever stops listening while the line is down is not reconnected", () => {
  connect();
  last().drop();
  stop();
  timers.advance(60_000);
  assert.is(fake.sockets.length, 1);
  assert.is(state(), "off");
});

test("a token revoked elsewhere closes the line and ends the session, and it stays closed", async () => {
  // A server of this test alone: one of the suite would set timers while they are fake.
  timers.restore();
  await withTestServer({}, async (server) => {
    connectConsole(server);
    const stopSession = startSession();
    try {
      const token = await server.signIn("OPRA");
      localStorage.setItem(tokenStorageKey, token);
      await validateSession();
      stop = listenLive(() => undefined);
      plugInSocket(last(), server);
      await until(() => state() === "connected");
      const giveBack = withoutJitter();
      await server.ok(revokeToken, {}, { token }).finally(giveBack);
      assert.ok(last().isClosed);
      await until(() => $session.get().status === "ended");
      await until(() => state() === "off");
      assert.is(fake.sockets.length, 1);
    } finally {
      stopSession();
      $session.set({ status: "checking" });
    }
  });
});

test.run();
