// A picture in a line of Word, as large as it is shown but never wider than its room.
import type { BlockPlace } from "./html-to-word.ts";
import { tag, textRun } from "./word-markup.ts";

const emuPerPixel = 9525;
const twipsPerPixel = 15;
/** Of a page, so that a tall picture still stands on one. */
const tallest = 850;

/** `attributes` as an `<img>` has them; where there is no picture its words stand. */
export function pictureRun(
  attributes: Readonly<Record<string, string>>,
  { page, width: room }: Pick<BlockPlace, "page" | "width">,
): string {
  const alt = attributes["alt"] ?? "";
  const picture = page.picture(attributes["src"] ?? null);
  if (!picture) return alt === "" ? "" : textRun(alt);
  const ratio = picture.width > 0 ? picture.height / picture.width : 1;
  const [wide, high] = [sizeIn(attributes["width"]), sizeIn(attributes["height"])];
  const width = wide ?? (high === null ? picture.width : high / (ratio || 1));
  const height = high ?? width * ratio;
  const share = Math.min(1, room / twipsPerPixel / (width || 1), tallest / (height || 1));
  const size = { cx: emu(width * share), cy: emu(height * share) };
  const id = page.nextId();
  const outline = tag("a:prstGeom", { prst: "rect" }, tag("a:avLst"));
  const frame = tag("a:xfrm", {}, tag("a:off", { x: 0, y: 0 }) + tag("a:ext", size));
  const names = tag("pic:cNvPr", { id, name: picture.name }) + tag("pic:cNvPicPr");
  const filling =
    tag("a:blip", { "r:embed": picture.relation }) + tag("a:stretch", {}, tag("a:fillRect"));
  const inner = [
    tag("pic:nvPicPr", {}, names),
    tag("pic:blipFill", {}, filling),
    tag("pic:spPr", {}, frame + outline),
  ].join("");
  const uri = "http://schemas.openxmlformats.org/drawingml/2006/picture";
  const graphic = tag("a:graphicData", { uri }, tag("pic:pic", {}, inner));
  const inline =
    tag("wp:extent", size) +
    tag("wp:docPr", { id, name: picture.name, descr: alt }) +
    tag("a:graphic", {}, graphic);
  const apart = { distT: 0, distB: 0, distL: 0, distR: 0 };
  return tag("w:r", {}, tag("w:drawing", {}, tag("wp:inline", apart, inline)));
}

const emu = (pixels: number) => Math.max(1, Math.round(pixels)) * emuPerPixel;

function sizeIn(text: string | undefined): number | null {
  const value = Number(text ?? 0);
  return value > 0 ? value : null;
}
