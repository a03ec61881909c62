// How states, incidents and times of the board are said.
import type { BoardHead } from "../../../contract/exams/board/boards.ts";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import type { Incident, IncidentKind } from "../../../domain/exams/sittings/incidents.ts";
import type { Span } from "../../../domain/exams/sittings/board-span.ts";
import { formatNumber } from "../../../core/format.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import type { BoardTexts } from "./board-messages.ts";
import type { ShownRows } from "./board-state.ts";

export const incidentIcons: Record<IncidentKind, IconName> = {
  blocked: "lock",
  device: "key-round",
  offline: "wifi-off",
  shared: "copy",
  guessing: "key-round",
  leaving: "external-link",
  clock: "clock",
  idle: "pause",
  late: "circle",
};

/** The names of a kind's messages end in it. */
const capital = (kind: IncidentKind) =>
  (kind.charAt(0).toUpperCase() + kind.slice(1)) as Capitalize<IncidentKind>;

export const helpText = ({ kind }: Incident, t: BoardTexts): string => t[`help${capital(kind)}`];

/** What a word to the participant helps with. */
export type Reminder = "leaving" | "idle" | "clock";
export const isReminded = (kind: IncidentKind): kind is Reminder =>
  kind === "leaving" || kind === "idle" || kind === "clock";

/** "terputus" */
export const kindText = ({ kind }: Incident, t: BoardTexts): string => t[`what${capital(kind)}`];

/** "5 peserta terputus", or of one who it is. */
export function incidentTitle(incident: Incident, all: ShownRows, t: BoardTexts): string {
  const { ids } = incident;
  const what = kindText(incident, t);
  const [first = ""] = ids;
  const only = ids.length === 1 ? all.get(first)?.row : undefined;
  if (!only) return t.people({ n: formatNumber(ids.length), what });
  return `${namedParticipant(only)} · ${what}`;
}

/** "R-05 · 14" */
export function placeText({ room, seat }: Pick<BoardRow, "room" | "seat">): string {
  return [room, seat > 0 ? String(seat) : ""].filter(Boolean).join(" · ");
}

/** More are told in hours, and more of those in days. */
const mostMinutes = 120;
const mostHours = 48;

export function agoText(since: number | null, now: number, t: BoardTexts): string {
  if (since === null) return "–";
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  if (seconds < 60) return t.seconds({ n: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes <= mostMinutes) return t.minutes({ n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours <= mostHours ? t.hours({ n: hours }) : t.days({ n: Math.floor(hours / 24) });
}

/** "33 mnt", or "17 mnt–33 mnt" where it began for one after the other. */
export function agesText(
  { since, latest }: Pick<Incident, "since" | "latest">,
  now: number,
  t: BoardTexts,
): string {
  const [shortest, longest] = [agoText(latest, now, t), agoText(since, now, t)];
  return shortest === longest ? longest : `${shortest}–${longest}`;
}

/** "sesi 2", or "sesi" where there is one alone. */
export function sessionText(
  { sessions }: Pick<BoardHead, "sessions">,
  { sesi }: Span,
  t: BoardTexts,
): string {
  return sessions.length > 1 && sesi !== undefined ? t.oneSession({ sesi }) : t.onlySession;
}

/** "1.12.40", "12.40"; never below nothing. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}.${two(seconds % 60)}`;
  return hours > 0 ? `${hours}.${rest}` : rest;
}

/** Of one at work. */
export function remainingText({ status, deadline_at: until }: BoardRow, now: number): string {
  return status === 3 && until !== null ? clockText(until - now) : "–";
}
