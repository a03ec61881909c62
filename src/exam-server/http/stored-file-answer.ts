// What is alike in the answers to whoever asks for an uploaded file by its address.
import { mediaSecurityHeaders } from "./security-headers.ts";

export function nothingHere(): Response {
  return new Response("Not found.", {
    status: 404,
    headers: {
      ...mediaSecurityHeaders,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}

/** The browser has it already, by its `etag`. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .some((one) => one.trim() === "*" || one.trim().replace(/^W\//u, "") === etag);
}
