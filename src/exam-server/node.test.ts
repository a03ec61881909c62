// The server as it stands in a school: real sockets, a real folder.
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { WebSocket } from "ws";
import type { OwnSession } from "../contract/staff/profile.ts";
import { liveCloseCodes, livePath } from "../contract/live-protocol.ts";
import { createParticipant } from "../contract/participants.ts";
import { usualCosts } from "./security/passwords.ts";
import { startNodeServer, startProxyServer, type NodeServer } from "./node.ts";
import { withTestServer } from "../testing/server/server-suite.ts";
import { importRow } from "../testing/sheets/import-rows.ts";
import { startRefusal } from "../testing/start-refusal.ts";

const test = suite("the server on the network");
const local = { port: 0, host: "127.0.0.1" };
let root = "";
let server: NodeServer;
let folders = { dist: "", templates: "" };
let data = "";
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-node-"));
  await chmod(root, 0o755);
  folders = { dist: root, templates: root };
  data = join(root, "data");
  await writeFile(join(root, "index.html"), "<title>console</title>");
  await writeFile(join(root, "template-peserta.xlsx"), "sheet");
  // Not serverSuite(): a test stops this server and starts it again on the same folder.
  server = await startNodeServer({
    ...local,
    ...folders,
    database: { kind: "folder", path: data },
    school: "empty",
    trustedProxy: "127.0.0.1",
  });
});
test.after(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const at = (path: string, port = server.port) => `http://127.0.0.1:${port}${path}`;

async function signIn(port = server.port, forwarded: HeadersInit = {}): Promise<string> {
  const { email, password } = server.accounts[0]!;
  const response = await fetch(at("/api/v1/token/generate", port), {
    method: "POST",
    headers: { "content-type": "application/json", ...forwarded },
    body: JSON.stringify({ email, password }),
  });
  const { data: answer } = (await response.json()) as { data: { token: string } };
  return answer.token;
}

function openSocket(port: number, token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`);
  const frames: string[] = [];
  const closed = new Promise<number>((settle) => socket.on("close", settle));
  const ready = new Promise<void>((settle, fail) => {
    socket.on("error", fail);
    socket.on("open", () => socket.send(JSON.stringify({ t: "auth", token })));
    socket.on("message", (text) => {
      frames.push(JSON.parse(String(text)).t);
      settle();
    });
    socket.on("close", () => settle());
  });
  return { socket, frames, ready, closed };
}

test("behind a proxy that is trusted, a session began where the proxy says", async () => {
  const token = await signIn(server.port, { "x-forwarded-for": "1.1.1.1, 192.168.1.20" });
  const response = await fetch(at("/api/v1/profile/sessions"), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: sessions } = (await response.json()) as { data: OwnSession[] };
  assert.is(sessions.find(({ current }) => current)?.ip, "192.168.1.20");
});

test("page, template and calls come from one address", async () => {
  assert.match(await (await fetch(server.url)).text(), /console/u);
  const template = await fetch(at("/wormhole/exo-templates/template-peserta.xlsx"));
  assert.is(await template.text(), "sheet");
  const refused = await fetch(at("/api/v1/participants"));
  assert.is(refused.status, 401);
  assert.match(refused.headers.get("content-security-policy") ?? "", /default-src 'self'/u);
});

test("an empty school has one Head Master", () => {
  assert.equal(
    server.accounts.map(({ role }) => role),
    ["EVIL"],
  );
});

test("the socket opens with a token and closes when it is revoked", async () => {
  const token = await signIn();
  const { frames, ready, closed } = openSocket(server.port, token);
  await ready;
  assert.equal(frames, ["ready"]);
  await fetch(at("/api/v1/token/revoke"), { headers: { authorization: `Bearer ${token}` } });
  assert.is(await closed, liveCloseCodes.revoked);
});

test("a socket without a valid token is sent away, one elsewhere is not opened", async () => {
  assert.is(await openSocket(server.port, "made-up").closed, liveCloseCodes.unauthorized);
  const elsewhere = new WebSocket(`ws://127.0.0.1:${server.port}/ws/other`);
  const failed = await new Promise<boolean>((settle) => {
    elsewhere.on("error", () => settle(true));
    elsewhere.on("open", () => settle(false));
  });
  assert.ok(failed);
});

test("a cable pulled during an import leaves nothing of it", async () => {
  const token = await signIn();
  // Hashing takes them three times as long as the cable holds.
  const rows = Array.from({ length: 100 }, (_none, at) => importRow(at, `CABLE-${at}`));
  const send = (signal?: AbortSignal) =>
    fetch(at("/api/v1/participants/imports"), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ import_id: "pulled-cable-00001", duplicates: "stop", rows }),
      ...(signal ? { signal } : {}),
    });
  try {
    await send(AbortSignal.timeout(60));
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).name, "TimeoutError");
  }
  // Had the first gone on, it would be done before this one, which would then answer without passwords.
  const { data: result } = (await (await send()).json()) as {
    data: { created: number; passwords: unknown[] };
  };
  assert.equal([result.created, result.passwords.length], [100, 100]);
});

