// Whether the person likes to mark question after question or participant after participant, kept on this PC.
import {
  readPreferences,
  writePreference,
} from "../../../../core/preferences/screen-preferences.ts";

/** In the address of check.answer as well. By question is the usual way. */
export const markingWays = ["soal", "peserta"] as const;
export type MarkingWay = (typeof markingWays)[number];

const screen = "marking";

export const likedWay = (): MarkingWay =>
  readPreferences(screen)["way"] === "peserta" ? "peserta" : "soal";

export const keepWay = (way: MarkingWay): void => writePreference(screen, "way", way);
