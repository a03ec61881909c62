// The mark of a point, told by its shape: the same in a drawing, beside a word and on a button.
import { classNames } from "../class-names.ts";
import css from "./chart.module.css";

/** A full dot is the usual; a diamond and a cross are exceptions; a ring is not known. */
export type MarkShape = "dot" | "diamond" | "cross" | "ring";

type ChartMarkProps = { shape: MarkShape; x: number; y: number; isChosen?: boolean };

export function ChartMark({ shape, x, y, isChosen = false }: ChartMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isChosen && <circle className={css.chosen} r={11} />}
      <Shape shape={shape} />
    </g>
  );
}

function Shape({ shape }: { shape: MarkShape }) {
  if (shape === "diamond") return <path className={css.diamond} d="M0-6 6 0 0 6-6 0Z" />;
  if (shape === "cross")
    return <path className={css.cross} d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" />;
  return <circle className={classNames(css.dot, shape === "ring" && css.ring)} r={4.5} />;
}

/** Beside a word, as high as its line. */
export function MarkIcon({ shape }: { shape: MarkShape }) {
  return (
    <svg className={css.icon} viewBox="-8 -8 16 16" aria-hidden="true">
      <Shape shape={shape} />
    </svg>
  );
}
