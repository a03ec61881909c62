// One zone in numbers: the way to place it without a pointer, and to the tenth of a percent.
import { useStore } from "@nanostores/react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { NumberInput } from "../typed/number-input.tsx";
import { zoneMessages, type ZoneTexts } from "../pictures/picture-messages.ts";
import css from "./zone-canvas.module.css";
import { pointsOf, withNumber, withoutPoint, withPoint } from "./zone-shapes.ts";

export type ZoneFieldsProps = { zone: Zone; ratio: number; onChange: (zone: Zone) => void };

export function ZoneFields({ zone, ratio, onChange }: ZoneFieldsProps) {
  const t = useStore(zoneMessages);
  const field = (label: string, at: number) => (
    <label className={css.number}>
      <span>{label}</span>
      <NumberInput
        min={0}
        max={100}
        decimals={1}
        value={Math.round((zone.coords[at] ?? 0) * 1000) / 10}
        onChange={(percent) => onChange(withNumber(zone, at, percent / 100, ratio))}
      />
    </label>
  );
  if (zone.shape !== "poly") {
    return (
      <div className={css.numbers}>
        {labelsOf(t, zone.shape).map((label, at) => (
          <div key={label}>{field(label, at)}</div>
        ))}
      </div>
    );
  }
  const points = pointsOf(zone.coords);
  return (
    <div className={css.points}>
      {points.map((_, at) => (
        // Points have no names: their place in the outline is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={css.numbers}>
          {field(t.pointX({ number: at + 1 }), at * 2)}
          {field(t.pointY({ number: at + 1 }), at * 2 + 1)}
          <IconButton
            size="s"
            icon="trash"
            label={t.removePoint({ number: at + 1 })}
            aria-disabled={points.length <= 3 || undefined}
            onClick={() => onChange(withoutPoint(zone, at))}
          />
        </div>
      ))}
      <Button size="s" icon="plus" onClick={() => onChange(withPoint(zone))}>
        {t.addPoint}
      </Button>
    </div>
  );
}

function labelsOf(t: ZoneTexts, shape: "rect" | "circle"): string[] {
  return shape === "rect" ? [t.left, t.top, t.width, t.height] : [t.centreX, t.centreY, t.radius];
}
