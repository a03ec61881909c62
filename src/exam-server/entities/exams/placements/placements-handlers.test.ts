import * as assert from "uvu/assert";
import {
  getSeating,
  listPlacements,
  movePlacements,
  type PlacementMove,
} from "../../../../contract/exams/placements.ts";
import { createRoom, getEventRooms, takeEventRooms } from "../../../../contract/exams/rooms.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("seats of the exam server");

async function openEvent(kode: string, sessions: readonly number[], kapasitas = 4) {
  const { event: id, people } = await addSeatedEvent(server.db, server.now, { kode, sessions });
  const fields = { nama: `Ruang ${kode}`, kapasitas, kolom: 2, lokasi: "" };
  const rooms: string[] = [];
  for (const name of ["A", "B"]) {
    rooms.push((await server.ok(createRoom, { ...fields, kode: `${kode}-${name}` })).id);
  }
  await server.ok(takeEventRooms, { id, room_ids: rooms });
  return { id, people, room: rooms[0]!, other: rooms[1]! };
}
const to = (
  participant_id: string,
  room_id: string | null,
  seat: number | null,
  from?: PlacementMove["from"],
): PlacementMove => ({
  participant_id,
  sesi: 1,
  room_id,
  seat,
  ...(from === undefined ? {} : { from }),
});

async function seatsOf(id: string, room_id: string, sesi = 1) {
  const { items } = await server.ok(listPlacements, { id, sesi, room_id, per_page: 500 });
  return items.map(({ nama, seat }) => `${seat} ${nama}`);
}
const reasons = ({ refused }: { refused: readonly { reason: string }[] }) =>
  refused.map(({ reason }) => reason);

test("people get seats, swap them, and all of it is taken back as it was", async () => {
  const { id, people, room, other } = await openEvent("TUKAR", [3]);
  const [ani, budi, citra] = people[0]! as [string, string, string];
  const first = await server.ok(movePlacements, {
    id,
    moves: [to(ani, room, 2, null), to(budi, room, null, null), to(citra, other, 1, null)],
  });
  assert.is(first.changed, 3);
  assert.equal(await seatsOf(id, room), ["1 Peserta 1.2", "2 Peserta 1.1"]);
  const swap = await server.ok(movePlacements, {
    id,
    together: true,
    moves: [
      to(ani, other, 1, { room_id: room, seat: 2 }),
      to(citra, room, 2, { room_id: other, seat: 1 }),
    ],
  });
  assert.is(swap.changed, 2);
  assert.equal(await seatsOf(id, other), ["1 Peserta 1.1"]);
  await server.ok(movePlacements, { id, moves: swap.undo });
  assert.equal(await seatsOf(id, room), ["1 Peserta 1.2", "2 Peserta 1.1"]);
  await server.ok(movePlacements, { id, moves: first.undo });
  const none = await server.ok(listPlacements, { id, sesi: 1, room_id: "none", q: "1.3" });
  assert.is(none.total, 1);
  assert.is(none.items[0]?.group_path, "TUKAR A");
});

