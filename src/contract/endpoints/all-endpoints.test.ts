import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "../../testing/sources.ts";
import { sendsBytes } from "../calls/call.ts";
import { allEndpoints } from "./all-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

const test = suite("all endpoints");
const endpoints = Object.entries<Endpoint>(allEndpoints);

/** Names of the constants that a maker of calls makes. */
const exportedCalls = sourceNames()
  .filter((name) => /^contract\/(?!calls\/|endpoints\/).*(?<!\.test)\.ts$/u.test(name))
  .flatMap((name) =>
    [...sourceText(name).matchAll(/^export const (\w+) =\s+\w+Call[<(]/gmu)].map(
      ([, call]) => call!,
    ),
  );

test("every call of the contract has a server part under its own name, and no part is without a call", () => {
  assert.ok(exportedCalls.length > 250, String(exportedCalls.length));
  assert.equal(Object.keys(allEndpoints).sort(), [...exportedCalls].sort());
});

test("each server part names the call whose name it has", () => {
  const parts = sourceNames()
    .filter((name) => /^contract\/endpoints\/.*-endpoints\.ts$/u.test(name))
    .flatMap((name) => [
      ...sourceText(name).matchAll(/^ {2}(\w+): \w+ndpoint\(\s*(?:contract\.)?(\w+),/gmu),
    ]);
  assert.is(parts.length, endpoints.length);
  for (const [, name, call] of parts) assert.is(call, name);
});

test("no two calls have the same method and path", () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  assert.is(new Set(addresses).size, addresses.length);
});

test("a call that sends a file has a bound for it, and no other has one", () => {
  for (const [name, endpoint] of endpoints) {
    const isBounded = endpoint.file !== undefined || endpoint.upload !== undefined;
    assert.is(sendsBytes(endpoint), isBounded, name);
  }
});

test.run();
