// Pictures that stand for themselves (options, maps) and areas on them, in shares of the picture's size.
import type { ImageRef, Zone } from "../../contract/questions/question-content.ts";
import { childrenNamed, textOf, type XmlElement } from "../../files/xml/xml-tree.ts";
import { numbersIn } from "./declarations.ts";
import { fileAddress } from "./html-reader.ts";
import { mediaTypeOf } from "../../domain/questions/media-type.ts";
import type { QtiItem } from "./qti-item.ts";
import { areaCut, areaShares } from "../area-shares.ts";
import { ReadingFault } from "../question-draft.ts";
import { attributeOf, everyElement, largestOf, numberOf } from "./qti-tree.ts";

const largest = 100_000;

/** @param picture an img, object or picture element */
export function imageRefOf(picture: XmlElement, item: QtiItem): ImageRef {
  const address = attributeOf(picture, "src") || attributeOf(picture, "data");
  const path = address === "" ? null : item.files.find(address, item.path);
  const media = fileAddress(address, item);
  const own = path === null ? null : mediaTypeOf(item.files.bytes(path));
  const sideOf = (side: "width" | "height") =>
    Math.min(largest, Math.max(0, Math.round(numberOf(picture, side) ?? own?.[side] ?? 0)));
  const alt = attributeOf(picture, "alt") || textOf(picture).replace(/\s+/gu, " ").trim();
  return {
    media_id: media,
    width: sideOf("width"),
    height: sideOf("height"),
    alt: alt.slice(0, 1000),
  };
}

/** The picture that an interaction lies on. @throws ReadingFault when there is none */
export function baseImage(interaction: XmlElement, item: QtiItem): ImageRef {
  const direct = ["object", "img", "picture"].flatMap((name) => childrenNamed(interaction, name));
  const picture = direct
    .flatMap(everyElement)
    .find(({ local }) => local === "img" || local === "object");
  if (!picture)
    throw new ReadingFault("Gambar dasarnya tidak ada; tambahkan gambar di berkas asal.");
  return imageRefOf(picture, item);
}

/**
 * Areas are given in pixels of the picture as it is shown. Where nothing tells how large it is, the areas themselves do,
 * roughly, and it is said.
 */
export function sizedFor(image: ImageRef, coords: readonly number[][], item: QtiItem): ImageRef {
  if (image.width > 0 && image.height > 0) return image;
  item.warn("Ukuran gambar tidak diketahui; periksa letak setiap area di atas gambar.");
  const side = largestOf(coords.flat(), 1);
  return { ...image, width: Math.ceil(side), height: Math.ceil(side) };
}

export function coordsOf(element: XmlElement): number[] {
  return numbersIn(attributeOf(element, "coords"));
}

/** @param coords in pixels. Null: a shape that cannot be, or lies beside the picture. */
export function zoneOf(
  shape: string,
  coords: readonly number[],
  image: ImageRef,
  item: QtiItem,
  hint: string,
): Zone | null {
  const id = item.makeId();
  if (shape === "default") return { id, shape: "rect", coords: [0, 0, 1, 1], hint };
  const own = shapeIn(shape, coords);
  const made = own && areaShares(own.shape, own.coords, image);
  if (!made) return null;
  if (made.isCut) item.warn(areaCut);
  return { id, shape: own.shape, coords: made.coords, hint };
}

type Shape = Pick<Zone, "shape" | "coords">;

function shapeIn(shape: string, coords: readonly number[]): Shape | null {
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  if (shape === "circle" && coords.length >= 3) return { shape, coords: [a, b, c] };
  if (shape === "rect" && coords.length >= 4) {
    const [left, top] = [Math.min(a, c), Math.min(b, d)];
    return { shape, coords: [left, top, Math.max(a, c) - left, Math.max(b, d) - top] };
  }
  const corners = shape === "ellipse" && coords.length >= 4 ? ellipse(a, b, c, d) : [...coords];
  if ((shape !== "poly" && shape !== "ellipse") || corners.length < 6) return null;
  const even = corners.slice(0, Math.min(200, corners.length - (corners.length % 2)));
  return { shape: "poly", coords: even };
}

function ellipse(x: number, y: number, wide: number, high: number): number[] {
  return Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8).flatMap((turn) => [
    x + wide * Math.cos(turn),
    y + high * Math.sin(turn),
  ]);
}

/** Whether a point, in shares of the picture, lies in the area. */
export function isInside(zone: Zone, x: number, y: number, image: ImageRef): boolean {
  const { coords, shape } = zone;
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  if (shape === "rect") return x >= a && x <= a + c && y >= b && y <= b + d;
  if (shape === "circle")
    return Math.hypot((x - a) * image.width, (y - b) * image.height) <= c * image.width;
  let isIn = false;
  for (let at = 0; at < coords.length; at += 2) {
    const next = (at + 2) % coords.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
      coords[at],
      coords[at + 1],
      coords[next],
      coords[next + 1],
    ];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
}
