// Passwords on cards: kept only while it is allowed, printed only for the people of the event, never without a trace.
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { openApiPath } from "../../../../contract/calls/call.ts";
import { getCardPasswords, printCardPasswords } from "../../../../contract/exams/card-passwords.ts";
import { getEventPapers } from "../../../../contract/exams/event-papers.ts";
import {
  createParticipant,
  deleteParticipants,
  exportParticipants,
  getParticipant,
  importParticipants,
  listParticipants,
  resetParticipantPasswords,
  updateParticipant,
} from "../../../../contract/participants.ts";
import { listSettings, listSettingsByCode, settingCodes } from "../../../../contract/settings.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { examSecurityDefaults } from "../../../../contract/sitting/exam-security.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { allowCardPasswords } from "../../../../testing/exams/card-password-permission.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { importRow } from "../../../../testing/sheets/import-rows.ts";
import { restorableSince } from "../../../records/deleted-list.ts";
import { serverSuite, withTestServer } from "../../../../testing/server/server-suite.ts";
import { issueToken } from "../../../security/tokens.ts";
import { purgeDeletedParticipants } from "../../people/participants/participants-deletion.ts";

const { test, server } = serverSuite("passwords on cards", { school: "empty" });
let event: string;
/** Two in session 1, one in session 2. */
let ani: string;
let budi: string;
let citra: string;
let elsewhere: string;

test.before(async () => {
  const { db, now } = server;
  const here = await addSeatedEvent(db, now, { kode: "PAS", sessions: [2, 1] });
  const there = await addSeatedEvent(db, now, { kode: "PTS", sessions: [1] });
  event = here.event;
  [ani, budi] = here.people[0] as [string, string];
  [citra] = here.people[1] as [string];
  [elsewhere] = there.people[0] as [string];
  // Each event is its own people's, not everybody's.
  await sql`update schedules set participant_mode = 'SP'`.execute(db);
  await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select schedule_id, participant_id from session_members`.execute(db);
});
test.before.each(() => {
  // Nobody of these tests has asked in the last minute.
  server.wait(61_000);
});

const read = (on = event) => server.ok(getCardPasswords, { id: on });
const allow = (isAllowed: boolean) => allowCardPasswords(server, event, isAllowed ? "Y" : "N");
const reset = (ids: string[]) => server.ok(resetParticipantPasswords, { ids });
const print = (ids: string[], on = event) => server.call(printCardPasswords, { id: on, ids });
async function printed(ids: string[], on = event) {
  const { passwords } = await server.ok(printCardPasswords, { id: on, ids });
  return Object.fromEntries(passwords.map(({ id, password }) => [id, password]));
}
const stored = () => server.db.selectFrom("card_passwords").selectAll().execute();
const printings = () =>
  server.db
    .selectFrom("audit_entries")
    .selectAll()
    .where("action", "=", "event.print-passwords")
    .orderBy("id")
    .execute();
const send = (rows: Parameters<typeof importRow>[], duplicates: "stop" | "update" = "stop") =>
  server.ok(importParticipants, {
    import_id: randomAlphanumeric(20),
    duplicates,
    rows: rows.map((one) => importRow(...one)),
  });

test("are forbidden until somebody allows them: nothing is kept, nothing is answered, and why is said", async () => {
  assert.equal(await read(), {
    allowed: false,
    version: 0,
    obstacle: "",
    copies: 0,
    copied: [],
    other_key: 0,
  });
  await reset([ani]);
  assert.equal(await stored(), []);
  const refused = await print([ani]);
  assert.is(refused.status, 409);
  assert.match(refused.message, "melarang password di kartu");
  assert.equal(await printings(), []);
});

test("who may allow them is who may change settings, and only they", async () => {
  const settings = [{ code: settingCodes.cardPasswords, value: "Y", version: 0 } as const];
  for (const role of ["EVAL", "OPRA"] as const) {
    const token = await staff(role);
    const refused = await server.call(updateSettings, { settings: [...settings] }, { token });
    assert.is(refused.status, 403);
    const seen = await server.ok(getCardPasswords, { id: event }, { token });
    assert.is(seen.allowed, false);
  }
  assert.is((await allow(true)).code, "00");
  const state = await read();
  assert.equal([state.allowed, state.version], [true, 1]);
});

async function staff(role: "EVAL" | "OPRA"): Promise<string> {
  const id = randomAlphanumeric(20);
  await server.db
    .insertInto("users")
    .values({
      id,
      name: `Akun ${role}`,
      email: `${id}@sekolah.contoh`,
      role,
      password_hash: "",
      created_at: server.now,
      updated_at: server.now,
    })
    .execute();
  return issueToken(server.db, id, "10.0.0.7", server.now);
}

test("whoever gets a password now has a copy: reset, changed, added, imported", async () => {
  const { results } = await reset([ani, budi]);
  assert.equal(await printed([ani, budi, citra]), {
    [ani]: results[0]!.password,
    [budi]: results[1]!.password,
  });
  const { history: _history, ...person } = await server.ok(getParticipant, { id: citra });
  await server.ok(updateParticipant, { ...fieldsOf(person), password: `<&"$ كلمة` });
  assert.equal((await printed([citra]))[citra], `<&"$ كلمة`);
  const again = await server.ok(getParticipant, { id: citra });
  await server.ok(updateParticipant, { ...fieldsOf(again), nama: "Citra", password: "" });
  assert.equal((await printed([citra]))[citra], `<&"$ كلمة`, "a new name is no new password");
  await send([[0, again.no_ujian, { password: "dariberkas" }]], "update");
  assert.equal((await printed([citra]))[citra], "dariberkas");
  await send([[0, again.no_ujian, { nama: "Citra Lagi" }]], "update");
  assert.equal((await printed([citra]))[citra], "dariberkas", "an empty cell keeps it");
});

