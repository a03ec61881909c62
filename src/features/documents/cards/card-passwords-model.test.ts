// Passwords on cards in the console: confirmed each time, for these cards alone, and gone again.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { printCardPasswords } from "../../../contract/exams/card-passwords.ts";
import { resetParticipantPasswords } from "../../../contract/participants.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { addSeatedEvent } from "../../../testing/exams/seated-event.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createCardModel, type CardModel } from "./card-model.ts";

const { test, server } = serverSuite("passwords on cards, their model", { school: "empty" });
let line: Line;
let model: CardModel;
let event: string;
/** In sessions 1 and 2. */
let people: string[][];
const user = {
  id: "u",
  name: "Kepala",
  email: "k@sekolah.contoh",
  role: "EVIL",
  menus: {},
} as const;

test.before(async () => {
  ({ event, people } = await addSeatedEvent(server.db, server.now, {
    kode: "PAS",
    sessions: [3, 2],
  }));
  await sql`update schedules set participant_mode = 'SP'`.execute(server.db);
  await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select schedule_id, participant_id from session_members`.execute(server.db);
});
test.before.each(() => {
  line = connectConsole(server);
  localStorage.clear();
  replaceQuery({});
  $session.set({ status: "in", user: { ...user } as never });
  server.wait(61_000);
  model = createCardModel(event);
});
test.after.each(() => model.exit());

const ready = () => until(() => model.$state.get().status === "ready" && rules());
const rules = () => {
  const state = model.passwords.$state.get();
  return state.status === "ready" ? state.detail : null;
};
const shown = () => model.passwords.$shown.get();
const asked = () =>
  line.requests.filter(({ url, method }) => method === "POST" && url.endsWith("card-passwords"));
const printings = () =>
  server.db
    .selectFrom("audit_entries")
    .select("after")
    .where("action", "=", "event.print-passwords")
    .orderBy("id", "desc")
    .execute();

test("allowed here, copies are there of whoever is reset since, and the rest is counted", async () => {
  await ready();
  assert.equal(rules()?.allowed, false);
  await model.passwords.allow(true);
  assert.equal([rules()?.allowed, rules()?.version], [true, 1]);
  assert.equal(model.passwords.$counts.get(), { withPassword: 0, without: 5 });
  await server.ok(resetParticipantPasswords, { ids: [...people[0]!, people[1]![0]!] });
  await model.passwords.refresh();
  assert.equal(model.passwords.$counts.get(), { withPassword: 4, without: 1 });
  model.choices.choose({ session: "2" });
  assert.equal(model.passwords.$counts.get(), { withPassword: 1, without: 1 });
});

test("off at first, in no address and never kept; on, each card has its own", async () => {
  await ready();
  assert.is(shown(), null);
  assert.equal(asked(), []);
  const { results } = await server.ok(resetParticipantPasswords, { ids: people[0]! });
  await model.passwords.show();
  for (const { id, password } of results) assert.is(shown()?.get(id), password);
  assert.is(shown()?.get(people[1]![1]!), null, "asked, without a copy");
  const kept = JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]);
  for (const { password } of results) assert.not.ok(kept.includes(password));
  assert.equal((await printings())[0]!.after, {
    cards: 5,
    shown: 4,
    peserta: ["1.1 (PAS-10001)", "1.2 (PAS-10002)", "1.3 (PAS-10003)", "2.1 (PAS-20001)"].map(
      (one) => `Peserta ${one}`,
    ),
  });
  model.passwords.hide();
  assert.is(shown(), null);
  const again = createCardModel(event);
  assert.is(again.passwords.$shown.get(), null);
  again.exit();
});

test("fewer cards keep what was confirmed; one that was not takes the passwords away", async () => {
  await ready();
  model.choices.choose({ session: "1" });
  await model.passwords.show();
  assert.is(shown()?.size, 3);
  const first = (await printings()).length;
  model.choices.choose({ group: "PAS A" });
  assert.is(shown()?.size, 3, "they were among them");
  model.choices.choose({ group: "", perPage: "4" });
  assert.is(shown()?.size, 3);
  model.choices.choose({ session: "" });
  assert.is(shown(), null);
  assert.is((await printings()).length, first, "nothing was asked without a confirmation");
});

test("they are gone when the session ends, when the page is left, and when they come too late", async () => {
  await ready();
  await model.passwords.show();
  $session.set({ status: "ended", user: { ...user } as never });
  assert.is(shown(), null);
  $session.set({ status: "in", user: { ...user } as never });
  await model.passwords.show();
  assert.ok(shown());
  model.exit();
  assert.is(shown(), null);
  const release = line.holdNext();
  const late = model.passwords.show().catch(() => "given up");
  model.passwords.hide();
  release();
  assert.is(await late, "given up");
  assert.is(shown(), null);
});

test("forbidden again, the passwords leave the cards, and somebody else's decision is told", async () => {
  await ready();
  await model.passwords.show();
  const other = createCardModel(event);
  await until(() => other.passwords.$state.get().status === "ready");
  await model.passwords.allow(false);
  assert.is(shown(), null);
  assert.equal([rules()?.allowed, rules()?.copies, rules()?.copied], [false, 0, []]);
  const refused = await server.call(printCardPasswords, { id: event, ids: people[0]! });
  assert.is(refused.status, 409);
  await model.passwords.allow(true);
  const told = await other.passwords.allow(false).then(
    () => "",
    (error: Error) => error.message,
  );
  assert.match(told, "sudah diubah oleh orang lain");
  await other.passwords.allow(false);
  await model.passwords.refresh();
  assert.is(rules()?.allowed, false, "what was decided meanwhile was there for the second try");
  other.exit();
});

test.run();
