// What a change of sessions makes of the board that is shown. Pure.
import type {
  ChangedMembers,
  ScheduleSession,
  SessionMember,
} from "../../../contract/exams/sessions/sessions.ts";
import type { Board } from "./session-plan-rows.ts";

/** Without what only an answer has. */
export function plain({ sesi, tanggal, mulai }: ScheduleSession): ScheduleSession {
  return { sesi, tanggal, mulai };
}

/** In whatever order they come. */
export function textOf(sessions: readonly ScheduleSession[]): string {
  return JSON.stringify(sessions.map(plain).sort((one, other) => one.sesi - other.sesi));
}

/** As the server says it is by now: `before` tells who was moved, and where to. */
export function withMoves(
  { info, members }: Board,
  { before, seats, revision }: ChangedMembers,
): Board {
  const moved = new Map(before.map((move) => [move.participant_id, move.expected]));
  const freed = new Set(seats.map((seat) => `${seat.participant_id} ${seat.sesi}`));
  return {
    info: { ...info, revision },
    members: members.map((member) => {
      if (!moved.has(member.id)) return member;
      return {
        ...member,
        sesi: moved.get(member.id)!,
        seats: member.seats.filter(({ sesi }) => !freed.has(`${member.id} ${sesi}`)),
        keeps_seat: false,
      };
    }),
  };
}

/** Whether another schedule needs a seat of theirs, only the server knows. */
export function hasSeatThere(known: Board | null, { before }: ChangedMembers): boolean {
  const moved = new Map(before.map((move) => [move.participant_id, move.expected]));
  return (known?.members ?? []).some(
    ({ id, seats }) => moved.has(id) && seats.some(({ sesi }) => sesi === moved.get(id)),
  );
}

/** Who is in another session than before. */
export function movedBetween(old: Board, now: Board): SessionMember[] {
  const sessionOf = new Map(old.members.map(({ id, sesi }) => [id, sesi]));
  return now.members.filter(({ id, sesi }) => sessionOf.has(id) && sessionOf.get(id) !== sesi);
}
