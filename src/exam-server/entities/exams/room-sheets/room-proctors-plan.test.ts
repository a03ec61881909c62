import { suite } from "uvu";
import * as assert from "uvu/assert";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { getBoard } from "../../../../contract/exams/board/boards.ts";
import {
  importRoomSheet,
  planRoomSheet,
  type RoomSheetRow,
  type SheetProctor,
} from "../../../../contract/exams/room-sheets.ts";
import { getEventRooms, updateEventRoom, type Duty } from "../../../../contract/exams/rooms.ts";
import { everyTime } from "../../../../domain/exams/rooms/proctor-duty.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { roomSheetLine as line } from "../../../../testing/exams/room-sheet-line.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { hashToken } from "../../../security/tokens.ts";

const test = suite("proctors from a sheet of rooms, on the exam server");
let school: SittingSchool;
let exam = "";
/** The proctor of R-01, and a teacher who has no room. */
let author: Account;
let stranger: Account;
type Account = { id: string; name: string; email: string; token: string };

test.before.each(async () => {
  school = await openSittingSchool();
  author = await accountOf(school.author);
  stranger = await accountOf(school.stranger);
  exam = (await addProctoredExam(school, author.name)).seated;
});
test.after.each(() => school.close());

const accountOf = async (token: string): Promise<Account> => ({
  ...(await school.server.db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select(["u.id", "u.name", "u.email"])
    .where("t.hash", "=", hashToken(token))
    .executeTakeFirstOrThrow()),
  token,
});
const by = ({ email }: Account): SheetProctor => ({ nama: "", nip: "", email });
const named = (nama: string): SheetProctor => ({ nama, nip: "", email: "" });
const asked = (rows: RoomSheetRow[]) => ({ event_id: "pas-r", follow_file: false, rows });
const inRoom = (kode: string, ...pengawas: SheetProctor[]) => line(2, kode, { pengawas });
const plan = (row: RoomSheetRow, token = school.author) =>
  school.server.ok(planRoomSheet, asked([row]), { token });
const faultsOf = async (row: RoomSheetRow, token?: string) =>
  (await plan(row, token)).faults.map(({ row: at, field, message }) => `${at} ${field} ${message}`);
const namesNow = async () =>
  (await school.server.ok(getEventRooms, { id: "pas-r" })).rooms.map(({ pengawas }) =>
    pengawas.map(({ nama, user_id: id }) => (id === null ? `(${nama})` : nama)).join("+"),
  );
let imports = 0;
async function send(rows: RoomSheetRow[]) {
  const { fingerprint } = await school.server.ok(planRoomSheet, asked(rows));
  const import_id = `impor-pengawas-${String((imports += 1)).padStart(10, "0")}`;
  return { ...asked(rows), fingerprint, import_id };
}
const boardOfSecond = (token: string) =>
  school.server.call(getBoard, { id: `${exam}~R-02` }, { token });

test("an e-mail gives the rights in that room with one entry in the audit, and the same file changes nothing", async () => {
  const { server } = school;
  assert.is((await boardOfSecond(stranger.token)).status, 404);
  const rows = [inRoom("r-02", { ...by(stranger), email: stranger.email.toUpperCase() })];
  const result = await server.ok(importRoomSheet, await send(rows));
  assert.equal([result.proctors_changed, result.rooms_changed, result.created], [1, 0, 0]);
  assert.equal(await namesNow(), [author.name, stranger.name]);
  assert.is((await boardOfSecond(stranger.token)).status, 200);
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["before", "after"])
    .where("action", "=", "event.update")
    .execute();
  assert.is(entries.length, 1);
  assert.match(JSON.stringify(entries[0]!.before), "Orang lain");
  assert.match(JSON.stringify(entries[0]!.after), `${stranger.name} <`);
  const again = await plan(rows[0]!);
  assert.equal([again.proctors, again.faults], [[], []]);
});

test("a name gives no rights, whoever is called so", async () => {
  const rows = [inRoom("R-02", named(stranger.name))];
  await school.server.ok(importRoomSheet, await send(rows));
  assert.equal(await namesNow(), [author.name, `(${stranger.name})`]);
  assert.is((await boardOfSecond(stranger.token)).status, 404);
});

test("a room that the file makes has its proctors at once, and a line of it takes those of another away", async () => {
  const rows = [
    line(2, "R-03", { nama_ruang: "Aula", kapasitas: 4, pengawas: [by(stranger), named("Tamu")] }),
    line(3, "R-01", { pengawas: [] }),
  ];
  const result = await school.server.ok(importRoomSheet, await send(rows));
  assert.equal([result.rooms_new, result.proctors_changed], [1, 2]);
  assert.equal(await namesNow(), ["", "(Orang lain)", `${stranger.name}+(Tamu)`]);
});

