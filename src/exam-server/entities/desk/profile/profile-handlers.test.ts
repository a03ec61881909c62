import { updateOwnPreferences } from "../../../../contract/staff/preference-calls.ts";
import * as assert from "uvu/assert";
import {
  changeOwnPassword,
  endOwnSessions,
  getOwnProfile,
  listOwnActivity,
  listOwnSessions,
  maxPictureBytes,
  updateOwnProfile,
} from "../../../../contract/staff/profile.ts";
import { createMajor } from "../../../../contract/majors.ts";
import { generateToken, validateToken } from "../../../../contract/credentials.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { freeTries, triesLastMs } from "../../../security/sign-in/sign-in-limit.ts";
import { pngBytes } from "../../../../testing/questions/open-test-bank.ts";

const { test, server } = serverSuite("one's own profile");
test.before.each(() => server.wait(triesLastMs + 1));

const read = () => server.ok(getOwnProfile, {});
const picture = `data:image/png;base64,${"A".repeat(400)}`;

test("name, e-mail and picture are changed and come with the next validate", async () => {
  const { version, email } = await read();
  const name = "Dra. Retno, M.Pd.";
  const saved = await server.ok(updateOwnProfile, { version, name, email, picture });
  assert.is(saved.version, version + 1);
  const validated = await server.ok(validateToken, {});
  assert.equal([validated.name, validated.picture], [name, picture]);
  const late = await server.call(updateOwnProfile, { version, name: "x", email, picture: "" });
  assert.is(late.status, 409);
});

test("an e-mail of somebody else, a picture too large or of another kind are told under their inputs", async () => {
  const { version, name, email } = await read();
  const send = (over: object) =>
    server.call(updateOwnProfile, { version, name, email, picture: "", ...over });
  const { password: current } = server.account("EVIL");
  const taken = await send({ email: server.account("OPRA").email.toUpperCase(), current });
  assert.equal(Object.keys(taken.data), ["email"]);
  const large = `data:image/png;base64,${"A".repeat(maxPictureBytes * 2)}`;
  const wide = `data:image/png;base64,${Buffer.from(pngBytes(2001, 9)).toString("base64")}`;
  for (const bad of [large, wide, "data:image/svg+xml;base64,AAAA", "https://example.com/x.png"]) {
    assert.equal(Object.keys((await send({ picture: bad })).data), ["picture"]);
  }
});

test("another e-mail needs the present password, another case of it does not", async () => {
  const { version, name, email } = await read();
  const send = (over: object) =>
    server.call(updateOwnProfile, { version, name, email, picture: "", ...over });
  const next = "kepala.baru@sekolah.contoh";
  for (const current of ["", "tebakan"]) {
    const { code, data } = await send({ email: next, current });
    assert.equal([code, Object.keys(data)], ["12", ["current"]], current);
  }
  assert.is((await read()).email, email);
  const { password: current } = server.account("EVIL");
  const saved = await send({ email: next, current });
  assert.equal([saved.data.email, saved.data.version], [next, version + 1]);
  const opened = { email: next, password: current };
  assert.is((await server.call(generateToken, opened, { token: null })).code, "00");
  const back = await send({ email, current, version: version + 1 });
  assert.is(back.code, "00");
  const shouted = await send({ email: email.toUpperCase(), version: version + 2 });
  assert.is(shouted.data.email, email.toUpperCase());
  await send({ version: version + 3 });
});

test("guessing the password for another e-mail is slowed down as at sign-in", async () => {
  const { version, name } = await read();
  const guess = { version, name, email: "lain@sekolah.contoh", picture: "", current: "tebakan" };
  for (let count = 0; count < freeTries; count += 1) await server.call(updateOwnProfile, guess);
  assert.is((await server.call(updateOwnProfile, guess)).status, 429);
});

test("a wrong current password is told under its input, and guessing is slowed down", async () => {
  const send = () =>
    server.call(changeOwnPassword, {
      current: "tebakan",
      password: "password baru saya",
      end_others: false,
    });
  const { code, data } = await send();
  assert.is(code, "12");
  assert.equal(data as unknown, { current: "Password sekarang salah." });
  for (let count = 1; count < freeTries; count += 1) await send();
  assert.is((await send()).status, 429);
});

test("a new password that is guessed first, or one's own name, is refused under its input", async () => {
  const { name, email, password: current } = server.account("EVAL");
  const token = await server.signIn("EVAL");
  for (const password of ["indonesia", email, email.split("@")[0]!, name.replaceAll(" ", "")]) {
    const change = { current, password, end_others: false };
    const { code, data } = await server.call(changeOwnPassword, change, { token });
    assert.equal([code, Object.keys(data)], ["12", ["password"]], password);
  }
});

test("a new password ends the other sessions when asked, and keeps this one", async () => {
  const { email, password } = server.account("OPRA");
  const token = await server.signIn("OPRA");
  const other = await server.signIn("OPRA");
  const change = (current: string, next: string, endOthers: boolean) =>
    server.ok(changeOwnPassword, { current, password: next, end_others: endOthers }, { token });
  await change(password, "sementara saja", false);
  assert.is((await server.call(validateToken, {}, { token: other })).code, "00");
  assert.is((await change("sementara saja", "seterusnya ini", true)).ended, 1);
  assert.is((await server.call(validateToken, {}, { token: other })).status, 401);
  assert.is((await server.call(validateToken, {}, { token })).code, "00");
  const opened = { email, password: "seterusnya ini" };
  assert.is((await server.call(generateToken, opened, { token: null })).code, "00");
});

test("sessions are one's own; the one that asks is named and stays", async () => {
  const token = await server.signIn("EVAL");
  const other = await server.signIn("EVAL");
  const sessions = await server.ok(listOwnSessions, {}, { token });
  assert.is(sessions.filter(({ current }) => current).length, 1);
  const foreign = (await server.ok(listOwnSessions, {}))[0]!;
  const left = await server.ok(
    endOwnSessions,
    { ids: [...sessions.map(({ id }) => id), foreign.id] },
    { token },
  );
  assert.equal(
    left.map(({ current }) => current),
    [true],
  );
  assert.is((await server.call(validateToken, {}, { token: other })).status, 401);
  assert.is((await server.call(validateToken, {})).code, "00");
});

test("activity is one's own, newest first, paged, and names what was changed", async () => {
  await server.ok(createMajor, { kode: "TKJ", nama: "Teknik Komputer" });
  const page = await server.ok(listOwnActivity, { per_page: 2 });
  assert.equal([page.items[0]!.action, page.items[0]!.label], ["major.create", "Teknik Komputer"]);
  assert.ok(page.total > 2 && page.items.length === 2);
  const token = await server.signIn("EVAL");
  const { items } = await server.ok(listOwnActivity, {}, { token });
  assert.is(items[0]!.action, "user.sign-in");
  assert.ok(items.every(({ action }) => action !== "major.create"));
});

test("preferences are kept and come with the profile", async () => {
  const chosen = { rows_per_page: 100, theme: "dark", sounds: false, language: "en" } as const;
  await server.ok(updateOwnPreferences, chosen);
  assert.equal((await server.ok(validateToken, {})).preferences, chosen);
  assert.equal((await read()).preferences, chosen);
});

test.run();
