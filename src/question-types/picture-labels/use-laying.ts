// Picking labels up and laying them on zones (type 16): what is held, what is said of it, and where the focus goes when it
// is done by keyboard.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { useLabelName } from "./label-face.tsx";
import type { LabelsAnswering } from "./labels-fields.tsx";
import { placesOf, withPlaced, withTaken, type Held } from "./placed-labels.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";

export function useLaying(
  { payload, answer, onAnswer }: LabelsAnswering,
  place: RefObject<HTMLElement | null>,
) {
  const t = useStore(pictureLabelsMessages);
  const { zones, labels } = payload;
  const nameOf = useLabelName(labels);
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState("");
  const places = placesOf(answer);
  const goToLabels = useFocusOnLabels(place, answer);
  const nameById = (id: string) => {
    const label = labels.find((each) => each.id === id);
    return label ? nameOf(label) : t.goneLabel;
  };
  const lay = (what: Held, zone: Zone) => {
    setHeld(null);
    setSaid(t.laid({ label: nameById(what.label), number: zones.indexOf(zone) + 1 }));
    onAnswer(withPlaced(labels, answer, what, zone.id));
  };
  const take = (zone: string) => {
    setHeld(null);
    setSaid(t.taken({ label: nameById(places[zone] ?? "") }));
    onAnswer(withTaken(answer, zone));
  };
  const release = () => {
    setHeld(null);
    setSaid("");
  };
  const hold = (what: Held, byKey: boolean) => {
    if (held?.label === what.label && held.from === what.from) return release();
    setHeld(what);
    setSaid(t.held({ label: nameById(what.label) }));
    if (!byKey || what.from !== null) return;
    place.current?.querySelector<HTMLElement>("[data-zone-place]:not([data-filled])")?.focus();
  };
  const pressZone = (zone: Zone, byKey: boolean) => {
    const lying = places[zone.id];
    if (held) {
      if (byKey) goToLabels();
      lay(held, zone);
    } else if (lying) hold({ label: lying, from: zone.id }, byKey);
    else setSaid(t.pickFirst);
  };
  return { held, said, places, nameById, lay, take, hold, release, pressZone };
}

/** Once the answer has changed: until then the label that was laid is still among the others. */
function useFocusOnLabels(place: RefObject<HTMLElement | null>, answer: unknown) {
  const before = useRef<{ answer: unknown } | null>(null);
  useLayoutEffect(() => {
    if (before.current === null || before.current.answer === answer) return;
    before.current = null;
    place.current?.querySelector<HTMLElement>("[data-label]")?.focus();
  });
  return () => {
    before.current = { answer };
  };
}
