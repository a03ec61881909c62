// Which address a request came from. Behind a proxy all come from the proxy's, which says in X-Forwarded-For from whose; from
// anybody else that header is only a claim.
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** `trustedProxy`: its address; null when there is none. */
export function remoteAddress(
  { socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
  trustedProxy: string | null,
): string {
  const address = plainAddress(socket.remoteAddress ?? "");
  if (trustedProxy === null || address !== plainAddress(trustedProxy)) return address;
  // The last one is what the proxy itself saw; those before it are what it was told.
  const hops = String(headers["x-forwarded-for"] ?? "").split(",");
  const last = plainAddress(hops.at(-1)!.trim());
  return isIP(last) === 0 ? address : last;
}

/** IPv4 as IPv4, also on a socket that takes both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/iu, "");
}
