// A run that is divided over several machines: each takes its own part of the same list.
import { BundleError } from "../bundle-error.ts";

/** `shard`: "2/3" is the second of three parts. @throws BundleError when it is not a part */
export function partOf<Item>(items: readonly Item[], shard: string): Item[] {
  const [, part, parts] = (/^(\d+)\/(\d+)$/u.exec(shard) ?? []).map(Number);
  if (!part || !parts || part > parts) {
    throw new BundleError(`--shard ${shard}: it is written like 2/3, the second of three parts.`);
  }
  return items.filter((_item, at) => at % parts === part - 1);
}