test("unknown and inactive accounts and the own one without 0007A are refused at their cell, and nothing is written", async () => {
  const { server } = school;
  assert.equal(await faultsOf(inRoom("R-02", { ...by(author), email: "tak@ada.id" })), [
    "2 pengawas Akun dengan e-mail tak@ada.id tidak ditemukan.",
  ]);
  const [own] = await faultsOf(inRoom("R-02", by(stranger)), stranger.token);
  assert.match(own!, /^2 pengawas Anda tidak dapat menugaskan akun sendiri/u);
  assert.equal(await faultsOf(inRoom("R-02", by(author)), stranger.token), []);
  assert.equal(await faultsOf(inRoom("R-01", by(author)), author.token), [], "who is there stays");
  await server.db
    .updateTable("users")
    .set({ active: false })
    .where("id", "=", stranger.id)
    .execute();
  assert.equal(await faultsOf(inRoom("R-02", by(stranger))), [
    `2 pengawas Akun ${stranger.name} tidak aktif.`,
  ]);
  const input = { ...(await send([inRoom("R-02", by(stranger))])), fingerprint: "" };
  const { code, data } = await server.call(importRoomSheet, input);
  assert.equal([code, data.faults.length], [responseCodes.warning, 1]);
  assert.equal(await namesNow(), [author.name, "(Orang lain)"]);
});

test("days and sessions are given with the rights, stay where the cell says nothing, and are those of the event", async () => {
  const { server } = school;
  const { days } = await server.ok(getEventRooms, { id: "pas-r" });
  const dutyNow = async () => {
    const [one] = (await server.ok(getEventRooms, { id: "pas-r" })).rooms[1]!.pengawas;
    return [one!.days, one!.sessions];
  };
  const withDuty = (duty: Duty) => inRoom("R-02", { ...by(stranger), duty });
  const rows = [withDuty({ days, sessions: [1] })];
  await server.ok(importRoomSheet, await send(rows));
  assert.equal(await dutyNow(), [days, [1]]);
  assert.equal((await plan(rows[0]!)).proctors, []);
  assert.equal((await plan(inRoom("R-02", by(stranger)))).proctors, [], "it is not said");
  const [shown] = (await plan(withDuty(everyTime))).proctors;
  assert.equal(
    [shown?.before[0]?.sessions, shown?.after[0]?.sessions],
    [[1], []],
    "the person sees what is agreed to",
  );
  const refused: [Duty, string][] = [
    [{ days: ["2020-01-31"], sessions: [] }, "tidak ada ujian event ini pada 31/01/2020."],
    [{ days: [], sessions: [1, 4] }, "sesi 4 tidak ada di event ini."],
  ];
  for (const [duty, said] of refused) {
    assert.equal(await faultsOf(withDuty(duty)), [`2 pengawas Pengawas ${stranger.name}: ${said}`]);
  }
  assert.equal(await faultsOf(withDuty({ days: ["x"], sessions: [] })), [
    "2 pengawas Tanggal bukan tanggal yang ada.",
  ]);
  const [own] = await faultsOf(withDuty(everyTime), stranger.token);
  assert.match(own!, "tidak dapat menugaskan akun sendiri", "nobody widens the own times");
});

test("another duty than the one of the plan makes it out of date", async () => {
  const { server } = school;
  const input = await send([inRoom("R-02", { ...by(stranger), duty: everyTime })]);
  const rows = [inRoom("R-02", { ...by(stranger), duty: { days: [], sessions: [1] } })];
  assert.is((await server.call(importRoomSheet, { ...input, rows })).status, 409);
});

test("proctors that somebody names after the plan was shown make it out of date", async () => {
  const { server } = school;
  const input = await send([inRoom("R-02", by(stranger))]);
  const { rooms } = await server.ok(getEventRooms, { id: "pas-r" });
  const { room_id, own_kapasitas, pengawas } = rooms[1]!;
  await server.ok(updateEventRoom, {
    id: "pas-r",
    room_id,
    own_kapasitas,
    pengawas: [{ nama: "Pak Baru", nip: "" }],
    was: { own_kapasitas, pengawas },
  });
  assert.is((await server.call(importRoomSheet, input)).status, 409);
  assert.equal(await namesNow(), [author.name, "(Pak Baru)"]);
});

test.run();
