// One measured figure, with its bound when it has one.
export type Figure = {
  name: string;
  value: number;
  unit: string;
  bound?: number;
  /** The lower end of the 95 % interval, where pairs were measured: only what is surely past its bound breaks it. */
  least?: number;
  /** How many times slower the machine was meanwhile than the one for which bounds of times are set; 1 when it is left out. */
  slowness?: number;
};

export function isBroken(figure: Figure): boolean {
  return figure.bound !== undefined && !(surely(figure) <= figure.bound);
}

/** The better of two measurements of the same. Every figure here is better when it is smaller. */
export function better(one: Figure, other: Figure): Figure {
  return surely(other) < surely(one) ? other : one;
}

const surely = ({ value, least = value, slowness = 1 }: Figure) => least / slowness;

/** A time depends on the machine; a ratio, a size and a count do not. */
export function onMachine(figure: Figure, slowness: number): Figure {
  return figure.unit === "ms" || figure.unit === "s" ? { ...figure, slowness } : figure;
}

export function lineOf(figure: Figure): string {
  const { name, value, unit } = figure;
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  return `${shown.padStart(9)} ${unit.padEnd(9)} ${name}${verdictOn(figure)}`;
}

function verdictOn(figure: Figure): string {
  const { value, bound, least, slowness = 1 } = figure;
  if (bound === undefined) return "";
  const allowed =
    slowness > 1 ? `${bound} × ${slowness.toFixed(2)} for a slow machine` : `${bound}`;
  if (isBroken(figure)) return ` ✘ more than ${allowed}`;
  if (value <= bound * slowness || least === undefined) return ` (≤ ${allowed})`;
  return ` (more than ${bound}, but within the noise: from ${least.toFixed(2)})`;
}

/** Of times measured in pairs, in turns. Distribution-free: of nine ratios, all but 4 % of medians lie from the 2nd to the 8th. */
export function ratioOfPairs(ours: readonly number[], floor: readonly number[]) {
  const ratios = ours.map((time, at) => time / (floor[at] ?? Number.NaN)).sort((a, b) => a - b);
  return { value: median(ratios), least: ratios[Math.floor(ratios.length / 9)] ?? Number.NaN };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
