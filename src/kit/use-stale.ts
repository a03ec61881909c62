// Whether figures that keep themselves up to date are still those of now. Each tick of the server's clock looks again.
import { staleSeconds } from "../core/live-topic.ts";
import { useServerNow } from "./use-server-now.ts";

/** @param asOf when they were so, by the server's clock; null while there are none */
export function useStale(asOf: Date | null): boolean {
  const now = useServerNow();
  return asOf !== null && now.getTime() - asOf.getTime() > staleSeconds * 1000;
}
