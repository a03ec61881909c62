// Which part of an exam a board shows, as its id names it: all of it, a room, or a room in certain sessions.
import { maxSession } from "../../../contract/exams/rooms.ts";
import { boardPlaceOf, placeMark } from "../../../contract/exams/board/boards.ts";

const sessionMark = ".";

/** `room` empty: all rooms; `sessions` empty: all sessions. */
export type BoardPart = { schedule: string; room: string; sessions: readonly number[] };

export function boardIdOf({ schedule, room, sessions }: BoardPart): string {
  const parts = [schedule, room, sessions.join(sessionMark)];
  while (parts.at(-1) === "") parts.pop();
  return parts.join(placeMark);
}

export function boardPartOf(id: string): BoardPart {
  const [, , sessions = ""] = id.split(placeMark);
  const numbers = sessions.split(sessionMark).map(Number);
  const isSession = (one: number) => Number.isInteger(one) && one >= 1 && one <= maxSession;
  return { ...boardPlaceOf(id), sessions: numbers.filter(isSession) };
}
