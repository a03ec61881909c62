// A grid of shades on a canvas, from light (0) to full (100), over a drawing that says what it shows. Cells without a shade let the hatching behind them show. Colours are those of the theme.
import { useEffect, useRef } from "react";
import css from "./chart.module.css";

export type Shades = {
  columns: number;
  rows: number;
  /** By row, then by column: 0 to 100, and anything above for none. */
  cells: ArrayLike<number>;
};

type ShadeMapProps = {
  shades: Shades;
  /** In pixels, of the grid. */
  place: { left: number; top: number; width: number; height: number };
};

export function ShadeMap({ shades, place }: ShadeMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const own = canvas.current;
    if (!own) return undefined;
    const redraw = () => drawShades(own, shades);
    redraw();
    return followColours(redraw);
  }, [shades]);
  return (
    <canvas
      ref={canvas}
      className={css.shades}
      style={place}
      width={shades.columns}
      height={shades.rows}
      aria-hidden="true"
    />
  );
}

/** Calls `changed` when the theme changes or the page is printed, because a canvas does not follow style sheets. */
function followColours(changed: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "print"].map((query) => matchMedia(query));
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    theme.disconnect();
    for (const query of queries) query.removeEventListener("change", changed);
  };
}

/** One pixel for each cell: the browser enlarges them without blurring. */
function drawShades(canvas: HTMLCanvasElement, { columns, rows, cells }: Shades): void {
  const context = canvas.getContext("2d");
  if (!context || columns === 0 || rows === 0) return;
  const style = getComputedStyle(canvas);
  const [empty, full] = [channelsOf(style.fill), channelsOf(style.color)];
  const image = context.createImageData(columns, rows);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const shade = cells[cell]!;
    if (shade > 100) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const [from, to] = [empty[channel]!, full[channel]!];
      image.data[4 * cell + channel] = from + ((to - from) * shade) / 100;
    }
    image.data[4 * cell + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}

/** Of "rgb(15, 107, 98)". */
const channelsOf = (colour: string): number[] => (colour.match(/[\d.]+/gu) ?? []).map(Number);
