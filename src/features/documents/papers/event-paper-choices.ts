// What is chosen for an event's papers. Schedule, session and room have the names that other screens link by.
import type { Signing } from "../../../core/institution/school.ts";
import {
  onOff,
  oneOf,
  writtenText,
  type ChosenBy,
} from "../../../kit/print/choices/choice-fields.ts";
import { papers, type Paper, type PaperSize } from "../../../kit/print/sheets/paper-size.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";
import type { OpenedPapers } from "./event-papers-lookups.ts";
import type { EventPapersTexts } from "./event-papers-messages.ts";

/** As the address has them; the first is what it means that names none. */
export const paperKinds = [
  "daftar-hadir",
  "berita-acara",
  "pintu",
  "meja",
  "denah",
  "jadwal",
  "pengawas",
  "rekap",
  "nilai",
  "tata-tertib",
  "kisi-kisi",
  "kartu-soal",
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Of the schedules' banks, which are fetched for them. */
export type BankPaperKind = "kisi-kisi" | "kartu-soal";
export function isBankKind(kind: PaperKind): kind is BankPaperKind {
  return kind === "kisi-kisi" || kind === "kartu-soal";
}

export const questionCardsPerPage = ["1", "2"] as const;

export const eventPaperFields = {
  schedule: writtenText("j"),
  session: writtenText("s"),
  room: writtenText("r"),
  group: writtenText("g"),
  filled: onOff("terisi", false),
  each: onOff("tiap", false),
  perPage: oneOf("isi", questionCardsPerPage, "1"),
  keys: onOff("kunci", true),
  explanations: onOff("pembahasan", false),
  ...pageFormatFields,
  // A room of 24 then fits on one sheet.
  font: { ...pageFormatFields.font, usual: "10" as const },
};
export type EventPaperChoices = ChosenBy<typeof eventPaperFields>;

type PeopleFilter = "schedule" | "session" | "room" | "group";
/** Empty: all. `session`: its number as text; `group`: a path. */
export type PeopleFilters = Record<PeopleFilter, string>;

/** By what each can be narrowed; what else is chosen says nothing for it. */
export const filtersOf: Record<PaperKind, readonly PeopleFilter[]> = {
  "daftar-hadir": ["schedule", "session", "room"],
  "berita-acara": ["schedule", "session", "room"],
  pintu: ["session", "room"],
  meja: ["session", "room"],
  denah: ["session", "room"],
  jadwal: [],
  pengawas: ["session", "room"],
  rekap: ["schedule", "session", "room"],
  nilai: ["schedule", "group"],
  "tata-tertib": [],
  "kisi-kisi": ["schedule"],
  "kartu-soal": ["schedule"],
};

/** Only with those filters that the kind has. */
export function filterOf(kind: PaperKind, chosen: EventPaperChoices): PeopleFilters {
  const has = (name: PeopleFilter) => (filtersOf[kind].includes(name) ? chosen[name] : "");
  return {
    schedule: has("schedule"),
    session: has("session"),
    room: has("room"),
    group: has("group"),
  };
}
/** A plan and a wide table need the room of a sheet on its side. Each answer of one kind and size is the same. */
export function paperOf(kind: PaperKind, { size }: EventPaperChoices): Paper {
  return kind === "denah" || kind === "kisi-kisi" ? onItsSide[size] : papers[size];
}
const onItsSide: Record<PaperSize, Paper> = { a4: turned(papers.a4), f4: turned(papers.f4) };

function turned({ width, height }: Paper): Paper {
  return { width: height, height: width };
}

/** What every paper of an event is made from. */
export type PaperRequest = {
  opened: OpenedPapers;
  chosen: EventPaperChoices;
  filter: PeopleFilters;
  t: EventPapersTexts;
  school: Signing;
};
