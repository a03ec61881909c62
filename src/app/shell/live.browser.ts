// The socket as a person meets it: notices that come by it, and the strip that says how the line to the server stands.
// A socket of the test's own stands in for the server's, so that it can say anything, and nothing.
import type { Locator, Page, WebSocketRoute } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import type { ClientFrame, ServerFrame } from "../../contract/live-protocol.ts";
import { dashboardPackage, listSettings, settingCodes } from "../../contract/settings.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import { Console, screenshot } from "../../testing/browser/console-page.ts";
import { callBeside } from "../../testing/browser/list-screen.ts";
import { hold } from "../../testing/browser/network.ts";
import { headingOf, homeHeading, stopClock } from "../../testing/browser/screens/shell-page.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("live");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

type Socket = { frames: ClientFrame[]; isClosed: boolean; route: WebSocketRoute };
/** What the test's server does with a frame; by default it greets and answers pings. */
type Answer = (socket: Socket, frame: ClientFrame) => void;

const serverTime = () => new Date().toISOString();

function send({ route }: Socket, frame: ServerFrame): void {
  route.send(JSON.stringify(frame));
}

const talkative: Answer = (socket, frame) =>
  send(socket, { t: frame.t === "auth" ? "ready" : "pong", server_time: serverTime() });

/** Playwright's stand-in for WebSocket needs what Chrome 109 does not have. The console itself must do without it. */
function letPlaywrightParse(): void {
  URL.parse ??= (url, base) => new URL(url, base);
}

/** The sockets that the page opens, in their order. */
async function catchSockets(page: Page, answerOf: (index: number) => Answer = () => talkative) {
  const sockets: Socket[] = [];
  await page.addInitScript(letPlaywrightParse);
  await page.routeWebSocket(/\/ws\/message$/u, (route) => {
    const socket: Socket = { frames: [], isClosed: false, route };
    const answer = answerOf(sockets.length);
    sockets.push(socket);
    route.onMessage((text) => {
      const frame = JSON.parse(String(text)) as ClientFrame;
      socket.frames.push(frame);
      answer(socket, frame);
    });
    route.onClose(() => (socket.isClosed = true));
  });
  return sockets;
}

/** Whatever the page does with a socket reaches the test a moment later. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > patience) throw new Error(`It never became so: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Signed in, with time in the test's hands. */
async function openWithSockets(answerOf?: (index: number) => Answer) {
  const page = await exo.newPage();
  await page.clock.install();
  const sockets = await catchSockets(page, answerOf);
  await exo.enter(page);
  return { page, sockets };
}

const connected = "Terhubung ke server";
const reconnecting = "Menyambung ulang…";

async function firstSocket(page: Page, sockets: readonly Socket[]): Promise<Socket> {
  await page.getByText(connected).waitFor();
  const [socket] = sockets;
  assert.ok(socket);
  return socket;
}

test("the exam server's own socket connects", async () => {
  const page = await exo.signedIn();
  await page.getByText(connected).waitFor();
});

const kinds = [
  ["00", "status", "--ok", "Yang dibaca lama."],
  ["01", "alert", "--warn", "Yang ditutup."],
  ["40", "alert", "--bad", "Yang pergi sendiri."],
] as const;

test("notices have the colour of their type and go after 5 seconds, by hand, or when the pointer has left", async () => {
  const { page, sockets } = await openWithSockets();
  const socket = await firstSocket(page, sockets);
  await stopClock(page);
  const notices = page.getByRole("region", { name: "Pemberitahuan" });
  for (const [type, role, tone, body] of kinds) {
    send(socket, { t: "notify", type, title: "Jadwal aktif", body });
    const notice = notices.getByRole(role).filter({ hasText: body });
    await notice.getByText("Jadwal aktif").waitFor();
    await assertTone(notice, tone);
    await screenshot(page, `notice-${type}`);
  }
  const [read, , left] = kinds.map(([, , , body]) => notices.getByText(body));
  const second = notices.getByRole("alert").filter({ hasText: kinds[1][3] });
  await second.getByRole("button", { name: "Tutup" }).click();
  await second.waitFor({ state: "hidden" });
  await read!.hover();
  await page.clock.runFor(4_900);
  await soon.ok(() => left!.isVisible());
  await page.clock.runFor(200);
  await left!.waitFor({ state: "hidden" });
  // Those above have moved down.
  await read!.hover();
  await page.clock.runFor(20_000);
  await soon.ok(() => read!.isVisible());
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await read!.waitFor({ state: "hidden" });
});

