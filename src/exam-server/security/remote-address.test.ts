import type { IncomingMessage } from "node:http";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { remoteAddress } from "./remote-address.ts";

const test = suite("where a request comes from");

function from(remote: string, forwarded?: string): Pick<IncomingMessage, "socket" | "headers"> {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress: remote }, headers } as IncomingMessage;
}

test("without a trusted proxy the header is only a claim", () => {
  assert.is(remoteAddress(from("10.0.0.9", "1.2.3.4"), null), "10.0.0.9");
  assert.is(remoteAddress(from("10.0.0.9", "1.2.3.4"), "10.0.0.1"), "10.0.0.9");
});

test("the trusted proxy's last hop is who called, whatever it was told before", () => {
  const forwarded = "6.6.6.6, 192.168.1.20";
  assert.is(remoteAddress(from("10.0.0.1", forwarded), "10.0.0.1"), "192.168.1.20");
  assert.is(remoteAddress(from("::ffff:10.0.0.1", "::ffff:1.2.3.4"), "10.0.0.1"), "1.2.3.4");
  assert.is(remoteAddress(from("::1", "2001:db8::7"), "::1"), "2001:db8::7");
});

test("a proxy that says nothing, or nonsense, is who called", () => {
  for (const said of [undefined, "", "unknown", "1.2.3.4, "]) {
    assert.is(remoteAddress(from("10.0.0.1", said), "10.0.0.1"), "10.0.0.1");
  }
});

test.run();
