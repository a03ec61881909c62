// One origin for everything: the API, uploaded files, the bundle, the templates, each answer with the security headers. Pages of
// other origins reach only what allowed-origins.ts opens to them.
import { livePath } from "../../contract/live-protocol.ts";
import { createAllowedOrigins } from "./allowed-origins.ts";
import type { Origin } from "./router.ts";
import { securityHeadersFor, storagePath } from "./security-headers.ts";
import { serveStatic, type StaticFolders } from "./static-files.ts";

export type Site = (request: Request, origin: Origin) => Promise<Response>;

export function createSite(
  api: (request: Request, origin: Origin) => Promise<Response>,
  folders: StaticFolders,
  participantOrigins: readonly string[] = [],
): Site {
  const origins = createAllowedOrigins(participantOrigins);
  return async (request, origin) => {
    const asked = origins.preflight(request);
    if (asked) return asked;
    const { pathname } = new URL(request.url);
    const isServers = pathname.startsWith("/api/") || pathname.startsWith(storagePath);
    const response = isServers
      ? await api(request, origin)
      : ((await serveStatic(request, folders)) ?? nothingHere(pathname));
    const headers = Object.entries(securityHeadersFor(pathname));
    for (const [name, value] of headers) {
      // The bundle's page brings a policy of its own.
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    origins.open(request, response);
    return response;
  };
}

function nothingHere(pathname: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return pathname === livePath
    ? new Response("Only for sockets.", {
        status: 426,
        headers: { ...headers, upgrade: "websocket" },
      })
    : new Response("Not found.", { status: 404, headers });
}
