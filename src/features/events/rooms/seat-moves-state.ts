// Which room and session are opened, where somebody sits, and the move from one place to another. Pure, apart from the address.
import type { Placement, PlacementMove } from "../../../contract/exams/placements.ts";
import type { EventRoom, EventRooms } from "../../../contract/exams/rooms.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";

/** What is opened; no room: the first one, and on a phone the list of them. */
export type Opened = { roomId: string | null; sesi: number | null };
export type Place = { room_id: string; seat: number };
/** A person who was picked up, to be put down on a seat. `from`: null for who has no seat. */
export type Held = { participant_id: string; name: string; from: Place | null };
/** Null: no room, or no session, exists. */
export type Here = { room: EventRoom | null; sesi: number | null };

/** What is opened if it still exists, otherwise the first. */
export function resolveOpened(known: EventRooms | null, { roomId, sesi }: Opened): Here {
  const room = known?.rooms.find((one) => one.room_id === roomId) ?? known?.rooms[0] ?? null;
  const session = known?.sessions.find((one) => one.sesi === sesi) ?? known?.sessions[0] ?? null;
  return { room, sesi: session?.sesi ?? null };
}

export const takenSeats = ({ filled }: EventRoom, sesi: number): number =>
  filled.find((one) => one.sesi === sesi)?.count ?? 0;
export const freeSeats = (room: EventRoom, sesi: number): number =>
  Math.max(0, room.kapasitas - takenSeats(room, sesi));

export function heldOf(person: Placement): Held {
  const { participant_id, room_id, seat } = person;
  const from = room_id === null || seat === null ? null : { room_id, seat };
  return { participant_id, name: namedParticipant(person), from };
}

export const isSamePlace = (one: Place | null, other: Place): boolean =>
  one?.room_id === other.room_id && one.seat === other.seat;

/** `to` null: without a seat. */
export const toMove = (
  participant_id: string,
  sesi: number,
  to: Place | null,
  from: Place | null,
): PlacementMove => ({
  participant_id,
  sesi,
  room_id: to?.room_id ?? null,
  seat: to?.seat ?? null,
  from,
});

export function readOpened(): Opened {
  const { room, sesi } = readQuery();
  const number = Number(sesi);
  return { roomId: room ?? null, sesi: Number.isInteger(number) && number > 0 ? number : null };
}

export function writeOpened({ roomId, sesi }: Opened): void {
  const { room: _room, sesi: _sesi, ...others } = readQuery();
  replaceQuery({
    ...others,
    ...(roomId === null ? {} : { room: roomId }),
    ...(sesi === null ? {} : { sesi: String(sesi) }),
  });
}
