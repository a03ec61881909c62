import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { createEvent } from "../../../../contract/exams/events.ts";
import {
  getLedgerSelection,
  getLedgerSheet,
  listLedger,
  listLedgerEvents,
  readLedgerPeople,
  type LedgerRow,
} from "../../../../contract/results/event-ledger.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("ledger of an event");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
let events = 0;
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
  await school.server.db.updateTable("question_banks").set({ kkm: 75 }).execute();
});
test.after(() => school.close());

type Given = Parameters<typeof makers.addResult>[1];
type Query = Omit<CallInput<typeof listLedger>, "event_id">;
const optional = (token?: string) => (token === undefined ? {} : { token });
const page = (event_id: string, more: Query = {}, token?: string) =>
  school.server.ok(listLedger, { event_id, ...more }, optional(token));
const rows = async (event: string, more: Query = {}) => (await page(event, more)).items;

async function addEvent(): Promise<string> {
  events += 1;
  return (await school.server.ok(createEvent, newEvent(`LED-${events}`))).id;
}

const examOf = (event_id: string, alias: string, more: object = {}) =>
  makers.addResultExam(alias, { event_id, ...more });

/** Somebody with a result in each exam, in their order; null: was not asked. */
async function addRow(exams: readonly string[], nama: string, ...given: (Given | string | null)[]) {
  let participant_id: string | undefined;
  for (const [at, one] of given.entries()) {
    if (one === null || one === undefined) continue;
    const result = typeof one === "string" ? { least: one } : one;
    const added = { nama, group_id: school.groups.one.id, ...result };
    participant_id = await makers.addResult(
      exams[at]!,
      participant_id === undefined ? added : { ...added, participant_id },
    );
  }
  return participant_id!;
}

const figures = ({ nama, total, mean, rank, final, cells }: LedgerRow) =>
  `${nama}: ${total ?? "–"} ${mean ?? "–"} ${rank ?? "–"} ${final}/${cells.length}`;

test("totals add up what is shown, means divide that, and ranks are 1 2 2 4 by the shown mean", async () => {
  const event = await addEvent();
  const exams = [await examOf(event, "Mat"), await examOf(event, "Fis")];
  // 74.995 is shown as 75.00: the total is of what stands in the row.
  await addRow(exams, "Ani", "14999/200", "85/1");
  await addRow(exams, "Budi", "80/1", "80/1");
  await addRow(exams, "Cici", "100/1", "90/1");
  await addRow(exams, "Dedi", "50/1", "60/1");
  assert.equal((await rows(event)).map(figures), [
    "Ani: 160.00 80.00 2 2/2",
    "Budi: 160.00 80.00 2 2/2",
    "Cici: 190.00 95.00 1 2/2",
    "Dedi: 110.00 55.00 4 2/2",
  ]);
  const { exams: columns, counts } = await page(event);
  assert.equal(
    columns.map(({ alias, n, missed, mean, highest, lowest, kkm }) => [
      alias,
      n,
      missed,
      mean,
      highest,
      lowest,
      kkm,
    ]),
    [
      ["Fis", 4, 1, "78.75", "90.00", "60.00", 75],
      ["Mat", 4, 1, "76.25", "100.00", "50.00", 75],
    ],
  );
  assert.equal([counts.all, counts.complete, counts.missed], [4, 4, 1]);
});

test("who waits, works, is absent or is yet to come has no rank, a 0 counts, and who was not asked is complete without", async () => {
  const event = await addEvent();
  const exams = [
    await examOf(event, "Mat"),
    await examOf(event, "Fis"),
    await examOf(event, "Besok", { isOpen: true }),
  ];
  await addRow(exams, "Absen", "90/1", { status: null });
  await addRow(exams, "Belum", "90/1", null, { status: null });
  await addRow(exams, "Bekerja", "90/1", null, { status: 3 });
  await addRow(exams, "Hanya satu", "70/1");
  await addRow(exams, "Nol", "90/1", "0/1");
  await addRow(exams, "Tunggu", "90/1", { least: "60/1", most: "80/1", pending: 1 });
  const items = await rows(event);
  assert.equal(items.map(figures), [
    "Absen: 90.00 90.00 – 1/2",
    "Bekerja: 90.00 90.00 – 1/2",
    "Belum: 90.00 90.00 – 1/2",
    "Hanya satu: 70.00 70.00 1 1/1",
    "Nol: 90.00 45.00 2 2/2",
    "Tunggu: 90.00 90.00 – 1/2",
  ]);
  const second = (name: string) =>
    items
      .find(({ nama }) => nama === name)!
      .cells.filter(({ schedule_id: id }) => id !== exams[0])
      .map(({ state, score, score_most: most }) => `${state} ${score}–${most}`);
  assert.equal(["Absen", "Belum", "Bekerja", "Nol", "Tunggu"].flatMap(second), [
    "absent null–null",
    "expected null–null",
    "unfinished null–null",
    "complete 0.00–0.00",
    "waiting 60.00–80.00",
  ]);
  const { counts } = await page(event);
  assert.equal(counts, { all: 6, complete: 2, missed: 2, waiting: 1, open: 2, absent: 1 });
  const named = async (state: Query["state"]) =>
    (await rows(event, { state })).map(({ nama }) => nama);
  assert.equal(await named("complete"), ["Hanya satu", "Nol"]);
  assert.equal(await named("open"), ["Bekerja", "Belum"]);
  assert.equal(await named("absent"), ["Absen"]);
});

