// What happens on the day, and by which hands it is mended. What stands in one line happens at once and is mended one after the other.
import { startMissed, tokenLeaked, wrongSession } from "./entry-incidents.ts";
import type { Hand } from "./hand.ts";
import type { Incident } from "./incident.ts";
import {
  blocked,
  cableOut,
  handedInTooSoon,
  powerCut,
  secondDevice,
  timeForRoom,
} from "./room-incidents.ts";
import { databaseStalled, offAcrossDeadline, serverKilled } from "./server-incidents.ts";
import { sessionBegins } from "./session-incidents.ts";

export type ExamDayHands = {
  keyboard: Hand;
  mouse: Hand;
  /** By room. */
  phones: readonly Hand[];
};
export type Occurrence = { incident: Incident; hand: Hand };

export function planOf({ keyboard, mouse, phones }: ExamDayHands): Occurrence[][] {
  const by = (incident: Incident, ...hands: readonly Hand[]): Occurrence[] =>
    hands.map((hand) => ({ incident, hand }));
  const [first, second] = phones as readonly [Hand, Hand];
  return [
    // Before the second session opens.
    by(tokenLeaked, keyboard),
    by(tokenLeaked, mouse),
    by(wrongSession, keyboard, mouse),
    by(startMissed, keyboard, mouse, first),
    [...by(blocked, keyboard, mouse, first), ...by(secondDevice, keyboard, mouse, second)],
    [...by(powerCut, keyboard, mouse, second), ...by(cableOut, keyboard, mouse, first)],
    by(timeForRoom, keyboard, mouse),
    by(handedInTooSoon, keyboard, mouse),
    by(serverKilled, keyboard),
    by(databaseStalled, keyboard),
    by(offAcrossDeadline, keyboard),
    by(sessionBegins, keyboard),
  ];
}
