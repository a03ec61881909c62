// One's own activity, gathered into lines.
import * as assert from "uvu/assert";
import type { AuditAction } from "../../../../contract/audit.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import {
  getOwnProfile,
  listOwnActivity,
  type OwnActivity,
} from "../../../../contract/staff/profile.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { writeAudit } from "../../../records/audit-trail.ts";

const { test, server } = serverSuite("one's own activity");

const minuteMs = 60_000;

/** Entries as if the Head Master had made them, `step` minutes after one another. */
async function enter(acts: readonly [action: AuditAction, object: string][], step = 1) {
  const by = await server.ok(getOwnProfile, {});
  for (const [action, objectId] of acts) {
    server.wait(step * minuteMs);
    await writeAudit(server.db, by, server.now, "10.0.0.9", [
      { action, objectId, after: { nama: `Nama ${objectId}` } },
    ]);
  }
}
const activity = (query: CallInput<typeof listOwnActivity> = {}) =>
  server.ok(listOwnActivity, query);
const factsOf = ({ action, count, objects, label }: OwnActivity) => [action, count, objects, label];

test("what was done again and again is one line, until something else or a pause comes between", async () => {
  const blocked = (object: string) => ["participant.block", object] as [AuditAction, string];
  const thirty = Array.from({ length: 30 }, (_none, at) => blocked(`p${at}`));
  await enter([...thirty, ["subject.create", "s"], blocked("p1"), blocked("p1")]);
  await enter([blocked("p1"), blocked("p2")], 11);
  const { items } = await activity({ per_page: 5 });
  assert.equal(items.map(factsOf), [
    ["participant.block", 1, 1, "Nama p2"],
    ["participant.block", 1, 1, "Nama p1"],
    ["participant.block", 2, 1, "Nama p1"],
    ["subject.create", 1, 1, "Nama s"],
    ["participant.block", 30, 30, "Nama p29"],
  ]);
  const { at, since } = items[4]!;
  assert.is(Date.parse(at) - Date.parse(since), 29 * minuteMs);
});

test("pages hold whole lines, and a line's entries are asked for by its bounds", async () => {
  const all = await activity({ per_page: 200 });
  assert.is(all.total, all.items.length);
  const pages = await Promise.all([1, 2, 3].map((page) => activity({ page, per_page: 2 })));
  assert.equal(
    pages.flatMap(({ items }) => items),
    all.items.slice(0, 6),
  );
  assert.equal(
    pages.map(({ total }) => total),
    [all.total, all.total, all.total],
  );
  const past = await activity({ page: 1000 });
  assert.equal([past.items, past.total], [[], all.total]);

  const { first_id, id: last_id } = all.items.find(({ count }) => count === 30)!;
  const bounds = { first_id: Number(first_id), last_id: Number(last_id) };
  const inside = await activity({ ...bounds, page: 2, per_page: 20 });
  assert.equal([inside.total, inside.items.length], [30, 10]);
  assert.equal(factsOf(inside.items[9]!), ["participant.block", 1, 1, "Nama p0"]);
});

test("the bounds of somebody else's entries find nothing", async () => {
  const { items } = await activity({ per_page: 1 });
  const token = await server.signIn("OPRA");
  const own = await server.ok(listOwnActivity, { per_page: 200 }, { token });
  const bounds = { first_id: Number(items[0]!.first_id), last_id: Number(items[0]!.id) };
  const found = await server.ok(listOwnActivity, bounds, { token });
  assert.equal([found.total, own.items.every(({ id }) => id !== items[0]!.id)], [0, true]);
});

test.run();
