// The sockets behind /ws/message: who may open one, and what they say, handed to the hub. Somebody who has not said who
// they are costs as much as who has: of those an address has few, so that no curious PC keeps everybody else out.
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { livePath } from "../../contract/live-protocol.ts";
import { databaseRefusal } from "../database/database-refusal.ts";
import { logFault } from "../log-line.ts";
import type { LiveHub } from "./live-hub.ts";

/** Close codes of the WebSocket protocol (RFC 6455 and the IANA registry of close codes). */
const closeCodes = { serverFault: 1011, tryAgainLater: 1013 };
/** Frames of ours are small: a larger one is not ours. */
const maxFrameBytes = 4096;
/** How long a socket that is sent away may take to go. */
const farewellMs = 2_000;

export type SocketBounds = {
  /** Not signed in (yet), from one address: a school behind one comes back at once after a fault. */
  strangers: number;
  /** From one address, signed in or not. */
  perAddress: number;
  all: number;
};
export const socketBounds: SocketBounds = { strangers: 40, perAddress: 1_000, all: 2_000 };

type Guest = { address: string; isSignedIn(): boolean };

export type LiveSockets = {
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
};

export function createLiveSockets(
  hub: () => Promise<LiveHub>,
  addressOf: (incoming: IncomingMessage) => string,
  bounds: SocketBounds = socketBounds,
): LiveSockets {
  // By a name: the types of `ws` do not know closeTimeout yet.
  const options = { noServer: true, maxPayload: maxFrameBytes, closeTimeout: farewellMs };
  const server = new WebSocketServer(options);
  const guests = new Map<WebSocket, Guest>();
  return {
    close() {
      server.close();
      // A PC that was switched off never answers the farewell.
      const patience = setTimeout(() => server.clients.forEach((one) => one.terminate()), 1_000);
      patience.unref();
    },
    upgrade(incoming, socket, head) {
      if (incoming.url?.split("?")[0] !== livePath) return void socket.destroy();
      const address = addressOf(incoming);
      if (!hasRoom([...guests.values()], address, bounds)) return turnAway(socket);
      server.handleUpgrade(incoming, socket, head, (opened) => {
        const guest: Guest = { address, isSignedIn: () => false };
        guests.set(opened, guest);
        opened.on("close", () => guests.delete(opened));
        connect(opened, guest, hub());
      });
    },
  };
}

function hasRoom(guests: readonly Guest[], address: string, bounds: SocketBounds): boolean {
  const near = guests.filter((guest) => guest.address === address);
  const strangers = near.filter((guest) => !guest.isSignedIn());
  return (
    guests.length < bounds.all &&
    near.length < bounds.perAddress &&
    strangers.length < bounds.strangers
  );
}

function turnAway(socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\r\n");
}

function connect(opened: WebSocket, guest: Guest, hub: Promise<LiveHub>): void {
  const connection = hub.then((live) => live.connect(opened));
  void connection.then(({ isSignedIn }) => (guest.isSignedIn = isSignedIn));
  opened.on("message", (data) => {
    connection
      .then(({ receive }) => receive(String(data)))
      .catch((error: unknown) => {
        // That the database does not respond is no fault of this socket and needs no line in the log; the console reconnects.
        const isKnown = error instanceof Error && databaseRefusal(error) !== null;
        if (!isKnown) logFault("A socket's frame failed", error);
        opened.close(isKnown ? closeCodes.tryAgainLater : closeCodes.serverFault);
      });
  });
  opened.on("close", () => void connection.then(({ closed }) => closed()));
  // A broken connection is followed by "close", which cleans up.
  opened.on("error", () => opened.terminate());
}
