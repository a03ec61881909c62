// hotspotInteraction and selectPointInteraction: areas on a picture, type 15 in its mode "zones".
import type { ContentOf, ImageRef, Zone } from "../../../contract/questions/question-content.ts";
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { numbersIn, type Area, type Declaration } from "../declarations.ts";
import { baseImage, coordsOf, isInside, sizedFor, zoneOf } from "../image-reader.ts";
import { declarationFor, policyOf, stemAround, warnWithoutKey } from "../item-parts.ts";
import { ReadingFault } from "../../question-draft.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, numberOf } from "../qti-tree.ts";
import { weightedKey } from "./choice.ts";

export function readHotspot(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const elements = childrenNamed(interaction, "hotspot-choice");
  const image = sizedFor(baseImage(interaction, item), elements.map(coordsOf), item);
  const zones = zonesOf(elements, image, item);
  const declaration = declarationFor(interaction, item);
  const isSingle = declaration?.cardinality === "single";
  const key = weightedKey(
    declaration,
    new Map([...zones].map(([name, { id }]) => [name, id])),
    isSingle,
    item,
  );
  return {
    content: zonesContent(image, [...zones.values()], maxOf(interaction, isSingle), key),
    stem: stemAround(interaction, item),
    shuffle: false,
    policy: key.policy,
  };
}

/** By identifier. @param elements hotspots, with shape and coords; those that are no area are said and left out */
export function zonesOf(
  elements: readonly XmlElement[],
  image: ImageRef,
  item: QtiItem,
): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const element of elements) {
    const hint = attributeOf(element, "hotspot-label").slice(0, 1000);
    const shape = attributeOf(element, "shape") || "default";
    const zone = zoneOf(shape, coordsOf(element), image, item, hint);
    if (zone) zones.set(attributeOf(element, "identifier"), zone);
    else item.warn("Satu area pada gambar tidak dapat dibaca dan dilewati; gambar ulang area itu.");
  }
  return zones;
}

function zonesContent(
  image: ImageRef,
  zones: Zone[],
  max_choices: number,
  { ids, weights }: ContentOf<15>["key"],
): ContentOf<15> {
  const payload = { mode: "zones" as const, image, zones, max_choices };
  return { type: 15, payload, key: { ids, weights } };
}

function maxOf(interaction: XmlElement, isSingle: boolean): number {
  const stated = numberOf(interaction, "max-choices");
  return Math.max(0, Math.round(stated ?? (isSingle ? 1 : 0)));
}

/** A point to place: each area of the mapping is a zone, those that earn something are the key. */
export function readSelectPoint(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const declaration = declarationFor(interaction, item);
  const areas = declaration?.areas ?? [];
  const points = (declaration?.correct ?? []).map(numbersIn).filter(({ length }) => length >= 2);
  if (areas.length === 0 && points.length === 0)
    throw new ReadingFault(
      "Area yang benar pada gambar tidak ada; tambahkan pemetaan area di berkas asal.",
    );
  const places = areas.length > 0 ? areas.map(({ coords }) => coords) : points;
  const image = sizedFor(baseImage(interaction, item), places, item);
  const marked = areas.length > 0 ? areas : points.map((point) => spot(point, image));
  if (areas.length === 0) item.warn("Area di sekitar titik kunci diperkirakan; periksa ukurannya.");
  const made = marked.flatMap((area) => {
    const zone = zoneOf(area.shape, area.coords, image, item, "");
    return zone ? [{ zone, value: area.value }] : [];
  });
  const ids = rightOnes(made, points, image);
  warnWithoutKey(ids.length === 0, item);
  const values = new Set(made.filter(({ value }) => value > 0).map(({ value }) => value));
  const isEven = values.size < 2 && made.every(({ value }) => value >= 0);
  item.warn("Soal menunjuk titik menjadi soal memilih area; area pengecoh perlu ditambahkan.");
  return {
    content: zonesContent(
      image,
      made.map(({ zone }) => zone),
      maxOf(interaction, declaration?.cardinality === "single"),
      { ids, weights: isEven ? {} : weightsOf(made) },
    ),
    stem: stemAround(interaction, item),
    shuffle: false,
    policy: pointPolicy(declaration, isEven, item),
  };
}

function spot([x = 0, y = 0]: number[], image: ImageRef): Area {
  return { shape: "circle", coords: [x, y, Math.max(1, image.width * 0.03)], value: 1 };
}

function rightOnes(
  made: readonly { zone: Zone; value: number }[],
  points: readonly number[][],
  image: ImageRef,
): string[] {
  const rewarded = made.filter(({ value }) => value > 0);
  const holds = (zone: Zone) =>
    points.some(([x = 0, y = 0]) => isInside(zone, x / image.width, y / image.height, image));
  return (rewarded.length > 0 ? rewarded : made.filter(({ zone }) => holds(zone))).map(
    ({ zone }) => zone.id,
  );
}

function weightsOf(made: readonly { zone: Zone; value: number }[]): Record<string, number> {
  return Object.fromEntries(
    made.map(({ zone, value }) => [zone.id, Math.min(100, Math.max(-100, value))]),
  );
}

function pointPolicy(declaration: Declaration | undefined, isEven: boolean, item: QtiItem) {
  const policy = policyOf(item, [], true);
  return isEven || declaration?.areas.length === 0 || policy === null ? policy : "bobot_opsi";
}
