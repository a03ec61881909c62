// Typing into the form of a question on a slow PC: how long a key takes until it is seen, and the longest that the page
// is busy meanwhile, checks, drafts and the rest included. Both are told in the page's processor time: by the clock one key
// in 120 takes 450 ms on a machine whose processors others use.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import { listQuestionBanks } from "../../contract/questions/banks.ts";
import { mediaAddress, uploadMedia } from "../../contract/questions/media.ts";
import { importQuestions, listQuestionIds } from "../../contract/questions/questions.ts";
import { generateToken } from "../../contract/credentials.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { startNodeServer, type NodeServer } from "../../exam-server/node.ts";
import { testCosts } from "../server/test-settings.ts";
import { routes } from "../../routes.ts";
import { testQuestion } from "../questions/open-test-bank.ts";
import { median, type Figure } from "./figure.ts";
import { launchOldest } from "./launch-oldest.ts";
import { watchSpeed, type SpeedWatch } from "./machine-speed.ts";
import { watchTasks, type Watched } from "./watch-tasks.ts";
import { throttle } from "./throttle.ts";

const questions = 200;
const slowerProcessor = 4;
const bound = 50;
/** 60 characters with pauses, in which what waits for a pause is done. */
const words = ["Berapakah hasil ", "perkalian dua ", "bilangan prima ", "pertama itu ya?"];

/** Milliseconds that a key waits at most until the page may paint. */
const frame = 1000 / 60;
/**
 * What noise adds to one pass, another does not have at the same key, nor the browser's clearing up after opening. A machine that
 * runs other programs needs more passes until each key was measured once without a disturbance.
 */
const passes = { least: 3, most: 9 };
/** What performance.mark() calls a key, and that the frame after it is painted. */
const spanNames = { from: "key-pressed", to: "key-painted" } as const;

type Typing = {
  /** Milliseconds of each key by the clock. */
  keys: number[];
  watched: Watched[];
};
declare global {
  var keyTimes: number[];
}

export async function benchEditor(): Promise<Figure[]> {
  const server = await startNodeServer({
    port: 0,
    host: "127.0.0.1",
    dist: resolve("dist"),
    templates: resolve("templates"),
    database: { kind: "memory" },
    school: "demo",
    passwordCosts: testCosts,
  });
  const browser = await launchOldest();
  const speed = watchSpeed();
  try {
    const { address, token } = await fillBank(server);
    const page = await openQuestion(browser, server, address, token);
    const stem = page.getByRole("textbox", { name: "Pertanyaan" });
    const inStem = await typeInto(page, stem, speed);
    const option = page.getByRole("textbox", { name: "Opsi B" });
    const inOption = await typeInto(page, option, speed);
    return [...figuresOf("the question", inStem), ...figuresOf("an option", inOption)];
  } finally {
    speed.end();
    await browser.close();
    await server.close();
  }
}

function figuresOf(where: string, { keys, watched }: Typing): Figure[] {
  const least = leastOfEach(watched);
  const name = `typing into ${where}`;
  const unit = "ms";
  return [
    {
      name: `${name}, key to paint with a frame's wait, longest`,
      value: longestOf(least),
      unit,
      bound,
    },
    { name: "  median", value: median(least) + frame, unit },
    { name: "  median by the clock", value: median(keys), unit },
    {
      name: "  longest task",
      value: Math.min(...watched.map(({ longest }) => longest)),
      unit,
      bound,
    },
  ];
}

const longestOf = (keys: readonly number[]): number => Math.max(...keys) + frame;

/** Of each key, until the frame after it is painted: processor time, of which other programs take nothing. */
function keyTimesOf({ between }: Watched): number[] {
  const times = between(spanNames.from, spanNames.to);
  const keys = words.join("").length;
  if (times.length !== keys) throw new Error(`The trace has ${times.length} keys of ${keys}.`);
  return times;
}

/** For each key the fastest of its runs. */
function leastOfEach(watched: readonly Watched[]): number[] {
  const keys = watched.map(keyTimesOf);
  return (keys[0] ?? []).map((_time, at) =>
    Math.min(...keys.map((pass) => pass[at] ?? Number.NaN)),
  );
}

