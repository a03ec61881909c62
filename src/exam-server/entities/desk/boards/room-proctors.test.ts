import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { broadcastMessage, countRecipients } from "../../../../contract/chat/broadcasts.ts";
import {
  chatTopic,
  getChat,
  listOwnChats,
  openChat,
  sendMessage,
} from "../../../../contract/chat/chats.ts";
import { boardTopic, getBoard } from "../../../../contract/exams/board/boards.ts";
import { movePlacements } from "../../../../contract/exams/placements.ts";
import { resetLogins, unblockLogins } from "../../../../contract/exams/participant-logins.ts";
import { copyEvent } from "../../../../contract/exams/events.ts";
import {
  getEventRooms,
  listProctorAccounts,
  updateEventRoom,
} from "../../../../contract/exams/rooms.ts";
import {
  addSittingTime,
  moveSittings,
  orderSittings,
  reopenSittings,
} from "../../../../contract/exams/sitting-acts.ts";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import {
  exportSittings,
  listSittingExtras,
  listSittings,
} from "../../../../contract/exams/sitting-control.ts";
import { getOwnProfile, updateOwnProfile } from "../../../../contract/staff/profile.ts";
import { answerStaff, listOwnMessages } from "../../../../contract/sitting/own-chat.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { up } from "../../../database/migrations/running/0031-proctor-accounts.ts";

const test = suite("proctors in their rooms");
let school: SittingSchool;
let exam = "";
/** The proctor of R-01, and a teacher who has no room. */
let [proctor, other]: string[] = [];
type Sitter = { id: string; no: string; token: string };
let here: Sitter;
let elsewhere: Sitter;

test.before.each(async () => {
  school = await openSittingSchool();
  proctor = school.author;
  other = school.stranger;
  const { seated, people } = await addProctoredExam(school, (await userOf(proctor)).name);
  exam = seated;
  [here, elsewhere] = (await Promise.all(people.map(begin))) as [Sitter, Sitter];
});
test.after.each(() => school.close());

async function begin({ id, no }: { id: string; no: string }): Promise<Sitter> {
  const token = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token });
  await school.server.ok(startSitting, { id: exam }, { token });
  return { id, no, token };
}
const userOf = (token: string) => staffOf(school, token);
const moveAway = () =>
  school.server.ok(movePlacements, {
    id: "pas-r",
    moves: [
      {
        participant_id: here.id,
        sesi: 1,
        room_id: "R-02",
        seat: 5,
        from: { room_id: "R-01", seat: 1 },
      },
    ],
    together: true,
  });
const outcomes = ({ results }: { results: readonly { outcome: string }[] }) =>
  results.map(({ outcome }) => outcome).join(" ");
const deadlineOf = async ({ token }: Sitter) =>
  Date.parse((await school.server.ok(getOwnSitting, { id: exam }, { token })).deadline_at!);
const receivedBy = async ({ token }: Sitter) =>
  (await school.server.ok(listOwnMessages, { id: exam, after: 0 }, { token })).items
    .map(({ text }) => text)
    .join(" ");
const chatsOf = async (token: string) =>
  (await school.server.ok(listOwnChats, { id: (await userOf(token)).id }, { token })).items
    .map(({ title }) => title)
    .join(" ");
const both = () => [here.id, elsewhere.id];
const act = (more: object = {}) => ({
  schedule_id: exam,
  ids: both(),
  act_id: randomUUID(),
  minutes: 5,
  kind: "incident" as const,
  reason: "Listrik padam",
  ...more,
});
const broadcast = (text: string, more: object, token: string) =>
  school.server.call(
    broadcastMessage,
    { schedule_id: exam, message_id: randomUUID(), text, ...more },
    { token },
  );

test("a proctor gives back lost time in the room, and to nobody beyond it", async () => {
  const { server } = school;
  const before = [await deadlineOf(here), await deadlineOf(elsewhere)];
  const given = await server.ok(addSittingTime, act(), { token: proctor! });
  assert.is(outcomes(given), "done refused");
  assert.equal(
    [await deadlineOf(here), await deadlineOf(elsewhere)],
    [before[0]! + 5 * 60_000, before[1]],
  );
  await server.ok(addSittingTime, act({ ids: [elsewhere.id] }));
  const { items } = await server.ok(listSittingExtras, { schedule_id: exam }, { token: proctor! });
  assert.equal(
    items.map(({ participant_id: id }) => id),
    [here.id],
    "what others were given elsewhere is not theirs to see",
  );
  const rows = await server.ok(
    exportSittings,
    { schedule_id: exam, ids: both() },
    { token: proctor! },
  );
  assert.equal(
    rows.items.map(({ id }) => id),
    [here.id],
  );
  const planned = await server.call(addSittingTime, act({ kind: "planned" }), { token: proctor! });
  assert.is(planned.status, 404, "who is due more time is the schedule's to say");
  assert.is((await server.call(addSittingTime, act(), { token: other! })).status, 404);
  assert.is(await deadlineOf(here), before[0]! + 5 * 60_000);
});

