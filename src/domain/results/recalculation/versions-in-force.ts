// Which recalculations of an exam still decide something: the latest, and those whose rules it has kept. A version that was restored counts with the
// versions that it was built upon, not with those that were written between.
import type { CountingRules } from "./counted-question.ts";
import { plansText } from "./counting-rules.ts";

/** `restores`: the version whose rules it has taken over. Version 1 counts as frozen and is none of these. */
export type WrittenVersion = CountingRules & { number: number; restores: number | null };

/** Their numbers, the latest first. @param versions in any order */
export function versionsInForce(versions: readonly WrittenVersion[]): number[] {
  const byNumber = new Map(versions.map((version) => [version.number, version]));
  const baseOf = ({ number, restores }: WrittenVersion) => byNumber.get(restores ?? number - 1);
  const chain: WrittenVersion[] = [];
  let next = byNumber.get(Math.max(0, ...byNumber.keys()));
  while (next) {
    chain.push(next);
    next = baseOf(next);
  }
  const [latest] = chain;
  if (!latest) return [];
  const found = new Set([latest.number]);
  const parts = new Map(chain.map((version) => [version, rulesByPart(version)]));
  for (const [part, rule] of parts.get(latest)!) {
    const origin = chain.find((version) => {
      const base = baseOf(version);
      return base === undefined || parts.get(base)!.get(part) !== rule;
    });
    found.add(origin!.number);
  }
  return chain.map(({ number }) => number).filter((number) => found.has(number));
}

/** Each part of a question's rule by itself: one version may have changed its key, another its weight. */
function rulesByPart({ questions, plans }: CountingRules): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { question_id: id, version, bobot, policy, treatment } of questions) {
    if (version !== null) parts.set(`${id} version`, String(version));
    if (bobot !== null) parts.set(`${id} bobot`, String(bobot));
    if (policy !== null) parts.set(`${id} policy`, policy);
    if (treatment !== "normal") parts.set(`${id} treatment`, treatment);
  }
  for (const { bank_id: id, plan } of plans) parts.set(`${id} plan`, plansText(plan));
  return parts;
}
