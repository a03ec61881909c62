// Large files over a real socket: memory that stays flat, and nothing left of what breaks off.
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import {
  createServer,
  request as openRequest,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getRequestListener } from "@hono/node-server";
import * as assert from "uvu/assert";
import * as v from "valibot";
import type { Envelope } from "../../contract/calls/envelope.ts";
import { queryInteger } from "../../contract/calls/typed-fields.ts";
import { streamedFile } from "../../contract/calls/streamed-file.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import type { Services } from "./services.ts";
import { uploadOf } from "./handler.ts";
import { receiveUpload } from "./input/received-upload.ts";
import { neverSilent } from "../database/pool/response-watch.ts";
import { createRouter, type Route } from "./router.ts";

const { test, server: exam } = serverSuite("files too large to be held", { school: "empty" });
const mebibyte = 1024 * 1024;
const piece = new Uint8Array(64 * 1024).fill(7);
const types = ["application/octet-stream"];
const count = v.object({ bytes: v.number() });

/** What happened to the one file that a test is about. */
let seen = { read: 0, given: 0, ended: "", kept: "" };
/** While it stands, the upload is not read any further. */
let gate = Promise.resolve();

const counted: Route = {
  find: null,
  endpoint: {
    method: "POST",
    path: "/api/v1/counted",
    access: ["0002A"],
    summary: "Counts",
    input: v.object({ ticket: v.picklist(["good"]) }),
    output: count,
    fileTypes: types,
    upload: { maxBytes: 96 * mebibyte },
  },
  handler: {
    async staged(_input, call) {
      for await (const { byteLength } of uploadOf(call)) {
        seen.read += byteLength;
        await gate;
      }
      return { bytes: seen.read };
    },
  },
};
const kept: Route = {
  find: null,
  endpoint: {
    method: "POST",
    path: "/api/v1/kept",
    access: ["0002A"],
    summary: "Keeps for a while",
    input: v.object({}),
    output: count,
    fileTypes: types,
    upload: { maxBytes: 4 * mebibyte },
  },
  handler: {
    async staged(_input, call) {
      const { path, discard } = await receiveUpload(call);
      seen.kept = path;
      const { length } = await readFile(path);
      await discard();
      return { bytes: length };
    },
  },
};
const given: Route = {
  find: null,
  endpoint: {
    method: "GET",
    path: "/api/v1/given",
    access: ["0002A"],
    summary: "Gives",
    input: v.object({ pieces: queryInteger(0, 10_000) }),
    output: streamedFile,
  },
  handler: {
    async read(input) {
      const { pieces } = input as { pieces: number };
      let left = pieces;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left === 0) return controller.close();
          left -= 1;
          seen.given += piece.byteLength;
          controller.enqueue(piece);
        },
        cancel: () => void (seen.ended = "cancelled"),
      });
      const length = pieces * piece.byteLength;
      return { name: "Cadangan (1) é.exo", type: "application/zip", length, body };
    },
  },
};

