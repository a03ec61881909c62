// The pictures and the sound of the question input document, drawn by script so that they can be made anew anywhere.
import { zlibSync } from "fflate";
import type { TemplateFileName } from "../../question-files/word/template-examples.ts";
import type { ImportedFile } from "../../question-files/imported-question.ts";

type Color = readonly [number, number, number];
const ink: Color = [38, 70, 110];
const paper: Color = [255, 255, 255];
const green: Color = [70, 140, 70];
const brown: Color = [140, 95, 50];
const red: Color = [200, 70, 90];
const yellow: Color = [240, 190, 60];

/** What a place shows, in shares of width and height; null: what is below it. */
type Layer = (x: number, y: number) => Color | null;

const disc =
  (cx: number, cy: number, rx: number, ry: number, color: Color): Layer =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 ? color : null;
const box =
  (left: number, top: number, right: number, bottom: number, color: Color): Layer =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom ? color : null;

function polygon(points: readonly (readonly [number, number])[], color: Color): Layer {
  return (x, y) => {
    let inside = false;
    let [ax, ay] = points.at(-1) ?? [0, 0];
    for (const [bx, by] of points) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      [ax, ay] = [bx, by];
    }
    return inside ? color : null;
  };
}

function line(ax: number, ay: number, bx: number, by: number, wide: number, color: Color): Layer {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  return (x, y) => {
    const at = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
    return (x - ax - at * dx) ** 2 + (y - ay - at * dy) ** 2 <= wide * wide ? color : null;
  };
}

/** Of 5 by 7 dots, a row of each letter in five bits. */
const letters: Readonly<Record<string, string>> = {
  S: "0f 10 10 0e 01 01 1e",
  R: "1e 11 11 1e 14 12 11",
  K: "11 12 14 18 14 12 11",
  e: "00 00 0e 11 1f 10 0e",
  n: "00 00 16 19 11 11 11",
  l: "0c 04 04 04 04 04 0e",
  a: "00 00 0e 01 0f 11 0f",
  b: "10 10 16 19 11 11 1e",
  m: "00 00 1a 15 15 11 11",
  "0": "0e 11 13 15 19 11 0e",
  "1": "04 0c 04 04 04 04 0e",
  "2": "0e 11 01 02 04 08 1f",
  "3": "1f 02 04 02 01 11 0e",
  "4": "02 06 0a 12 1f 02 02",
};

/** Its upper left corner, and the size of a dot, in shares of the picture. */
function words(text: string, left: number, top: number, wide: number, high: number): Layer {
  const rows = [...text].map((letter) =>
    (letters[letter] ?? "").split(" ").map((row) => Number.parseInt(row, 16)),
  );
  return (x, y) => {
    const column = Math.floor((x - left) / wide);
    const row = Math.floor((y - top) / high);
    const bits = column < 0 || column % 6 === 5 ? 0 : (rows[Math.floor(column / 6)]?.[row] ?? 0);
    return (bits >> (4 - (column % 6))) & 1 ? ink : null;
  };
}

const corners = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** The later layers stand on the earlier ones. Edges are smoothed by looking at four places for each dot. */
function png(width: number, height: number, layers: readonly Layer[]): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * 3));
  const top = [...layers].reverse();
  const colorAt = (x: number, y: number): Color => {
    for (const layer of top) {
      const color = layer(x / width, y / height);
      if (color) return color;
    }
    return paper;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sums = [0, 0, 0];
      for (const [dx, dy] of corners) {
        const [red, green, blue] = colorAt(x + dx, y + dy);
        sums[0]! += red;
        sums[1]! += green;
        sums[2]! += blue;
      }
      const at = y * (1 + width * 3) + 1 + x * 3;
      for (let channel = 0; channel < 3; channel += 1) rows[at + channel] = sums[channel]! / 4;
    }
  }
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [chunk("IHDR", head), chunk("IDAT", zlibSync(rows, { level: 9 })), chunk("IEND")];
  return joined([signature, ...chunks]);
}

