// What may go wrong between a console and its server, for a test.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { Page, Route } from "playwright-core";

type Address = string | RegExp;

/** Everything of the exam server's API. */
export const anyCall = "**/api/**";

/** Requests to the address wait until the returned function is called. */
export async function hold(page: Page, address: Address): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The server cannot be reached at the address, until the returned function is called. */
export async function cut(page: Page, address: Address): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort("connectionrefused");
  await page.route(address, abort);
  return () => page.unroute(address, abort);
}

/** Something between console and server answers with a page of its own, until the returned function is called. */
export async function answerHtml(page: Page, address: Address): Promise<() => Promise<void>> {
  const fulfill = (route: Route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  await page.route(address, fulfill);
  return () => page.unroute(address, fulfill);
}

/** The page never finds an idle moment, so that no screen is fetched before somebody opens it. */
export async function neverIdle(page: Page): Promise<Page> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  return page;
}

/** How often the page has asked for what `address` matches, from now on. */
export function counted(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
}

/** How often the page has been loaded or has gone to another, from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/**
 * A way to a server that can be shut and opened again, as when somebody pulls its cable: the network itself refuses what the
 * browser asks for. The server goes on behind it.
 */
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

  /** Does nothing while it is shut. */
  async shut(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Does nothing while it is open. */
  async reopen(): Promise<void> {
    if (this.#server.listening) return;
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
