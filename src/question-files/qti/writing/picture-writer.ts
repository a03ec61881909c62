// Type 15 with zones: qti-hotspot-interaction; type 16: qti-graphic-gap-match-interaction.
import type { ContentOf, ImageRef, Zone } from "../../../contract/questions/question-content.ts";
import { chosen, imageXml } from "./choice-writer.ts";
import {
  asBlock,
  declare,
  identifier,
  scoredParts,
  template,
  type WriteContext,
  type WrittenItem,
} from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

/** Areas are whole pixels, so a picture of unknown size gets one in which they stay fine enough. */
const assumedSide = 1000;
const zoneName = (id: string) => identifier("Z", id);
const labelName = (id: string) => identifier("W", id);

export function writeZones({ payload, key }: ContentOf<15>, context: WriteContext): WrittenItem {
  if (payload.mode !== "zones") throw new TypeError("options are written as choices");
  const image = sized(payload.image, context);
  const zones = payload.zones.map((zone) => zoneXml("qti-hotspot-choice", zone, image));
  const attributes = { "response-identifier": "RESPONSE", "max-choices": payload.max_choices };
  const inside = imageXml(image, context) + zones.join("");
  const interaction = xml("qti-hotspot-interaction", attributes, inside);
  return chosen(key.ids, key.weights, payload.max_choices, interaction, context, zoneName);
}

function sized(image: ImageRef, context: WriteContext): ImageRef {
  if (image.width > 0 && image.height > 0) return image;
  context.note("Ukuran gambar belum diketahui; letak area ditulis untuk gambar 1000 × 1000.");
  return { ...image, width: assumedSide, height: assumedSide };
}

function zoneXml(name: string, zone: Zone, image: ImageRef, attributes = {}): string {
  return xml(name, {
    identifier: zoneName(zone.id),
    shape: zone.shape,
    coords: pixels(zone, image).map(Math.round).join(","),
    "hotspot-label": zone.hint,
    ...attributes,
  });
}

/** As HTML's areas: rect left, top, right, bottom; circle x, y, radius; poly x, y, … */
function pixels({ shape, coords }: Zone, { width, height }: ImageRef): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  if (shape === "rect") return [a * width, b * height, (a + c) * width, (b + d) * height];
  if (shape === "circle") return [a * width, b * height, c * width];
  return coords.map((value, at) => value * (at % 2 === 0 ? width : height));
}

type Label = ContentOf<16>["payload"]["labels"][number];

export function writeLabels({ payload, key }: ContentOf<16>, context: WriteContext): WrittenItem {
  const image = sized(payload.image, context);
  const { labels, byZone } =
    payload.mode === "typed"
      ? typedAsLabels(key.texts, context)
      : { labels: payload.labels, byZone: key.labels };
  const zones = payload.zones.map((zone) =>
    zoneXml("qti-associable-hotspot", zone, image, { "match-max": 1 }),
  );
  const keys = Object.entries(byZone).flatMap(([zone, ids]) =>
    ids.map((id) => `${labelName(id)} ${zoneName(zone)}`),
  );
  const parts = Object.values(byZone).filter((ids) => ids.length > 0).length;
  const attributes = {
    class: payload.mode === "drag" ? undefined : `exo-mode-${payload.mode}`,
    "response-identifier": "RESPONSE",
  };
  const inside = [
    imageXml(image, context),
    ...labels.map((each) => labelXml(each, context)),
    ...zones,
  ];
  const { mapping, processing } = scoredLabels(keys, parts, context);
  return {
    declarations: [declare("RESPONSE", "multiple", "directedPair", keys, mapping)],
    body:
      asBlock(context.stem) + xml("qti-graphic-gap-match-interaction", attributes, inside.join("")),
    processing,
    most: 1,
    isHuman: false,
    classes: [],
  };
}

/** Where a zone takes any of several labels, all of them at once can never be placed. */
function scoredLabels(keys: readonly string[], parts: number, context: WriteContext) {
  const scored = scoredParts(context, keys, false);
  if (keys.length === parts) return scored;
  if (scored.mapping === null)
    context.note("Area dengan beberapa label benar ditulis dengan nilai sebagian (parsial).");
  const each = 1 / parts;
  const mapping = { entries: keys.map((key) => [key, each] as const), other: 0, upper: 1 };
  return { mapping, processing: template("map_response") };
}

function labelXml({ id, text, image, reuse }: Label, context: WriteContext): string {
  const attributes = { identifier: labelName(id), "match-max": reuse ? 0 : 1 };
  if (image === null) return xml("qti-gap-text", attributes, escapeXml(text));
  return xml("qti-gap-img", { ...attributes, "object-label": text }, imageXml(image, context));
}

/** QTI has no typing on a picture: what is accepted becomes a label to place. */
function typedAsLabels(texts: ContentOf<16>["key"]["texts"], context: WriteContext) {
  context.note("Label yang diketik tidak ada di QTI; ditulis sebagai label yang ditempatkan.");
  const labels: Label[] = [];
  const byZone: Record<string, string[]> = {};
  for (const [zone, { accepted }] of Object.entries(texts)) {
    byZone[zone] = accepted.map(({ text }) => {
      const id = `t${labels.length + 1}`;
      labels.push({ id, text, image: null, reuse: false });
      return id;
    });
  }
  return { labels, byZone };
}