test("pages, search and order leave ranks alone, and a group has its own with its own figures and columns", async () => {
  const event = await addEvent();
  const exams = [await examOf(event, "Mat"), await examOf(event, "Kelas lain")];
  const { two } = school.groups;
  for (let at = 0; at < 12; at += 1) await addRow(exams, `Satu ${at}`, `${60 + (at % 4)}/1`);
  const other = { least: "99/1", group_id: two.id };
  for (const name of ["Lain A", "Lain B"]) await addRow(exams, name, other, other);
  const whole = new Map((await rows(event)).map(({ id, rank }) => [id, rank]));
  assert.equal(
    [...new Set(whole.values())].sort((a, b) => a! - b!),
    [1, 3, 6, 9, 12],
  );
  for (const more of [{ per_page: 5, page: 2 }, { q: "satu" }, { sort: "-mean" }] as const) {
    const found = await rows(event, more);
    assert.ok(found.length > 0 && found.every(({ id, rank }) => whole.get(id) === rank));
  }
  const own = await page(event, { group_id: school.groups.one.id, sort: "rank" });
  assert.equal([own.items[0]!.rank, own.items[0]!.mean], [1, "63.00"]);
  assert.equal(
    own.exams.map(({ alias, n, mean }) => `${alias} ${n} ${mean}`),
    ["Mat 12 61.50"],
  );
  const { groups, event: head } = await school.server.ok(getLedgerSelection, { event_id: event });
  assert.ok([school.groups.one.id, two.id].every((id) => groups.some((one) => one.id === id)));
  assert.is(head.signer_nama, "Dra. Retno K.");
});

test("a teacher sees the exams of their banks, without ranks, and is told that it is a part", async () => {
  const event = await addEvent();
  const other = await school.addSubject("PJOK", "umum", "");
  const foreign = await school.addBank("PJOK-1", school.stranger, { subject_id: other });
  const exams = [
    await examOf(event, "Milik"),
    await examOf(event, "Asing", { bank_ids: [foreign.id] }),
  ];
  await addRow(exams, "Ani", "80/1", { least: "60/1", bank_id: foreign.id });
  const codeOf = async (token: string) =>
    (await school.server.call(listLedger, { event_id: event }, { token })).code;
  assert.is(await codeOf(school.author), "43", "without 0019A");
  const grant = async (name: string) => {
    const { id } = await school.server.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    await school.server.db
      .insertInto("user_menus")
      .values({ user_id: id, code: "0019A", effect: "allow" })
      .execute();
  };
  const guest = await school.addTeacher("Tamu Leger");
  await grant("Tamu Leger");
  assert.is(await codeOf(guest.token), "44");
  assert.equal((await school.server.ok(listLedgerEvents, {}, optional(guest.token))).events, []);
  await school.server.db
    .updateTable("schedules")
    .set({ created_by: guest.id })
    .where("id", "=", exams[0]!)
    .execute();
  const seen = await page(event, {}, guest.token);
  assert.equal([seen.hidden, seen.is_partial], [1, true]);
  assert.equal(seen.items.map(figures), ["Ani: 80.00 80.00 – 1/1"]);
  assert.equal(
    seen.exams.map(({ alias }) => alias),
    ["Milik"],
  );
  const whole = await page(event);
  assert.equal([whole.hidden, whole.is_partial], [0, false]);
  assert.equal(whole.items.map(figures), ["Ani: 140.00 70.00 1 2/2"]);
});

test("a whole sheet is what the pages show together, and an event without exams is not there", async () => {
  const event = await addEvent();
  const { server } = school;
  assert.is((await server.call(getLedgerSheet, { event_id: event })).code, "44");
  const exam = await examOf(event, "Mat");
  for (let at = 0; at < 7; at += 1) await addRow([exam], `Peserta ${at}`, `${50 + at}/1`);
  const sheet = await server.ok(getLedgerSheet, { event_id: event, sort: "-mean" });
  const paged = [
    ...(await rows(event, { sort: "-mean", per_page: 4 })),
    ...(await rows(event, { sort: "-mean", per_page: 4, page: 2 })),
  ];
  assert.equal(sheet.items, paged);
  const offered = await server.ok(listLedgerEvents, {});
  assert.is(offered.events.find(({ id }) => id === event)?.exams, 1);
});

test("a participant's exams say how each type was answered and the rank within the whole exam", async () => {
  const event = await addEvent();
  const exams = [await examOf(event, "Mat"), await examOf(event, "Fis")];
  const types = [{ type: 1 as const, weight: 100, least: "80/1" }];
  const ani = await addRow(exams, "Ani", { least: "80/1", types }, { status: null });
  await addRow(exams, "Budi", { least: "90/1", group_id: school.groups.two.id });
  const stored = { kosong: 1, benar: 7, sebagian: 1, salah: 2, menunggu: 0 };
  await school.server.db
    .updateTable("sitting_results")
    .set({ types: JSON.stringify([{ ...types[0], most: "80/1", counts: stored }]) })
    .where("least", "=", "80/1")
    .execute();
  const asked = { event_id: event, group_id: school.groups.one.id, ids: [ani, "nobody"] };
  const { items } = await school.server.ok(readLedgerPeople, asked);
  assert.equal(items.map(figures), ["Ani: 80.00 80.00 – 1/2"]);
  const [mat, fis] = exams.map((id) => items[0]!.exams.find((one) => one.schedule_id === id)!);
  assert.equal([mat!.rank, mat!.ranked, fis!.rank, fis!.state], [2, 2, null, "absent"]);
  assert.equal(mat!.types, [
    { type: 1, weight: 100, score: "80.00", right: 7, partly: 1, wrong: 2, empty: 1, waiting: 0 },
  ]);
});

test.run();
