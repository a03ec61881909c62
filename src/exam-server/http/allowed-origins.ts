// Pages of other origins that may make the calls of participants: exam apps that carry their pages with them (capacitor://localhost)
// or have them on a server of their own. None unless the start of the server names them; never for calls of staff.
import { openApiPath } from "../../contract/calls/call.ts";
import { mediaPath } from "../../contract/questions/media.ts";
import { participantPaths } from "../../contract/sitting/refusal-causes.ts";

export type AllowedOrigins = {
  /** The answer to a browser that asks before it makes a call; null: it is another request. */
  preflight(request: Request): Response | null;
  /** Adds what a page of an allowed origin needs to read the answer. */
  open(request: Request, response: Response): void;
};

const covered = [participantPaths, mediaPath, openApiPath];
const preflightSeconds = 600;

export function createAllowedOrigins(origins: readonly string[]): AllowedOrigins {
  const isCovered = ({ url }: Request) =>
    origins.length > 0 && covered.some((path) => new URL(url).pathname.startsWith(path));
  const allowed = (request: Request): string | null => {
    const origin = request.headers.get("origin");
    return origin !== null && origins.includes(origin) && isCovered(request) ? origin : null;
  };
  return {
    preflight(request) {
      const origin = allowed(request);
      if (origin === null || request.method !== "OPTIONS") return null;
      return new Response(null, {
        status: 204,
        headers: {
          "access-control-allow-origin": origin,
          "access-control-allow-methods": "GET, POST, PUT, DELETE",
          "access-control-allow-headers": "authorization, content-type, range",
          "access-control-max-age": String(preflightSeconds),
          vary: "Origin",
        },
      });
    },
    open(request, { headers }) {
      // Also without an origin: an <img> must not leave an answer in the cache that a later fetch cannot read.
      if (isCovered(request)) headers.append("vary", "Origin");
      const origin = allowed(request);
      if (origin === null) return;
      headers.set("access-control-allow-origin", origin);
      headers.set("access-control-expose-headers", "Retry-After, Content-Range");
    },
  };
}

/** As a browser sends it: scheme, host and port, in lower case, without a path. */
export const isOrigin = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\/[^\s/*A-Z]+$/u.test(text);
