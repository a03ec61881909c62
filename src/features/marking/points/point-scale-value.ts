// The scale in which the person likes to give and to read points, kept on this PC for all screens of marking.
import { atom, onMount, type ReadableAtom } from "nanostores";
import { pointScales, type PointScale } from "../../../domain/marking/point-input.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

const screen = "marking";
export const isScale = (value: unknown): value is PointScale =>
  pointScales.some((scale) => scale === value);

function likedScale(): PointScale {
  const { scale } = readPreferences(screen);
  return isScale(scale) ? scale : "percent";
}

const $kept = atom<PointScale>(likedScale());
// Somebody else may have signed in since.
onMount($kept, () => $kept.set(likedScale()));

export const $pointScale: ReadableAtom<PointScale> = $kept;

export function keepScale(scale: PointScale): void {
  writePreference(screen, "scale", scale);
  $kept.set(scale);
}