test("ending, reopening, resetting, moving and reading answers stay with those whose exam it is", async () => {
  const { server } = school;
  const token = proctor!;
  const ids = [here.id];
  const order = { schedule_id: exam, ids, order_id: "one", reason: "Selesai" };
  const refused = [
    ...(await Promise.all(
      (["force", "reset", "delete"] as const).map((kind) =>
        server.call(orderSittings, { ...order, kind }, { token }),
      ),
    )),
    await server.call(reopenSittings, { ...act(), ids }, { token }),
    await server.call(moveSittings, { schedule_id: exam, ids }, { token }),
    await server.call(listSittings, { schedule_id: exam }, { token }),
    await server.call(getSittingAnswers, { schedule_id: exam, id: here.id }, { token }),
  ];
  assert.equal(
    refused.map(({ status }) => status),
    refused.map(() => 404),
  );
});

test("a proctor writes to one, to some and to the room; beyond it nobody hears", async () => {
  const { server } = school;
  const token = proctor!;
  assert.is((await broadcast("satu", { participant_ids: [here.id] }, token)).data.message.sent, 1);
  assert.is((await broadcast("luar", { participant_ids: [elsewhere.id] }, token)).status, 409);
  const some = { room_id: "R-01", participant_ids: both() };
  assert.is((await broadcast("beberapa", some, token)).data.message.sent, 1);
  const whole = await broadcast("ruang", { room_id: "R-01" }, token);
  assert.is(whole.data.message.sent, 1);
  for (const more of [
    {},
    { room_id: "R-02" },
    { participant_ids: both() },
    { room_id: "R-02", participant_ids: both() },
  ]) {
    assert.is((await broadcast("semua", more, token)).status, 404, JSON.stringify(more));
  }
  assert.is((await broadcast("asing", { room_id: "R-01" }, other!)).status, 404);
  assert.equal([await receivedBy(here), await receivedBy(elsewhere)], ["satu beberapa ruang", ""]);

  const count = (room_id: string) =>
    server.call(countRecipients, { schedule_id: exam, room_id }, { token });
  assert.is((await count("R-01")).data.count, 1);
  assert.is((await count("R-02")).status, 404);
  assert.is((await count("")).status, 404);
  // From the chat as well.
  const chat = whole.data.chat_id;
  const again = { id: chat, message_id: randomUUID(), text: "lagi" };
  assert.is((await server.ok(sendMessage, again, { token })).sent, 1);
  assert.is((await server.call(sendMessage, again, { token: other! })).status, 404);
});

test("a proctor answers participants of the room, and sees no other conversation of them", async () => {
  const { server } = school;
  const token = proctor!;
  for (const { id, token: own } of [here, elsewhere]) {
    const said = { id: exam, message_id: id, text: "Soal tidak tampil" };
    await server.ok(answerStaff, said, { token: own });
  }
  const nameOf = async (id: string) =>
    (
      await server.db
        .selectFrom("participants")
        .select("nama")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).nama;
  assert.is(await chatsOf(token), await nameOf(here.id));
  assert.is(await chatsOf(other!), "");
  const open = (participant_id: string, as: string) =>
    server.call(openChat, { kind: "sitting", about: exam, participant_id }, { token: as });
  const { data: chat } = await open(here.id, token);
  const answer = { id: chat.id, message_id: randomUUID(), text: "Muat ulang" };
  await server.ok(sendMessage, answer, { token });
  assert.match(await receivedBy(here), /Muat ulang$/u);
  assert.is((await open(elsewhere.id, token)).status, 404);
  assert.is((await open(here.id, other!)).status, 404);
  const { data: far } = await open(elsewhere.id, server.token!);
  assert.is((await server.call(getChat, { id: far.id }, { token })).status, 404);
  assert.is((await server.call(getChat, { id: chat.id }, { token: other! })).status, 404);
});

