import { setTimeout } from "node:timers/promises";
import * as assert from "uvu/assert";
import { defaultGrants } from "../../../contract/staff/permissions.ts";
import { generateToken, revokeToken, validateToken } from "../../../contract/credentials.ts";
import { changeOwnPassword } from "../../../contract/staff/profile.ts";
import { getUser } from "../../../contract/staff/users.ts";
import { getMatrix } from "../../../contract/institution/server-matrix.ts";
import { serverSuite, withTestServer } from "../../../testing/server/server-suite.ts";
import { usualCosts } from "../passwords.ts";
import { testCosts } from "../../../testing/server/test-settings.ts";
import { freeTries, triesLastMs } from "./sign-in-limit.ts";
import { resetStaffPassword } from "../staff-password.ts";
import { tokenLifeMs } from "../tokens.ts";

const { test, server } = serverSuite("sign-in");
// Failed attempts of one test must not lock out the next.
test.before.each(() => server.wait(triesLastMs + 1));

/** What a hash costs is the time in which two calls can overlap. A quarter of a school's, as are the pauses below. */
const overlapCosts = { ...usualCosts, staff: usualCosts.staff / 4 };

const wrong = (email: string) => ({ email, password: "not the password" });

test("the right password answers a token and the profile with the role's menus", async () => {
  const { name, email, password } = server.account("OPRA");
  const { token, user } = await server.ok(generateToken, { email, password }, { token: null });
  assert.ok(token.length >= 40);
  assert.is(user.name, name);
  assert.is(user.role, "OPRA");
  assert.equal(Object.keys(user.menus).sort(), [...defaultGrants.OPRA].sort());
  assert.equal(await server.ok(validateToken, {}, { token }), user);
});

test("the e-mail's case and outer spaces do not matter", async () => {
  const { email, password } = server.account("EVAL");
  const input = { email: `  ${email.toUpperCase()} `, password };
  assert.is((await server.call(generateToken, input, { token: null })).code, "00");
});

test("an unknown e-mail and a wrong password are answered alike", async () => {
  const known = await server.call(generateToken, wrong(server.account("EVIL").email));
  const unknown = await server.call(generateToken, wrong("nobody@sekolah.contoh"));
  assert.is(known.status, 401);
  for (const part of ["status", "code", "message", "data"] as const) {
    assert.equal(known[part], unknown[part]);
  }
});

test("an unknown e-mail takes as long as a wrong password", () =>
  // With what a hash costs in a school: beside the tests' cheap ones the rest of the call would be all that is timed.
  withTestServer({ school: "empty", passwordCosts: usualCosts }, async (slow) => {
    const { email: ofSomebody } = slow.account("EVIL");
    const time = async (email: string, turn: number) => {
      const started = performance.now();
      // Each from elsewhere: nobody waits for earlier mistakes.
      const as = { address: `10.0.1.${turn}` };
      assert.is((await slow.call(generateToken, wrong(email), as)).status, 401);
      return performance.now() - started;
    };
    let known = Infinity;
    let unknown = Infinity;
    // In turns, so that both meet the same noise.
    for (let turn = 1; turn <= 10; turn += 1) {
      known = Math.min(known, await time(ofSomebody, turn));
      unknown = Math.min(unknown, await time("no1@sekolah.contoh", turn));
    }
    assert.ok(known > 10, `a hash takes time: ${known} ms`);
    assert.ok(unknown > known / 2, `${unknown} ms against ${known} ms`);
  }));

test("an e-mail or password left out is told under its own input", async () => {
  const { status, code, data } = await server.call(generateToken, { email: " ", password: "" });
  assert.is(status, 422);
  assert.is(code, "12");
  assert.equal(data as unknown, {
    email: "E-mail wajib diisi.",
    password: "Password wajib diisi.",
  });
});

test("after some wrong passwords even the right one waits, and the answer says how long", async () => {
  const { email, password } = server.account("EVIL");
  for (let count = 0; count < freeTries; count += 1) {
    assert.is((await server.call(generateToken, wrong(email))).status, 401);
  }
  const refused = await server.call(generateToken, { email, password });
  assert.is(refused.status, 429);
  assert.is(refused.code, "29");
  assert.match(refused.message, /Tunggu 1 detik/u);
  assert.is(refused.headers.get("retry-after"), "1");
  const elsewhere = await server.call(generateToken, { email, password }, { address: "10.0.0.8" });
  assert.is(elsewhere.code, "00", "another PC is not locked out");
  server.wait(1_000);
  assert.is((await server.call(generateToken, { email, password })).code, "00");
});

