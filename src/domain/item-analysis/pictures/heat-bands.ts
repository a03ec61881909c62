// A heat map that has fewer rows than there are participants. Participants with neighbouring totals share one row, a band, which shows their mean.
import { noShade, type HeatMap } from "./heat-map.ts";

/** `sizes`: participants of each band, from the highest totals. `cells`: by band, then by column: mean hundredths, or `noShade` where nobody counts. */
export type HeatBands = {
  columns: readonly string[];
  sizes: readonly number[];
  cells: Float64Array;
};

/** @param most bands; fewer participants have a band each */
export function heatBands({ rows, columns, cells }: HeatMap, most: number): HeatBands {
  const count = Math.min(most, rows.length);
  const width = columns.length;
  const means = new Float64Array(count * width);
  const sizes: number[] = [];
  const sums = new Float64Array(width);
  const counted = new Float64Array(width);
  for (let band = 0; band < count; band += 1) {
    const from = Math.floor((band * rows.length) / count);
    const to = Math.floor(((band + 1) * rows.length) / count);
    sums.fill(0);
    counted.fill(0);
    for (let cell = from * width, column = 0; cell < to * width; cell += 1) {
      const shade = cells[cell]!;
      if (shade !== noShade) {
        sums[column] = sums[column]! + shade;
        counted[column] = counted[column]! + 1;
      }
      column = column + 1 === width ? 0 : column + 1;
    }
    for (let column = 0; column < width; column += 1) {
      const n = counted[column]!;
      means[band * width + column] = n === 0 ? noShade : sums[column]! / n;
    }
    sizes.push(to - from);
  }
  return { columns, sizes, cells: means };
}
