// The school of an exam day: an event with rooms, two of which have a proctor with an account, and three sessions. One room sits
// in the second session, a quarter of an hour later; somebody has put two people into the third one, hours later.
import { randomUUID } from "node:crypto";
import { generateToken } from "../../contract/credentials.ts";
import { createEvent } from "../../contract/exams/events.ts";
import { movePlacements } from "../../contract/exams/placements.ts";
import { createRoom, takeEventRooms, updateEventRoom } from "../../contract/exams/rooms.ts";
import {
  changeScheduleSessions,
  getSessionMembers,
  moveSessionMembers,
} from "../../contract/exams/sessions/sessions.ts";
import { createUser } from "../../contract/staff/users.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { ownZone } from "../../exam-server/http/server-time.ts";
import { newEvent } from "../exams/new-event.ts";
import { newUser } from "../server/new-user.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import {
  addPeople,
  makeExam,
  type SimulatedExam,
  type SimulatedPerson,
  type Wanted,
} from "../simulate/simulated-exam.ts";

export type ExamDayRoom = { id: string; kode: string; people: readonly SimulatedPerson[] };
export type ExamDaySchool = SimulatedExam & {
  /** With its people by seat. */
  rooms: readonly ExamDayRoom[];
  /** Whom somebody has put into the third session, hours later. */
  strays: readonly SimulatedPerson[];
  /** Of the third session as well, and of an exam of their own before. */
  shortSitters: readonly (SimulatedPerson & { id: string })[];
  /** When the second session begins, in ms since 1970. */
  secondAt: number;
  /** Tokens of the proctors of the first two rooms. */
  proctors: readonly string[];
};

/** As many as an exam day needs; a large school has more. */
const fewestRooms = 10;
const seatsPerRoom = 30;
export const secondSessionRoom = 6;
const strayCount = 2;
const shortCount = 3;
const proctorCount = 2;
/** The waiting room of the second session opens ten minutes earlier: until then those of the first one come in. */
const secondMs = 17 * 60_000;
const thirdMs = 5 * 3_600_000;

export async function makeSchool(line: ExamLine, wanted: Wanted): Promise<ExamDaySchool> {
  ({ token: line.token } = await line.ok(generateToken, wanted.admin));
  const kode = `HARI-${randomUUID().slice(0, 6).toUpperCase()}`;
  const event = await line.ok(
    createEvent,
    newEvent(kode, { status: "aktif", mulai: null, selesai: null }),
  );
  const count = Math.max(fewestRooms, Math.ceil(wanted.participants / seatsPerRoom));
  const seats = Math.ceil(wanted.participants / count);
  const bare = await addRooms(line, event.id, count, seats);
  const exam = await makeExam(line, {
    ...wanted,
    isOneDevice: true,
    schedule: { event_id: event.id, ...wanted.schedule },
  });
  const short = await addPeople(line, exam.alias, shortCount, "S");
  const rooms = bare.map((room, at) => ({
    ...room,
    people: exam.people.slice(at * seats, (at + 1) * seats),
  }));
  const strays = rooms.slice(-strayCount).map(({ people }) => people.at(-1)!);
  const seated = { ...exam, rooms, strays };
  const { idOf, secondAt } = await planSessions(line, seated, [...strays, ...short]);
  await planSeats(line, event.id, seated, idOf);
  const proctors: string[] = [];
  for (const { id } of rooms.slice(0, proctorCount)) {
    proctors.push(await addProctor(line, event.id, id));
  }
  const shortSitters = short.map((person) => ({ ...person, id: idOf(person) }));
  return { ...seated, shortSitters, secondAt, proctors };
}

async function addRooms(line: ExamLine, event: string, count: number, seats: number) {
  const rooms: { id: string; kode: string }[] = [];
  for (let at = 1; at <= count; at += 1) {
    const kode = `R-${String(at).padStart(2, "0")}`;
    const room = { kode, nama: `Ruang ${at}`, kapasitas: seats, kolom: 6, lokasi: "" };
    const { id } = await line.ok(createRoom, room);
    rooms.push({ id, kode });
  }
  await line.ok(takeEventRooms, { id: event, room_ids: rooms.map(({ id }) => id) });
  return rooms;
}

type Seated = Pick<ExamDaySchool, "id" | "people" | "rooms" | "strays">;
type IdOf = (person: SimulatedPerson) => string;

function sesiOf({ rooms, strays }: Seated, person: SimulatedPerson): number {
  if (strays.includes(person)) return 3;
  return rooms[secondSessionRoom]!.people.includes(person) ? 2 : 1;
}

async function planSessions(
  line: ExamLine,
  school: Seated,
  ofThird: readonly SimulatedPerson[],
): Promise<{ idOf: IdOf; secondAt: number }> {
  const start = (ms: number) => wallTimeOf(Date.now() + ms, ownZone());
  const sessions = [0, secondMs, thirdMs].map((ms, at) => ({ sesi: at + 1, ...start(ms) }));
  const secondAt = Math.floor((Date.now() + secondMs) / 60_000) * 60_000;
  await line.ok(changeScheduleSessions, { id: school.id, expected: [], sessions });
  const { members } = await line.ok(getSessionMembers, { id: school.id });
  const ids = new Map(members.map(({ no_ujian, id }) => [no_ujian, id]));
  const idOf: IdOf = ({ no_ujian }) => ids.get(no_ujian)!;
  const others = ofThird.filter((person) => !school.people.includes(person));
  await line.ok(moveSessionMembers, {
    id: school.id,
    moves: [...school.people, ...others].map((person) => ({
      participant_id: idOf(person),
      sesi: others.includes(person) ? 3 : sesiOf(school, person),
      expected: null,
    })),
  });
  return { idOf, secondAt };
}

async function planSeats(line: ExamLine, event: string, school: Seated, idOf: IdOf): Promise<void> {
  await line.ok(movePlacements, {
    id: event,
    moves: school.rooms.flatMap(({ id, people }) =>
      people.map((person, at) => ({
        participant_id: idOf(person),
        sesi: sesiOf(school, person),
        room_id: id,
        seat: at + 1,
      })),
    ),
  });
}

/** A teacher's account with the rights of its role alone, named in the room. Returns its token. */
async function addProctor(line: ExamLine, event: string, room_id: string): Promise<string> {
  const { user, password } = await line.ok(createUser, newUser({ role: "EVAL" }));
  await line.ok(updateEventRoom, {
    id: event,
    room_id,
    own_kapasitas: null,
    pengawas: [{ nama: user.name, nip: "", user_id: user.id }],
    was: { own_kapasitas: null, pengawas: [] },
  });
  const { token } = await line.ok(generateToken, { email: user.email, password });
  return token;
}
