// The school of an exam day: an event with rooms of thirty, and a seat in the first of two sessions for everybody but one.
import { randomUUID } from "node:crypto";
import { generateToken } from "../../contract/credentials.ts";
import { createEvent } from "../../contract/exams/events.ts";
import { movePlacements } from "../../contract/exams/placements.ts";
import { createRoom, takeEventRooms } from "../../contract/exams/rooms.ts";
import {
  changeScheduleSessions,
  getSessionMembers,
  moveSessionMembers,
} from "../../contract/exams/sessions/sessions.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { ownZone } from "../../exam-server/http/server-time.ts";
import { newEvent } from "../exams/new-event.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import {
  makeExam,
  type SimulatedExam,
  type SimulatedPerson,
  type Wanted,
} from "../simulate/simulated-exam.ts";

export type ExamDaySchool = SimulatedExam & {
  /** With its people by seat. */
  rooms: readonly { kode: string; people: readonly SimulatedPerson[] }[];
  /** Whom somebody has put into the second session, hours later. */
  stray: SimulatedPerson;
};

export const seatsPerRoom = 30;
const laterMs = 4 * 3_600_000;

export async function makeSchool(line: ExamLine, wanted: Wanted): Promise<ExamDaySchool> {
  ({ token: line.token } = await line.ok(generateToken, wanted.admin));
  const kode = `HARI-${randomUUID().slice(0, 6).toUpperCase()}`;
  const event = await line.ok(
    createEvent,
    newEvent(kode, { status: "aktif", mulai: null, selesai: null }),
  );
  const rooms = await addRooms(line, event.id, Math.ceil(wanted.participants / seatsPerRoom));
  const exam = await makeExam(line, {
    ...wanted,
    isOneDevice: true,
    schedule: { event_id: event.id, ...wanted.schedule },
  });
  const start = (ms: number) => wallTimeOf(Date.now() + ms, ownZone());
  const sessions = [
    { sesi: 1, ...start(0) },
    { sesi: 2, ...start(laterMs) },
  ];
  await line.ok(changeScheduleSessions, { id: exam.id, expected: [], sessions });
  const stray = exam.people.at(-1)!;
  const { members } = await line.ok(getSessionMembers, { id: exam.id });
  const idOf = new Map(members.map(({ no_ujian, id }) => [no_ujian, id]));
  const sesiOf = (person: SimulatedPerson) => (person === stray ? 2 : 1);
  await line.ok(moveSessionMembers, {
    id: exam.id,
    moves: exam.people.map((person) => ({
      participant_id: idOf.get(person.no_ujian)!,
      sesi: sesiOf(person),
      expected: null,
    })),
  });
  await line.ok(movePlacements, {
    id: event.id,
    moves: exam.people.map((person, at) => ({
      participant_id: idOf.get(person.no_ujian)!,
      sesi: sesiOf(person),
      room_id: rooms[Math.floor(at / seatsPerRoom)]!.id,
      seat: 1 + (at % seatsPerRoom),
    })),
  });
  return {
    ...exam,
    stray,
    rooms: rooms.map((room, at) => ({
      kode: room.kode,
      people: exam.people.slice(at * seatsPerRoom, (at + 1) * seatsPerRoom),
    })),
  };
}

async function addRooms(line: ExamLine, event: string, count: number) {
  const rooms: { id: string; kode: string }[] = [];
  for (let at = 1; at <= count; at += 1) {
    const kode = `R-${String(at).padStart(2, "0")}`;
    const room = { kode, nama: `Ruang ${at}`, kapasitas: seatsPerRoom, kolom: 6, lokasi: "" };
    rooms.push(await line.ok(createRoom, room));
  }
  await line.ok(takeEventRooms, { id: event, room_ids: rooms.map(({ id }) => id) });
  return rooms;
}
