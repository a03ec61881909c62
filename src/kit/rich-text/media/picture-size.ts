// How wide a picture of a text may be made, and how high it is then.
import { longestSide } from "./shrink-picture.ts";

export const narrowestPicture = 16;
export const widestPicture = longestSide;

export type PictureSize = { width: number; height: number };

/** In its own proportions, within the bounds. */
export function resized(picture: PictureSize, wanted: number): PictureSize {
  const width = Math.round(Math.min(widestPicture, Math.max(narrowestPicture, wanted)));
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { width, height };
}

/** Null: not known yet. */
export function sizeIn(attrs: Readonly<Record<string, unknown>>): PictureSize | null {
  const [width, height] = [Number(attrs["width"]), Number(attrs["height"])];
  return width > 0 && height > 0 ? { width, height } : null;
}
