import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { httpCall } from "../contract/calls/call.ts";
import { recordInput } from "../contract/calls/fields.ts";
import { topic, type ClientFrame, type ServerFrame } from "../contract/live-protocol.ts";
import { settingCodes } from "../contract/settings.ts";
import { tokenStorageKey } from "../contract/storage-keys.ts";
import { installFakeSockets } from "../testing/fake-socket.ts";
import { installFakeTimers, type FakeTimers } from "../testing/fake-timers.ts";
import { untilUnheard } from "../testing/unheard-store.ts";
import { configureApi } from "./api.ts";
import { loadSettings } from "./institution/institution-settings.ts";
import { $connection, $lineWanted } from "./live.ts";
import { liveTopic, pollEveryMs, type Live } from "./live-topic.ts";
import { $session } from "./session.ts";

const test = suite("a topic that is followed");
const seatsSchema = v.record(v.string(), v.string());
const seats = topic({
  name: "seats",
  snapshot: httpCall<typeof recordInput, typeof seatsSchema>("GET", "/api/v1/rooms/{id}/seats"),
  patch: seatsSchema,
});
type Seats = Record<string, string>;

const user = { id: "1", name: "Siti", email: "siti@sekolah.contoh", role: "EVIL", menus: {} };
const at = (second: number) => `2026-11-20T07:41:${String(second).padStart(2, "0")}.000+07:00`;
const ready: ServerFrame = { t: "ready", server_time: at(0) };
const figures = (t: "snapshot" | "patch", seq: number, value: Seats): ServerFrame => ({
  t,
  topic: "seats:12",
  seq,
  as_of: at(seq),
  value,
});

let fake: ReturnType<typeof installFakeSockets>;
let timers: FakeTimers;
let stops: (() => void)[] = [];
let polled = 0;
/** What the server answers to a call. */
let answer: unknown;
const last = () => fake.sockets.at(-1)!;
/** About its seats: other tests may have left followers of something else. */
const asked = () =>
  (last().sent as ClientFrame[])
    .filter((frame) => "topic" in frame && frame.topic === "seats:12")
    .map(({ t }) => t);

test.before(() => untilUnheard($lineWanted));
test.before.each(async () => {
  localStorage.setItem(tokenStorageKey, "token");
  fake = installFakeSockets();
  timers = installFakeTimers();
  configureApi({
    token: () => "token",
    sessionEnded: () => undefined,
    async fetch(input) {
      if (String(input).includes("/seats")) polled += 1;
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    },
  });
  await wantSocket("Y");
  polled = 0;
  answer = { code: "00", message: "", data: { A1: "dari panggilan" } };
  $session.set({ status: "in", user } as Parameters<typeof $session.set>[0]);
});
test.after.each(() => {
  for (const stop of stops) stop();
  stops = [];
  timers.advance(2_000);
  $session.set({ status: "checking" });
  timers.restore();
  fake.restore();
  localStorage.clear();
});

async function wantSocket(value: "Y" | "N"): Promise<void> {
  answer = { code: "00", message: "", data: [{ code: settingCodes.socketActive, value }] };
  await loadSettings();
}

function follow() {
  const $seats = liveTopic(seats, { id: "12" }, (value, patch) => ({ ...value, ...patch }));
  const shown: Live<Seats>[] = [];
  const stop = $seats.subscribe((state) => void shown.push(state));
  stops.push(stop);
  const now = () => {
    const state = $seats.get();
    return state.status === "ready" ? [state.value, state.asOf.getSeconds()] : state.status;
  };
  return { shown, stop, now };
}

function connect() {
  last().accept();
  last().deliver(ready);
}