function fieldsOf({
  id,
  version,
  no_ujian,
  nama,
  sesi,
  jurusan_id,
  agama_id,
  group_id,
  antiblock,
}: Person) {
  return { id, version, no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock };
}
type Person = Omit<Parameters<typeof server.call<typeof updateParticipant>>[1], "password">;

test("new people's are kept as they were typed or made, each on their own card", async () => {
  const one = await server.ok(getParticipant, { id: ani });
  const { id: _id, version: _version, ...fields } = fieldsOf(one);
  const typed = await server.ok(createParticipant, {
    ...fields,
    no_ujian: "B-1",
    password: "diketik",
  });
  const made = await server.ok(createParticipant, { ...fields, no_ujian: "B-2", password: "" });
  const sheet = await send([
    [0, "B-3", { password: "sel-terisi" }],
    [1, "B-4"],
  ]);
  const { items } = await server.ok(listParticipants, { q: "B-", sort: "no_ujian" });
  const ids = items.map(({ id }) => id);
  await addToEvent(ids);
  assert.equal(await printed(ids), {
    [typed.participant.id]: "diketik",
    [made.participant.id]: made.password,
    [ids[2]!]: "sel-terisi",
    [ids[3]!]: sheet.passwords[0]!.password,
  });
});

/** In session 1 of its schedule. */
async function addToEvent(ids: string[]): Promise<void> {
  await sql`
    with here as (select id from schedules where event_id = ${event}),
    named as (insert into schedule_participants select here.id, one from here, unnest(${ids}::text[]) one)
    insert into session_members (schedule_id, participant_id, sesi)
    select here.id, one, 1 from here, unnest(${ids}::text[]) one`.execute(server.db);
}

test("only people on the event's papers are answered, whoever else is named", async () => {
  await reset([elsewhere]);
  assert.equal(Object.keys(await printed([ani, elsewhere, "nobody"])), [ani]);
  const papers = await server.ok(getEventPapers, { id: event });
  const { copied } = await read();
  assert.ok(copied.every((id) => papers.people.some((person) => person.id === id)));
  assert.not.ok(copied.includes(elsewhere));
  assert.is((await print([ani], "nobody")).status, 404);
  // Who leaves the event leaves its cards.
  await server.db.deleteFrom("session_members").where("participant_id", "=", budi).execute();
  assert.equal(Object.keys(await printed([ani, budi])), [ani]);
  await sql`
    insert into session_members select id, ${budi}, 1 from schedules where event_id = ${event}`.execute(
    server.db,
  );
});

test("every printing is in the audit trail: who, which event, how many, when", async () => {
  const before = (await printings()).length;
  await printed([ani, budi, elsewhere]);
  const [entry, ...more] = (await printings()).slice(before);
  assert.equal(more, []);
  assert.is(entry!.object_id, event);
  assert.is(entry!.user_name, server.account("EVIL").name);
  assert.equal(entry!.at, server.now);
  const people = await server.db
    .selectFrom("participants")
    .select(["nama", "no_ujian"])
    .where("id", "in", [ani, budi])
    .orderBy("no_ujian")
    .execute();
  const peserta = people.map(({ nama, no_ujian }) => `${nama} (${no_ujian})`);
  assert.equal(entry!.after, { cards: 3, shown: 2, peserta });
});

