// Upright bars: solid what reaches a limit, hollow what misses it, the figure above.
import type { PlotBox } from "./chart-axes.tsx";
import css from "./chart.module.css";

export type PlotBar = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of its height, the solid part at the top. */
  solid: number;
  text: string;
};

type BarPlotProps = {
  box: PlotBox;
  bars: readonly PlotBar[];
  /** An upright line, named at its top. */
  limit: { x: number; text: string } | null;
};

export function BarPlot({ box, bars, limit }: BarPlotProps) {
  const isRight = limit !== null && limit.x > box.left + box.width / 2;
  return (
    <>
      {bars.map(({ x, y, width, height, solid, text }) => (
        <g key={x}>
          {height > solid && (
            <rect className={css.hollow} {...{ x, y: y + solid, width, height: height - solid }} />
          )}
          {solid > 0 && <rect className={css.solid} {...{ x, y, width, height: solid }} />}
          <text x={x + width / 2} y={y - 4} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {limit && (
        <>
          <path className={css.pass} d={`M${limit.x} 4V${box.top + box.height + 4}`} />
          <text
            className={css.strong}
            x={limit.x + (isRight ? -6 : 6)}
            y={14}
            textAnchor={isRight ? "end" : "start"}
          >
            {limit.text}
          </text>
        </>
      )}
    </>
  );
}
