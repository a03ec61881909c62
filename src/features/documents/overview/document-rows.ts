// Which documents there are of an event, how much each is, and what its page is opened with. Pure.
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import type { Query } from "../../../core/navigation.ts";
import { cardsOf } from "../cards/card-rows.ts";
import { filtersOf, paperKinds, type PaperKind } from "../papers/event-paper-choices.ts";
import { attendanceSheets } from "../papers/sheets/attendance-rows.ts";
import { labelsPerPage, seatedRooms } from "../papers/sheets/seated-rows.ts";
import { proctorDays, scoreLists, timetableDays } from "../papers/sheets/whole-event-rows.ts";
import type { DocumentFilters } from "./document-choices.ts";

type Papers = Pick<EventPapers, "schedules" | "rooms" | "people">;

export type DocumentRow = {
  kind: PaperKind | "kartu";
  /** Sheets, or cards; null: only its page knows. */
  count: number | null;
  query: Query;
};

type Count = (papers: Papers, filter: DocumentFilters) => number;

const lists: Count = (papers, filter) => attendanceSheets(papers, filter).length;
const seats: Count = (papers, filter) => seatedRooms(papers, filter).length;
const oneOf = (count: number) => Math.min(1, count);

const counts: Partial<Record<PaperKind, Count>> = {
  "daftar-hadir": lists,
  "berita-acara": lists,
  pintu: seats,
  denah: seats,
  meja: (papers, filter) =>
    seatedRooms(papers, filter).reduce(
      (sum, { rows }) => sum + Math.ceil(rows.length / labelsPerPage),
      0,
    ),
  jadwal: (papers) => oneOf(timetableDays(papers).length),
  pengawas: (papers, filter) => proctorDays(attendanceSheets(papers, filter)).length,
  rekap: (papers, filter) => oneOf(lists(papers, filter)),
  nilai: (papers, { schedule }) => scoreLists(papers, { schedule, group: "" }).length,
  "tata-tertib": () => 1,
};

export function documentRows(papers: Papers, filter: DocumentFilters): DocumentRow[] {
  const { schedule: j, session: s, room: r } = filter;
  const cards = cardsOf(papers, { ...filter, group: "" }, "number").length;
  const kinds = paperKinds.map((kind): DocumentRow => {
    const has = (name: keyof DocumentFilters) => filtersOf[kind].includes(name);
    // By what the paper cannot be narrowed, it is counted without.
    const own = {
      schedule: has("schedule") ? filter.schedule : "",
      session: has("session") ? filter.session : "",
      room: has("room") ? filter.room : "",
    };
    // The empty ones as well: a page that is told nothing shows what was printed last.
    return { kind, count: counts[kind]?.(papers, own) ?? null, query: { d: kind, j, s, r } };
  });
  return [{ kind: "kartu", count: cards, query: { s, r } }, ...kinds];
}

/** Without a schedule, session or room that the event does not have. */
export function knownFilters(papers: Papers, filter: DocumentFilters): DocumentFilters {
  const { schedules, rooms } = papers;
  const kept = (value: string, isKnown: boolean) => (isKnown ? value : "");
  const hasSession = schedules.some(({ sessions }) =>
    sessions.some(({ sesi }) => String(sesi) === filter.session),
  );
  return {
    schedule: kept(
      filter.schedule,
      schedules.some(({ id }) => id === filter.schedule),
    ),
    session: kept(filter.session, hasSession),
    room: kept(
      filter.room,
      rooms.some(({ id }) => id === filter.room),
    ),
  };
}
