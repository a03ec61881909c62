// The bytes of a file as an answer. They leave as fast as the browser takes them, and stop when it goes away.
import type { StreamedFile } from "../../contract/calls/streamed-file.ts";
import { mediaSecurityHeaders } from "./security-headers.ts";

export function streamedAnswer({ name, type, length, body }: StreamedFile): Response {
  return new Response(body, {
    headers: {
      // Much of it was uploaded: opened by itself it runs nothing.
      ...mediaSecurityHeaders,
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encoded(name)}`,
      "cache-control": "no-store",
      ...(length === null ? {} : { "content-length": String(length) }),
    },
  });
}

/** RFC 8187 allows fewer signs than encodeURIComponent leaves as they are. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
