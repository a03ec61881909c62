// Types 1, 3, 4 and 15 with pictures as options: qti-choice-interaction; type 7: qti-order-interaction.
import type { ContentOf, ImageRef } from "../../../contract/questions/question-content.ts";
import { asBlock, declare, identifier, noteSteps, scoredParts, template } from "./written-item.ts";
import type { WriteContext, WrittenItem, WrittenMapping } from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

const nameOf = (id: string) => identifier("C", id);

export function writeChoice(
  { payload, key }: ContentOf<1> | ContentOf<3> | ContentOf<4>,
  context: WriteContext,
): WrittenItem {
  const isSingle = "id" in key;
  const ids = "id" in key ? (key.id === null ? [] : [key.id]) : key.ids;
  const options = payload.options.map(({ id, html, fixed }) =>
    simpleChoice(id, fixed, context.xhtml(html)),
  );
  const bounds =
    "max_choices" in payload
      ? { "max-choices": payload.max_choices, "min-choices": payload.min_choices || undefined }
      : { "max-choices": 1 };
  const attributes = { "response-identifier": "RESPONSE", shuffle: context.shuffle, ...bounds };
  const interaction = xml("qti-choice-interaction", attributes, options.join(""));
  return chosen(ids, key.weights, isSingle, interaction, context);
}

function simpleChoice(id: string, fixed: boolean, inside: string): string {
  return xml("qti-simple-choice", { identifier: nameOf(id), fixed: fixed || undefined }, inside);
}

export function writePictureOptions(
  { payload, key }: ContentOf<15>,
  context: WriteContext,
): WrittenItem {
  if (payload.mode !== "options") throw new TypeError("zones are written as hotspots");
  const options = payload.options.map(({ id, fixed, image, caption }) => {
    const text = caption === "" ? "" : xml("div", { class: "exo-caption" }, escapeXml(caption));
    return simpleChoice(id, fixed, imageXml(image, context) + text);
  });
  const attributes = {
    class: `qti-choices-stacking-${payload.columns}`,
    "response-identifier": "RESPONSE",
    shuffle: context.shuffle,
    "max-choices": payload.multiple ? 0 : 1,
  };
  const interaction = xml("qti-choice-interaction", attributes, options.join(""));
  return chosen(key.ids, key.weights, !payload.multiple, interaction, context);
}

export function imageXml(image: ImageRef, context: WriteContext): string {
  const address = context.media(image.media_id);
  if (address === null) return escapeXml(image.alt);
  const size = { width: image.width || undefined, height: image.height || undefined };
  return xml("img", { src: address, ...size }).replace(/\/>$/u, ` alt="${escapeXml(image.alt)}"/>`);
}

/** What is left of a question whose answer is one or several identifiers. */
export function chosen(
  ids: readonly string[],
  weights: Readonly<Record<string, number>>,
  isSingle: boolean,
  interaction: string,
  context: WriteContext,
  name: (id: string) => string = nameOf,
): WrittenItem {
  const keys = ids.map(name);
  const { mapping, processing, most } = scoredChoice(keys, weights, isSingle, context, name);
  const cardinality = isSingle ? "single" : "multiple";
  return {
    declarations: [declare("RESPONSE", cardinality, "identifier", keys, mapping)],
    body: asBlock(context.stem) + interaction,
    processing,
    most,
    isHuman: false,
    classes: [],
  };
}

function scoredChoice(
  keys: readonly string[],
  weights: Readonly<Record<string, number>>,
  isSingle: boolean,
  context: WriteContext,
  name: (id: string) => string,
): { mapping: WrittenMapping | null; processing: string; most: number } {
  const entries = Object.entries(weights).map(([id, value]) => [name(id), value] as const);
  const rewards = entries.map(([, value]) => value).filter((value) => value > 0);
  const best = isSingle
    ? Math.max(0, ...rewards)
    : rewards.reduce((total, value) => total + value, 0);
  const mapping = entries.length > 0 ? { entries, other: 0, upper: best } : null;
  const { policy } = context;
  if (policy === "bobot_opsi" && best > 0)
    return { mapping, processing: template("map_response"), most: best };
  if (!isSingle && (policy === "parsial" || policy === "parsial_penalti")) {
    if (mapping !== null) context.note("Bobot opsi tidak ikut karena soal ini dinilai parsial.");
    return { ...scoredParts(context, keys, true), most: 1 };
  }
  noteSteps(context);
  return { mapping, processing: template("match_correct"), most: 1 };
}

export function writeOrder({ payload, key }: ContentOf<7>, context: WriteContext): WrittenItem {
  if (context.policy === "parsial" || context.policy === "parsial_penalti")
    context.note("Nilai sebagian untuk urutan tidak ada di QTI; ditulis sebagai mutlak.");
  noteSteps(context);
  const items = payload.items.map(({ id, html }) => simpleChoice(id, false, context.xhtml(html)));
  const attributes = { "response-identifier": "RESPONSE", shuffle: context.shuffle };
  const interaction = xml("qti-order-interaction", attributes, items.join(""));
  return {
    declarations: [declare("RESPONSE", "ordered", "identifier", key.ids.map(nameOf))],
    body: asBlock(context.stem) + interaction,
    processing: template("match_correct"),
    most: 1,
    isHuman: false,
    classes: key.measure === "neighbours" ? ["exo-measure-neighbours"] : [],
  };
}
