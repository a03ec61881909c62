// Which label lies on which zone, as a participant moves them (type 16).
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import type { PictureLabel } from "./picture-labels-model.ts";

type Answer = AnswerOf<16>;
/** What is being moved: a label, from the zone that it lies on or from those that are left. */
export type Held = { label: string; from: string | null };

/** By zone, without those that hold nothing. */
export function placesOf(answer: Answer | null): Record<string, string> {
  const places = Object.entries(answer?.labels ?? {}).filter(([, label]) => label !== "");
  return Object.fromEntries(places);
}

/** Those that can still be placed: not lying anywhere, or good for several zones. */
export function labelsLeft(labels: readonly PictureLabel[], answer: Answer | null): PictureLabel[] {
  const placed = new Set(Object.values(placesOf(answer)));
  return labels.filter(({ id, reuse }) => reuse || !placed.has(id));
}

/**
 * A label is laid on a zone. It leaves the zone that it came from, and where it may lie but once any other; what lay there
 * goes back to where it is free, or to the zone that the new one came from.
 */
export function withPlaced(
  labels: readonly PictureLabel[],
  answer: Answer | null,
  { label, from }: Held,
  zone: string,
): Answer {
  const before = placesOf(answer);
  const lay = before[zone];
  const isReused = labels.some(({ id, reuse }) => id === label && reuse);
  const kept = Object.entries(before).filter(
    ([other, placed]) => other !== zone && other !== from && (isReused || placed !== label),
  );
  const swapped = from !== null && from !== zone && lay !== undefined ? { [from]: lay } : {};
  return { type: 16, labels: { ...Object.fromEntries(kept), ...swapped, [zone]: label } };
}

export function withTaken(answer: Answer | null, zone: string): Answer {
  const { [zone]: _gone, ...others } = placesOf(answer);
  return { type: 16, labels: others };
}

export function withTypedLabel(answer: Answer | null, zone: string, text: string): Answer {
  const { [zone]: _before, ...others } = answer?.labels ?? {};
  return { type: 16, labels: text === "" ? others : { ...others, [zone]: text } };
}
