// The zones of a picture as a list beside it: number, hint, and what the question has to say about each.
import type { ReactNode } from "react";
import { useStore } from "@nanostores/react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { pictureMessages } from "../pictures/picture-messages.ts";
import { ZoneNumber } from "./zone-picture.tsx";
import type { ZoneTone } from "./zone-layer.tsx";
import css from "./zone-rows.module.css";

export type ZoneRowsProps = {
  zones: readonly Zone[];
  toneOf?: (zone: Zone) => ZoneTone;
  /** Where not all zones of the picture are told; their place here when missing. */
  numberOf?: (zone: Zone) => number;
  children: (zone: Zone, number: number) => ReactNode;
  /** Short rows stand beside one another. */
  dense?: boolean;
};

export function ZoneRows({ zones, toneOf, numberOf, children, dense }: ZoneRowsProps) {
  return (
    <ol className={css.rows} data-dense={dense ? "" : undefined}>
      {zones.map((zone, at) => {
        const number = numberOf?.(zone) ?? at + 1;
        return (
          <li key={zone.id} className={css.row}>
            <ZoneName zone={zone} number={number} tone={toneOf?.(zone)} />
            <div className={css.said}>{children(zone, number)}</div>
          </li>
        );
      })}
    </ol>
  );
}

type ZoneNameProps = { zone: Zone; number: number; tone?: ZoneTone };

function ZoneName({ zone, number, tone }: ZoneNameProps) {
  const t = useStore(pictureMessages);
  return (
    <span className={css.name}>
      <VisuallyHidden>{t.zone({ number })}</VisuallyHidden>
      <span aria-hidden="true">
        <ZoneNumber number={number} tone={tone} />
      </span>
      {zone.hint && (
        <span className={css.hint} dir="auto">
          {zone.hint}
        </span>
      )}
    </span>
  );
}

/** What a zone is called where it is not seen: "Area 2: pulau di timur". */
export function useZoneLabel(): (zone: Zone, number: number) => string {
  const t = useStore(pictureMessages);
  return ({ hint }, number) =>
    hint.trim() === "" ? t.zone({ number }) : t.zoneHint({ number, hint: hint.trim() });
}