test("a body larger than allowed is refused over the wire too", async () => {
  const token = await signIn();
  const response = await fetch(at("/api/v1/majors"), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ nama: "x".repeat(9 * 1024 * 1024) }),
  });
  assert.is(response.status, 413);
  assert.is((await fetch(at("/api/v1/religions/options"))).status, 401, "and the server goes on");
});

test("a folder that is in use, a port that is taken: one sentence each", async () => {
  const database = { kind: "folder", path: data } as const;
  const again = { ...folders, school: "demo", database } as const;
  assert.match(
    await startRefusal(startNodeServer({ ...again, ...local })),
    /in use by another exam server/u,
  );
  const taken = startNodeServer({ ...again, host: local.host, port: server.port });
  assert.match(await startRefusal(taken), /Port \d+ is in use.*--port/u);
});

test("a database that is not there or a folder that cannot be: one sentence each, no password", async () => {
  const none = { kind: "postgres", url: "postgres://exo:secret@127.0.0.1:1/exo" } as const;
  const unreachable = await startRefusal(
    startNodeServer({ ...local, ...folders, school: "demo", database: none }),
  );
  assert.match(unreachable, "Cannot use the database at postgres://127.0.0.1:1/exo");
  assert.not.match(unreachable, /secret/u);
  const file = { kind: "folder", path: join(root, "index.html", "data") } as const;
  const unwritable = await startRefusal(
    startNodeServer({ ...local, ...folders, school: "demo", database: file }),
  );
  assert.match(unwritable, /Cannot write to the data folder/u);
});

test("in front of a real server, calls, downloads and sockets are handed on, the console is ours", async () => {
  const proxy = await startProxyServer({
    ...local,
    dist: root,
    templates: "nowhere",
    target: new URL(at("/")),
  });
  assert.match(await (await fetch(proxy.url)).text(), /console/u);
  const template = await fetch(at("/wormhole/exo-templates/template-peserta.xlsx", proxy.port));
  assert.is(await template.text(), "sheet");
  const picture = await fetch(at("/storage/media/none", proxy.port));
  assert.equal([picture.status, await picture.text()], [404, "Not found."]);
  assert.match(picture.headers.get("content-security-policy")!, /sandbox/u);
  const token = await signIn(proxy.port);
  const { socket, frames, ready, closed } = openSocket(proxy.port, token);
  await ready;
  assert.equal(frames, ["ready"]);
  socket.close();
  await closed;
  await proxy.close();
});

test("a real server that is off is told in an envelope", async () => {
  const proxy = await startProxyServer({
    ...local,
    ...folders,
    target: new URL("http://127.0.0.1:1"),
  });
  const log = console.error;
  console.error = () => undefined;
  const response = await fetch(at("/api/v1/matrix", proxy.port));
  console.error = log;
  const { code, message } = (await response.json()) as { code: string; message: string };
  assert.is(code, "50");
  assert.match(message, /tidak dapat dihubungi/u);
  await proxy.close();
});

test("closed and opened again, the folder has the same accounts and nobody is made anew", async () => {
  await server.close();
  assert.equal(await readdir(join(data, "lock")), [], "nothing of the running server is left");
  const key = await readFile(join(data, "card-key"));
  const { accounts } = server;
  const reopened = await startNodeServer({
    ...local,
    ...folders,
    database: { kind: "folder", path: data },
    school: "demo",
  });
  assert.equal(reopened.accounts, []);
  assert.equal(await readFile(join(data, "card-key")), key);
  server = { ...reopened, accounts };
  assert.ok((await signIn()).length > 20);
});

test("unless a test wants it otherwise, passwords get their full cost", () =>
  withTestServer({ school: "empty", passwordCosts: usualCosts }, async (exam) => {
    const jurusan = await exam.db.selectFrom("majors").select("id").executeTakeFirstOrThrow();
    const agama = await exam.db.selectFrom("religions").select("id").executeTakeFirstOrThrow();
    await exam.ok(createParticipant, {
      no_ujian: "COST-1",
      nama: "Peserta",
      sesi: 1,
      jurusan_id: jurusan.id,
      agama_id: agama.id,
      group_id: null,
      antiblock: false,
      password: "",
    });
    for (const [table, cost] of [
      ["users", usualCosts.staff],
      ["participants", usualCosts.participant],
    ] as const) {
      const [row] = await exam.db.selectFrom(table).select("password_hash").execute();
      assert.ok(row!.password_hash.startsWith(`scrypt:${cost}:8:`));
    }
  }));

test.run();
