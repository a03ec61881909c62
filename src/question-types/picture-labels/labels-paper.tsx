// Labels on paper: the numbered picture, a line to write on for each zone, and what there is to write (type 16).
import { useStore } from "@nanostores/react";
import { letterOf } from "../../domain/text/letters.ts";
import { ZonePicture } from "../parts/zones/zone-picture.tsx";
import { ZoneRows } from "../parts/zones/zone-rows.tsx";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { LabelFace } from "./label-face.tsx";
import { pictureLabelsMessages } from "./picture-labels-messages.ts";
import css from "./picture-labels.module.css";

export function LabelsPaper({ payload }: { payload: PayloadOf<16> }) {
  const t = useStore(pictureLabelsMessages);
  const { image, zones, labels, mode } = payload;
  return (
    <div className={css.labels}>
      <ZonePicture image={image} zones={zones} />
      {mode !== "typed" && (
        <ol className={css.offered} aria-label={t.labels}>
          {labels.map((label, at) => (
            <li key={label.id}>
              {letterOf(at).toLowerCase()}. <LabelFace label={label} />
            </li>
          ))}
        </ol>
      )}
      <ZoneRows zones={zones} dense>
        {() => <span className={css.line} />}
      </ZoneRows>
    </div>
  );
}
