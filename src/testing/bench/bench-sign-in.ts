// The cold sign-in page beside the floor: requests, bytes, first paint, and when the inputs stand there to be typed in.
import type { Browser } from "playwright-core";
import { Console } from "../browser/console-page.ts";
import { median, ratioOfPairs, type Figure } from "./figure.ts";
import { startFloorServer } from "./floor-page.ts";
import { launchOldest } from "./launch-oldest.ts";
import { networks, throttle, type Network } from "./throttle.ts";

const runs = 9;
const slowerProcessor = 6;

type Load = { paint: number; ready: number; live: number; requests: number; bytes: number };

export async function benchSignIn(): Promise<Figure[]> {
  const ours = await Console.open({ school: "empty" });
  const floor = await startFloorServer();
  const browser = await launchOldest();
  const figures: Figure[] = [];
  try {
    for (const [name, network] of Object.entries(networks)) {
      const loads = await measureBoth(browser, ours.server.url, floor.url, network);
      const ratio = (part: "paint" | "ready" | "live") =>
        ratioOfPairs(
          loads.ours.map((load) => load[part]),
          loads.floor.map((load) => load[part === "live" ? "ready" : part]),
        );
      figures.push(
        { name: `first paint, ${name}`, ...ratio("paint"), unit: "× floor", bound: 1.15 },
        { name: `inputs ready, ${name}`, ...ratio("ready"), unit: "× floor", bound: 1.15 },
        { name: `"Sign in" enabled, ${name}`, ...ratio("live"), unit: "× floor" },
        {
          name: `first paint of the floor, ${name}`,
          value: median(loads.floor.map(({ paint }) => paint)),
          unit: "ms",
        },
      );
      if (figures.length > 4) continue;
      const first = loads.ours[0];
      figures.push(
        { name: "requests", value: first?.requests ?? Infinity, unit: "", bound: 6 },
        { name: "over the wire with headers", value: (first?.bytes ?? 0) / 1024, unit: "KiB" },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await floor.close();
    await ours.close();
  }
}

/** In turns, so that both meet the same noise. */
async function measureBoth(browser: Browser, ours: string, floor: string, network: Network) {
  const loads = { ours: [] as Load[], floor: [] as Load[] };
  for (let run = 0; run <= runs; run += 1) {
    const pair = {
      floor: await load(browser, floor, network, false),
      ours: await load(browser, ours, network, true),
    };
    // The first pair warms the browser up.
    if (run === 0) continue;
    loads.ours.push(pair.ours);
    loads.floor.push(pair.floor);
  }
  return loads;
}

async function load(
  browser: Browser,
  url: string,
  network: Network,
  comesAlive: boolean,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 660 } });
  const page = await context.newPage();
  const session = await throttle(page, network, slowerProcessor);
  let requests = 0;
  let bytes = 0;
  session.on("Network.requestWillBeSent", ({ request }) => {
    if (!request.url.startsWith("data:")) requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watchForm);
  await page.goto(url);
  await page.waitForFunction(
    (alive) => {
      const { formTimes } = globalThis as unknown as { formTimes: Record<string, number> };
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      return painted && "ready" in formTimes && (!alive || "live" in formTimes);
    },
    comesAlive,
    { polling: 100 },
  );
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    ...(globalThis as unknown as { formTimes: { ready: number; live: number } }).formTimes,
  }));
  await context.close();
  return { ...times, requests, bytes };
}

/** Runs in the page: notes the first frame in which the e-mail can be typed, and in which it can be sent. */
function watchForm(): void {
  const times: Record<string, number> = {};
  Object.assign(globalThis, { formTimes: times });
  const checkFrame = () => {
    const input = document.querySelector<HTMLInputElement>("input[type=email]");
    const button = document.querySelector<HTMLButtonElement>("form [type=submit], main > button");
    if (input && input.getClientRects().length > 0) times["ready"] ??= performance.now();
    if (button && !button.disabled) times["live"] ??= performance.now();
    if (!("ready" in times && "live" in times)) requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}
