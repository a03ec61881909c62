// Whether live figures are outdated, because the connection is lost. It is checked again each second.
import { staleSeconds } from "../core/live-topic.ts";
import { useServerNow } from "./use-server-now.ts";

/** @param asOf when they were so, by the server's clock; null while there are none */
export function useStale(asOf: Date | null): boolean {
  const now = useServerNow();
  return asOf !== null && now.getTime() - asOf.getTime() > staleSeconds * 1000;
}