async function assertTone(notice: Locator, tone: string): Promise<void> {
  const [shown, wanted] = await notice.evaluate((element, name) => {
    const sample = document.createElement("i");
    sample.style.color = `var(${name})`;
    document.body.append(sample);
    const color = getComputedStyle(sample).color;
    sample.remove();
    return [getComputedStyle(element).borderInlineStartColor, color];
  }, tone);
  assert.is(shown, wanted);
}

test("a socket that has gone silent is noticed within 30 seconds, and replaced", async () => {
  const silent: Answer = (socket, frame) => {
    if (frame.t === "auth") talkative(socket, frame);
  };
  let mayReturn = false;
  // A socket that opened too soon is greeted late: at its first ping.
  const waiting: Answer = (socket) => {
    if (mayReturn) send(socket, { t: "ready", server_time: serverTime() });
  };
  const { page, sockets } = await openWithSockets((index) => (index === 0 ? silent : waiting));
  const socket = await firstSocket(page, sockets);
  await page.clock.runFor(20_000);
  assert.ok(await page.getByText(connected).isVisible(), "not given up too soon");
  await page.clock.runFor(9_000);
  await page.getByText(reconnecting).waitFor();
  await screenshot(page, "socket-reconnecting");
  mayReturn = true;
  // Second by second: a socket that opens needs real time to answer, and gives up after its own.
  await until(async () => {
    await page.clock.runFor(1_000);
    return page.getByText(connected).isVisible();
  });
  await until(() => socket.isClosed);
  const last = sockets.at(-1);
  assert.ok(last && sockets.length > 1);
  send(last, { t: "notify", type: "00", title: "Kembali", body: "Terdengar lagi." });
  await page.getByText("Terdengar lagi.").waitFor();
});

test("signing out closes the socket, signing in opens another", async () => {
  const { page, sockets } = await openWithSockets();
  const socket = await firstSocket(page, sockets);
  await page.getByRole("button", { name: "Keluar" }).click();
  await page.getByRole("heading", { name: "Sign in to your account" }).waitFor();
  await until(() => socket.isClosed);
  assert.is(sockets.length, 1);
  await exo.signIn(page);
  await page.getByText(connected).waitFor();
  assert.is(sockets.length, 2);
});

type SettingCode = (typeof settingCodes)[keyof typeof settingCodes];
async function changeSetting(page: Page, code: SettingCode, value: string): Promise<void> {
  const stored = await callBeside(page, listSettings, { pc: dashboardPackage });
  const version = stored.find((one) => one.code === code)?.version ?? 0;
  await callBeside(page, updateSettings, { settings: [{ code, value, version }] });
}

test("an institution that has switched the socket off gets none, not even for a moment", async () => {
  const page = await exo.newPage();
  await exo.enter(page);
  await page.getByText(connected).waitFor();
  await changeSetting(page, settingCodes.socketActive, "N");
  const sockets = await catchSockets(page);
  const settled = await hold(page, /\/api\/v1\/settings/u);
  await page.reload();
  await headingOf(page, homeHeading).waitFor();
  // The server's host stands in the strip once the shell has asked for it, at the moment it would open the socket.
  await page
    .locator("header", { hasText: /v\S+ · \S/u })
    .first()
    .waitFor();
  assert.is(sockets.length, 0, "before the settings are known");
  const answered = page.waitForResponse(/\/api\/v1\/settings/u);
  settled();
  await answered;
  await page.getByRole("link", { name: "Jurusan" }).first().click();
  await page.getByRole("heading", { name: "Jurusan", exact: true }).waitFor();
  assert.is(sockets.length, 0);
  await soon.is(
    () => page.getByText(connected).count(),
    0,
    "a line that nobody wants is not spoken of",
  );
  await changeSetting(page, settingCodes.socketActive, "Y");
});

test.run();
