// Opening the port, and closing it without cutting off who is being answered.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { isCode, StartError, wordsOf } from "../start-error.ts";

/** How long running calls may take to end before they are cut off. */
const closingMs = 5_000;

/** Answers the port, which is chosen by the system when 0 was asked for. @throws StartError */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw new StartError(sentenceFor(error, port, host));
  }
}

function sentenceFor(error: unknown, port: number, host: string): string {
  if (isCode(error, "EADDRINUSE")) {
    return `Port ${port} is in use by another program; stop that one, or choose another port with --port.`;
  }
  if (isCode(error, "EACCES")) {
    return `Port ${port} may not be opened by this user; choose one above 1023 with --port.`;
  }
  if (isCode(error, "EADDRNOTAVAIL") || isCode(error, "ENOTFOUND")) {
    return `${host} is not an address of this computer; choose another with --host.`;
  }
  return `Cannot listen on ${host} port ${port}: ${wordsOf(error)}.`;
}

export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), closingMs);
  await closed;
  clearTimeout(patience);
}

/** By which the other PCs of the school reach one that listens at `host`; empty when they do not. */
export function networkAddress(host: string): string {
  if (host !== "0.0.0.0" && host !== "::") return "";
  const all = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "";
}