test("whoever moves to another room is out of reach at once, also where the conversation was open", async () => {
  const { server } = school;
  const token = proctor!;
  const chat = await server.ok(
    openChat,
    { kind: "sitting", about: exam, participant_id: here.id },
    { token },
  );
  const client = await connectClientAs(school.server.exam.live, token);
  const topic = `${chatTopic.name}:${chat.id}`;
  await client.follow(topic);
  await moveAway();
  await client.follow(topic);
  await server.ok(
    answerStaff,
    { id: exam, message_id: "m", text: "Rahasia" },
    { token: here.token },
  );
  assert.equal(
    client.frames.map(({ t }) => t),
    ["ready", "snapshot", "validate", "lost", "refused"],
  );
  client.connection.closed();

  const said = { id: chat.id, message_id: randomUUID(), text: "Halo" };
  assert.is((await server.call(sendMessage, said, { token })).status, 404);
  assert.is(await chatsOf(token), "");
  assert.is((await broadcast("satu", { participant_ids: [here.id] }, token)).status, 409);
  assert.is((await broadcast("ruang", { room_id: "R-01" }, token)).status, 409);
  assert.is(await receivedBy(here), "Rahasia");
  const given = await server.ok(addSittingTime, act({ ids: [here.id] }), { token });
  assert.is(outcomes(given), "refused");
  for (const each of [
    await server.ok(resetLogins, { ids: both() }, { token }),
    await server.ok(unblockLogins, { ids: both(), note: "" }, { token }),
  ]) {
    assert.is(outcomes(each), "refused refused");
  }
});

test("whoever is taken off the room loses its board at once, also where it was open", async () => {
  const { server } = school;
  const token = proctor!;
  const { id, name } = await userOf(token);
  const named = [{ nama: name, nip: "", user_id: id }];
  const client = await connectClientAs(school.server.exam.live, token);
  const topic = `${boardTopic.name}:${exam}~R-01`;
  await client.follow(topic);
  const place = { id: "pas-r", room_id: "R-01", own_kapasitas: null };
  const was = { own_kapasitas: null, pengawas: named };
  await server.ok(updateEventRoom, { ...place, pengawas: [], was });
  await client.follow(topic);
  assert.equal(
    client.frames.map(({ t }) => t),
    ["ready", "snapshot", "validate", "lost", "refused"],
  );
  client.connection.closed();
  assert.is((await server.call(getBoard, { id: `${exam}~R-01` }, { token })).status, 404);
  assert.is(await chatsOf(token), "");
  const given = await server.call(addSittingTime, act(), { token });
  assert.is(given.status, 404);
});

test("a seat of another session of the event is no reason to reach somebody", async () => {
  const { server } = school;
  await server.db
    .insertInto("placements")
    .values({ event_id: "pas-r", participant_id: elsewhere.id, sesi: 2, room_id: "R-01", seat: 7 })
    .execute();
  const given = await server.ok(resetLogins, { ids: both() }, { token: proctor! });
  assert.is(outcomes(given), "done refused");
});

test("a name that a room has gives no rights, whoever is called so or takes it", async () => {
  const { server } = school;
  const call = { token: other! };
  const { version, email } = await server.ok(getOwnProfile, {}, call);
  await server.ok(updateOwnProfile, { version, name: "Orang lain", email, picture: "" }, call);
  assert.is((await server.call(getBoard, { id: `${exam}~R-02` }, call)).status, 404);
  assert.is((await broadcast("asing", { room_id: "R-02" }, other!)).status, 404);
});

test("a proctor keeps the room under another name, and namesakes are told apart", async () => {
  const { server } = school;
  const call = { token: proctor! };
  const { id } = await userOf(proctor!);
  const { version, email, name } = await server.ok(getOwnProfile, {}, call);
  const otherId = (await userOf(other!)).id;
  await server.db.updateTable("users").set({ name }).where("id", "=", otherId).execute();
  assert.is((await server.call(getBoard, { id: `${exam}~R-01` }, { token: other! })).status, 404);
  await server.ok(updateOwnProfile, { version, name: `${name}, S.Pd.`, email, picture: "" }, call);
  const board = await server.ok(getBoard, { id: `${exam}~R-01` }, call);
  assert.equal(board.head.rooms[0]!.pengawas, [`${name}, S.Pd.`]);
  const proctorsNow = async () =>
    (await server.ok(getEventRooms, { id: "pas-r" })).rooms[0]!.pengawas;
  assert.is((await proctorsNow())[0]!.email, email);
  await server.db
    .updateTable("event_rooms")
    .set({
      pengawas: JSON.stringify([
        { nama: name, nip: "", user_id: "deleted", days: [], sessions: [] },
      ]),
    })
    .where("room_id", "=", "R-01")
    .execute();
  const [left] = await proctorsNow();
  assert.equal([left!.nama, left!.user_id], [name, null], "a deleted account leaves its name");
  assert.equal(
    left!.accounts.map((one) => one.id),
    [otherId],
    "which proposes its namesake",
  );
  assert.is.not(otherId, id);
});

