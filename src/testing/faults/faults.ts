// `npm run faults`: campaigns against an exam server that runs as in a school. Each says what it did and what did not hold.
import { parseArgs } from "node:util";
import type { Campaign, CampaignResult } from "./campaign.ts";
import { createChance } from "../random.ts";
import { fullDisk } from "./full-disk.ts";
import { killedMarking } from "./killed-marking.ts";
import { killedServers } from "./killed-servers.ts";
import { powerCuts } from "./power-cuts.ts";
import { sameMoment } from "./same-moment.ts";
import { takeOvers } from "./take-overs.ts";
import { bundleServer } from "./server-process.ts";

export const campaigns: readonly Campaign[] = [
  powerCuts,
  killedServers,
  killedMarking,
  sameMoment,
  fullDisk,
  takeOvers,
];

/** Answers whether everything held. */
export async function faults(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "20" },
    },
    allowPositionals: true,
  });
  const chosen = campaigns.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  console.log(`seed ${values.seed}, ${values.count} times each`);
  const { program, remove } = await bundleServer();
  let held = true;
  try {
    for (const campaign of chosen) {
      const chance = createChance(Number(values.seed));
      const result = await campaign.run({ count: Number(values.count), chance, program });
      console.log(`${isFine(result) ? "•" : "✘"} ${campaign.name}: ${resultText(result)}`);
      held &&= isFine(result);
    }
  } finally {
    await remove();
  }
  return held;
}

const isFine = (result: CampaignResult) => "skipped" in result || result.faults.length === 0;

function resultText(result: CampaignResult): string {
  if ("skipped" in result) return `left out: ${result.skipped}`;
  return [result.done, ...result.faults].join("\n    ");
}