async function fillBank(server: NodeServer): Promise<{ address: string; token: string }> {
  const { email, password } = server.accounts[0] ?? { email: "", password: "" };
  const { token } = await send(server, null, generateToken, { email, password });
  const ask = <C extends Call>(endpoint: C, input: CallInput<C>, file?: Uint8Array) =>
    send(server, token, endpoint, input, file);
  const { items } = await ask(listQuestionBanks, { q: "BKSL-SEJ" });
  const id = items[0]?.id ?? "";
  const picture = await ask(
    uploadMedia,
    { id, name: "peta.jpg" },
    await readFile("static/img/exo.jpg"),
  );
  const image = `<img src="${mediaAddress(picture.id)}" width="192" height="192" alt="Peta">`;
  await ask(importQuestions, {
    id,
    import_id: "bench-editor-questions",
    questions: Array.from({ length: questions }, (_none, at) => ({
      ...testQuestion(`Soal ${at + 1} tentang peta ini ${image}`),
      place: `Tabel ${at + 1}`,
      reference_code: null,
      competence_codes: [],
    })),
  });
  const { ids } = await ask(listQuestionIds, { id, q: "tentang peta ini" });
  const path = routes["banksoal.soal.edit"].path
    .replace(":id", id)
    .replace(":soid", ids[questions / 2] ?? "");
  return { address: server.url.replace(/\/$/u, "") + path, token };
}

async function send<C extends Call>(
  server: NodeServer,
  token: string | null,
  endpoint: C,
  input: CallInput<C>,
  file?: Uint8Array,
): Promise<CallOutput<C>> {
  const rest = { ...(input as Record<string, unknown>) };
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const url = new URL(path, server.url);
  const isQuery = endpoint.method === "GET" || file !== undefined;
  if (isQuery)
    Object.entries(rest).forEach(([name, value]) => url.searchParams.set(name, String(value)));
  const type = file ? "application/octet-stream" : "application/json";
  const response = await fetch(url, {
    method: endpoint.method,
    headers: { "content-type": type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(file ? { body: new Uint8Array(file) } : isQuery ? {} : { body: JSON.stringify(rest) }),
  });
  const { code, message, data } = (await response.json()) as {
    code: string;
    message: string;
    data: CallOutput<C>;
  };
  if (code !== "00") throw new Error(`${path}: ${message}`);
  return data;
}

async function openQuestion(
  browser: Browser,
  server: NodeServer,
  address: string,
  token: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 660 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  await page.goto(server.url);
  await page.goto(address);
  await page.locator("[data-stem] img").first().waitFor();
  return page;
}

async function typeInto(page: Page, place: Locator, speed: SpeedWatch): Promise<Typing> {
  await place.click();
  await place.and(page.locator("[contenteditable=true]")).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Control+End");
  // What opening it has set off is not typing.
  await page.waitForTimeout(1500);
  await page.evaluate(watchKeys, spanNames);
  const watched: Watched[] = [];
  const isDisturbed = async () =>
    longestOf(leastOfEach(watched)) > bound * (await speed.slowness());
  while (watched.length < passes.least || (watched.length < passes.most && (await isDisturbed()))) {
    watched.push(await watchTasks(page, slowerProcessor, () => typeAll(page)));
  }
  const session = await throttle(page, null, slowerProcessor);
  await page.evaluate(watchKeys, spanNames);
  await typeAll(page);
  const keys = await page.evaluate(() => globalThis.keyTimes);
  await session.detach();
  return { keys, watched };
}

async function typeAll(page: Page): Promise<void> {
  for (const part of words) {
    await page.keyboard.type(part, { delay: 80 });
    await page.waitForTimeout(1000);
  }
}

/** In the page, from its source text alone. Begins anew each time. */
function watchKeys({ from, to }: typeof spanNames): void {
  const isWatching = "keyTimes" in globalThis;
  globalThis.keyTimes = [];
  if (isWatching) return;
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      performance.mark(from);
      requestAnimationFrame(() => {
        // After the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark(to);
          globalThis.keyTimes.push(performance.now() - timeStamp);
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
