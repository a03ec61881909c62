// Sent with every answer. An institution that serves the bundle by other means should send the same (README).

/** No inline script, style or handler runs, nothing is fetched from another host. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
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
