// Who watches in a room after some people are added there, removed, or named instead of those who do so now. Pure.
import { maxProctors, type NamedProctor } from "../../../contract/exams/rooms.ts";
import { isSameDuty } from "./proctor-duty.ts";

export const proctorModes = ["add", "replace", "remove"] as const;
export type ProctorMode = (typeof proctorModes)[number];

/** Two that are written the same are one: the same account, or the same outside name with the same NIP. */
export const proctorKey = ({ nama, nip, user_id: id }: NamedProctor): string =>
  id === null ? `outside ${nama.trim().toLowerCase()} ${nip.replace(/\s/gu, "")}` : `account ${id}`;

/** Somebody who is added and is already a proctor of the room keeps the NIP and the days that the room has. */
export function changedProctors<Proctor extends NamedProctor>(
  before: readonly Proctor[],
  mode: ProctorMode,
  people: readonly Proctor[],
): Proctor[] {
  if (mode === "replace") return [...people];
  if (mode === "remove") {
    const leaving = new Set(people.map(proctorKey));
    return before.filter((proctor) => !leaving.has(proctorKey(proctor)));
  }
  const there = new Set(before.map(proctorKey));
  return [...before, ...people.filter((proctor) => !there.has(proctorKey(proctor)))];
}

export const areTooMany = (proctors: readonly NamedProctor[]): boolean =>
  proctors.length > maxProctors;

/** Names of accounts are not compared, because they come from the account. */
export const areSameProctors = (
  one: readonly NamedProctor[],
  other: readonly NamedProctor[],
): boolean =>
  one.length === other.length &&
  one.every((first, at) => {
    const second = other[at];
    const { nama, nip, user_id: user } = first;
    if (nip !== second?.nip || user !== second.user_id || !isSameDuty(first, second)) return false;
    return user !== null || nama === second.nama;
  });
