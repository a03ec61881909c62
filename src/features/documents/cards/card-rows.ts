// Which cards are printed, in which order, and what stands on each. Pure.
import type { EventPapers, PaperPerson } from "../../../contract/exams/event-papers.ts";
import { compareText } from "../../../domain/exams/number-order.ts";
import { isIn } from "../papers/sheets/whole-event-rows.ts";

export const cardsPerPage = ["4", "6", "8", "10"] as const;
export const cardOrders = ["number", "group", "seat"] as const;
export type CardOrder = (typeof cardOrders)[number];

export type CardExam = {
  key: string;
  tanggal: string;
  mulai: string;
  /** Of the schedule. */
  name: string;
  /** Null: the schedule has no sessions. */
  sesi: number | null;
  /** "LAB-1 / 12"; empty: no seat in this session. */
  place: string;
};
export type Card = { person: PaperPerson; exams: readonly CardExam[] };
/** Empty: all. `session`: its number as text; `group`: a path, and all below it. */
export type CardFilter = { session: string; room: string; group: string };

type Papers = Pick<EventPapers, "schedules" | "rooms" | "people">;

export function cardsOf(papers: Papers, filter: CardFilter, order: CardOrder): Card[] {
  const people = papers.people.filter((person) => isMeant(person, papers, filter));
  const sorted = order === "number" ? people : [...people].sort(comparers[order]);
  return sorted.map((person) => ({ person, exams: examsOf(person, papers) }));
}

function isMeant(person: PaperPerson, { rooms }: Papers, filter: CardFilter): boolean {
  const { session, room, group } = filter;
  const isInGroup = isIn(person, group);
  const isInSession =
    session === "" || person.exams.some(([_schedule, sesi]) => String(sesi) === session);
  const isInRoom =
    room === "" ||
    person.places.some(
      ([sesi, at]) => rooms[at]?.id === room && (session === "" || String(sesi) === session),
    );
  return isInGroup && isInSession && isInRoom;
}

/** The people come by number, which decides between those that are alike; whoever lacks it comes last. */
const comparers: Record<
  Exclude<CardOrder, "number">,
  (one: PaperPerson, other: PaperPerson) => number
> = {
  group: (one, other) => compareText(one.group_path ?? last, other.group_path ?? last),
  seat: (one, other) => seatOf(one) - seatOf(other),
};
const last = "\u{10ffff}";

/** Of their first session: by room, then by session. */
function seatOf({ places: [place] }: PaperPerson): number {
  return place === undefined
    ? Number.MAX_SAFE_INTEGER
    : (place[1] * 100 + place[0]) * 1000 + place[2];
}

/** By the calendar. */
function examsOf(person: PaperPerson, { schedules, rooms }: Papers): CardExam[] {
  return person.exams
    .flatMap(([index, sesi]) => {
      const schedule = schedules[index];
      const session = schedule?.sessions.find((each) => each.sesi === sesi);
      if (!schedule || !session) return [];
      const place = person.places.find(([each]) => each === sesi);
      const room = place && rooms[place[1]];
      return [
        {
          key: `${schedule.id}-${sesi}`,
          tanggal: session.tanggal,
          mulai: session.mulai,
          name: schedule.alias,
          sesi: sesi === 0 ? null : sesi,
          place: room ? `${room.kode} / ${place[2]}` : "",
        },
      ];
    })
    .sort((one, other) => compareText(one.tanggal + one.mulai, other.tanggal + other.mulai));
}

/** In millimetres: what a card's head takes, and each line of its table. */
const [headHeight, noteHeight, lineHeight] = [36, 6, 4.6];

/** Where a password stands in smaller letters: it is never cut, however little room a card has. */
export function isLongPassword(password: string): boolean {
  return password.length > 16;
}

/** In millimetres: what a password takes beyond one line. */
export function passwordHeight(password: string): number {
  return isLongPassword(password) ? Math.ceil(password.length / 20) * 3.1 : 0;
}

/** How many exams a card of that height has room for. */
export function examsThatFit(cardHeight: number, hasNote: boolean): number {
  const room = cardHeight - headHeight - (hasNote ? noteHeight : 0) - lineHeight;
  return Math.max(0, Math.floor(room / lineHeight));
}
