// Whoever sends slowly, or stops in the middle, is sent away; whoever only takes long is not. Over real sockets.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generateToken } from "../../../contract/credentials.ts";
import { createMajor, listMajors } from "../../../contract/majors.ts";
import { updateSettings } from "../../../contract/setting-changes.ts";
import { settingCodes } from "../../../contract/settings.ts";
import { freshDatabase, type TestDatabase } from "../../../testing/server/test-databases.ts";
import { startNodeServer, type NodeServer } from "../../node.ts";
import { testCosts } from "../../../testing/server/test-settings.ts";

const test = suite("slow clients");
const patienceMs = 400;
let root = "";
let place: TestDatabase;
let server: NodeServer;
let token = "";
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-slow-"));
  place = await freshDatabase();
  server = await startNodeServer({
    port: 0,
    host: "127.0.0.1",
    dist: root,
    templates: root,
    database: place.database,
    school: "empty",
    passwordCosts: testCosts,
    patienceMs,
  });
  const { email, password } = server.accounts[0]!;
  const body = JSON.stringify({ email, password });
  const answer = await fetch(at(generateToken.path), { method: "POST", body });
  token = ((await answer.json()) as { data: { token: string } }).data.token;
});
test.after(async () => {
  await server.close();
  await place.cleanUp();
  await rm(root, { recursive: true, force: true });
});

const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;

type Client = { socket: Socket; received(): string; closed: Promise<unknown> };

async function open(head: string): Promise<Client> {
  const socket = connect(server.port, "127.0.0.1");
  let said = "";
  socket.on("data", (part) => (said += String(part)));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  await once(socket, "connect");
  socket.write(head);
  return { socket, received: () => said, closed };
}

const headOf = (method: string, path: string, length: number, bearer = token) =>
  `${method} ${path} HTTP/1.1\r\nhost: exam\r\nauthorization: Bearer ${bearer}\r\ncontent-length: ${length}\r\n\r\n`;

/** One byte after the other until the server has had enough; answers how long that took. */
async function drip({ socket, closed }: Client, everyMs = 40): Promise<number> {
  const began = performance.now();
  const dripping = setInterval(() => socket.write(" "), everyMs);
  await Promise.race([closed, wait(8_000)]);
  clearInterval(dripping);
  socket.destroy();
  return performance.now() - began;
}

test("fields that drip are refused in words, and the connection ends", async () => {
  const client = await open(headOf("POST", createMajor.path, 4000));
  const took = await drip(client);
  assert.match(client.received(), /HTTP\/1\.1 409/u);
  assert.match(client.received(), /tidak selesai terkirim tepat waktu/u);
  assert.ok(took > patienceMs && took < 4_000, `${took} ms`);
});

test("fields that stop in the middle end the same way", async () => {
  const client = await open(`${headOf("POST", createMajor.path, 4000)}{"kode":`);
  await client.closed;
  assert.match(client.received(), /tidak selesai terkirim tepat waktu/u);
});

test("what is refused before its body is read does not keep the connection", async () => {
  for (const head of [
    headOf("POST", createMajor.path, 4000, "made-up"),
    headOf("PATCH", "/api/v1/majors/nobody", 4000),
    headOf("POST", "/api/v1/nothing", 4000),
    headOf("GET", listMajors.path, 4000),
    headOf("POST", "/adm/", 4000),
  ]) {
    const took = await drip(await open(head));
    assert.ok(took < 4_000, `${head.slice(0, 40)}: ${took} ms`);
  }
});

test("headers that drip are cut off", async () => {
  const took = await drip(await open("GET /adm/ HTTP/1.1\r\nhost: exam\r\nx-slow: "));
  assert.ok(took < 4_000, `${took} ms`);
});

test("a connection on which nothing is said at all is cut off", async () => {
  const client = await open("");
  const began = performance.now();
  await Promise.race([client.closed, wait(8_000)]);
  client.socket.destroy();
  assert.ok(performance.now() - began < 4_000);
});

test("a call that comes in pieces but in time is answered as any other", async () => {
  const body = JSON.stringify({ kode: "LAMBAT", nama: "Lambat" });
  const client = await open(headOf("POST", createMajor.path, body.length));
  client.socket.setNoDelay(true);
  // A turn of the loop each, not a time: on a busy machine 36 pauses by the clock are longer than the patience.
  for (const letter of body) {
    client.socket.write(letter);
    await nextTurn();
  }
  for (let tries = 0; client.received() === "" && tries < 200; tries += 1) await wait(20);
  assert.match(client.received(), /HTTP\/1\.1 200/u);
  client.socket.destroy();
});

test("more than 64 KB in pieces within the time are taken, whether their length is said or not", async () => {
  const large = 200 * 1024;
  const fields = (code: string) =>
    JSON.stringify({ settings: [{ code, value: "Y", version: 0 }] }).padEnd(large);
  const head = headOf("PATCH", updateSettings.path, large);
  const said = await open(head);
  const unsaid = await open(head.replace(`content-length: ${large}`, "transfer-encoding: chunked"));
  const [body, other] = [fields(settingCodes.aiActive), fields(settingCodes.city)];
  for (let start = 0; start < large; start += 8 * 1024) {
    said.socket.write(body.slice(start, start + 8 * 1024));
    unsaid.socket.write(`2000\r\n${other.slice(start, start + 8 * 1024)}\r\n`);
    await nextTurn();
  }
  unsaid.socket.write("0\r\n\r\n");
  for (const client of [said, unsaid]) {
    for (let tries = 0; client.received() === "" && tries < 200; tries += 1) await wait(20);
    assert.match(client.received(), /HTTP\/1\.1 200/u);
    client.socket.destroy();
  }
});

test("meanwhile everybody else is served", async () => {
  const clients = await Promise.all(
    Array.from({ length: 50 }, () => open(headOf("POST", createMajor.path, 4000))),
  );
  const began = performance.now();
  const answer = await fetch(at(listMajors.path), {
    headers: { authorization: `Bearer ${token}` },
  });
  assert.is(answer.status, 200);
  assert.ok(performance.now() - began < 4_000);
  for (const { socket } of clients) socket.destroy();
});

test.run();
