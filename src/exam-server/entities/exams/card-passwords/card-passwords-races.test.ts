// Passwords on cards while several things happen at once, on one server and on two that share their database.
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getCardPasswords, printCardPasswords } from "../../../../contract/exams/card-passwords.ts";
import {
  importParticipants,
  resetParticipantPasswords,
} from "../../../../contract/participants.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { allowCardPasswords } from "../../../../testing/exams/card-password-permission.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { importRow } from "../../../../testing/sheets/import-rows.ts";
import type { Db } from "../../../database/database.ts";
import { freshDatabase } from "../../../../testing/server/test-databases.ts";
import { createExamServer } from "../../../create-exam-server.ts";
import { testCardKey, TestServer } from "../../../../testing/server/open-test-server.ts";
import type { Account } from "../../../security/staff-password.ts";
import { verifyPassword } from "../../../security/passwords.ts";
import { testCosts } from "../../../../testing/server/test-settings.ts";
import { holdPermission, replaceCopies } from "../../people/participants/card-copies-store.ts";

const test = suite("passwords on cards, at the same time");

type School = {
  event: string;
  people: string[];
  /** Two servers of it, the second with the same key; and one with another. */
  first: TestServer;
  second: TestServer;
  stranger: TestServer;
};
let school: School | null = null;
let close = async () => {};

// PGlite has one connection: nothing happens at the same time there, and nobody shares it.
test.before(async () => {
  const { database, cleanUp } = await freshDatabase();
  if (database.kind === "memory") return;
  const accounts: Account[] = [];
  const clock = { now: Date.UTC(2026, 10, 20) };
  const open = async (cardKey: Buffer) => {
    const exam = await createExamServer({
      database,
      cardKey,
      school: "empty",
      onAccounts: (made) => accounts.push(...made),
      now: () => new Date(clock.now),
      passwordCosts: testCosts,
    });
    const server = new TestServer({ exam, accounts, clock, cleanUp: async () => {} });
    server.token = await server.signIn("EVIL");
    return server;
  };
  const first = await open(testCardKey);
  const second = await open(testCardKey);
  const stranger = await open(randomBytes(32));
  const { event, people } = await addSeatedEvent(first.db, first.now, {
    kode: "PAS",
    sessions: [4],
  });
  school = { event, people: people[0]!, first, second, stranger };
  close = async () => {
    for (const one of [first, second, stranger]) await one.close();
    await cleanUp();
  };
});
test.after(() => close());

/** Where there are several connections. */
function shared(name: string, run: (school: School) => Promise<void>): void {
  test(name, async () => {
    if (school) await run(school);
  });
}

const copiesIn = (db: Db) => db.selectFrom("card_passwords").selectAll().execute();

/** Of the copies that would be printed, those that do not open the account they are of. */
async function wrongOnes({ first, event, people }: School): Promise<string[]> {
  const { passwords } = await first.ok(printCardPasswords, { id: event, ids: people });
  const wrong: string[] = [];
  for (const { id, password } of passwords) {
    const { password_hash: hash } = await first.db
      .selectFrom("participants")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (!(await verifyPassword(password, hash))) wrong.push(id);
  }
  return wrong;
}

shared("one server prints what the other one set, and the permission is both's", async (here) => {
  const { first, second, stranger, event, people } = here;
  assert.is((await allowCardPasswords(first, event, "Y")).code, "00");
  const { results } = await second.ok(resetParticipantPasswords, { ids: people });
  const { passwords } = await first.ok(printCardPasswords, { id: event, ids: people });
  const expected = results.map(({ id, password }) => ({ id, password }));
  assert.equal(
    new Map(passwords.map((one) => [one.id, one])),
    new Map(expected.map((one) => [one.id, one])),
  );
  const seen = await stranger.ok(getCardPasswords, { id: event });
  assert.equal([seen.copied, seen.other_key], [[], 4]);
  assert.equal((await stranger.ok(printCardPasswords, { id: event, ids: people })).passwords, []);
  await allowCardPasswords(second, event, "N");
  assert.is((await first.call(printCardPasswords, { id: event, ids: people })).status, 409);
  await first.ok(resetParticipantPasswords, { ids: people });
  assert.equal(await copiesIn(first.db), []);
});

