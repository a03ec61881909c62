import { connectClientAs, type ReceivedFrame } from "../../testing/server/live-client.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { listPresentStaff } from "../../contract/chat/chats.ts";
import { dashboardPackage, settingCodes } from "../../contract/settings.ts";
import { listSettingVersions } from "../../contract/institution/setting-versions.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import { generateToken, revokeToken } from "../../contract/credentials.ts";
import { getTokenBoard, releaseToken, tokenTopic } from "../../contract/exams/exam-tokens.ts";
import { liveSilenceMs, topic, type ServerFrame } from "../../contract/live-protocol.ts";
import { nothing } from "../../contract/calls/fields.ts";
import { openDueSessions } from "../entities/sittings/exam-tokens/session-openings-store.ts";
import { ownZone } from "../http/server-time.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { addSeatedEvent } from "../../testing/exams/seated-event.ts";
import { createExamServer } from "../create-exam-server.ts";
import { freshDatabase } from "../../testing/server/test-databases.ts";
import { TestServer } from "../../testing/server/open-test-server.ts";
import type { Account } from "../security/staff-password.ts";
import { freeTries } from "../security/sign-in/sign-in-limit.ts";
import { testCosts, testPollIntervals } from "../../testing/server/test-settings.ts";

const test = suite("several exam servers on one PostgreSQL");
const { database, cleanUp } = await freshDatabase();
const accounts: Account[] = [];
let [one, other]: TestServer[] = [];

async function start(): Promise<TestServer> {
  const exam = await createExamServer({
    database: database.kind === "postgres" ? { ...database, shared: true } : database,
    school: "empty",
    passwordCosts: testCosts,
    pollIntervals: testPollIntervals,
    onAccounts: (made) => accounts.push(...made),
  });
  const clock = { now: Date.now() };
  return new TestServer({ exam, accounts, clock, cleanUp: async () => undefined });
}

test.before(async () => {
  // Both at once, on a database that nobody has used.
  [one, other] = await Promise.all([start(), start()]);
  one!.token = await one!.signIn("EVIL");
  other!.token = one!.token;
});
test.after(async () => {
  await Promise.all([one!.close(), other!.close()]);
  await cleanUp();
});

type FrameKind = ServerFrame["t"];

async function connect({ exam, token }: TestServer) {
  const client = await connectClientAs(exam.live, token);
  return {
    ...client,
    has: (kind: FrameKind) => client.frames.some(({ t }) => t === kind),
    /** The first of that kind, or of one of those, as soon as it is there. */
    async frame(kind: FrameKind | readonly FrameKind[], maxTries = 300): Promise<ReceivedFrame> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const found = client.frames.find(({ t }) => [kind].flat().includes(t));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      const received = JSON.stringify(client.frames).slice(0, 500);
      throw new Error(`Nothing of the kind ${kind} in ${received}`);
    },
  };
}

test("two that start at once on an empty database make one school", async () => {
  assert.is(accounts.length, 1);
  assert.is((await other!.call(getTokenBoard, {})).status, 200);
});

test("what one publishes reaches those who listen to another", async () => {
  const socket = await connect(other!);
  await socket.follow("tokens");
  await socket.frame("snapshot");
  const board = await one!.ok(releaseToken, { scope: "global", id: "" });
  // Whoever hears that the topic is lost, as when a server could not read for a moment, asks anew, as the console does.
  let heard = await socket.frame(["patch", "lost"]);
  if (heard.t === "lost") {
    socket.frames.length = 0;
    await socket.follow("tokens");
    heard = await socket.frame("snapshot");
  }
  assert.equal(heard.value, board);
  const said = JSON.stringify((await other!.ok(getTokenBoard, {})).scopes);
  assert.is(said, JSON.stringify(board.scopes));
});

test("a setting changed at one is published by the other within a second, without what it says", async () => {
  const socket = await connect(other!);
  await socket.follow("settings");
  await socket.frame("snapshot");
  const code = settingCodes.city;
  const began = performance.now();
  await one!.ok(updateSettings, { settings: [{ code, value: "Ambon", version: 0 }] });
  const { value } = await socket.frame("patch");
  assert.ok(performance.now() - began < 1_000);
  assert.equal(value, { package: dashboardPackage, code, version: 1 });
  assert.is(socket.frames.filter(({ t }) => t === "patch").length, 1);
  assert.equal(await other!.ok(listSettingVersions, {}), [value]);
});

