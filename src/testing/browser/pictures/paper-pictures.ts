// A printed page as a small picture of letters, kept beside the tests and compared with what is drawn now: so coarse that it can
// be read, and that a pixel more or less is nothing. It is of the fonts of Debian's Chromium.
// `EXO_PICTURES=write npm run test:browser -- paper-pictures` makes them anew, to be looked at before they are kept.
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";

const path = "src/testing/browser/pictures/paper-pictures.json";
/** Cells in a row; as many rows as the page is high. */
const cells = 32;
/** From nothing to black. */
const shades = " .:-=+*#%@";

/** Of all ink. Two lines of signatures are more. */
const maxMoved = 0.06;

type Pictures = Record<string, string[]>;
const stored = JSON.parse(readFileSync(path, "utf8")) as Pictures;
const isWriting = process.env["EXO_PICTURES"] === "write";

/** The first page of what is printed there. */
export async function comparePaper(page: Page, name: string): Promise<void> {
  const drawn = await readPaper(page);
  if (isWriting) {
    stored[name] = drawn;
    const sorted = Object.fromEntries(Object.entries(stored).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
    return;
  }
  const kept = stored[name];
  assert.ok(kept, `no picture is kept of ${name}`);
  const share = movedInk(kept, drawn);
  assert.ok(share <= maxMoved, `${name} is drawn otherwise (${share}):\n${drawn.join("\n")}`);
}

/** Of all ink, how much is elsewhere: 0 to 1. */
export function movedInk(kept: readonly string[], drawn: readonly string[]): number {
  if (kept.length !== drawn.length) return 1;
  let all = 0;
  let moved = 0;
  for (const [row, line] of kept.entries()) {
    for (const [at, shade] of [...line].entries()) {
      const [one, other] = [shades.indexOf(shade), shades.indexOf(drawn[row]?.[at] ?? " ")];
      all += Math.max(one, other);
      moved += Math.abs(one - other);
    }
  }
  return moved / Math.max(1, all);
}

async function readPaper(page: Page): Promise<string[]> {
  const paper = page.locator("[data-paper]").first();
  const bytes = await paper.screenshot({ animations: "disabled" });
  const proportion = await paper.evaluate((sheet) => {
    const { height, width } = getComputedStyle(sheet);
    const page = parseFloat(getComputedStyle(sheet).minBlockSize) || parseFloat(height);
    return page / parseFloat(width);
  });
  const levels = await page.evaluate(
    async ([address, columns, rows]) => {
      const image = new Image();
      image.src = String(address);
      await image.decode();
      const canvas = document.createElement("canvas");
      const scale = 8;
      canvas.width = Number(columns) * scale;
      canvas.height = Number(rows) * scale;
      const drawing = canvas.getContext("2d")!;
      drawing.imageSmoothingQuality = "high";
      const shown = (image.width * Number(rows)) / Number(columns);
      drawing.drawImage(image, 0, 0, image.width, shown, 0, 0, canvas.width, canvas.height);
      const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
      return Array.from({ length: Number(rows) }, (_row, y) =>
        Array.from({ length: Number(columns) }, (_cell, x) => {
          let ink = 0;
          for (let dy = 0; dy < scale; dy += 1) {
            for (let dx = 0; dx < scale; dx += 1) {
              const at = ((y * scale + dy) * canvas.width + x * scale + dx) * 4;
              // Below the end of a short sheet nothing is drawn.
              const alpha = (data[at + 3] ?? 0) / 255;
              ink +=
                alpha * (1 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765);
            }
          }
          return ink / (scale * scale);
        }),
      );
    },
    [
      `data:image/png;base64,${bytes.toString("base64")}`,
      cells,
      Math.round(cells * proportion),
    ] as const,
  );
  return levels.map((row) =>
    row.map((ink) => shades[Math.min(9, Math.round(ink * 12))] ?? " ").join(""),
  );
}
