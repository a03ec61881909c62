// Checks of pictures that are labelled (type 16).
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { checkImage, checkZones } from "./check-choice.ts";
import { checkTyped } from "./check-typed.ts";
import { ownValue } from "../scoring/own-value.ts";
import { error, keyOfGonePart, strayKeys, type QuestionFault } from "./question-fault.ts";

export function checkLabels({ payload, key }: ContentOf<16>): QuestionFault[] {
  const { image, zones, labels, mode } = payload;
  const common = [...checkImage(image, "image"), ...checkZones(zones, 1)];
  if (mode === "typed") {
    return [
      ...common,
      ...zones.flatMap(({ id }) => {
        const typed = ownValue(key.texts, id);
        return typed
          ? checkTyped(`zones.${id}`, typed)
          : [error(`zones.${id}`, "Jawaban area ini belum diisi.")];
      }),
      ...strayKeys(Object.keys(key.texts), zones),
    ];
  }
  const known = new Set(labels.map(({ id }) => id));
  const keysOf = (zone: string) => ownValue(key.labels, zone) ?? [];
  const missing = zones.filter(({ id }) => !keysOf(id).some((label) => known.has(label)));
  const keyed = Object.entries(key.labels).flatMap(([id, keys]) => (keys.length > 0 ? [id] : []));
  const isGone = (label: string) => !known.has(label);
  /** Zones that only one label fits. */
  const only = zones.flatMap(({ id }) => (keysOf(id).length === 1 ? keysOf(id) : []));
  return [
    ...common,
    ...labels
      .filter(({ text, image: picture }) => text.trim() === "" && !picture?.media_id)
      .map(({ id }) => error(`labels.${id}`, "Label ini masih kosong.")),
    ...missing.map(({ id }) =>
      error(`zones.${id}`, "Label yang benar untuk area ini belum dipilih."),
    ),
    ...(Object.values(key.labels).flat().some(isGone)
      ? [error("key", keyOfGonePart)]
      : strayKeys(keyed, zones)),
    ...labels
      .filter(({ id, reuse }) => !reuse && only.filter((label) => label === id).length > 1)
      .map(({ id }) =>
        error(`labels.${id}`, "Label ini kunci dua area tetapi hanya boleh dipakai sekali."),
      ),
  ];
}
