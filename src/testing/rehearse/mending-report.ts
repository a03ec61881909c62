// What it took to mend each incident, by each hand.
import type { HandName } from "./hand.ts";
import type { Mended } from "./mending.ts";

const hands: readonly HandName[] = ["keyboard", "mouse", "phone"];

export function lineOf(one: Mended): string {
  const { name, hand, seenAfter, byHand, untilOver, why } = one;
  const took =
    untilOver === null
      ? `✘ not mended: ${why}`
      : `mended in ${byHand.toFixed(1)} s, over after ${untilOver.toFixed(1)} s`;
  return `  ${name}, ${hand}: seen after ${seenAfter.toFixed(1)} s, ${pressed(one)}, ${took}`;
}

/** A table of incidents and hands. */
export function tableOf(all: readonly Mended[]): string[] {
  const rows = [...new Set(all.map(({ name }) => name))].map((name) => [
    name,
    ...hands.map((hand) => {
      const one = all.find((other) => other.name === name && other.hand === hand);
      return one ? cellOf(one) : "";
    }),
  ]);
  const table = [["incident", ...hands], ...rows];
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)));
  const lines = table.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`,
  );
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [lines[0]!, rule, ...lines.slice(1)];
}

function cellOf(one: Mended): string {
  if (one.untilOver === null) return "✘";
  return `${pressed(one)}, ${one.byHand.toFixed(0)} s, over ${one.untilOver.toFixed(0)} s`;
}

function pressed({ keys, clicks, taps }: Mended): string {
  const counts = [
    [keys, "keys"],
    [clicks, "clicks"],
    [taps, "taps"],
  ] as const;
  const some = counts.filter(([count]) => count > 0);
  return some.length === 0 ? "nothing" : some.map(([n, what]) => `${n} ${what}`).join(" ");
}
