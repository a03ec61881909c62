// Areas on a picture, from pixels to shares of it. What sticks out is cut off, which whoever reads them tells.
import type { Zone } from "../contract/questions/question-content.ts";

type Sizes = { width: number; height: number };

export const areaCut =
  "Satu area keluar dari tepi gambar dan dipotong di tepinya; periksa letak areanya.";

/** `coords`: x, y, width and height; x, y and radius; or corners. Null: nothing of it lies on the picture. */
export function areaShares(
  shape: Zone["shape"],
  coords: readonly number[],
  { width, height }: Sizes,
): { coords: number[]; isCut: boolean } | null {
  const [x = 0, y = 0, wide = 0, high = 0] = coords;
  if (shape === "circle") {
    const shares = [x / width, y / height, wide / width];
    return made(shares, shares.map(inPicture));
  }
  if (shape === "poly") {
    const shares = coords.map((value, at) => value / (at % 2 === 0 ? width : height));
    return made(shares, shares.map(inPicture));
  }
  const edges = [x / width, y / height, (x + wide) / width, (y + high) / height];
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(inPicture);
  if (right <= left || bottom <= top) return null;
  const { isCut } = made(edges, edges.map(inPicture));
  return { coords: [left, top, right - left, bottom - top].map(rounded), isCut };
}

const inPicture = (share: number) => Math.min(1, Math.max(0, share));
const rounded = (share: number) => Math.round(share * 1_000_000) / 1_000_000;
/** Less is a matter of rounding. */
const visible = 0.002;

function made(wanted: readonly number[], kept: readonly number[]) {
  const isCut = wanted.some((share, at) => Math.abs(share - (kept[at] ?? 0)) > visible);
  return { coords: kept.map(rounded), isCut };
}
