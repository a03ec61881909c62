// Who may open a socket, over real ones: few for who has not said who they are, many for who has.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { WebSocket } from "ws";
import { liveAuthMs, liveCloseCodes, livePath } from "../../contract/live-protocol.ts";
import { createLiveHub, type LiveHub } from "./live-hub.ts";
import { createLiveSockets, type LiveSockets } from "./live-sockets.ts";

const test = suite("the sockets of a school");
const bounds = { strangers: 3, perAddress: 8, all: 12 };
let server: Server;
let hub: LiveHub;
let sockets: LiveSockets;
const opened = new Set<WebSocket>();
test.before.each(async () => {
  hub = createLiveHub({
    identify: async (token) => (token === "good" ? { userId: "1", token } : null),
    ask: () => Promise.reject(new Error("Nothing is followed here.")),
    now: () => new Date(),
  });
  const address = ({ headers }: { headers: Record<string, unknown> }) => String(headers["x-from"]);
  sockets = createLiveSockets(async () => hub, address, bounds);
  server = createServer().on("upgrade", sockets.upgrade).listen(0, "127.0.0.1");
  await once(server, "listening");
});
test.after.each(() => {
  for (const socket of opened) socket.terminate();
  opened.clear();
  hub.close();
  sockets.close();
  server.close();
});

/** Null: it was not let in. */
async function open(from: string): Promise<WebSocket | null> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, {
    headers: { "x-from": from },
  });
  opened.add(socket);
  const isOpen = await new Promise<boolean>((settle) => {
    socket.once("open", () => settle(true));
    socket.once("error", () => settle(false));
  });
  return isOpen ? socket : null;
}

async function openAs(from: string, token: string): Promise<WebSocket | null> {
  const socket = await open(from);
  if (!socket) return null;
  socket.send(JSON.stringify({ t: "auth", token }));
  await Promise.race([once(socket, "message"), once(socket, "close")]);
  return socket;
}

async function howMany(count: number, openOne: () => Promise<WebSocket | null>): Promise<number> {
  let open = 0;
  for (let tries = 0; tries < count; tries += 1) open += (await openOne()) ? 1 : 0;
  return open;
}

test("an address has few sockets of whom nobody knows, and others are not kept out by them", async () => {
  assert.is(await howMany(10, () => open("10.0.0.9")), bounds.strangers);
  assert.ok(await openAs("10.0.0.8", "good"));
});

test("a school behind one address has many that are signed in", async () => {
  assert.is(await howMany(20, () => openAs("10.0.0.1", "good")), bounds.perAddress);
});

test("all together they are bounded, and who leaves makes room", async () => {
  let from = 0;
  const next = () => openAs(`10.0.1.${(from += 1)}`, "good");
  assert.is(await howMany(20, next), bounds.all);
  const [first] = opened;
  first!.close();
  await once(first!, "close");
  for (let tries = 0; hub.count() === bounds.all && tries < 100; tries += 1) {
    await new Promise((settle) => setTimeout(settle, 10));
  }
  assert.ok(await next());
});

test("who does not say who they are, or says a frame too large, is out soon, and their place free", async () => {
  assert.ok(liveAuthMs <= 10_000);
  const wrong = await openAs("10.0.0.9", "made-up");
  assert.ok(wrong!.readyState >= WebSocket.CLOSING);
  const loud = await open("10.0.0.9");
  loud!.send(JSON.stringify({ t: "auth", token: "x".repeat(5_000) }));
  const [code] = (await once(loud!, "close")) as [number];
  assert.is(code, 1009);
  const stranger = await open("10.0.0.9");
  stranger!.send(JSON.stringify({ t: "ping" }));
  assert.is((await once(stranger!, "close"))[0], liveCloseCodes.unauthorized);
  assert.is(await howMany(5, () => open("10.0.0.9")), bounds.strangers);
});

test.run();
