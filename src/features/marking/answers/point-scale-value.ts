// The scale in which the person likes to give points, kept on this PC for all screens of marking.
import { pointScales, type PointScale } from "../../../domain/marking/point-input.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

const screen = "marking";
export const isScale = (value: unknown): value is PointScale =>
  pointScales.some((scale) => scale === value);

export function likedScale(): PointScale {
  const { scale } = readPreferences(screen);
  return isScale(scale) ? scale : "percent";
}

export const keepScale = (scale: PointScale): void => writePreference(screen, "scale", scale);
