// What a rich text must show wherever it stands: the numbers and bullets of its lists, which pupils are asked about, the
// lines of its tables, Arabic from the right, formulas drawn. Judged by what is painted, not by what the styles say.
import type { Locator } from "playwright-core";
import * as assert from "uvu/assert";

/** Two numbered items, bullets on three levels, an Arabic list, a table, a formula. */
export const textOfAllKinds = [
  "<p>Pernyataan yang benar adalah</p>",
  "<ol><li><p>Air mendidih</p></li><li><p>Es mencair</p></li></ol>",
  "<ul><li><p>pada nol derajat</p><ul><li><p>di permukaan laut</p><ul><li><p>siang hari</p></li></ul></li></ul></li></ul>",
  '<ol start="7"><li><p>Uap mengembun</p></li></ol>',
  '<ol dir="rtl"><li dir="rtl"><p dir="rtl">الماء</p></li></ol>',
  "<table><tbody><tr><th>Zat</th><th>Suhu</th></tr><tr><td>Air</td><td>100</td></tr></tbody></table>",
  '<p>Tekanannya <span data-formula="\\frac{F}{A}"></span> satuan.</p>',
].join("");

const listItemCount = 7;
const cellCount = 4;

/** What is painted, by what it belongs to: a marker as the ink of its lines, the others as dots. */
export type DrawnText = { markers: string[]; cellEdges: number[]; formula: number };

/**
 * `place`: what holds the text alone. In both reading directions the marker stands before its line.
 * @throws AssertionError when a marker, a cell's edge or the formula is not painted
 */
export async function drawnText(place: Locator, where: string): Promise<DrawnText> {
  await place.locator("math").first().waitFor();
  const picture = await place.screenshot({ animations: "disabled", scale: "css" });
  const drawn = await place.evaluate(countDots, picture.toString("base64"));
  assert.is(drawn.markers.length, listItemCount, `${where}: list items`);
  assert.is(drawn.cellEdges.length, cellCount, `${where}: cells`);
  const [one, two, disc, circle, square, seven] = drawn.markers;
  assert.not(drawn.markers.includes(""), `${where}: every marker is painted`);
  assert.is.not(one, two, `${where}: 1 and 2 look alike`);
  assert.is.not(one, seven, `${where}: a list that begins at 7 begins at 1`);
  assert.is(
    new Set([disc, circle, square]).size,
    3,
    `${where}: levels of bullets look alike: ${drawn.markers.join(" | ")}`,
  );
  assert.ok(Math.min(...drawn.cellEdges) > 2, `${where}: cells have edges: ${drawn.cellEdges}`);
  assert.ok(drawn.formula > 20, `${where}: the formula is painted`);
  return drawn;
}

/** Runs in the page. */
async function countDots(place: Element, picture: string): Promise<DrawnText> {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.codePointAt(0)!);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const origin = place.getBoundingClientRect();

  /** Of each line, how far its dots are from the corner's colour, 255 for a black one on white. */
  function inkIn(x: number, y: number, width: number, height: number): number[] {
    const left = Math.max(0, Math.round(x - origin.x));
    const top = Math.max(0, Math.round(y - origin.y));
    const across = Math.round(width);
    const { data } = context.getImageData(left, top, across, Math.round(height));
    const lines = Array.from({ length: Math.round(height) }, () => 0);
    for (let at = 0; at < data.length; at += 4) {
      const difference =
        Math.abs(data[at]! - data[0]!) +
        Math.abs(data[at + 1]! - data[1]!) +
        Math.abs(data[at + 2]! - data[2]!);
      lines[Math.floor(at / 4 / across)]! += difference / 3;
    }
    return lines;
  }
  const dotsIn = (...box: Parameters<typeof inkIn>) =>
    Math.round(inkIn(...box).reduce((all, line) => all + line, 0) / 255);

  const markerWidth = 22;
  const markers = [...place.querySelectorAll("li")].map((item) => {
    const { x, y, right } = item.getBoundingClientRect();
    const isRight = getComputedStyle(item).direction === "rtl";
    const lineHeight = Math.min(24, item.getBoundingClientRect().height);
    const lines = inkIn(isRight ? right : x - markerWidth, y, markerWidth, lineHeight);
    return lines
      .map((ink) => Math.round(ink / 25))
      .filter(Boolean)
      .join(" ");
  });
  const cellEdges = [...place.querySelectorAll("th,td")].map((cell) => {
    const { x, y, height } = cell.getBoundingClientRect();
    return dotsIn(x + 3, y + height - 3, 14, 6);
  });
  const { x, y, width, height } = place.querySelector("math")!.getBoundingClientRect();
  return { markers, cellEdges, formula: dotsIn(x, y, width, height) };
}