test("a teacher prints none, unless the code of participants' logins is granted; an Operator does", async () => {
  const [teacher, operator] = [await staff("EVAL"), await staff("OPRA")];
  const asked = { id: event, ids: [ani] };
  const before = (await printings()).length;
  const refused = await server.call(printCardPasswords, asked, { token: teacher });
  assert.equal([refused.status, refused.data], [403, null]);
  const seen = await server.ok(getCardPasswords, { id: event }, { token: teacher });
  assert.match(seen.obstacle, /hanya untuk Operator/u);
  assert.equal(seen.copied, []);
  assert.is((await printings()).length, before);
  assert.is((await server.ok(printCardPasswords, asked, { token: operator })).passwords.length, 1);
  await server.db.insertInto("role_menus").values({ role: "EVAL", code: "0015A" }).execute();
  assert.is((await server.ok(printCardPasswords, asked, { token: teacher })).passwords.length, 1);
  await server.db
    .deleteFrom("role_menus")
    .where("role", "=", "EVAL")
    .where("code", "=", "0015A")
    .execute();
});

test("asked too often, it is refused for a while, and those are not printings", async () => {
  const before = (await printings()).length;
  for (let call = 0; call < 30; call++) await printed([ani]);
  const refused = await print([ani]);
  assert.is(refused.status, 429);
  assert.match(refused.message, /Tunggu 60 detik/u);
  assert.is(refused.headers.get("retry-after"), "60");
  assert.is((await printings()).length, before + 30);
  server.wait(60_000);
  await printed([ani]);
});

test("no list, file, history, document or setting tells a password or its copy", async () => {
  const { results } = await reset([ani, budi]);
  const copies = await stored();
  const secrets = [
    ...results.map(({ password }) => password),
    ...copies.map(({ sealed }) => sealed),
  ];
  const answers = [
    await server.ok(listParticipants, {}),
    await server.ok(exportParticipants, { ids: [ani, budi] }),
    await server.ok(getParticipant, { id: ani }),
    await server.ok(getEventPapers, { id: event }),
    await read(),
    await (await server.exam.fetch(new Request(`http://exam.test${openApiPath}`))).json(),
    await print([ani], "nobody"),
    await server.call(printCardPasswords, { id: event, ids: [] }),
  ];
  const told = JSON.stringify(answers);
  for (const secret of secrets) assert.not.ok(told.includes(secret));
});

