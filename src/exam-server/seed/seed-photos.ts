// Photos for a few participants of the demonstration school, so that cards show some: outlines of nobody, drawn by these
// few lines.
import type { Db } from "../database/database.ts";
import { storePhoto } from "../entities/people/photos/photo-bytes-store.ts";
import { pngOf } from "./seed-media.ts";

const [width, height] = [160, 240];
const photographed = 6;

type Colour = readonly [red: number, green: number, blue: number];
/** As school photos have: red in odd years, blue in even ones. */
const backgrounds: readonly Colour[] = [
  [178, 42, 42],
  [37, 82, 158],
];
const shade: Colour = [226, 229, 233];
/** Once for every school that this process makes: tests make a hundred. */
let pictures: Buffer[] | undefined;

export async function seedPhotos(
  db: Db,
  participants: readonly string[],
  by: string,
  at: Date,
): Promise<void> {
  pictures ??= backgrounds.map(outline);
  for (const [index, participant_id] of participants.slice(0, photographed).entries()) {
    const bytes = pictures[index % pictures.length]!;
    await storePhoto({ participant_id, mime: "image/png", bytes }, by, at, db);
  }
}

/** A head over shoulders. */
function outline(background: Colour): Buffer {
  const isWithin = (x: number, y: number) =>
    ((x - 80) / 38) ** 2 + ((y - 95) / 48) ** 2 < 1 ||
    ((x - 80) / 68) ** 2 + ((y - 240) / 88) ** 2 < 1 ||
    (Math.abs(x - 80) < 17 && y > 120);
  const rows = Array.from({ length: height }, (_row, y) => {
    const colours = Array.from({ length: width }, (_dot, x) =>
      isWithin(x, y) ? shade : background,
    );
    return Uint8Array.from([0, ...colours.flat()]);
  });
  return pngOf(width, height, rows);
}
