import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getOwnSession } from "../../contract/sitting/participant-session.ts";
import { openSittingSchool } from "../../testing/exams/sitting-school.ts";
import { createParticipantRate } from "./participant-rate.ts";

const test = suite("how fast a participant may call");

test("two hundred calls at once, then ten a second, each participant for themself", () => {
  const clock = { now: 5_000 };
  const rate = createParticipantRate(() => clock.now);
  for (let count = 0; count < 200; count += 1) assert.is(rate.call("ani"), 0, `${count}`);
  assert.is(rate.call("ani"), 1);
  assert.is(rate.call("budi"), 0);
  clock.now += 1_000;
  const next = Array.from({ length: 12 }, () => rate.call("ani"));
  assert.equal(next, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1], "what is refused counts nowhere");
});

test("six megabytes at once, then a hundred kilobytes a second", () => {
  const clock = { now: 0 };
  const rate = createParticipantRate(() => clock.now);
  for (let count = 0; count < 31; count += 1) {
    assert.is(rate.call("ani"), 0);
    rate.sent("ani", 200_000);
  }
  assert.is(rate.call("ani"), 2);
  clock.now += 2_000;
  assert.is(rate.call("ani"), 0);
});

test("no hand reaches it: ten changes a second of a long text for an hour", () => {
  const clock = { now: 0 };
  const rate = createParticipantRate(() => clock.now);
  for (let count = 0; count < 36_000; count += 1) {
    assert.is(rate.call("ani"), 0, `${clock.now} ms`);
    rate.sent("ani", 10_000);
    clock.now += 100;
  }
});

test("every call of a participant counts, and the refusal says when to call again", async () => {
  const school = await openSittingSchool();
  const session = async (no: string) => {
    const token = await school.signIn(no);
    return () => school.server.call(getOwnSession, {}, { token });
  };
  const [fast, other] = [await school.addSitter(), await school.addSitter()];
  const call = await session(fast.no);
  for (let count = 0; count < 200; count += 1) assert.is((await call()).status, 200);
  const refused = await call();
  assert.equal([refused.status, refused.code], [429, "29"]);
  assert.is(refused.headers.get("retry-after"), "1");
  assert.is((await (await session(other.no))()).status, 200);
  school.server.wait(1_000);
  assert.is((await call()).status, 200);
  await school.close();
});

test.run();
