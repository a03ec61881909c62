// Sent with every answer. What an institution sends that serves the bundle by other means stands in the README.
import { createHash } from "node:crypto";

/** The text of what stands inline in a page. */
type Inline = { style?: string; script?: string };

/** What a page may say of itself too: nothing inline counts but what is given, nothing is fetched from another host. */
export function pagePolicy({ style, script }: Inline = {}): string {
  return [
    "default-src 'self'",
    ...(script === undefined ? [] : [`script-src 'self' '${hashOf(script)}'`]),
    ...(style === undefined ? [] : [`style-src 'self' '${hashOf(style)}'`]),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** A meta element cannot say who may put the page into a frame. */
export function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'self'`;
}

export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": headerPolicy(pagePolicy()),
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/** Of what people uploaded: opened by itself it runs nothing, loads nothing and is nobody. */
export const mediaSecurityHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; sandbox",
};

/** Below it the exam server keeps what people uploaded, the contract's media among it. */
export const storagePath = "/storage/";

export function securityHeadersFor(pathname: string): Readonly<Record<string, string>> {
  return pathname.startsWith(storagePath) ? mediaSecurityHeaders : securityHeaders;
}