test("whose console is connected to one is there for those who ask another, until it falls silent", async () => {
  const whoIsThere = async (): Promise<string[]> =>
    (await other!.ok(listPresentStaff, {})).user_ids;
  const socket = await connect(other!);
  await one!.db.updateTable("tokens").set({ here_at: null }).execute();
  assert.equal(await whoIsThere(), []);
  await socket.follow("present-staff");
  await socket.frame("snapshot");
  await connect(one!);
  const { id } = await one!.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  assert.equal((await socket.frame("patch", 500)).value, { user_ids: [id] });
  assert.equal(await whoIsThere(), [id]);
  const before = new Date(Date.now() - liveSilenceMs);
  await one!.db.updateTable("tokens").set({ here_at: before }).execute();
  assert.equal(await whoIsThere(), []);
});

test("what is too long for a message is asked for anew", async () => {
  const long = topic({
    name: "long",
    snapshot: { ...getTokenBoard, input: nothing },
    patch: v.string(),
  });
  for (const { exam } of [one!, other!]) exam.live.declare(long);
  const socket = await connect(other!);
  await socket.follow("long");
  await socket.frame("snapshot");
  one!.exam.live.publish(long, {}, "é".repeat(5_000));
  await socket.frame("lost");
});

test("notices and what ends a session reach the sockets of every server", async () => {
  const { email, password } = accounts[0]!;
  const { token } = await one!.ok(generateToken, { email, password }, { token: null });
  const socket = await connect(Object.assign(other!, { token }));
  other!.token = one!.token;
  one!.exam.live.notify("all", { type: "00", title: "Info", body: "Ujian dimulai" });
  await socket.frame("notify");
  await one!.ok(revokeToken, {}, { token });
  for (let tries = 0; tries < 300 && socket.closeCodes.length === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.is(socket.closeCodes.length, 1);
});

test("wrong passwords at one make a guesser wait at another", async () => {
  const guess = { email: `${randomUUID()}@sekolah.contoh`, password: "salah" };
  for (let tries = 0; tries < freeTries; tries += 1) {
    assert.is((await one!.call(generateToken, guess, { token: null })).status, 401);
  }
  let { status } = await other!.call(generateToken, guess, { token: null });
  // The last message may still be on its way.
  for (let tries = 0; tries < 3 && status === 401; tries += 1) {
    ({ status } = await other!.call(generateToken, guess, { token: null }));
  }
  assert.is(status, 429);
});

test("a broken line is opened again, and whoever may have missed something asks anew", async () => {
  const socket = await connect(other!);
  await socket.follow("tokens");
  await socket.frame("snapshot");
  const log = console.error;
  console.error = () => undefined;
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ '^(listen |select pg_notify)' and pid <> pg_backend_pid()`.execute(
    one!.db,
  );
  await socket.frame("lost");
  console.error = log;
  const board = await one!.ok(getTokenBoard, {});
  const losses = () => socket.frames.filter(({ t }) => t === "lost").length;
  let followed = 0;
  // The other end may still be opening its own line, and each server has a second one, for what the database reports.
  for (let tries = 0; tries < 300 && !socket.has("patch"); tries += 1) {
    if (losses() > followed) {
      followed = losses();
      await socket.follow("tokens");
    }
    one!.exam.live.publish(tokenTopic, {}, board);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await socket.frame("patch");
});

test("a session whose hour has come is opened by one of them alone", async () => {
  const now = new Date();
  const { event } = await addSeatedEvent(one!.db, now, { kode: "DUA", sessions: [1, 1] });
  const wallIn = (minutes: number) => wallTimeOf(now.getTime() + minutes * 60_000, ownZone());
  const { id } = await one!.db
    .updateTable("schedules")
    .set({ ...wallIn(-60), active: true, sesi_auto: true })
    .where("event_id", "=", event)
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [sesi, minutes] of [
    [1, -60],
    [2, 0],
  ] as const) {
    await one!.db
      .updateTable("schedule_sessions")
      .set(wallIn(minutes))
      .where("schedule_id", "=", id)
      .where("sesi", "=", sesi)
      .execute();
  }
  await Promise.all([one!, other!, one!, other!].map(({ db }) => openDueSessions(db, now)));
  const entries = await one!.db
    .selectFrom("audit_entries")
    .select("id")
    .where("action", "=", "session.open")
    .execute();
  assert.is(entries.length, 1, "by these or by the servers' own work");
});

// In memory a database has one server.
if (database.kind === "postgres")
  test("a participant who waits for news at one server is woken by the other", async () => {
    const { ended } = one!.exam.sitterNews.wait("peserta-1", new AbortController().signal);
    const stranger = one!.exam.sitterNews.wait("peserta-2", new AbortController().signal);
    let isWoken = false;
    void stranger.ended.then(() => (isWoken = true));
    other!.exam.sitterNews.wake(["peserta-1"]);
    await ended;
    assert.not(isWoken);
    // Too many to be named in a message: everybody looks.
    other!.exam.sitterNews.wake(Array.from({ length: 500 }, () => randomUUID()));
    await stranger.ended;
  });

test.run();
