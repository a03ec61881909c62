// What can be chosen in a drawing, as buttons above it: one tab stop, arrow keys from one to the next. Where they overlap, the one nearest to the
// pointer is meant. What is under the pointer or has the focus is named beside it.
import { useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import css from "./chart.module.css";

/** In pixels of the drawing, from its middle. */
export type ChartPick = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
};

export type ChartPicksProps = {
  /** What they are together. */
  label: string;
  /** In the order of the arrow keys. */
  picks: readonly ChartPick[];
  chosen: string | null;
  onChoose(id: string): void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function ChartPicks({ label, picks, chosen, onChoose }: ChartPicksProps) {
  const group = useRef<HTMLDivElement>(null);
  const [named, setNamed] = useState<string | null>(null);
  const entry = picks.some(({ id }) => id === chosen) ? chosen : (picks[0]?.id ?? null);
  const pick = picks.find(({ id }) => id === named);

  function move(event: KeyboardEvent, at: number): void {
    const to = event.key === "Home" ? 0 : event.key === "End" ? picks.length - 1 : undefined;
    const step = steps[event.key];
    const next = to ?? (step === undefined ? -1 : at + step);
    if (next < 0 || next >= picks.length) return;
    event.preventDefault();
    group.current?.querySelectorAll("button")[next]?.focus();
  }

  function nearest(event: MouseEvent, own: ChartPick): ChartPick {
    const box = group.current?.getBoundingClientRect();
    // A key has no place.
    if (!box || (event.clientX === 0 && event.clientY === 0)) return own;
    return nearestPick(picks, event.clientX - box.left, event.clientY - box.top) ?? own;
  }

  return (
    <div ref={group} role="group" aria-label={label} className={css.picks}>
      {picks.map((each, at) => (
        <button
          key={each.id}
          type="button"
          className={css.pick}
          style={placeOf(each)}
          aria-pressed={each.id === chosen}
          tabIndex={each.id === entry ? 0 : -1}
          onClick={(event) => onChoose(nearest(event, each).id)}
          onKeyDown={(event) => move(event, at)}
          onFocus={() => setNamed(each.id)}
          onBlur={() => setNamed(null)}
          onMouseMove={(event) => setNamed(nearest(event, each).id)}
          onMouseLeave={() => setNamed(null)}
        >
          <VisuallyHidden>{each.name}</VisuallyHidden>
        </button>
      ))}
      {pick && <PickName pick={pick} isLeft={pick.x < widthOf(picks) / 2} />}
    </div>
  );
}

/** By the distance of their middles. */
function nearestPick(picks: readonly ChartPick[], x: number, y: number): ChartPick | undefined {
  const distance = (pick: ChartPick) => Math.hypot(pick.x - x, pick.y - y);
  return picks.reduce<ChartPick | undefined>(
    (best, each) => (!best || distance(each) < distance(best) ? each : best),
    undefined,
  );
}

const widthOf = (picks: readonly ChartPick[]) => Math.max(...picks.map(({ x }) => x));

function placeOf({ x, y, width, height }: ChartPick) {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function PickName({ pick: { x, y, height, name }, isLeft }: { pick: ChartPick; isLeft: boolean }) {
  return (
    <span
      className={classNames(css.name, !isLeft && css.before)}
      style={{ left: x, top: y - Math.min(height, 24) / 2 }}
      aria-hidden="true"
    >
      {name}
    </span>
  );
}
