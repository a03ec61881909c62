// Labels on a picture, as their editor changes them (type 16). Ids stay; what goes is taken out of the key too.
import type {
  Comparison,
  ContentOf,
  ImageRef,
  Zone,
} from "../../contract/questions/question-content.ts";
import { blankComparison } from "../../domain/questions/blank-question.ts";
import { movedPart } from "../parts/rows/part-row.tsx";
import {
  newZone,
  zonesWith,
  zonesWithout,
  type RemovedZone,
} from "../parts/zones/zone-list-model.ts";

export type LabelsContent = ContentOf<16>;
export type PictureLabel = LabelsContent["payload"]["labels"][number];
export type LabelsMode = LabelsContent["payload"]["mode"];
export type RemovedLabelled = RemovedZone<{
  labels: readonly string[];
  typed: Comparison | undefined;
}>;

export const maxLabels = 50;

const emptyTyped = (): Comparison => ({ ...blankComparison, accepted: [{ text: "", share: 1 }] });
const withPayload = (
  content: LabelsContent,
  payload: Partial<LabelsContent["payload"]>,
): LabelsContent => ({ ...content, payload: { ...content.payload, ...payload } });

export const withImage = (content: LabelsContent, image: ImageRef): LabelsContent =>
  withPayload(content, { image });
export const withZones = (content: LabelsContent, zones: Zone[]): LabelsContent =>
  withPayload(content, { zones });

/** Typing begins with the labels that were right so far; what is typed already stays. */
export function withMode(content: LabelsContent, mode: LabelsMode): LabelsContent {
  const changed = withPayload(content, { mode });
  if (mode !== "typed") return changed;
  const texts = Object.fromEntries(
    content.payload.zones.map(({ id }) => [id, content.key.texts[id] ?? typedFrom(content, id)]),
  );
  return { ...changed, key: { ...content.key, texts } };
}

function typedFrom({ payload, key }: LabelsContent, zone: string): Comparison {
  const texts = (key.labels[zone] ?? []).flatMap((id) => {
    const text = payload.labels.find((each) => each.id === id)?.text.trim();
    return text ? [{ text, share: 1 }] : [];
  });
  return texts.length > 0 ? { ...blankComparison, accepted: texts } : emptyTyped();
}

export function typedOf({ key }: LabelsContent, zone: string): Comparison {
  return key.texts[zone] ?? emptyTyped();
}

export function withTyped(content: LabelsContent, zone: string, typed: Comparison): LabelsContent {
  return { ...content, key: { ...content.key, texts: { ...content.key.texts, [zone]: typed } } };
}

export function withNewZone(
  content: LabelsContent,
  id: string,
  shape: Zone["shape"],
  coords: readonly number[],
): LabelsContent {
  const more = withZones(content, [...content.payload.zones, newZone(id, shape, coords)]);
  return content.payload.mode === "typed" ? withTyped(more, id, emptyTyped()) : more;
}

/** Null: there is no such zone. */
export function withoutZone(
  content: LabelsContent,
  id: string,
): { content: LabelsContent; removed: RemovedLabelled } | null {
  const { payload, key } = content;
  const at = payload.zones.findIndex((each) => each.id === id);
  const zone = payload.zones[at];
  if (!zone) return null;
  const { [id]: right = [], ...labels } = key.labels;
  const { [id]: typed, ...texts } = key.texts;
  return {
    content: {
      ...withZones(content, zonesWithout(payload.zones, id)),
      key: { labels, texts },
    },
    removed: { zone, at, key: { labels: right, typed } },
  };
}

/** With those of its labels that are still there. */
export function withZoneBack(content: LabelsContent, removed: RemovedLabelled): LabelsContent {
  const { zone, key } = removed;
  const back = withZones(content, zonesWith(content.payload.zones, removed));
  const known = new Set(content.payload.labels.map(({ id }) => id));
  const right = key.labels.filter((id) => known.has(id));
  const labelled = right.length > 0 ? withRightLabels(back, zone.id, right) : back;
  return key.typed ? withTyped(labelled, zone.id, key.typed) : labelled;
}

export const newLabel = (id: string): PictureLabel => ({ id, text: "", image: null, reuse: false });

export function withNewLabel(content: LabelsContent, id: string): LabelsContent {
  return withPayload(content, { labels: [...content.payload.labels, newLabel(id)] });
}

export function withLabel(
  content: LabelsContent,
  id: string,
  change: Partial<PictureLabel>,
): LabelsContent {
  const labels = content.payload.labels.map((each) =>
    each.id === id ? { ...each, ...change } : each,
  );
  return withPayload(content, { labels });
}

export function withMovedLabel(content: LabelsContent, at: number, step: -1 | 1): LabelsContent {
  return withPayload(content, { labels: movedPart(content.payload.labels, at, step) });
}

export function withoutLabel(content: LabelsContent, id: string): LabelsContent {
  const labels = Object.entries(content.key.labels).map(
    ([zone, right]) => [zone, right.filter((each) => each !== id)] as const,
  );
  const kept = labels.filter(([, right]) => right.length > 0);
  return {
    ...withPayload(content, { labels: content.payload.labels.filter((each) => each.id !== id) }),
    key: { ...content.key, labels: Object.fromEntries(kept) },
  };
}

/** The labels that are right for a zone, those that are gone left out. */
export function rightLabels({ payload, key }: LabelsContent, zone: string): PictureLabel[] {
  return (key.labels[zone] ?? []).flatMap(
    (id) => payload.labels.find((each) => each.id === id) ?? [],
  );
}

export function withRightLabels(
  content: LabelsContent,
  zone: string,
  ids: readonly string[],
): LabelsContent {
  const { [zone]: _before, ...others } = content.key.labels;
  const labels = ids.length > 0 ? { ...others, [zone]: [...new Set(ids)] } : others;
  return { ...content, key: { ...content.key, labels } };
}

/** Right for no zone: there to lead astray. */
export function isDistractor({ payload, key }: LabelsContent, label: string): boolean {
  return !payload.zones.some(({ id }) => (key.labels[id] ?? []).includes(label));
}