/** Names an account as the proctor of R-02 instead of somebody from outside. */
function nameInSecond(accounts: readonly { id: string; name: string }[], token: string) {
  const pengawas = accounts.map(({ id, name }) => ({ nama: name, nip: "", user_id: id }));
  const was = { own_kapasitas: null, pengawas: [{ nama: "Orang lain", nip: "" }] };
  const room = { id: "pas-r", room_id: "R-02", own_kapasitas: null };
  return school.server.call(updateEventRoom, { ...room, pengawas, was }, { token });
}
const proctorsFaultOf = ({ data }: { data: unknown }) => String(Object(data).pengawas);

test("who holds 0021A alone gives rights to others, and to the own account at no door", async () => {
  const { server } = school;
  const [own, another] = [await userOf(proctor!), await userOf(other!)];
  const refused = await nameInSecond([another], other!);
  assert.is(refused.code, "12");
  assert.match(proctorsFaultOf(refused), "Minta Head Master menugaskan Anda: ");
  assert.is((await server.call(getBoard, { id: `${exam}~R-02` }, { token: other! })).status, 404);

  const copy = { id: "pas-r", kode: "PAS-S", nama: "Salinan", days: 7, with_people: false };
  const copied = await server.call(copyEvent, copy, { token: proctor! });
  assert.is(copied.code, "01");
  assert.match(copied.message, "Di 1 ruang nama Anda disalin tanpa akun.");
  assert.equal(await proctorsIn(copied.data.event.id), [`${own.name} -`, "Orang lain -"]);

  assert.is((await nameInSecond([another], proctor!)).code, "00", "another one's account");
  assert.equal(await proctorsIn("pas-r"), [
    `${own.name} ${own.id}`,
    `${another.name} ${another.id}`,
  ]);
  await server.ok(getBoard, { id: `${exam}~R-02` }, { token: other! });
  const audited = await server.db.selectFrom("audit_entries").select("after").execute();
  assert.ok(audited.some(({ after }) => JSON.stringify(after)?.includes(`${another.name} <`)));
});

test("who also holds 0007A gives the rights to the own account, which exists and is named once", async () => {
  const { server } = school;
  const own = await userOf(other!);
  await server.db
    .insertInto("user_menus")
    .values({ user_id: own.id, code: "0007A", effect: "allow" })
    .execute();
  assert.match(proctorsFaultOf(await nameInSecond([own, own], other!)), "tertulis dua kali");
  const gone = await nameInSecond([{ ...own, id: "tidak-ada" }], other!);
  assert.match(proctorsFaultOf(gone), "sudah dihapus");
  assert.is((await nameInSecond([own], other!)).code, "00");
  await server.ok(getBoard, { id: `${exam}~R-02` }, { token: other! });
});

test("accounts that sign in are offered, and an inactive one is refused", async () => {
  const { server } = school;
  const own = await userOf(other!);
  const offered = () => server.ok(listProctorAccounts, {}, { token: proctor! });
  const all = await offered();
  assert.ok(all.some(({ id }) => id === own.id));
  await server.db.updateTable("users").set({ active: false }).where("id", "=", own.id).execute();
  assert.equal(
    await offered(),
    all.filter(({ id }) => id !== own.id),
  );
  assert.match(proctorsFaultOf(await nameInSecond([own], proctor!)), "tidak aktif");
});

test("names that gave rights become those accounts, and others stay as they are written", async () => {
  const { server } = school;
  const [one, two] = [await userOf(proctor!), await userOf(other!)];
  await server.db.updateTable("users").set({ name: "Sri" }).where("role", "=", "EVAL").execute();
  const written = [
    { nama: " SRI ", nip: "7" },
    { nama: "sri", nip: "" },
    { nama: "Dari luar", nip: "8" },
  ];
  await server.db
    .updateTable("event_rooms")
    .set({ pengawas: JSON.stringify(written.map((one) => ({ ...one, days: [], sessions: [] }))) })
    .execute();
  await up(server.db as unknown as Kysely<unknown>);
  const { rooms } = await server.ok(getEventRooms, { id: "pas-r" });
  const named = rooms[0]!.pengawas.map(({ nama, nip, user_id }) => [nama, nip, user_id]);
  const accounts = named.slice(0, -2).map(([, , id]) => id);
  assert.ok(accounts.includes(one.id) && accounts.includes(two.id), "each namesake had the rights");
  assert.equal(named.slice(-2), [
    ["sri", "", null],
    ["Dari luar", "8", null],
  ]);
});

async function proctorsIn(event: string): Promise<string[]> {
  const { rooms } = await school.server.ok(getEventRooms, { id: event });
  return rooms.flatMap(({ pengawas }) =>
    pengawas.map(({ nama, user_id: id }) => `${nama} ${id ?? "-"}`),
  );
}

test.run();
