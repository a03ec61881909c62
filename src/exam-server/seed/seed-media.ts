// Pictures and a sound for the demonstration school, drawn and played by these few lines: graphs of motion, a wave, and
// two notes. They are the same each time.
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { mediaTypeOf } from "../../domain/questions/media-type.ts";
import type { StoredFile } from "../entities/questions/media/media-bytes-store.ts";

type Colour = readonly [red: number, green: number, blue: number];
const ink: Colour = [40, 44, 52];
const blue: Colour = [29, 78, 216];
const red: Colour = [185, 28, 28];

type Drawing = ReturnType<typeof createDrawing>;
type Point = readonly [x: number, y: number];

function createDrawing(width: number, height: number) {
  // Each row begins with the number of its filter: none.
  const rows = Array.from({ length: height }, () => {
    const row = new Uint8Array(1 + width * 3).fill(255);
    row[0] = 0;
    return row;
  });
  const dot = (x: number, y: number, colour: Colour) => {
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [column, row] = [Math.round(x) + dx, rows[Math.round(y) + dy]];
      if (row && column >= 0 && column < width) row.set(colour, 1 + column * 3);
    }
  };
  const line = ([x1, y1]: Point, [x2, y2]: Point, colour: Colour) => {
    const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1));
    for (let step = 0; step <= steps; step += 1) {
      dot(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps, colour);
    }
  };
  return {
    line,
    /** The function's graph from one x to another. */
    graph(from: number, to: number, y: (x: number) => number, colour: Colour) {
      for (let x = from; x < to; x += 1) line([x, y(x)], [x + 1, y(x + 1)], colour);
    },
    png: () => pngOf(width, height, rows),
  };
}

/** `rows`: of bytes red, green, blue, each behind a 0. */
export function pngOf(width: number, height: number, rows: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each of three colours.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** zlib's own came with Node 20.15. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function arrow(drawing: Drawing, [x1, y1]: Point, [x2, y2]: Point, colour: Colour): void {
  drawing.line([x1, y1], [x2, y2], colour);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  for (const turn of [-2.6, 2.6]) {
    const [dx, dy] = [Math.cos(angle + turn) * 8, Math.sin(angle + turn) * 8];
    drawing.line([x2, y2], [x2 + dx, y2 + dy], colour);
  }
}

/** Speed over time, in a small picture with two axes. */
function motion(speed: (share: number) => number): Buffer {
  const drawing = createDrawing(160, 120);
  arrow(drawing, [20, 105], [20, 8], ink);
  arrow(drawing, [14, 99], [150, 99], ink);
  drawing.graph(21, 138, (x) => 95 - 78 * speed((x - 21) / 117), blue);
  return drawing.png();
}

/** Two periods, with amplitude and wavelength marked in red. */
function wave(): Buffer {
  const drawing = createDrawing(480, 240);
  arrow(drawing, [20, 120], [465, 120], ink);
  drawing.graph(40, 440, (x) => 120 - 70 * Math.sin(((x - 40) / 200) * 2 * Math.PI), blue);
  arrow(drawing, [290, 120], [290, 54], red);
  arrow(drawing, [190, 24], [90, 24], red);
  arrow(drawing, [190, 24], [290, 24], red);
  for (const x of [90, 290]) drawing.line([x, 18], [x, 44], red);
  return drawing.png();
}

const rate = 8000;

/** 440 Hz, a rest, 660 Hz: 8 bits, one channel. */
function notes(): Buffer {
  const sound = (hertz: number, seconds: number) =>
    Array.from({ length: rate * seconds }, (_, index) => {
      // Swells and fades, or the ends would click.
      const loud = Math.sin((Math.PI * index) / (rate * seconds));
      return 128 + Math.round(70 * loud * Math.sin((2 * Math.PI * hertz * index) / rate));
    });
  const samples = Buffer.from([...sound(440, 0.6), ...sound(0, 0.2), ...sound(660, 0.6)]);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export const seedFiles = {
  steady: { name: "grafik-tetap.png", make: () => motion(() => 0.5) },
  faster: { name: "grafik-dipercepat.png", make: () => motion((share) => share) },
  slower: { name: "grafik-diperlambat.png", make: () => motion((share) => 1 - share) },
  curved: { name: "grafik-melengkung.png", make: () => motion((share) => share * share) },
  wave: { name: "gelombang-transversal.png", make: wave },
  notes: { name: "dua-nada.wav", make: notes },
} as const;
export type SeedFile = keyof typeof seedFiles;

/** With the ids that the questions name them by. */
export function storedSeedFiles(bank_id: string, ids: Record<SeedFile, string>): StoredFile[] {
  return Object.entries(seedFiles).map(([key, { name, make }]) => {
    const bytes = make();
    const { kind, mime, width, height } = mediaTypeOf(bytes)!;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { id: ids[key as SeedFile], bank_id, sha256, kind, mime, name, width, height, bytes };
  });
}
