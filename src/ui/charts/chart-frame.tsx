// A drawing that is as wide as its place, so that its texts keep their size on every screen, and its table below, which has the same figures.
import { useRef, type ReactNode } from "react";
import { useWidth } from "../use-width.ts";
import { ChartPicks, type ChartPicksProps } from "./chart-picks.tsx";
import css from "./chart.module.css";

/** Until it is measured, and where nothing is laid out. */
const usualWidth = 420;
/** Below it axes would leave no place for anything. */
const leastWidth = 160;

type ChartFrameProps = {
  /** What it shows, in one sentence. */
  label: string;
  /** In pixels. */
  height: number;
  /** Draws for a width in pixels: what stands in the drawing, what lies over it, and what can be chosen in it. */
  renderIn(width: number): { drawing: ReactNode; over?: ReactNode; picks?: ChartPicksProps };
  /** Below the drawing. */
  children?: ReactNode;
};

export function ChartFrame({ label, height, renderIn, children }: ChartFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = Math.max(leastWidth, Math.round(useWidth(place) || usualWidth));
  const { drawing, over, picks } = renderIn(width);
  return (
    <figure className={css.figure}>
      <div ref={place} className={css.place}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          role="img"
          aria-label={label}
        >
          {drawing}
        </svg>
        {over}
        {picks && <ChartPicks {...picks} />}
      </div>
      {children}
    </figure>
  );
}