test("whatever is guessed from behind one proxy, everybody else there gets in at once", async () => {
  for (let count = 0; count < 100; count += 1) {
    await server.call(generateToken, wrong(`tebakan${count % 7}@sekolah.contoh`));
    server.wait(500);
  }
  const { email, password } = server.account("OPRA");
  assert.is((await server.call(generateToken, { email, password })).code, "00");
  // Whoever mistypes there has the free tries of everybody.
  await server.call(generateToken, wrong(email));
  assert.is((await server.call(generateToken, { email, password })).code, "00");
});

test("guesses at one's account from the same address make nobody wait in a browser that has signed in", async () => {
  const { email, password } = server.account("EVIL");
  const signIn = (cookie: string) =>
    server.raw(generateToken.path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ email, password }),
    });
  const first = await signIn("");
  const cookie = first.headers.get("set-cookie")!;
  assert.match(
    cookie,
    /^exo-device=[\w-]{43}; Path=\/api\/v1\/token\/generate; .*HttpOnly; SameSite=Strict$/u,
  );
  const [mark = ""] = cookie.split(";");
  for (let count = 0; count < 3 * freeTries; count += 1) {
    await server.call(generateToken, wrong(email));
  }
  assert.is((await signIn("")).status, 429);
  assert.is((await signIn("exo-device=made-up-by-somebody-else")).status, 429);
  const own = await signIn(`other=1; ${mark}`);
  assert.is(own.code, "00");
  assert.is(own.headers.get("set-cookie"), null, "it has its mark already");
  const kept = await server.db.selectFrom("known_devices").select("hash").execute();
  assert.not.match(JSON.stringify(kept), mark.slice("exo-device=".length));
});

test("an account that is guessed at from many addresses opens to its owner", async () => {
  const { email, password } = server.account("EVAL");
  for (let count = 0; count < 40; count += 1) {
    await server.call(generateToken, wrong(email), { address: `10.0.1.${count}` });
  }
  const again = await server.call(generateToken, wrong(email), { address: "10.0.1.3" });
  assert.is(again.status, 429, "there nobody has free mistakes any more");
  assert.is((await server.call(generateToken, { email, password })).code, "00");
});

test("setting the server's clock back or forth shortens and lengthens no wait", async () => {
  const clock = { at: Date.UTC(2026, 10, 20), elapsed: 0 };
  const moving = { now: () => new Date(clock.at), elapsed: () => clock.elapsed };
  await withTestServer({ school: "empty", ...moving }, async (moved) => {
    const { email, password } = moved.account("EVIL");
    for (let count = 0; count < freeTries; count += 1) {
      await moved.call(generateToken, wrong(email));
    }
    for (const hours of [-5, 24]) {
      clock.at += hours * 60 * 60 * 1000;
      const refused = await moved.call(generateToken, { email, password });
      assert.is(refused.headers.get("retry-after"), "1", `${hours} hours`);
    }
    clock.elapsed += 1_000;
    assert.is((await moved.call(generateToken, { email, password })).code, "00");
  });
});

test("failed sign-ins are one audit entry for each account and address, with their number", async () => {
  const { email } = server.account("OPRA");
  const id = await server.accountId("OPRA");
  const address = "10.0.2.1";
  await Promise.all([1, 2, 3].map(() => server.call(generateToken, wrong(email), { address })));
  await server.call(generateToken, wrong(email), { address: "10.0.2.2" });
  for (const nobody of ["rahasiaku@x.contoh", "lain@x.contoh"]) {
    await server.call(generateToken, wrong(nobody), { address });
  }
  const entries = () =>
    server.db
      .selectFrom("audit_entries")
      .innerJoin("failed_tries", "entry_id", "id")
      .select(["object_id", "ip", "count"])
      .where("action", "=", "user.sign-in-failed")
      .where("ip", "like", "10.0.2.%")
      .orderBy("id")
      .execute();
  assert.equal(await entries(), [
    { object_id: id, ip: address, count: 3 },
    { object_id: id, ip: "10.0.2.2", count: 1 },
    { object_id: "", ip: address, count: 2 },
  ]);
  server.wait(triesLastMs);
  await server.call(generateToken, wrong(email), { address });
  assert.is((await entries()).length, 4, "a later quarter of an hour has its own");
  const { history } = await server.ok(getUser, { id }, { token: await server.signIn("EVIL") });
  assert.equal(history[0], {
    ...history[0],
    action: "sign-in-failed",
    by: `seseorang di ${address}`,
  });
});

