// One measured figure, with its bound when it has one.
export type Figure = {
  name: string;
  value: number;
  unit: string;
  bound?: number;
  /** The lower end of the 95 % interval, where pairs were measured: only what is surely past its bound breaks it. */
  least?: number;
};

export function isBroken({ value, bound, least = value }: Figure): boolean {
  return bound !== undefined && !(least <= bound);
}

/** Of two measurements of the same; every figure here is better when it is smaller, by what is sure of it. */
export function better(one: Figure, other: Figure): Figure {
  const sure = ({ value, least = value }: Figure) => least;
  return sure(other) < sure(one) ? other : one;
}

export function lineOf(figure: Figure): string {
  const { name, value, unit } = figure;
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  return `${shown.padStart(9)} ${unit.padEnd(9)} ${name}${verdictOn(figure)}`;
}

function verdictOn(figure: Figure): string {
  const { value, bound, least } = figure;
  if (bound === undefined) return "";
  if (isBroken(figure)) return ` ✘ more than ${bound}`;
  if (value <= bound || least === undefined) return ` (≤ ${bound})`;
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
