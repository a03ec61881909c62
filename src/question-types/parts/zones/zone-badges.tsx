// The numbers of the zones that are being drawn: buttons that select, move by arrow keys and remove.
import type { KeyboardEvent } from "react";
import type { Zone } from "../../../contract/questions/question-content.ts";
import css from "./zone-canvas.module.css";
import type { ZoneDrawing } from "./zone-drawing.ts";
import { placeStyle, ZoneNumber } from "./zone-picture.tsx";
import pictureCss from "./zone-picture.module.css";
import { useZoneLabel } from "./zone-rows.tsx";
import { badgeOf, grownZone, movedZone } from "./zone-shapes.ts";

export type ZoneBadgesProps = {
  zones: readonly Zone[];
  ratio: number;
  selected: string | null;
  /** Of what says how the keys work. */
  hintId: string;
  drawing: ZoneDrawing;
  onSelect: (id: string) => void;
  onChange: (zone: Zone) => void;
  onRemove: (id: string, at: number) => void;
};

const step = 0.01;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function goToRow({ id }: Zone): void {
  const own = `[data-zone-row="${id}"] [data-row-own]`;
  document.querySelector<HTMLElement>(`${own} :is(select, input)`)?.focus();
}

export function ZoneBadges(props: ZoneBadgesProps) {
  const { zones, ratio, selected, hintId, drawing, onSelect, onChange, onRemove } = props;
  const labelOf = useZoneLabel();
  const onKeyDown = (event: KeyboardEvent, zone: Zone, at: number) => {
    const arrow = arrows[event.key];
    // Of a shape that is being drawn Enter is the end.
    const toRow = event.key === "Enter" && !drawing.draft;
    if (!arrow && !toRow && event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    if (toRow) return goToRow(zone);
    if (!arrow) return onRemove(zone.id, at);
    const size = event.shiftKey ? 5 * step : step;
    const change = event.altKey ? grownZone : movedZone;
    onChange(change(zone, arrow[0] * size, arrow[1] * size, ratio));
  };
  return zones.map((zone, at) => {
    const place = badgeOf(zone, ratio);
    const isSelected = zone.id === selected;
    return (
      <div
        key={zone.id}
        className={pictureCss.place}
        data-side={place.x > 0.6 ? "end" : "start"}
        style={placeStyle(place)}
      >
        <button
          type="button"
          className={css.badge}
          data-zone={zone.id}
          aria-label={labelOf(zone, at + 1)}
          aria-describedby={hintId}
          aria-pressed={isSelected}
          {...drawing.moveBy(zone)}
          onFocus={() => onSelect(zone.id)}
          onKeyDown={(event) => onKeyDown(event, zone, at)}
        >
          <ZoneNumber number={at + 1} tone={isSelected ? "chosen" : "plain"} />
        </button>
      </div>
    );
  });
}
