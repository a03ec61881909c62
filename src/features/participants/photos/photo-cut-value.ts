// What of a picture becomes the photo: as much of its middle as is 2 × 3, made small. Pure.
import { photoSize } from "../../../contract/participant-photos.ts";

export type Size = { width: number; height: number };
export type PhotoCut = {
  /** Of the picture as it is stored, in its pixels. */
  from: Size & { x: number; y: number };
  /** What that is made to, still as it is stored. */
  to: Size;
  /** What is seen, turned the right way up. */
  photo: Size;
};

/** How pictures are to be turned, as cameras write it down: 1 to 8, of which 5 to 8 lie on their side. */
export const isOnSide = (orientation: number) => orientation >= 5;
const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Never larger than the picture is. */
export function cutPhoto(stored: Size, orientation: number): PhotoCut {
  const seen = isOnSide(orientation) ? turned(stored) : stored;
  const shape = photoSize.width / photoSize.height;
  const cut: Size = {
    width: Math.max(1, Math.min(seen.width, Math.round(seen.height * shape))),
    height: Math.max(1, Math.min(seen.height, Math.round(seen.width / shape))),
  };
  const scale = Math.min(1, photoSize.width / cut.width, photoSize.height / cut.height);
  const photo: Size = {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  };
  const [from, to] = isOnSide(orientation) ? [turned(cut), turned(photo)] : [cut, photo];
  const x = Math.floor((stored.width - from.width) / 2);
  const y = Math.floor((stored.height - from.height) / 2);
  return { from: { ...from, x, y }, to, photo };
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** For a canvas of the photo's size, on which the picture is drawn as it is stored. */
export function uprightMatrix(orientation: number, { width, height }: Size): Matrix {
  const matrices: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, width, 0],
    [0, -1, -1, 0, width, height],
    [0, -1, 1, 0, 0, height],
  ];
  return matrices[orientation - 1] ?? matrices[0]!;
}
