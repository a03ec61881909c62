// Hands calls, downloads and the socket on to a real exam server, for a console served from here.
import {
  request as plainRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { request as secureRequest } from "node:https";
import { pipeline, type Duplex } from "node:stream";
import { httpStatusOf, responseCodes } from "../../contract/calls/envelope.ts";
import { livePath } from "../../contract/live-protocol.ts";
import { logFault } from "../log-line.ts";
import { securityHeaders, securityHeadersFor, storagePath } from "./security-headers.ts";

export type Proxy = {
  /** Whether the address is the other server's to answer. */
  covers(path: string): boolean;
  answer(incoming: IncomingMessage, outgoing: ServerResponse): void;
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
};

const covered = ["/api/v1", "/wormhole/", storagePath, livePath];

export function createProxy(target: URL): Proxy {
  const send = target.protocol === "https:" ? secureRequest : plainRequest;
  return {
    covers: (path) => covered.some((prefix) => path.startsWith(prefix)),
    answer(incoming, outgoing) {
      const onward = send(optionsFor(target, incoming), (answered) => {
        const headers = securityHeadersFor(new URL(incoming.url ?? "/", target).pathname);
        outgoing.writeHead(answered.statusCode ?? 502, { ...answered.headers, ...headers });
        // Cut off in the middle, the answer is cut off for the browser too, instead of never ending.
        pipeline(answered, outgoing, () => undefined);
      });
      onward.on("error", (error) => unreachable(target, error, outgoing));
      outgoing.on("close", () => onward.destroy());
      incoming.pipe(onward);
    },
    upgrade(incoming, socket, head) {
      const onward = send(optionsFor(target, incoming));
      onward.on("upgrade", (answered, other, otherHead) => {
        socket.write(statusLine(answered));
        join(socket, other, head, otherHead);
      });
      onward.on("response", (answered) => socket.end(statusLine(answered)));
      onward.on("error", () => socket.destroy());
      socket.on("error", () => onward.destroy());
      onward.end();
    },
  };
}

function optionsFor(target: URL, { method, url, headers }: IncomingMessage): RequestOptions {
  return {
    protocol: target.protocol,
    // An IPv6 address stands in brackets in a URL and without them here.
    hostname: target.hostname.replace(/^\[|\]$/gu, ""),
    port: target.port,
    method,
    path: target.pathname.replace(/\/$/u, "") + (url ?? "/"),
    headers: { ...headers, host: target.host },
  };
}

function statusLine({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

function join(near: Duplex, far: Duplex, nearHead: Buffer, farHead: Buffer): void {
  near.write(farHead);
  far.write(nearHead);
  near.pipe(far).pipe(near);
  near.on("error", () => far.destroy());
  far.on("error", () => near.destroy());
  near.on("close", () => far.destroy());
  far.on("close", () => near.destroy());
}

function unreachable(target: URL, error: Error, outgoing: ServerResponse): void {
  logFault(`Cannot reach ${target.origin}`, error.message);
  if (outgoing.headersSent) return void outgoing.destroy();
  const code = responseCodes.serverFault;
  outgoing.writeHead(httpStatusOf[code], {
    ...securityHeaders,
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  const message =
    "Server ujian tidak dapat dihubungi. Periksa apakah server menyala, lalu coba lagi.";
  outgoing.end(JSON.stringify({ code, message, data: null }));
}
