// The floor: pages written by hand that do the least possible, served like the bundle (compressed, same headers).
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { securityHeaders } from "../../exam-server/http/security-headers.ts";

const style = `body{margin:0;font:14px system-ui;background:#f3f1ec;color:#1d2327}
main{display:grid;gap:16px;max-width:360px;margin:120px auto;padding:24px;background:#fff}
input,button{font:inherit;padding:10px;border:1px solid #b9b2a3;border-radius:8px}
button{background:#0f6b62;color:#fff}`;

const page = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/floor.css"></head><body><main><h1>Sign in to your account</h1>
<label>E-mail <input type="email" name="email"></label><label>Password <input type="password" name="password"></label>
<button>Sign in</button></main></body></html>`;

export type FloorServer = { url: string; close(): Promise<void> };

/** A sign-in page of two requests without a script. */
export async function startFloorServer(): Promise<FloorServer> {
  const server = createServer((request, response) => {
    const isStyle = request.url === "/floor.css";
    const body = gzipSync(isStyle ? style : page);
    response.writeHead(200, {
      ...securityHeaders,
      "content-type": `text/${isStyle ? "css" : "html"}; charset=utf-8`,
      "content-encoding": "gzip",
      "content-length": body.length,
      "cache-control": "no-cache",
    });
    response.end(body);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
}
