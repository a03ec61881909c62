// The lines behind a drawing and the figures beside them.
import css from "./chart.module.css";

/** The area inside the axes, in pixels. */
export type PlotBox = { left: number; top: number; width: number; height: number };
export type PlotTick = { at: number; text: string };

type ChartAxesProps = {
  box: PlotBox;
  across: readonly PlotTick[];
  upwards: readonly PlotTick[];
  /** Words of zones, in a line of their own. */
  below?: readonly PlotTick[];
};

export function ChartAxes({ box, across, upwards, below = [] }: ChartAxesProps) {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  return (
    <>
      {upwards.map(({ at, text }) => (
        <g key={at}>
          <path className={css.grid} d={`M${box.left} ${at}H${right}`} />
          <text x={box.left - 6} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <path className={css.axis} d={`M${box.left} ${bottom}H${right}`} />
      {across.map(({ at, text }) => (
        <text key={at} x={at} y={bottom + 16} textAnchor="middle">
          {text}
        </text>
      ))}
      {below.map(({ at, text }) => (
        <text key={at} x={at} y={bottom + 32} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}
