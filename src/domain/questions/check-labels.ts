// Checks of pictures that are labelled (type 16).
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { checkImage, checkZones } from "./check-choice.ts";
import { checkTyped } from "./check-typed.ts";
import { error } from "./question-fault.ts";
import type { QuestionFault } from "./question-fault.ts";

export function checkLabels({ payload, key }: ContentOf<16>): QuestionFault[] {
  const { image, zones, labels, mode } = payload;
  const common = [...checkImage(image, "image"), ...checkZones(zones, 1)];
  if (mode === "typed") {
    return [
      ...common,
      ...zones.flatMap(({ id }) => {
        const typed = key.texts[id];
        return typed
          ? checkTyped(`zones.${id}`, typed)
          : [error(`zones.${id}`, "Jawaban area ini belum diisi.")];
      }),
    ];
  }
  const known = new Set(labels.map(({ id }) => id));
  const missing = zones.filter(
    ({ id }) => !(key.labels[id] ?? []).some((label) => known.has(label)),
  );
  return [
    ...common,
    ...labels
      .filter(({ text, image: picture }) => text.trim() === "" && !picture?.media_id)
      .map(({ id }) => error(`labels.${id}`, "Label ini masih kosong.")),
    ...missing.map(({ id }) =>
      error(`zones.${id}`, "Label yang benar untuk area ini belum dipilih."),
    ),
  ];
}
