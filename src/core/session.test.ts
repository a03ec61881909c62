import * as assert from "uvu/assert";
import { revokeToken, validateToken } from "../contract/credentials.ts";
import { updateOwnPreferences } from "../contract/staff/preference-calls.ts";
import { defaultPreferences } from "../contract/preferences.ts";
import { getMatrix } from "../contract/institution/server-matrix.ts";
import { tokenStorageKey } from "../contract/storage-keys.ts";
import { serverSuite } from "../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../testing/server/connect-console.ts";
import { until } from "../testing/sheets/sheet-files.ts";
import { call, configureApi } from "./api.ts";
import { $notices } from "./notices.ts";
import { isServerError } from "./answers/server-error.ts";
import { $session, amendUser, signIn, signOut, startSession, validateSession } from "./session.ts";

const { test, server } = serverSuite("session");
let line: Line;
let stop: () => void;
test.before.each(() => {
  localStorage.clear();
  $session.set({ status: "checking" });
  $notices.set([]);
  line = connectConsole(server);
  stop = startSession();
});
test.after.each(() => stop());
test.after(() => {
  localStorage.clear();
  $session.set({ status: "checking" });
});

const stored = () => localStorage.getItem(tokenStorageKey);
const status = () => $session.get().status;
const person = () => {
  const state = $session.get();
  return state.status === "in" || state.status === "ended" ? state.user.name : null;
};

function enter(role: "EVIL" | "OPRA") {
  const { email, password } = server.account(role);
  return signIn(email, password);
}

/** What another tab does to the storage, and the event that tells this one. */
function elsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(tokenStorageKey);
  else localStorage.setItem(tokenStorageKey, token);
  const event = { key: tokenStorageKey, newValue: token };
  window.dispatchEvent(new StorageEvent("storage", event));
}

test("signing in keeps the token under its key, and the next start knows the person", async () => {
  await enter("OPRA");
  assert.is(status(), "in");
  const token = stored();
  assert.is((await server.call(validateToken, {}, { token })).code, "00");
  $session.set({ status: "checking" });
  assert.ok(await validateSession());
  assert.is(person(), server.account("OPRA").name);
});

test("a wrong password is told and ends nobody's session", async () => {
  await enter("EVIL");
  const token = stored();
  const { email } = server.account("OPRA");
  const error = await signIn(email, "not the password").catch((reason: unknown) => reason);
  assert.ok(isServerError(error, "41"));
  assert.is(stored(), token);
  assert.is(status(), "in");
});

test("without a token the start goes to sign-in and asks nobody", async () => {
  assert.not(await validateSession());
  assert.is(status(), "out");
  assert.is(line.requests.length, 0);
});

test("a token that the server refuses at the start is cleared", async () => {
  localStorage.setItem(tokenStorageKey, "made-up");
  assert.not(await validateSession());
  assert.is(stored(), null);
  assert.is(status(), "out");
});

test("a server out of reach is no refusal: the token stays for the retry", async () => {
  localStorage.setItem(tokenStorageKey, server.token!);
  line.isCut = true;
  const error = await validateSession().catch((reason: unknown) => reason);
  assert.ok(isServerError(error, "99"));
  assert.is(stored(), server.token);
  assert.is(status(), "checking");
  line.isCut = false;
  assert.ok(await validateSession());
});

const answers: [what: string, status: number, body: string][] = [
  ["the database is away", 503, '{"code":"53","message":"Database sedang tidak dapat dipakai."}'],
  ["a fault of the server", 500, '{"code":"50","message":"Terjadi kesalahan di server."}'],
  ["too many calls", 429, '{"code":"29","message":"Terlalu banyak percobaan."}'],
  ["a permission that is missing", 403, '{"code":"43","message":"Anda tidak punya akses."}'],
  ["a page of a gateway", 502, "<h1>Bad gateway</h1>"],
  ["a sign-in page of the network", 401, "<h1>Please log in to the wireless network</h1>"],
];