let server: Server;
test.before(async () => {
  const changes = { caughtUp: async () => undefined, close: async () => undefined };
  const services = { now: () => exam.now, changes } as Services;
  const databases = { db: exam.db, often: exam.db, responses: neverSilent };
  const calls = [counted, kept, given];
  const router = createRouter(databases, services, { calls, files: [] });
  server = createServer(getRequestListener((request) => router.fetch(request, { address: "" })));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
test.before.each(() => {
  seen = { read: 0, given: 0, ended: "", kept: "" };
  gate = Promise.resolve();
});
test.after(() => {
  server.closeAllConnections();
  server.close();
});

function open(path: string, headers: Record<string, string> = {}, method = "POST"): ClientRequest {
  const { port } = server.address() as AddressInfo;
  const authorization = `Bearer ${exam.token}`;
  const type = { "content-type": "application/octet-stream" };
  return openRequest({
    port,
    path,
    method,
    agent: false,
    headers: { authorization, ...type, ...headers },
  });
}

async function answerTo(sent: ClientRequest): Promise<Envelope<{ bytes: number }>> {
  const [answered] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answered) text += String(part);
  return JSON.parse(text);
}

/** Writes as fast as the other end takes it. */
async function write(sent: ClientRequest, pieces: number): Promise<void> {
  for (let at = 0; at < pieces; at += 1) {
    if (!sent.write(piece)) await once(sent, "drain");
  }
  sent.end();
}

/** What a transfer of 90 MiB may hold at any moment. */
const maxHeld = 20 * mebibyte;

/** How much more memory than before was ever held while `work` ran; what is only not yet cleared away is not. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString("--expose-gc");
  const clearAway = runInNewContext("gc") as (how?: { type: "minor" }) => void;
  const inUse = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  // Buffers are given back only as the next clearing begins.
  const held = () => {
    clearAway();
    clearAway();
    return inUse();
  };
  const before = held();
  // Clearing away what is young takes a fiftieth of the time: the rest only where that alone leaves too much.
  const growth = () => {
    clearAway({ type: "minor" });
    clearAway({ type: "minor" });
    const atMost = inUse() - before;
    return atMost < maxHeld ? atMost : held() - before;
  };
  const grown: number[] = [];
  // Clearing away takes longer than what is looked at: by the way gone, not by the clock.
  const looking = setInterval(() => {
    const gone = seen.read + seen.given;
    if (gone >= grown.length * 6 * mebibyte) grown.push(growth());
  }, 1);
  await work().finally(() => clearInterval(looking));
  assert.ok(grown.length > 10, `looked at ${grown.length} times`);
  return Math.max(...grown);
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo() && tries < 500; tries += 1) await wait(10);
  assert.ok(isSo(), String(isSo));
}

const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("exo-upload-")).length;

test("an upload goes through the server without staying in its memory", async () => {
  const sent = open("/api/v1/counted?ticket=good");
  const growth = await growthDuring(async () => {
    const [{ data }] = await Promise.all([answerTo(sent), write(sent, 1_440)]);
    assert.is(data.bytes, 90 * mebibyte);
  });
  assert.ok(growth < maxHeld, `${Math.round(growth / mebibyte)} MiB for 90`);
});

test("who sends faster than the server reads has to wait", async () => {
  let release = () => {};
  gate = new Promise((go) => (release = go));
  const sent = open("/api/v1/counted?ticket=good");
  const answered = answerTo(sent);
  let written = 0;
  const writing = (async () => {
    for (; written < 800; written += 1) if (!sent.write(piece)) await once(sent, "drain");
    sent.end();
  })();
  await until(() => seen.read > 0);
  await wait(300);
  assert.ok(written < 400, `${written} of 800 pieces left this side`);
  release();
  await writing;
  assert.is((await answered).data.bytes, 50 * mebibyte);
});

test("what is refused is refused in the envelope, before any of it was read", async () => {
  const length = { "content-length": String(97 * mebibyte) };
  for (const [path, headers, code] of [
    ["/api/v1/counted?ticket=good", { authorization: "" }, "41"],
    ["/api/v1/counted?ticket=good", { "content-type": "text/html" }, "12"],
    ["/api/v1/counted?ticket=bad", {}, "12"],
    ["/api/v1/counted?ticket=good", length, "13"],
  ] as const) {
    const sent = open(path, headers);
    sent.on("error", () => undefined);
    sent.write(piece);
    const answered = await answerTo(sent);
    assert.is(answered.code, code, path);
    sent.destroy();
  }
  assert.is(seen.read, 0);
});

test("one that turns out larger than allowed is refused, and nothing of it is kept", async () => {
  const before = await leftovers();
  const sent = open("/api/v1/kept");
  sent.on("error", () => undefined);
  const answered = answerTo(sent);
  await Promise.race([write(sent, 80), answered]);
  assert.is((await answered).code, "13");
  sent.destroy();
  assert.is(await leftovers(), before);
});

test("an upload may be kept as a file for as long as it is needed", async () => {
  const before = await leftovers();
  const sent = open("/api/v1/kept");
  const [{ data }] = await Promise.all([answerTo(sent), write(sent, 20)]);
  assert.is(data.bytes, 20 * piece.byteLength);
  assert.match(seen.kept, /exo-upload-/u);
  assert.is(await leftovers(), before);
});

test("of an upload that was cancelled nothing is left", async () => {
  const before = await leftovers();
  const sent = open("/api/v1/kept");
  sent.on("error", () => undefined);
  sent.write(piece);
  for (let tries = 0; (await leftovers()) === before && tries < 200; tries += 1) await wait(10);
  assert.is(await leftovers(), before + 1);
  sent.destroy();
  for (let tries = 0; (await leftovers()) > before && tries < 200; tries += 1) await wait(10);
  assert.is(await leftovers(), before);
});

async function download(pieces: number): Promise<IncomingMessage> {
  const sent = open(`/api/v1/given?pieces=${pieces}`, {}, "GET");
  sent.end();
  const [answered] = (await once(sent, "response")) as [IncomingMessage];
  return answered;
}

test("a download has its name, type and length, and leaves no more in memory than an upload", async () => {
  let length = 0;
  const growth = await growthDuring(async () => {
    const answered = await download(1_440);
    assert.is(answered.headers["content-type"], "application/zip");
    assert.is(answered.headers["content-length"], String(90 * mebibyte));
    assert.is(
      answered.headers["content-disposition"],
      "attachment; filename*=UTF-8''Cadangan%20%281%29%20%C3%A9.exo",
    );
    for await (const part of answered) length += (part as Buffer).length;
  });
  assert.is(length, 90 * mebibyte);
  assert.ok(growth < maxHeld, `${Math.round(growth / mebibyte)} MiB for 90`);
});

test("a download waits for who reads it slowly, and ends with who goes away", async () => {
  const answered = await download(9_600);
  answered.pause();
  await wait(300);
  assert.ok(seen.given < 30 * mebibyte, `${seen.given / mebibyte} MiB of 600 were made`);
  answered.destroy();
  await until(() => seen.ended === "cancelled");
});

test("a download that is refused is refused in the envelope", async () => {
  const answered = await answerTo(open("/api/v1/given?pieces=-1", {}, "GET").end());
  assert.is(answered.code, "12");
});

test.run();
