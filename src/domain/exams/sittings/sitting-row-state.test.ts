import { suite } from "uvu";
import * as assert from "uvu/assert";
import { offlineAfterMs, sittingRowState } from "./sitting-row-state.ts";

const test = suite("the state of a participant in an exam");

const now = Date.parse("2026-11-24T01:00:00Z");
const ago = (ms: number) => new Date(now - ms).toISOString();
const working = {
  status: 3 as const,
  is_blocked: false,
  is_signed_in: true,
  is_later: false,
  is_missed: false,
  away_since: null,
  last_seen_at: ago(5_000),
  resumed_at: null,
};

test("whoever has not come in is absent, or signed in", () => {
  const outside = { ...working, status: null, last_seen_at: null };
  assert.is(sittingRowState(outside, now), "signed-in");
  assert.is(sittingRowState({ ...outside, is_signed_in: false }, now), "absent");
});

test("whoever belongs to a later session is neither absent nor ready for the open one", () => {
  const outside = { ...working, status: null, last_seen_at: null, is_later: true };
  assert.is(sittingRowState({ ...outside, is_signed_in: false }, now), "later");
  assert.is(sittingRowState(outside, now), "later", "signed in for it while another one is open");
  assert.is(sittingRowState({ ...outside, is_blocked: true }, now), "blocked");
});

test("whoever misses their session is not absent from the next one, signed in or not", () => {
  const outside = { ...working, status: null, last_seen_at: null, is_missed: true };
  assert.is(sittingRowState(outside, now), "missed");
  assert.is(sittingRowState({ ...outside, is_signed_in: false }, now), "missed");
  assert.is(sittingRowState({ ...outside, is_blocked: true }, now), "blocked");
});

test("one who waits is ready, one at work is working until a minute goes by without a sign", () => {
  assert.is(sittingRowState({ ...working, status: 0 }, now), "ready");
  assert.is(sittingRowState(working, now), "working");
  const seen = (ms: number) => ({ ...working, last_seen_at: ago(ms) });
  assert.is(sittingRowState(seen(offlineAfterMs), now), "working");
  assert.is(sittingRowState(seen(offlineAfterMs + 1), now), "offline");
  assert.is(sittingRowState({ ...working, last_seen_at: null }, now), "offline");
});

test("the silence before the server came back or the exam went on does not count", () => {
  const silent = { ...working, last_seen_at: ago(20 * offlineAfterMs) };
  assert.is(sittingRowState({ ...silent, resumed_at: ago(offlineAfterMs) }, now), "working");
  assert.is(sittingRowState({ ...silent, resumed_at: ago(offlineAfterMs + 1) }, now), "offline");
});

test("of several the one that asks most for a hand is told", () => {
  const away = { ...working, away_since: ago(1_000) };
  assert.is(sittingRowState(away, now), "away");
  assert.is(sittingRowState({ ...away, last_seen_at: ago(120_000) }, now), "offline");
  const blocked = { ...away, is_blocked: true };
  assert.is(sittingRowState(blocked, now), "blocked");
  assert.is(sittingRowState({ ...blocked, status: null }, now), "blocked");
  assert.is(sittingRowState({ ...blocked, status: 1 }, now), "finished");
});

test.run();
