// Where a label is laid: the zone's number, with the label that lies there (type 16).
import { useStore } from "@nanostores/react";
import type { HTMLAttributes } from "react";
import type { Zone } from "../../contract/questions/question-content.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ZoneNumber } from "../parts/zones/zone-picture.tsx";
import { useZoneLabel } from "../parts/zones/zone-rows.tsx";
import { LabelFace } from "./label-face.tsx";
import type { PictureLabel } from "./picture-labels-model.ts";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

export type LabelTargetProps = {
  zone: Zone;
  number: number;
  label: PictureLabel | undefined;
  /** Of the label that lies there, also when it is gone from the question; null: none does. */
  name: string | null;
  isHeld: boolean;
  /** A label is held and waits for its zone. */
  isAwaited: boolean;
  onPress: (byKey: boolean) => void;
  onTake: () => void;
  drag: HTMLAttributes<HTMLButtonElement>;
};

export function LabelTarget(props: LabelTargetProps) {
  const { zone, number, label, name, isHeld, isAwaited, onPress, onTake, drag } = props;
  const t = useStore(pictureLabelsMessages);
  const labelOf = useZoneLabel();
  return (
    <button
      type="button"
      className={css.badge}
      data-zone-place={zone.id}
      data-filled={name === null ? undefined : ""}
      data-awaited={isAwaited ? "" : undefined}
      data-held={isHeld ? "" : undefined}
      {...drag}
      onClick={({ detail }) => onPress(detail === 0)}
      onKeyDown={({ key }) => {
        if (key === "Delete" || key === "Backspace") onTake();
      }}
    >
      <VisuallyHidden>{`${labelOf(zone, number)}, ${label ? "" : (name ?? t.empty)}`}</VisuallyHidden>
      <span aria-hidden="true">
        <ZoneNumber number={number} tone={name === null ? "plain" : "chosen"} />
      </span>
      {label && <LabelFace label={label} />}
    </button>
  );
}
