import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bestOf } from "../../../../testing/best-of.ts";
import type { Seating } from "../../../../contract/exams/placements.ts";
import type { EventRoom } from "../../../../contract/exams/rooms.ts";
import { planFilling, type FillingChoice } from "./filling-plan-rows.ts";

const test = suite("filling rooms by a plan");

const room = (room_id: string, kapasitas: number): EventRoom => ({
  room_id,
  kode: room_id,
  nama: room_id,
  lokasi: "",
  kolom: 5,
  kapasitas,
  room_kapasitas: kapasitas,
  own_kapasitas: null,
  pengawas: [],
  filled: [],
});
type Person = Seating["people"][number];
const people = (count: number, sesi = 1): Person[] =>
  Array.from({ length: count }, (_none, at) => ({
    participant_id: `p${at + 1}`,
    no_ujian: String(at + 1).padStart(4, "0"),
    nama: `Peserta ${at + 1}`,
    group_id: `g${at % 2}`,
    sesi,
    room_id: null,
    seat: null,
    is_member: true,
  }));
const source = (list: Person[]): Seating => ({
  people: list,
  groups: [0, 1].map((at) => ({ id: `g${at}`, path: `X ${at}` })),
  fingerprint: "f",
});
const choice = (rest: Partial<FillingChoice>): FillingChoice => ({
  order: "number",
  mix: "none",
  seed: "1",
  anew: false,
  sessions: new Set([1]),
  rooms: new Set(["R", "S"]),
  ...rest,
});
const rooms = [room("R", 3), room("S", 2)];
const go = async () => true;
const movesOf = (plan: Awaited<ReturnType<typeof planFilling>>) =>
  plan!.moves.map(({ participant_id: id, room_id: where, seat }) => `${id} ${where} ${seat}`);

test("who has a seat keeps it, and the others get what is free", async () => {
  const list = people(4);
  Object.assign(list[2]!, { room_id: "R", seat: 1 });
  const plan = await planFilling(source(list), choice({}), rooms, go);
  assert.equal(movesOf(plan), ["p1 R 2", "p2 R 3", "p4 S 1"]);
  assert.equal(plan?.sessions, [{ sesi: 1, seated: 3, left: 0, pairs: 1 }]);
});

test("anew: only in the chosen rooms, and who gets no seat loses the old one", async () => {
  const list = people(4);
  Object.assign(list[0]!, { room_id: "S", seat: 1 });
  Object.assign(list[3]!, { room_id: "R", seat: 1 });
  const only = choice({ anew: true, rooms: new Set(["R"]) });
  const plan = await planFilling(source(list), only, [room("R", 2), room("S", 2)], go);
  assert.equal(movesOf(plan), ["p2 R 1", "p3 R 2", "p4 null null"]);
  assert.is(plan?.sessions[0]?.left, 1);
});

test("whoever left the session keeps nobody from being planned, and gets no other seat", async () => {
  const list = people(2);
  Object.assign(list[0]!, { room_id: "R", seat: 1, is_member: false });
  const plan = await planFilling(source(list), choice({ anew: true }), rooms, go);
  assert.equal(movesOf(plan), ["p2 R 2"]);
});

test("a plan that nobody wants any more is given up", async () => {
  assert.is(await planFilling(source(people(4)), choice({}), rooms, async () => false), null);
});

test("5,000 people in 60 rooms: the page draws in between", async () => {
  const many = Array.from({ length: 60 }, (_none, at) => room(`R${at}`, 84));
  const asked = choice({
    mix: "alternate",
    order: "shuffle",
    rooms: new Set(many.map(({ room_id }) => room_id)),
  });
  const all = source(people(5000));
  const longest = await bestOf(25, async () => {
    let before = performance.now();
    let most = 0;
    const plan = await planFilling(all, asked, many, async () => {
      most = Math.max(most, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve));
      before = performance.now();
      return true;
    });
    assert.is(plan?.moves.length, 5000);
    return most;
  });
  assert.ok(longest < 25, `${longest} ms, four times that on a slow PC`);
});

test.run();