shared(
  "of many who reset the same people at once, the copy is of the password that holds",
  async (here) => {
    const { first, second, event, people } = here;
    await allowCardPasswords(first, event, "Y");
    for (let round = 0; round < 5; round++) {
      const resets = [first, second, first, second].map((server, at) =>
        server.ok(resetParticipantPasswords, { ids: at % 2 ? people : [...people].reverse() }),
      );
      // Printed meanwhile: each card's password was one that somebody had been given.
      const printing = first.ok(printCardPasswords, { id: event, ids: people });
      await Promise.all([...resets, printing]);
      assert.is((await copiesIn(first.db)).length, 4);
      assert.equal(await wrongOnes(here), []);
    }
  },
);

shared(
  "forbidden while an import runs: whoever of both comes first, no copy is left",
  async (here) => {
    const { first, second, event } = here;
    for (const lateMs of [0, 10, 30, 60]) {
      await allowCardPasswords(first, event, "Y");
      const rows = Array.from({ length: 120 }, (_, at) => importRow(at, `L${lateMs}-${at}`));
      const importing = first.ok(importParticipants, {
        import_id: randomAlphanumeric(20),
        duplicates: "stop",
        rows,
      });
      await wait(lateMs);
      const forbidden = allowCardPasswords(second, event, "N");
      const [result, { code }] = await Promise.all([importing, forbidden]);
      assert.equal([result.created, code], [120, "00"]);
      assert.equal(await copiesIn(first.db), [], `${lateMs} ms after it began`);
    }
  },
);

shared("forbidding waits for whoever is writing copies, and then deletes them", async (here) => {
  const { first, second, event, people } = here;
  await allowCardPasswords(first, event, "Y");
  let isForbidden = false;
  let forbidding: Promise<unknown> = Promise.resolve();
  await first.db.transaction().execute(async (db) => {
    assert.ok(await holdPermission(db));
    forbidding = allowCardPasswords(second, event, "N").then(() => (isForbidden = true));
    await wait(100);
    assert.not.ok(isForbidden, "it waits");
    await replaceCopies([{ id: people[0]!, password: "rahasia" }], callOn(db));
  });
  await forbidding;
  assert.equal(await copiesIn(first.db), []);
});

/** As much of a call as writing copies needs. */
function callOn(db: Db) {
  const key = { id: "0123456789abcdef", bytes: randomBytes(32) };
  const { signal } = new AbortController();
  return { db, signal, services: { cardKey: key } } as unknown as Parameters<
    typeof replaceCopies
  >[1];
}

shared(
  "a password set before copies were allowed takes away the copy of one set since",
  async (here) => {
    const { first, second, event, people } = here;
    const [id] = people as [string];
    await allowCardPasswords(first, event, "N");
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    // Somebody's change has begun while it was forbidden; the row waits for it.
    const slow = first.db.transaction().execute(async (db) => {
      assert.not.ok(await holdPermission(db));
      await held;
      await replaceCopies([{ id, password: "lama" }], callOn(db));
    });
    await wait(20);
    const allowing = allowCardPasswords(second, event, "Y");
    goOn();
    await Promise.all([slow, allowing]);
    assert.equal(await copiesIn(first.db), []);
    const { results } = await second.ok(resetParticipantPasswords, { ids: [id] });
    const { passwords } = await first.ok(printCardPasswords, { id: event, ids: [id] });
    assert.equal(passwords, [{ id, password: results[0]!.password }]);
    assert.equal(await wrongOnes(here), []);
  },
);

test.run();
