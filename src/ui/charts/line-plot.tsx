// Curves that are told apart by their strokes and marks, with their names at the ends.
import css from "./chart.module.css";

export type PlotLine = {
  id: string;
  /** The data of an SVG path. */
  path: string;
  /** The key is thick with full dots, a rival broken with hollow squares; the others are thin, each broken in its own way. */
  shape: "key" | "rival" | "other";
  dots: readonly { x: number; y: number }[];
  name: { x: number; y: number; text: string };
};

const dashes = ["2 3", "8 3 2 3", "1 5", "12 4", "5 2", "8 2 2 2 2 2"];

type LinePlotProps = {
  lines: readonly PlotLine[];
  /** The others step back. */
  chosen: string | null;
};

export function LinePlot({ lines, chosen }: LinePlotProps) {
  const others = lines.filter(({ shape }) => shape === "other");
  return (
    <>
      {lines.map((line) => (
        <g
          key={line.id}
          className={css.curve}
          data-shape={line.shape}
          data-back={chosen !== null && chosen !== line.id ? "" : undefined}
        >
          <path d={line.path} strokeDasharray={dashes[others.indexOf(line) % dashes.length]} />
          {line.shape !== "other" &&
            line.dots.map(({ x, y }) => (
              <Dot key={x} {...{ x, y }} isRound={line.shape === "key"} />
            ))}
          <text className={css.strong} x={line.name.x} y={line.name.y}>
            {line.name.text}
          </text>
        </g>
      ))}
    </>
  );
}

function Dot({ x, y, isRound }: { x: number; y: number; isRound: boolean }) {
  return isRound ? (
    <circle cx={x} cy={y} r={4} />
  ) : (
    <rect x={x - 3.5} y={y - 3.5} width={7} height={7} />
  );
}
