// The lines between linked tiles, and the one that is being drawn. Only to be seen: the tiles say what they are linked to.
import css from "./link-board.module.css";
import type { LinkLine, Point } from "./use-link-lines.ts";

export type LinkLinesProps = {
  lines: readonly LinkLine[];
  /** Lines of the same left tile look alike: its place among them. */
  hueOf: (line: LinkLine) => number;
  picked: string | null;
  drawn: { from: Point; to: Point } | null;
};

export function LinkLines({ lines, hueOf, picked, drawn }: LinkLinesProps) {
  return (
    <svg className={css.lines} aria-hidden="true">
      {lines.map((line) => (
        <path
          key={line.id}
          d={curve(line.from, line.to)}
          data-hue={hueOf(line) % 3}
          data-picked={picked !== null && line.id.split(" ").includes(picked) ? "" : undefined}
        />
      ))}
      {drawn && <path d={curve(drawn.from, drawn.to)} data-drawn="" />}
    </svg>
  );
}

function curve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `M ${from.x} ${from.y} C ${middle} ${from.y}, ${middle} ${to.y}, ${to.x} ${to.y}`;
}
