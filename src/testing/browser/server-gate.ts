// A way to a server that can be shut and opened again, as when somebody pulls its cable: what the browser asks for then is
// refused by the network itself. The server goes on behind it.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";

export class ServerGate {
  /** Of the console behind the gate. */
  readonly url: string;
  readonly #port: number;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server;

  private constructor(server: Server, target: URL, sockets: Set<Socket>) {
    this.#server = server;
    this.#target = target;
    this.#sockets = sockets;
    this.#port = (server.address() as AddressInfo).port;
    const url = new URL(target);
    url.port = String(this.#port);
    this.url = url.href;
  }

  static async open(target: string): Promise<ServerGate> {
    const sockets = new Set<Socket>();
    const to = new URL(target);
    return new ServerGate(await listen(0, to, sockets), to, sockets);
  }

  async shut(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async reopen(): Promise<void> {
    this.#server = await listen(this.#port, this.#target, this.#sockets);
  }
}

async function listen(port: number, target: URL, sockets: Set<Socket>): Promise<Server> {
  const server = createServer((socket) => {
    const beyond = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      // The other end has gone: so does this one.
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
