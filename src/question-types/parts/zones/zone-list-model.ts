// The zones of a question as its editor changes them; what else a question knows of a zone (its key) is the type's own.
import type { Zone } from "../../../contract/questions/question-content.ts";

/** Enough to put a removed zone back where it was. */
export type RemovedZone<Key> = { zone: Zone; at: number; key: Key };

export const maxZones = 50;

export function newZone(id: string, shape: Zone["shape"], coords: readonly number[]): Zone {
  return { id, shape, coords: [...coords], hint: "" };
}

export function changedZone(zones: readonly Zone[], zone: Zone): Zone[] {
  return zones.map((each) => (each.id === zone.id ? zone : each));
}

export function zonesWithout(zones: readonly Zone[], id: string): Zone[] {
  return zones.filter((each) => each.id !== id);
}

/** Unchanged when it is there again already. */
export function zonesWith(zones: readonly Zone[], { zone, at }: RemovedZone<unknown>): Zone[] {
  if (zones.some(({ id }) => id === zone.id)) return [...zones];
  return [...zones.slice(0, at), zone, ...zones.slice(at)];
}