/** Until what was called has answered; nothing of it waits for the clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next));
}

test("a snapshot, then what its patches make of it, each with its age", () => {
  const { shown, now } = follow();
  assert.is(now(), "loading");
  connect();
  assert.equal(asked(), ["subscribe"]);
  last().deliver(figures("snapshot", 4, { A1: "Siti" }));
  assert.equal(now(), [{ A1: "Siti" }, 4]);
  last().deliver(figures("patch", 5, { A2: "Budi" }));
  last().deliver(figures("patch", 6, { A1: "Ani" }));
  timers.advance(100);
  assert.equal(now(), [{ A1: "Ani", A2: "Budi" }, 6]);
  assert.is(shown.length, 3, "patches that come together are drawn together");
  last().deliver({ t: "pong", server_time: at(30) });
  timers.advance(100);
  assert.equal(now(), [{ A1: "Ani", A2: "Budi" }, 30], "the server is there and has said no other");
  timers.advance(pollEveryMs * 2);
  assert.is(polled, 0);
});

test("200 patches a second are drawn ten times a second", () => {
  const { shown, now } = follow();
  connect();
  last().deliver(figures("snapshot", 0, {}));
  for (let seq = 1; seq <= 200; seq += 1) {
    last().deliver({ ...figures("patch", seq, { A1: `${seq}` }), as_of: at(1) } as ServerFrame);
    timers.advance(5);
  }
  assert.equal(now(), [{ A1: "200" }, 1]);
  assert.ok(shown.length <= 13, `${shown.length} drawn`);
});

test("a gap, a patch that cannot be read, a loss: a new snapshot is asked for, and until it is there the older figures stand", () => {
  const { now } = follow();
  connect();
  const holes: (ServerFrame | string)[] = [
    figures("patch", 3, { A1: "setelah celah" }),
    { ...figures("patch", 2, {}), value: { A1: 7 } } as ServerFrame,
    { t: "lost", topic: "seats:12" },
  ];
  for (const [index, hole] of holes.entries()) {
    last().deliver(figures("snapshot", 1, { A1: `Utuh ${index}` }));
    timers.advance(100);
    last().deliver(hole);
    last().deliver(figures("patch", 4, { A1: "setelah celah" }));
    last().deliver({ t: "pong", server_time: at(50) });
    timers.advance(100);
    assert.equal(now(), [{ A1: `Utuh ${index}` }, 1]);
    assert.is(asked().length, index + 2);
  }
});

test("after a reconnection there is a new snapshot; meanwhile calls answer", async () => {
  const { now } = follow();
  connect();
  last().deliver(figures("snapshot", 1, { A1: "Siti" }));
  last().drop();
  assert.equal(now(), [{ A1: "Siti" }, 1]);
  timers.advance(pollEveryMs);
  await settle();
  assert.is(polled, 1);
  assert.equal((now() as unknown[])[0], { A1: "dari panggilan" });
  connect();
  assert.equal(asked(), ["subscribe"]);
  last().deliver(figures("snapshot", 9, { A1: "Ani" }));
  timers.advance(pollEveryMs * 3);
  assert.equal(now(), [{ A1: "Ani" }, 9]);
  assert.is(polled, 1);
});

test("a socket that stays silent about the topic is not waited for", async () => {
  const { now } = follow();
  connect();
  timers.advance(2_000);
  await settle();
  assert.equal((now() as unknown[])[0], { A1: "dari panggilan" });
  timers.advance(pollEveryMs);
  await settle();
  assert.is(polled, 2);
  assert.equal(asked(), ["subscribe", "subscribe", "subscribe"]);
});

test("where the institution wants no socket, none is opened and calls are all there is", async () => {
  await wantSocket("N");
  answer = { code: "00", message: "", data: { A1: "Siti" } };
  const { now } = follow();
  await settle();
  assert.equal((now() as unknown[])[0], { A1: "Siti" });
  assert.is(fake.sockets.length, 0);
  timers.advance(pollEveryMs);
  await settle();
  assert.is(polled, 2);
});

test("a call that fails leaves older figures standing, and says so where there are none", async () => {
  const { now } = follow();
  answer = new TypeError("Failed to fetch");
  timers.advance(2_000);
  await settle();
  assert.is(now(), "failed");
  answer = { code: "00", message: "", data: { A1: "Siti" } };
  timers.advance(pollEveryMs);
  await settle();
  answer = new TypeError("Failed to fetch");
  timers.advance(pollEveryMs);
  await settle();
  assert.equal((now() as unknown[])[0], { A1: "Siti" });
  assert.is(polled, 3);
});

test("figures that are no longer the person's to see are taken off the screen", () => {
  const { shown, now } = follow();
  connect();
  last().deliver(figures("snapshot", 1, { A1: "Siti" }));
  last().deliver({ t: "lost", topic: "seats:12" });
  last().deliver({ t: "refused", topic: "seats:12", code: "43", message: "Tidak punya akses." });
  last().deliver(figures("patch", 2, { A1: "Rahasia" }));
  timers.advance(200);
  assert.is(now(), "failed");
  const state = shown.at(-1)!;
  assert.is(state.status === "failed" && (state.error as Error).message, "Tidak punya akses.");
});

test("after the last listener nothing is followed, asked or heard; who comes back begins anew", () => {
  const first = follow();
  const second = follow();
  connect();
  last().deliver(figures("snapshot", 1, { A1: "Siti" }));
  assert.equal(second.now(), [{ A1: "Siti" }, 1]);
  first.stop();
  timers.advance(1_100);
  assert.not(asked().includes("unsubscribe"), "another screen of this tab still follows it");
  second.stop();
  timers.advance(1_100);
  assert.is(asked().at(-1), "unsubscribe");
  assert.is($connection.get(), "off");
  timers.advance(60_000);
  assert.is(polled, 0);
  assert.is(follow().now(), "loading");
});

test("when the session has ended the socket is let go and nobody is asked, until somebody is signed in again", async () => {
  const { now } = follow();
  connect();
  last().deliver(figures("snapshot", 1, { A1: "Siti" }));
  $session.set({ status: "ended", user } as Parameters<typeof $session.set>[0]);
  assert.ok(last().isClosed);
  timers.advance(pollEveryMs * 3);
  await settle();
  assert.is(polled, 0);
  assert.equal(now(), [{ A1: "Siti" }, 1]);
  $session.set({ status: "in", user } as Parameters<typeof $session.set>[0]);
  connect();
  last().deliver(figures("snapshot", 5, { A1: "Ani" }));
  timers.advance(200);
  assert.equal(now(), [{ A1: "Ani" }, 5]);
});

test.run();
