// What a campaign of faults is given, and what it tells.
import type { Chance } from "../random.ts";

export type CampaignInput = {
  count: number;
  chance: Chance;
  /** The bundled exam server. */
  program: string;
};
/** `faults` is empty when everything held. */
export type CampaignResult = { done: string; faults: string[] } | { skipped: string };
export type Campaign = { name: string; run(input: CampaignInput): Promise<CampaignResult> };
