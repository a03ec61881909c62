// Types 1, 3, 4 and 15 with pictures as options: qti-choice-interaction; type 7: qti-order-interaction.
import type { ContentOf, ImageRef } from "../../../contract/questions/question-content.ts";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import { bestWeight } from "../../../domain/scoring/option-weights.ts";
import {
  asBlock,
  declare,
  identifier,
  noteSteps,
  scoredParts,
  template,
  type WriteContext,
  type WrittenItem,
  type WrittenMapping,
} from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

const nameOf = (id: string) => identifier("C", id);

export function writeChoice(
  { payload, key }: ContentOf<1> | ContentOf<3> | ContentOf<4>,
  context: WriteContext,
): WrittenItem {
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
  const most = bounds["max-choices"];
  return chosen(ids, key.weights, most, interaction, context);
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
  return chosen(key.ids, key.weights, payload.multiple ? 0 : 1, interaction, context);
}

export function imageXml(image: ImageRef, context: WriteContext): string {
  const address = context.media(image.media_id);
  if (address === null) return escapeXml(image.alt);
  const size = { width: image.width || undefined, height: image.height || undefined };
  return xml("img", { src: address, ...size }).replace(/\/>$/u, ` alt="${escapeXml(image.alt)}"/>`);
}

/** What is left of a question whose answer is one or several identifiers. @param maxChoices 0: no bound */
export function chosen(
  ids: readonly string[],
  weights: Readonly<Record<string, number>>,
  maxChoices: number,
  interaction: string,
  context: WriteContext,
  name: (id: string) => string = nameOf,
): WrittenItem {
  const isSingle = maxChoices === 1;
  const keys = ids.map(name);
  const scored = scoredChoice(keys, { weights, most: maxChoices }, context, name);
  const cardinality = isSingle ? "single" : "multiple";
  return {
    declarations: [declare("RESPONSE", cardinality, "identifier", keys, scored.mapping)],
    body: asBlock(context.stem) + interaction,
    processing: scored.processing,
    most: scored.most,
    isHuman: false,
    classes: [],
  };
}

function scoredChoice(
  keys: readonly string[],
  { weights, most }: { weights: Readonly<Record<string, number>>; most: number },
  context: WriteContext,
  name: (id: string) => string,
): { mapping: WrittenMapping | null; processing: string; most: number } {
  const entries = Object.entries(weights).map(([id, value]) => [name(id), value] as const);
  const best = toNumber(bestWeight({ ids: Object.keys(weights), weights, most }), 6);
  const isSingle = most === 1;
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