test("only the server's word that it does not know the token ends a session", async () => {
  for (const [what, code, body] of answers) {
    await enter("OPRA");
    const token = stored();
    configureApi({ fetch: async () => new Response(body, { status: code }) });
    const asked = await validateSession().catch((reason: unknown) => reason);
    assert.ok(isServerError(asked), what);
    await call(getMatrix, {}).catch(() => undefined);
    assert.is(stored(), token, what);
    assert.is(status(), "in", what);
    line = connectConsole(server);
    stop();
    stop = startSession();
  }
});

test("signing out ends the token at the server and here", async () => {
  await enter("OPRA");
  const token = stored();
  await signOut();
  assert.is(stored(), null);
  assert.is(status(), "out");
  assert.is((await server.call(getMatrix, {}, { token })).status, 401);
});

test("signing out clears the token even when the server cannot be told, or answers with an HTML page", async () => {
  const answerHtml = async () => new Response("<h1>Bad gateway</h1>", { status: 500 });
  for (const isCut of [true, false]) {
    line = connectConsole(server);
    await enter("OPRA");
    line.isCut = isCut;
    if (!isCut) configureApi({ fetch: answerHtml, token: stored, sessionEnded: () => undefined });
    await signOut();
    assert.is(stored(), null);
    assert.is(status(), "out");
    assert.equal($notices.get(), [], "that it failed is nobody's concern");
  }
});

test("a session that ends in mid-work keeps the person, so that the screen can wait for the sign-in", async () => {
  await enter("OPRA");
  await server.ok(revokeToken, {}, { token: stored() });
  const error = await call(getMatrix, {}).catch((reason: unknown) => reason);
  assert.ok(isServerError(error, "41"));
  assert.is(stored(), null);
  assert.is(status(), "ended");
  assert.is(person(), server.account("OPRA").name);
  assert.not(await validateSession());
  assert.is(status(), "ended", "asking once more does not throw the waiting screen away");
  await enter("OPRA");
  assert.is(status(), "in");
});

test("a late refusal of an older token does not end the present session", async () => {
  configureApi({ token: () => "older" });
  const release = line.holdNext();
  const late = call(getMatrix, {}).catch((reason: unknown) => reason);
  configureApi({ token: () => localStorage.getItem(tokenStorageKey) });
  await enter("OPRA");
  release();
  assert.ok(isServerError(await late, "41"));
  assert.is(status(), "in");
  assert.ok(stored());
});

test("signing out while the start still asks who this is stays signed out", async () => {
  localStorage.setItem(tokenStorageKey, await server.signIn("OPRA"));
  const release = line.holdNext();
  const checking = validateSession();
  elsewhere(null);
  release();
  assert.not(await checking);
  assert.is(status(), "out");
});

test("an answer that was asked for before something changed does not undo the change", async () => {
  await enter("OPRA");
  const release = line.holdNext();
  const checking = validateSession();
  await call(updateOwnPreferences, { ...defaultPreferences, theme: "dark" });
  amendUser({ preferences: { ...defaultPreferences, theme: "dark" } });
  release();
  assert.ok(await checking);
  const state = $session.get();
  assert.is(state.status === "in" && state.user.preferences?.theme, "dark");
});

test("another tab's sign-out ends the session here at once, with the screen kept", async () => {
  await enter("OPRA");
  elsewhere(null);
  assert.is(status(), "ended");
});

test("another tab's sign-out is no loss of the screen when the socket tells of it first", async () => {
  await enter("OPRA");
  localStorage.removeItem(tokenStorageKey);
  await validateSession();
  assert.is(status(), "ended");
});

test("another tab's sign-in is this tab's too", async () => {
  await enter("OPRA");
  elsewhere(await server.signIn("EVIL"));
  await until(() => person() === server.account("EVIL").name);
  elsewhere(null);
  assert.is(status(), "ended");
  elsewhere(await server.signIn("EVIL"));
  await until(() => status() === "in");
});

test("another tab's sign-in while the server is out of reach leaves things as they are", async () => {
  await enter("OPRA");
  elsewhere(null);
  line.isCut = true;
  elsewhere("new");
  await until(() => line.requests.length > 1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.is(status(), "ended");
});

test.run();