test("attempts sent all at once do not slip past the limit", async () => {
  const { email } = server.account("EVAL");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(generateToken, wrong(email))),
  );
  assert.is(answers.filter(({ status }) => status === 401).length, freeTries);
});

test("a right password forgets the wrong ones before it", async () => {
  const { email, password } = server.account("OPRA");
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < freeTries - 1; count += 1) {
      await server.call(generateToken, wrong(email));
    }
    assert.is((await server.call(generateToken, { email, password })).code, "00");
  }
});

test("signing out ends the token and no other", async () => {
  const [one, other] = [await server.signIn("OPRA"), await server.signIn("OPRA")];
  await server.ok(revokeToken, {}, { token: one });
  assert.is((await server.call(validateToken, {}, { token: one })).status, 401);
  assert.is((await server.call(validateToken, {}, { token: other })).status, 200);
});

test("a token lives on while it is used and ends when it is not", async () => {
  const token = await server.signIn("EVAL");
  for (let count = 0; count < 3; count += 1) {
    server.wait(tokenLifeMs - 60_000);
    assert.is((await server.call(getMatrix, {}, { token })).status, 200);
  }
  server.wait(tokenLifeMs);
  const ended = await server.call(getMatrix, {}, { token });
  assert.is(ended.status, 401);
  assert.is(ended.code, "41");
});

test("an account that is switched off is refused, its running sessions too", async () => {
  const { email, password } = server.account("OPRA");
  const token = await server.signIn("OPRA");
  const change = (active: boolean) =>
    server.db.updateTable("users").set({ active }).where("email", "=", email).execute();
  await change(false);
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  const refused = await server.call(generateToken, { email, password });
  assert.is(refused.status, 403);
  assert.match(refused.message, /dinonaktifkan/u);
  await change(true);
});

test("no token outlives a reset of its password, however much the two overlap", () =>
  withTestServer({ school: "empty", passwordCosts: overlapCosts }, async (slow) => {
    const { email } = slow.account("EVIL");
    let { password } = slow.account("EVIL");
    for (const laterMs of [0, 2.5, 5, 7.5, 10, 12.5, 15]) {
      const signingIn = slow.call(generateToken, { email, password }, { token: null });
      await setTimeout(laterMs);
      const reset = await resetStaffPassword(slow.db, email, slow.now, overlapCosts.staff);
      const { status, data } = await signingIn;
      const { token } = data ?? { token: "none" };
      assert.is(
        (await slow.call(validateToken, {}, { token })).status,
        401,
        `${laterMs}: ${status}`,
      );
      ({ password } = reset);
    }
    assert.is((await slow.call(generateToken, { email, password }, { token: null })).code, "00");
  }));

test("a password given by somebody else is not overwritten by one's own change of the old", () =>
  withTestServer({ school: "empty", passwordCosts: overlapCosts }, async (slow) => {
    const { email } = slow.account("EVIL");
    let { password: current } = slow.account("EVIL");
    for (const laterMs of [0, 5, 10, 15, 20, 25]) {
      const { token } = await slow.ok(generateToken, { email, password: current }, { token: null });
      const own = { current, password: "yang saya mau sendiri", end_others: false };
      const changing = slow.call(changeOwnPassword, own, { token });
      await setTimeout(laterMs);
      const { password } = await resetStaffPassword(slow.db, email, slow.now, overlapCosts.staff);
      await changing;
      const opened = await slow.call(generateToken, { email, password }, { token: null });
      assert.is(opened.code, "00", `${laterMs}: ${opened.message}`);
      current = password;
    }
  }));

test("the database holds neither a token nor a password that could be used", async () => {
  const token = await server.signIn("EVIL");
  const tokens = await server.db.selectFrom("tokens").selectAll().execute();
  const users = await server.db.selectFrom("users").selectAll().execute();
  const text = JSON.stringify([tokens, users]);
  assert.not.match(text, token);
  for (const { password } of server.accounts) assert.not.match(text, password);
  assert.ok(users.every(({ password_hash: hash }) => hash.startsWith("scrypt:")));
});

test("a password given anew by whoever runs the server opens the account and ends its sessions", async () => {
  const { email } = server.account("EVAL");
  const token = await server.signIn("EVAL");
  const { password } = await resetStaffPassword(
    server.db,
    email.toUpperCase(),
    server.now,
    testCosts.staff,
  );
  assert.is((await server.call(validateToken, {}, { token })).status, 401);
  assert.is((await server.call(generateToken, { email, password })).code, "00");
});

test.run();
