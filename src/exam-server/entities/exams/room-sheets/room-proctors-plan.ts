// Which rooms get other proctors by an import, judged by the rule of the room's form. Pure.
import type { RoomSheetPlan, RoomSheetRow } from "../../../../contract/exams/room-sheets.ts";
import {
  maxProctors,
  type NamedProctor,
  type ProctorAccount,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { areSameProctors, areTooMany } from "../../../../domain/exams/rooms/proctor-choices.ts";
import type { SheetRoom } from "../../../../domain/exams/rooms/room-sheet.ts";
import { meantProctors } from "../../../../domain/exams/rooms/sheet-proctors.ts";
import type { ProctorsRule } from "../rooms/proctors-writing.ts";

export type KnownProctors = {
  /** By the id of each room of the event. */
  of: ReadonlyMap<string, readonly RoomProctor[]>;
  /** Those that the file names, by e-mail in small letters. */
  accounts: ReadonlyMap<string, ProctorAccount>;
  rule: ProctorsRule;
};

/** `room_id`: as in the plan of rooms, where new ones have none yet. */
export type ProctorsChange = {
  room_id: string;
  kode: string;
  before: readonly RoomProctor[];
  pengawas: NamedProctor[];
};

type Planned = { room_id: string; kode: string };

/** In the order of the file. `rooms`: those that can be, by the keys of `told`. */
export function planProctorChanges(
  told: ReadonlyMap<string, SheetRoom>,
  rooms: ReadonlyMap<string, Planned>,
  { of, accounts, rule }: KnownProctors,
  add: (row: number, field: keyof RoomSheetRow, message: string) => void,
): ProctorsChange[] {
  const changes: ProctorsChange[] = [];
  for (const [key, { room_id, kode }] of rooms) {
    const wish = told.get(key)?.pengawas;
    if (!wish) continue;
    const before = of.get(room_id) ?? [];
    const meant = meantProctors(wish.proctors, before, accounts);
    if ("reason" in meant) {
      add(wish.row, "pengawas", meant.reason);
      continue;
    }
    const { pengawas } = meant;
    if (areSameProctors(before, pengawas)) continue;
    const fault = areTooMany(pengawas)
      ? `Pengawas paling banyak ${maxProctors} orang.`
      : rule(pengawas, before);
    if (fault === null) changes.push({ room_id, kode, before, pengawas });
    else add(wish.row, "pengawas", fault);
  }
  return changes;
}

/** What the person agrees to: names and e-mails come from accounts, and may change meanwhile. */
export const proctorsAgreedTo = (changes: readonly ProctorsChange[]) =>
  changes.map(({ room_id, before, pengawas }) => [
    room_id,
    before.map(identity),
    pengawas.map(identity),
  ]);

const identity = ({ nama, nip, user_id: id, days, sessions }: NamedProctor) => [
  id,
  id === null ? nama : "",
  nip,
  days,
  sessions,
];

export function shownProctors(
  changes: readonly ProctorsChange[],
  { of, accounts }: KnownProctors,
): RoomSheetPlan["proctors"] {
  const emails = new Map([...accounts.values()].map(({ id, email }) => [id, email]));
  for (const { user_id: id, email } of [...of.values()].flat()) if (id) emails.set(id, email);
  const shown = ({ nama, nip, user_id: id, days, sessions }: NamedProctor) => ({
    nama,
    nip,
    email: (id && emails.get(id)) ?? "",
    days,
    sessions,
  });
  return changes.map(({ kode, before, pengawas }) => ({
    kode,
    before: before.map(shown),
    after: pengawas.map(shown),
  }));
}