test("whoever steals the database without the key reads no password in any table", async () => {
  const passwords = ["TIDAKTERBACA1", `<&"$rahasia`, "كلمة-السر-هنا"];
  await send(passwords.map((password, at) => [at, `CURI-${at}`, { password }]));
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(
    server.db,
  );
  let size = 0;
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(one::text, ' ') as all from ${sql.raw(name)} one`.execute(server.db);
    const dump = rows[0]!.all ?? "";
    size += dump.length;
    for (const password of passwords) {
      for (const form of [
        password,
        Buffer.from(password).toString("base64"),
        Buffer.from(password).toString("hex"),
      ]) {
        assert.not.ok(dump.includes(form), `${form} in ${name}`);
      }
    }
  }
  assert.ok(size > 10_000);
});

test("a damaged copy is left out and told in the terminal, another key's is counted apart", async () => {
  await reset([ani, budi, citra]);
  await server.db
    .updateTable("card_passwords")
    .set({ sealed: "AAAA".repeat(40) })
    .where("participant_id", "=", ani)
    .execute();
  await server.db
    .updateTable("card_passwords")
    .set({ key_id: "another" })
    .where("participant_id", "=", budi)
    .execute();
  const usual = console.error;
  const lines: string[] = [];
  console.error = (line) => lines.push(line);
  const answered = await printed([ani, budi, citra]).finally(() => (console.error = usual));
  assert.equal(Object.keys(answered), [citra]);
  assert.equal(lines, [`The copy of the password of participant ${ani} is damaged.`]);
  const state = await read();
  assert.is(state.other_key, 1);
  assert.not.ok(state.copied.includes(budi));
  await reset([ani, budi]);
  assert.is((await read()).other_key, 0);
});

test("a copy moved beside somebody else opens for nobody", async () => {
  const { results } = await reset([ani, budi]);
  const copies = await stored();
  const of = (id: string) => copies.find((one) => one.participant_id === id)!.sealed;
  for (const [id, sealed] of [
    [ani, of(budi)],
    [budi, of(ani)],
  ] as const) {
    await server.db
      .updateTable("card_passwords")
      .set({ sealed })
      .where("participant_id", "=", id)
      .execute();
  }
  const usual = console.error;
  console.error = () => undefined;
  const answered = await printed([ani, budi]).finally(() => (console.error = usual));
  assert.equal(answered, {});
  assert.is(results.length, 2);
});

test("deleted for good, a participant takes the copy along; while it can be undone, it stays", async () => {
  await send([[0, "HAPUS-1", { password: "sementara" }]]);
  const { items } = await server.ok(listParticipants, { q: "HAPUS-1" });
  const { id } = items[0]!;
  const has = async () => (await stored()).some((one) => one.participant_id === id);
  await server.ok(deleteParticipants, { ids: [id] });
  assert.ok(await has());
  const later = new Date(server.now.getTime() + 1000);
  const gone = new Date(later.getTime() + (later.getTime() - restorableSince(later).getTime()));
  await purgeDeletedParticipants(server.db, gone);
  assert.not.ok(await has());
});

test("forbidden again, no copy is left, how many there were is in the audit trail, and printing is refused", async () => {
  const { copies } = await read();
  assert.is(copies, (await stored()).length);
  assert.ok(copies >= 3);
  assert.is((await allow(false)).code, "00");
  assert.equal(await stored(), []);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select("after")
    .where("object_id", "=", settingCodes.cardPasswords)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  assert.equal(entry.after, { value: "N", removed_copies: copies });
  assert.is((await print([ani])).status, 409);
  await reset([ani]);
  assert.equal(await stored(), []);
  await allow(true);
  assert.equal((await read()).copied, [], "allowed anew, what is gone stays gone");
});

test("only Y and N are decisions, and setting something else decides nothing about it", async () => {
  const { version, allowed, copies } = await read();
  const settings = [{ code: settingCodes.cardPasswords, value: "ja", version }];
  assert.is((await server.call(updateSettings, { settings })).code, "12");
  await reset([ani]);
  const name = await server.ok(listSettings, { pc: "ADMIN_DASHBOARD" });
  const city = name.find(({ code }) => code === settingCodes.city)!;
  const other = [{ code: settingCodes.city, value: "Bogor", version: city.version ?? 0 }];
  const answered = await server.ok(updateSettings, { settings: other });
  assert.not.ok(answered.some(({ code }) => code === settingCodes.cardPasswords));
  assert.equal([(await read()).allowed, (await read()).copies], [allowed, copies + 1]);
});

/** Beside it in the package, as long as nobody has set anything. */
const usualExamSecurity = Object.entries(examSecurityDefaults).map(([code, value]) => {
  return { code, value, version: 0 };
});

test("of two who decide about it, the second is told", async () => {
  const { version } = await read();
  const settings = [{ code: settingCodes.cardPasswords, value: "N", version: version - 1 }];
  const late = await server.call(updateSettings, { settings });
  assert.is(late.status, 409);
  assert.equal(late.data, [
    { code: settingCodes.cardPasswords, value: "Y", version },
    ...usualExamSecurity,
  ]);
});

test("the setting is for staff: the public settings do not hold it, and its own package asks who calls", async () => {
  const open = await server.ok(listSettings, { pc: "ADMIN_DASHBOARD" }, { token: null });
  assert.not.ok(open.some(({ code }) => code === settingCodes.cardPasswords));
  const own = { pc: "SECURITY" };
  assert.is((await server.call(listSettings, own, { token: null })).status, 401);
  const { version } = await read();
  const expected = [{ code: settingCodes.cardPasswords, value: "Y", version }];
  assert.equal(await server.ok(listSettings, own), [...expected, ...usualExamSecurity]);
  assert.equal(await server.ok(listSettingsByCode, { pc: settingCodes.cardPasswords }), expected);
});

test("a server without a key says so, keeps nothing, and cannot be told to", () =>
  withTestServer({ cardKey: null, school: "empty" }, async (keyless) => {
    const there = await addSeatedEvent(keyless.db, keyless.now, { kode: "PAS", sessions: [1] });
    const id = there.people[0]![0]!;
    const state = await keyless.ok(getCardPasswords, { id: there.event });
    assert.match(state.obstacle, "EXO_CARD_KEY");
    const settings = [{ code: settingCodes.cardPasswords, value: "Y", version: 0 }];
    const refused = await keyless.call(updateSettings, { settings });
    assert.equal([refused.status, refused.message], [409, state.obstacle]);
    // Allowed while it had one, as when a database moves to another server.
    const row = { code: settingCodes.cardPasswords, package: "SECURITY", value: "Y" };
    await keyless.db
      .insertInto("settings")
      .values({ ...row, updated_at: keyless.now })
      .execute();
    await keyless.ok(resetParticipantPasswords, { ids: [id] });
    assert.equal(await keyless.db.selectFrom("card_passwords").selectAll().execute(), []);
    const asked = await keyless.call(printCardPasswords, { id: there.event, ids: [id] });
    assert.equal([asked.status, asked.message], [409, state.obstacle]);
  }));

test.run();
