// How old live figures are, and whether they are outdated because the connection is lost. It is checked again each second.
import { staleSeconds } from "../../core/live-topic.ts";
import { useServerNow } from "./use-server-now.ts";

/**
 * @param asOf when they were so, by the server's clock; null while there are none
 * @returns `age`: whole seconds
 */
export function useAge(asOf: Date | null): { age: number; isStale: boolean } {
  const now = useServerNow();
  const age = asOf === null ? 0 : Math.max(0, Math.floor((now.getTime() - asOf.getTime()) / 1000));
  return { age, isStale: age > staleSeconds };
}

export const useStale = (asOf: Date | null): boolean => useAge(asOf).isStale;