function chunk(name: string, data = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const rate = 8000;

/** A bell that rings three times: each a tone that fades. 8 bit, mono. */
function bell(): Uint8Array {
  const ring = Array.from({ length: rate * 0.7 }, (_, at) => {
    const loud = 90 * Math.exp(-at / (rate * 0.18));
    return 128 + Math.round(loud * Math.sin((at * 2 * Math.PI * 880) / rate));
  });
  const sound = Uint8Array.from([...ring, ...ring, ...ring]);
  const head = new Uint8Array(44);
  const view = new DataView(head.buffer);
  const word = (at: number, text: string) => head.set(new TextEncoder().encode(text), at);
  word(0, "RIFF");
  view.setUint32(4, 36 + sound.length, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, "data");
  view.setUint32(40, sound.length, true);
  return joined([head, sound]);
}

const shape = (...layers: Layer[]) => png(160, 120, layers);

const petals = Array.from({ length: 6 }, (_, at) => {
  const angle = (at * Math.PI) / 3;
  return disc(0.5 + 0.075 * Math.cos(angle), 0.18 + 0.075 * Math.sin(angle), 0.05, 0.05, red);
});
const leaf = (side: 1 | -1, y: number) => disc(0.5 + side * 0.15, y, 0.15, 0.05, green);
const roots = [-0.16, -0.07, 0, 0.07, 0.16].map((aside) =>
  line(0.5, 0.76, 0.5 + aside, 0.96 - Math.abs(aside) * 0.4, 0.012, brown),
);
const bars = [20, 35, 15, 30].map((count, at) =>
  box(0.16 + at * 0.2, 0.86 - count / 52, 0.28 + at * 0.2, 0.86, ink),
);
const days = ["Sen", "Sel", "Rab", "Kam"].map((day, at) =>
  words(day, 0.165 + at * 0.2, 0.89, 0.00625, 0.01),
);

const made: Readonly<Record<TemplateFileName, () => Uint8Array>> = {
  "segitiga.png": () =>
    shape(
      polygon(
        [
          [0.5, 0.1],
          [0.9, 0.9],
          [0.1, 0.9],
        ],
        ink,
      ),
    ),
  "persegi.png": () => shape(box(0.2, 0.1, 0.8, 0.9, ink)),
  "lingkaran.png": () => shape(disc(0.5, 0.5, 0.3, 0.4, ink)),
  "trapesium.png": () =>
    shape(
      polygon(
        [
          [0.3, 0.2],
          [0.7, 0.2],
          [0.95, 0.85],
          [0.05, 0.85],
        ],
        ink,
      ),
    ),
  "tumbuhan.png": () =>
    png(300, 300, [
      box(0, 0.76, 1, 0.765, brown),
      ...roots,
      line(0.5, 0.2, 0.5, 0.76, 0.014, green),
      leaf(1, 0.48),
      leaf(-1, 0.6),
      ...petals,
      disc(0.5, 0.18, 0.04, 0.04, yellow),
    ]),
  "grafik.png": () =>
    png(320, 200, [
      ...[0, 10, 20, 30, 40].map((count) =>
        box(0.1, 0.858 - count / 52, 0.98, 0.862 - count / 52, [190, 190, 190]),
      ),
      ...[0, 10, 20, 30, 40].map((count) =>
        words(String(count), count === 0 ? 0.058 : 0.02, 0.825 - count / 52, 0.00625, 0.01),
      ),
      ...bars,
      ...days,
      box(0.1, 0.06, 0.105, 0.86, ink),
      box(0.1, 0.855, 0.98, 0.865, ink),
    ]),
  "bunyi-bel.wav": bell,
};

let drawn: ImportedFile[] | null = null;

/** Drawn once. */
export function templatePictures(): readonly ImportedFile[] {
  return (drawn ??= Object.entries(made).map(([name, make]) => ({ name, bytes: make() })));
}
