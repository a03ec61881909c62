// The live board of an exam in Chrome 109, at a quarter of the speed: 1,000 participants of whom 50 change each second, then
// 5,000 of whom 200 do, told by a socket of the bench's own: one that the browser's tools play would be measured with the page.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { Board, PackedRow } from "../../contract/exams/monitor.ts";
import { livePath } from "../../contract/live-protocol.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes } from "../../routes.ts";
import type { Figure } from "./figure.ts";
import { launchOldest } from "./launch-oldest.ts";
import type { LargeSchool } from "./large-school.ts";
import { openLargeSchool, tokenOf } from "./large-school.ts";
import { watchTasks } from "./watch-tasks.ts";

const slowerProcessor = 4;
const watchedMs = 6_000;
const seats = 30;

export async function benchBoard(): Promise<Figure[]> {
  const school = await openLargeSchool(1);
  const browser = await launchOldest();
  try {
    const token = await tokenOf(school);
    const small = await watch(browser, school, token, { people: 1_000, changes: 50, minutes: 60 });
    const large = await watch(browser, school, token, { people: 5_000, changes: 200, minutes: 10 });
    return [...small, ...large];
  } finally {
    await browser.close();
    await school.close();
  }
}

/** `minutes`: what they bring is told one after the other, before memory is looked at. */
type Size = { people: number; changes: number; minutes: number };

async function watch(
  browser: Browser,
  school: LargeSchool,
  token: string,
  { people, changes, minutes }: Size,
): Promise<Figure[]> {
  const viewport = { width: 1366, height: 660 };
  // Its socket is another port's.
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [tokenStorageKey, token],
  );
  const feed = createFeed(people, changes);
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0, path: livePath });
  sockets.on("connection", feed.play);
  await once(sockets, "listening");
  await page.addInitScript(
    (address) => {
      const Socket = globalThis.WebSocket;
      Object.assign(globalThis, {
        WebSocket: class extends Socket {
          constructor() {
            super(address);
          }
        },
      });
    },
    `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}${livePath}`,
  );
  const url = school.server.url.replace(/\/$/u, "");
  await page.goto(`${url}${routes["monitor.peserta"].path}?board=bench`);
  await page.getByRole("table", { name: "Peserta" }).waitFor();
  const { longest } = await watchTasks(page, slowerProcessor, async () => {
    const until = performance.now() + watchedMs;
    while (performance.now() < until) {
      feed.tell();
      await page.waitForTimeout(1_000);
    }
  });
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  for (let count = 0; count < minutes * 60; count += 1) {
    feed.tell();
    if (count % 10 === 9) await page.waitForTimeout(20);
  }
  await page.waitForTimeout(1_000);
  const memory = await heapOf(page);
  await context.close();
  sockets.close();
  const name = `a board of ${people}, ${changes} changes a second`;
  return [
    { name: `${name}: longest task`, value: longest, unit: "ms", bound: 100 },
    { name: "  elements in the page", value: elements, unit: "", bound: 2_500 },
    { name: `  memory after ${minutes} minutes' worth`, value: memory, unit: "MB", bound: 40 },
  ];
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** The server's end of the socket: a board, and as many changed rows as are asked for with each patch. */
function createFeed(people: number, changes: number) {
  const board = boardOf(people);
  let socket: WebSocket | null = null;
  let seq = 0;
  let next = 0;
  const say = (frame: object) => socket?.send(JSON.stringify(frame));
  const now = () => new Date().toISOString();
  const told = (t: "snapshot" | "patch", topic: string, value: unknown) =>
    say({ t, topic, seq, as_of: now(), value });
  return {
    play(opened: WebSocket): void {
      socket = opened;
      opened.on("message", (text) => {
        const frame = JSON.parse(String(text)) as { t: string; topic?: string };
        if (frame.t === "auth") say({ t: "ready", server_time: now() });
        if (frame.t === "ping") say({ t: "pong", server_time: now() });
        if (frame.t === "subscribe") told("snapshot", frame.topic ?? "", board);
      });
    },
    tell(): void {
      const rows = Array.from({ length: changes }, () => {
        const at = next % people;
        next += 7;
        const row = changedRow(board.rows[at]!, Math.floor(next / people));
        board.rows[at] = row;
        return row;
      });
      seq += 1;
      told("patch", "board:bench", { head: null, rows, gone: [] });
    },
  };
}

/** Answers and signs of life; one in fifty is blocked or let on. */
function changedRow(row: PackedRow, turn: number): PackedRow {
  const changed: PackedRow = [...row];
  const isBlocked = row[19] % 50 === turn % 50;
  changed[9] = isBlocked ? 5 : 1;
  changed[19] = (row[19] + 1) % 40;
  changed[21] = 3_600 + turn;
  changed[22] = 3_600 + turn;
  return changed;
}

function boardOf(people: number): Board {
  const starts = Date.now() - 3_600_000;
  return {
    head: {
      schedule_id: "bench",
      alias: "Matematika Wajib XII",
      event_id: "bench",
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + 2 * 3_600_000).toISOString(),
      max_leave: 3,
      sessions: [],
      rooms: Array.from({ length: Math.ceil(people / seats) }, (_none, n) => ({
        n,
        id: `r${n}`,
        kode: `R-${n + 1}`,
        nama: `R-${n + 1}`,
        kapasitas: seats,
        kolom: 6,
        pengawas: [],
      })),
    },
    rows: Array.from({ length: people }, (_none, at) => rowOf(at)),
  };
}

function rowOf(at: number): PackedRow {
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
  const who = [id, `B${String(at).padStart(6, "0")}`, `Peserta ke-${at}`, "XII MIPA 1"] as const;
  const place = [1, Math.floor(at / seats), 1 + (at % seats), 0] as const;
  const isIn = at % 20 !== 0;
  const times = [isIn ? 60 : null, isIn ? 7_200 : null, null, null] as const;
  const counts = [0, at % 4, null, 40, at % 40, at % 3] as const;
  const seen = isIn ? 3_600 : null;
  return [
    ...who,
    ...place,
    isIn ? 3 : null,
    isIn ? 1 : 0,
    "",
    ...times,
    ...counts,
    seen,
    seen,
    0,
    "192.168.1.7",
    "Chrome 109",
  ];
}
