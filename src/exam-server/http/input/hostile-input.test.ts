// What no console sends and anybody on the network can: it is refused in words, and the server neither fails nor stalls.
import * as assert from "uvu/assert";
import { allEndpoints } from "../../../contract/endpoints/all-endpoints.ts";
import type { Endpoint } from "../../../contract/endpoints/endpoint.ts";
import { sendsQuery } from "../../../contract/calls/call.ts";
import { createMajor, listMajors } from "../../../contract/majors.ts";
import { importParticipants } from "../../../contract/participants.ts";
import { mediaPath } from "../../../contract/questions/media.ts";
import { createUser } from "../../../contract/staff/users.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { Refusal } from "../refusal.ts";
import { readInput } from "./request-input.ts";

const { test, server } = serverSuite("hostile input");
const logged: string[] = [];
const log = console.error;
test.before(() => {
  console.error = (...parts: unknown[]) => logged.push(parts.map(String).join(" "));
});
test.after(() => {
  console.error = log;
});
test.after.each(() => {
  const failed = logged.splice(0).filter((line) => !isConnectionTimeout(line));
  assert.equal(failed, [], "nothing failed inside the server");
});
/** Work by the clock that no test has asked for, on a machine that is too busy to open a connection in time. */
const isConnectionTimeout = (line: string): boolean =>
  /^(?:Orders about sittings|(?:Opening|Closing) of \w+) failed: Error: Connection terminated due to connection timeout/u.test(
    line,
  );

const send = (path: string, init: RequestInit = {}) =>
  server.raw(path, { ...init, headers: { authorization: `Bearer ${server.token}` } });
const post = (path: string, body: string) => send(path, { method: "POST", body });

/** None of them is what any field is for. */
const hostile: readonly unknown[] = [
  { toString: 1, valueOf: null },
  { length: 1e9, map: 0 },
  [[[[[[]]]]]],
  "",
  "\u202e",
  "'; drop table users; --",
  "x".repeat(70_000),
  1e308,
  -0.5,
  true,
  null,
];

/** The same in each field that the contract names. */
function filled({ input }: Endpoint, value: unknown): Record<string, unknown> {
  const { entries = {} } = input as { entries?: object };
  return Object.fromEntries(Object.keys(entries).map((name) => [name, value]));
}

/** With such a value in each of its fields. */
function requestOf(endpoint: Endpoint, value: unknown): Request {
  const fields = filled(endpoint, value);
  const url = new URL(endpoint.path.replace(/\{(\w+)\}/gu, "no-such-id"), "http://exam.test");
  const headers = { authorization: `Bearer ${server.token}` };
  const { method } = endpoint;
  if (!sendsQuery(endpoint)) {
    return new Request(url, { method, headers, body: JSON.stringify(fields) });
  }
  for (const [name, each] of Object.entries(fields)) {
    url.searchParams.set(name, typeof each === "string" ? each : String(JSON.stringify(each)));
  }
  return new Request(url, { method, headers });
}

const endpoints: readonly Endpoint[] = Object.values(allEndpoints);

test("whatever a field is not for is refused in few words at every endpoint", async () => {
  for (const endpoint of endpoints) {
    for (const value of hostile) {
      const what = `${endpoint.method} ${endpoint.path} ${JSON.stringify(value).slice(0, 40)}`;
      try {
        await readInput(endpoint, requestOf(endpoint, value), {});
      } catch (error) {
        assert.instance(error, Refusal, `${what}: ${String(error)}`);
        assert.ok(JSON.stringify((error as Refusal).data).length < 64 * 1024, what);
      }
    }
  }
});

test("a record that is not there, asked for with an attacker's text, is no fault of the server", async () => {
  for (const endpoint of endpoints) {
    // They would end the session that the others are asked with.
    if (/token\/revoke|sessions/u.test(endpoint.path)) continue;
    const { status } = await server.exam.fetch(requestOf(endpoint, "'; drop table users; --"));
    assert.ok(status < 500, `${endpoint.method} ${endpoint.path}: ${status}`);
  }
});

test("NUL and half a character are refused at their field, in a body, a query and a path", async () => {
  const nul = "a\\u0000b";
  for (const text of [nul, "\\ud800", "a\\uDFFFz"]) {
    const answer = await post(createMajor.path, `{"kode":"AB","nama":"${text}"}`);
    assert.is(answer.status, 422, text);
    assert.equal(answer.data, { nama: "Berisi karakter yang tidak dapat disimpan." });
  }
  const deep = await post("/api/v1/participants/imports", `{"rows":[{"nama":{"x":["${nul}"]}}]}`);
  assert.equal(Object.keys(deep.data as object), ["rows.0.nama.x.0"]);
  const name = await post(createMajor.path, `{"kode":"AB","nama":"A","x${nul}":1}`);
  assert.is(name.status, 422);
  const query = await send(`${listMajors.path}?q=a%00b`);
  assert.equal(Object.keys(query.data as object), ["q"]);
  assert.is((await send("/api/v1/participants/%00")).status, 404);
  assert.is((await server.exam.fetch(new Request(`http://exam.test${mediaPath}%00`))).status, 404);
  // What only looks like one, and a whole character written as two halves, are kept.
  const kept = await post(createMajor.path, '{"kode":"UTUH","nama":"\\\\u0000 \\ud83d\\ude00"}');
  assert.is((kept.data as { nama: string }).nama, "\\u0000 😀");
});

test("bytes that are no UTF-8 are refused rather than bent", async () => {
  const body = new Uint8Array([
    ...new TextEncoder().encode('{"kode":"L","nama":"'),
    0xe9,
    0x22,
    0x7d,
  ]);
  const answer = await send(createMajor.path, { method: "POST", body });
  assert.is(answer.status, 422);
  assert.match(answer.message, /tidak dapat dibaca/u);
});

test("a body as deep as it is long neither fails nor stalls", async () => {
  const depth = 200_000;
  for (const body of [
    `{"nama":${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}}`,
    `${'{"nama":'.repeat(depth)}1${"}".repeat(depth)}`,
  ]) {
    const started = performance.now();
    assert.is((await post(importParticipants.path, body)).status, 422);
    assert.ok(performance.now() - started < 1000);
  }
});

test("a password that is no text is refused under its input", async () => {
  for (const password of [{ toString: 1 }, { constructor: null }, [], 5]) {
    const answer = await post(createUser.path, JSON.stringify({ password }));
    assert.is(answer.status, 422);
    assert.ok("password" in (answer.data as object));
  }
});

test.run();
