// A choice among pictures, or among zones of one, as its editor changes it (type 15). Ids stay; what goes takes its key
// and its weight along.
import type { ContentOf, ImageRef, Zone } from "../../contract/questions/question-content.ts";
import { movedPart } from "../parts/rows/part-row.tsx";
import {
  newZone,
  zonesWith,
  zonesWithout,
  type RemovedZone,
} from "../parts/zones/zone-list-model.ts";

type Content = ContentOf<15>;
type Key = Content["key"];
type OptionsPayload = Extract<Content["payload"], { mode: "options" }>;
type ZonesPayload = Extract<Content["payload"], { mode: "zones" }>;
export type PictureOption = OptionsPayload["options"][number];
export type OptionsContent = Content & { payload: OptionsPayload };
export type ZonesContent = Content & { payload: ZonesPayload };
export type PictureMode = Content["payload"]["mode"];
export type RemovedChoice = RemovedZone<{ isKey: boolean; weight: number }>;

export const fewestOptions = 2;
export const maxOptions = 10;
const emptyImage: ImageRef = { media_id: null, width: 0, height: 0, alt: "" };

export const isOptions = (content: Content): content is OptionsContent =>
  content.payload.mode === "options";
export const isZones = (content: Content): content is ZonesContent =>
  content.payload.mode === "zones";

export function isSingle({ payload }: Content): boolean {
  return payload.mode === "options" ? !payload.multiple : payload.max_choices === 1;
}

const idsOf = ({ payload }: Content): string[] =>
  (payload.mode === "options" ? payload.options : payload.zones).map(({ id }) => id);

/** What to choose from, in the other way; `before` is what stood there the last time, so that trying loses nothing. */
export function inMode(
  content: Content,
  mode: PictureMode,
  before: Content | null,
  makeId: () => string,
): Content {
  if (content.payload.mode === mode) return content;
  if (before?.payload.mode === mode) return before;
  const key = { ids: [], weights: {} };
  if (mode === "options") {
    const options = Array.from({ length: 4 }, () => newOption(makeId()));
    return { type: 15, payload: { mode, options, columns: 2, multiple: false }, key };
  }
  return { type: 15, payload: { mode, image: emptyImage, zones: [], max_choices: 1 }, key };
}

const newOption = (id: string): PictureOption => ({
  id,
  image: emptyImage,
  caption: "",
  fixed: false,
});

export function withNewOption(content: OptionsContent, id: string): OptionsContent {
  const { payload } = content;
  return { ...content, payload: { ...payload, options: [...payload.options, newOption(id)] } };
}

export function withOption(
  content: OptionsContent,
  id: string,
  change: Partial<PictureOption>,
): OptionsContent {
  const { payload } = content;
  const options = payload.options.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...content, payload: { ...payload, options } };
}

export function withoutOption(content: OptionsContent, id: string): OptionsContent {
  const { payload, key } = content;
  const options = payload.options.filter((each) => each.id !== id);
  return { ...content, payload: { ...payload, options }, key: keyWithout(key, id) };
}

export function withMovedOption(content: OptionsContent, at: number, step: -1 | 1): OptionsContent {
  const { payload } = content;
  return { ...content, payload: { ...payload, options: movedPart(payload.options, at, step) } };
}

/** In the order of what there is; keys that name nothing any more go at the same time. */
export function withKey<Some extends Content>(content: Some, id: string, isKey: boolean): Some {
  const kept = isSingle(content) ? [] : content.key.ids.filter((each) => each !== id);
  const wanted = new Set(isKey ? [...kept, id] : kept);
  const ids = idsOf(content).filter((each) => wanted.has(each));
  return { ...content, key: { ...content.key, ids } };
}

/** 0 earns nothing, as does no weight at all. */
export function withWeight<Some extends Content>(content: Some, id: string, weight: number): Some {
  const { [id]: _before, ...others } = content.key.weights;
  const weights = weight === 0 ? others : { ...others, [id]: weight };
  return { ...content, key: { ...content.key, weights } };
}

/** A single choice has a single key: the first stays. */
export function withMultiple(content: OptionsContent, multiple: boolean): OptionsContent {
  return firstKeyOnly({ ...content, payload: { ...content.payload, multiple } });
}

export function withMaxChoices(content: ZonesContent, count: number): ZonesContent {
  return firstKeyOnly({ ...content, payload: { ...content.payload, max_choices: count } });
}

function firstKeyOnly<Some extends Content>(content: Some): Some {
  const { ids } = content.key;
  if (!isSingle(content) || ids.length <= 1) return content;
  return { ...content, key: { ...content.key, ids: ids.slice(0, 1) } };
}

function keyWithout({ ids, weights }: Key, id: string): Key {
  const { [id]: _gone, ...others } = weights;
  return { ids: ids.filter((each) => each !== id), weights: others };
}

export function withZones(content: ZonesContent, zones: Zone[]): ZonesContent {
  return { ...content, payload: { ...content.payload, zones } };
}

export function withNewZone(
  content: ZonesContent,
  id: string,
  shape: Zone["shape"],
  coords: readonly number[],
): ZonesContent {
  return withZones(content, [...content.payload.zones, newZone(id, shape, coords)]);
}

/** Null: there is no such zone. */
export function withoutZone(
  content: ZonesContent,
  id: string,
): { content: ZonesContent; removed: RemovedChoice } | null {
  const { payload, key } = content;
  const at = payload.zones.findIndex((each) => each.id === id);
  const zone = payload.zones[at];
  if (!zone) return null;
  const less = withZones(content, zonesWithout(payload.zones, id));
  return {
    content: { ...less, key: keyWithout(key, id) },
    removed: { zone, at, key: { isKey: key.ids.includes(id), weight: key.weights[id] ?? 0 } },
  };
}

/** With all that it had; where the key has gone to another zone meanwhile and there can be but one, that one keeps it. */
export function withZoneBack(content: ZonesContent, removed: RemovedChoice): ZonesContent {
  const { zone, key } = removed;
  const back = withZones(content, zonesWith(content.payload.zones, removed));
  const weighted = key.weight === 0 ? back : withWeight(back, zone.id, key.weight);
  const isTaken = isSingle(content) && content.key.ids.length > 0;
  return key.isKey && !isTaken ? withKey(weighted, zone.id, true) : weighted;
}
