// The drawing over a picture in which its zones stand, to be looked at as to be changed.
import type { ReactNode, SVGProps } from "react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import css from "./zone-layer.module.css";
import { viewBoxOf, ZoneShape } from "./zone-shape.tsx";

export type ZoneTone = "plain" | "faint" | "chosen" | "right" | "wrong" | "missed";

export function ZoneLayer({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <svg
      className={css.zones}
      viewBox={viewBoxOf(ratio)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type DrawnZoneProps = Omit<SVGProps<SVGGElement>, "ref"> & {
  zone: Zone;
  ratio: number;
  tone: ZoneTone;
  isPressable?: boolean;
};

export function DrawnZone({ zone, ratio, tone, isPressable = false, ...rest }: DrawnZoneProps) {
  return (
    <g
      {...rest}
      className={css.zone}
      data-tone={tone}
      data-pressable={isPressable ? "" : undefined}
    >
      <ZoneShape zone={zone} ratio={ratio} className={css.halo} />
      <ZoneShape zone={zone} ratio={ratio} className={css.area} />
    </g>
  );
}
