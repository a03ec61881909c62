// Points by two figures, with the zones in which they lie.
import { useId } from "react";
import type { PlotBox } from "./chart-axes.tsx";
import { ChartMark, type MarkShape } from "./chart-mark.tsx";
import css from "./chart.module.css";

export type PlotPoint = { id: string; x: number; y: number; shape: MarkShape };
export type PlotName = {
  id: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  text: string;
};

export type PlotZones = {
  /** Tinted, named above it. */
  good: (PlotBox & { text: string }) | null;
  /** Hatched, down to the lower edge. */
  below: { y: number } | null;
  /** A broken line across. */
  line: { y: number; text: string } | null;
  /** Upright lines. */
  limits: readonly number[];
};

type ScatterPlotProps = {
  box: PlotBox;
  zones: PlotZones;
  points: readonly PlotPoint[];
  names: readonly PlotName[];
  chosen: string | null;
};

export function ScatterPlot({ box, zones, points, names, chosen }: ScatterPlotProps) {
  // What is chosen and what is an exception are drawn above the others.
  const rank = ({ id, shape }: PlotPoint) => (id === chosen ? 2 : shape === "dot" ? 0 : 1);
  const sorted = [...points].sort((a, b) => rank(a) - rank(b));
  return (
    <>
      <Zones box={box} zones={zones} />
      {sorted.map(({ id, x, y, shape }) => (
        <ChartMark key={id} shape={shape} x={x} y={y} isChosen={id === chosen} />
      ))}
      {names.map(({ id, x, y, anchor, text }) => (
        <text key={id} className={css.strong} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  );
}

function Zones({
  box,
  zones: { good, below, line, limits },
}: Pick<ScatterPlotProps, "box" | "zones">) {
  const hatching = useId();
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  return (
    <>
      <defs>
        <pattern id={hatching} width="7" height="7" patternUnits="userSpaceOnUse">
          <path className={css.hatch} d="M-1 8 8-1M-1 1 1-1M6 8 8 6" />
        </pattern>
      </defs>
      {good && (
        <>
          <rect
            className={css.good}
            x={good.left}
            y={good.top}
            width={good.width}
            height={good.height}
          />
          <text x={good.left + good.width / 2} y={good.top - 5} textAnchor="middle">
            {good.text}
          </text>
        </>
      )}
      {below && (
        <>
          <rect
            x={box.left}
            y={below.y}
            width={box.width}
            height={bottom - below.y}
            fill={`url(#${hatching})`}
          />
          <path className={css.axis} d={`M${box.left} ${below.y}H${right}`} />
        </>
      )}
      {limits.map((x) => (
        <path key={x} className={css.limit} d={`M${x} ${box.top}V${bottom + 4}`} />
      ))}
      {line && (
        <>
          <path className={css.limit} d={`M${box.left} ${line.y}H${right}`} />
          <text x={right} y={line.y - 4} textAnchor="end">
            {line.text}
          </text>
        </>
      )}
    </>
  );
}