test("of two who give the same seat, or move the same person, the second is told by whom it is taken", async () => {
  const { id, people, room } = await openEvent("DUA", [2]);
  const [ani, budi] = people[0]! as [string, string];
  const both = await Promise.all(
    [ani, budi].map((one) => server.ok(movePlacements, { id, moves: [to(one, room, 1, null)] })),
  );
  assert.equal(both.map(({ changed }) => changed).sort(), [0, 1]);
  const told = both.flatMap(reasons);
  assert.is(told.length, 1);
  assert.match(told[0]!, /^Kursi 1 di DUA-A sudah ditempati Peserta 1\.[12] \(/u);
  const seated = both[0]!.changed === 1 ? ani : budi;
  const late = await server.ok(movePlacements, { id, moves: [to(seated, room, 3, null)] });
  assert.equal(reasons(late), ["Sudah dipindahkan orang lain ke DUA-A kursi 1."]);
});

test("never past the seats, never twice, nobody from another session, and together is all or none", async () => {
  const { id, people, room } = await openEvent("BATAS", [6, 1]);
  const [ani, budi] = people[0]! as [string, string];
  const full = await server.ok(movePlacements, {
    id,
    moves: people[0]!.map((one) => to(one, room, null)),
  });
  assert.is(full.changed, 4);
  assert.equal(reasons(full), ["Ruang BATAS-A sudah penuh.", "Ruang BATAS-A sudah penuh."]);
  const bad = await server.ok(movePlacements, {
    id,
    moves: [
      to(ani, room, 5),
      to(ani, null, null),
      to(people[1]![0]!, room, 1),
      to(budi, "lain", 1),
    ],
  });
  assert.is(bad.changed, 0);
  assert.equal(reasons(bad), [
    "Ruang BATAS-A hanya sampai kursi 4.",
    "Disebut dua kali.",
    "Tidak ada di sesi 1.",
    "Ruang tidak dipakai di event ini.",
  ]);
  const half = await server.ok(movePlacements, {
    id,
    together: true,
    moves: [to(ani, null, null), to(budi, room, 5)],
  });
  assert.is(half.changed, 0);
  assert.is((await seatsOf(id, room)).length, 4);
});

test("who is refused keeps the seat that another was to get", async () => {
  const { id, people, room } = await openEvent("RANTAI", [3]);
  const [ani, budi, citra] = people[0]! as [string, string, string];
  await server.ok(movePlacements, {
    id,
    moves: [to(ani, room, 1), to(budi, room, 2), to(citra, room, 3)],
  });
  const chain = await server.ok(movePlacements, {
    id,
    moves: [to(ani, room, 2), to(budi, room, 3)],
  });
  assert.is(chain.changed, 0);
  assert.is(chain.refused.length, 2);
});

test("a plan is written only where nothing has changed since it was made", async () => {
  const { id, people, room } = await openEvent("RENCANA", [3]);
  const [ani, budi, citra] = people[0]! as [string, string, string];
  const { fingerprint } = await server.ok(getSeating, { id });
  await server.ok(movePlacements, { id, moves: [to(citra, room, 1)] });
  const moves = [to(ani, room, 2), to(budi, room, 3)];
  assert.is((await server.call(movePlacements, { id, moves, fingerprint })).status, 409);
  const now = await server.ok(getSeating, { id });
  assert.is(
    (await server.ok(movePlacements, { id, moves, fingerprint: now.fingerprint })).changed,
    2,
  );
  const seat = now.people.find(({ participant_id: one }) => one === citra);
  assert.is(seat?.seat, 1);
});

test("who left a session keeps a seat that is told and can be taken", async () => {
  const { id, people, room } = await openEvent("KELUAR", [1]);
  const [ani] = people[0]! as [string];
  await server.ok(movePlacements, { id, moves: [to(ani, room, 1)] });
  await server.db.deleteFrom("session_members").where("participant_id", "=", ani).execute();
  const { sessions } = await server.ok(getEventRooms, { id });
  assert.is(sessions[0]?.strays, 1);
  const { items } = await server.ok(listPlacements, { id, sesi: 1, room_id: room });
  assert.is(items[0]?.is_member, false);
  assert.is((await server.ok(movePlacements, { id, moves: [to(ani, null, null)] })).changed, 1);
});

test("5,000 seats are planned from and written within a few seconds, and taken back", async () => {
  const { id, people, room, other } = await openEvent("BESAR", [1], 1);
  const more = [room, other];
  for (let at = 0; at < 10; at += 1) {
    const fields = { nama: "Aula", kapasitas: 500, kolom: 20, lokasi: "" };
    more.push((await server.ok(createRoom, { ...fields, kode: `BESAR-${at}` })).id);
  }
  await server.ok(takeEventRooms, { id, room_ids: more.slice(2) });
  const crowd = await addSeatedEvent(server.db, server.now, {
    kode: "KERUMUNAN",
    sessions: [4999],
  });
  await server.db
    .updateTable("schedules")
    .set({ event_id: id })
    .where("event_id", "=", crowd.event)
    .execute();
  const all = [...people[0]!, ...crowd.people[0]!];
  const began = performance.now();
  const { fingerprint } = await server.ok(getSeating, { id });
  const moves = all.map((one, at) => to(one, more[2 + Math.floor(at / 500)]!, (at % 500) + 1));
  const done = await server.ok(movePlacements, { id, moves, fingerprint });
  assert.is(done.changed, 5000);
  assert.ok(performance.now() - began < 5000, `${performance.now() - began} ms`);
  assert.is((await server.ok(movePlacements, { id, moves: done.undo })).changed, 5000);
});

test.run();
