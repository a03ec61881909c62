// The live board of an exam in Chrome 109, at a quarter of the speed: 1,000 participants of whom 50 change each second, then
// 5,000 of whom 200 do, told by a socket of the bench's own: one that the browser's tools play would be measured with the page.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { WebSocketServer, type WebSocket } from "ws";
import { rowPacker, type BoardRow } from "../../contract/exams/board/live-board-rows.ts";
import type { BoardHead } from "../../contract/exams/board/boards.ts";
import { livePath } from "../../contract/live-protocol.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { routes } from "../../routes.ts";
import type { Figure } from "./figure.ts";
import { launchOldest } from "./launch-oldest.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "./large-school.ts";
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
  const boardSource = createBoardSource(people, changes);
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0, path: livePath });
  sockets.on("connection", boardSource.play);
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
      boardSource.sendPatch();
      await page.waitForTimeout(1_000);
    }
  });
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  for (let count = 0; count < minutes * 60; count += 1) {
    boardSource.sendPatch();
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
function createBoardSource(people: number, changes: number) {
  const head = headOf(people);
  const board = Array.from({ length: people }, (_none, at) => rowOf(at, head));
  const pack = rowPacker(head);
  let socket: WebSocket | null = null;
  let seq = 0;
  let next = 0;
  const send = (frame: object) => socket?.send(JSON.stringify(frame));
  const now = () => new Date().toISOString();
  const sendTopic = (t: "snapshot" | "patch", topic: string, value: unknown) =>
    send({ t, topic, seq, as_of: now(), value });
  return {
    play(opened: WebSocket): void {
      socket = opened;
      opened.on("message", (text) => {
        const frame = JSON.parse(String(text)) as { t: string; topic?: string };
        if (frame.t === "auth") send({ t: "ready", server_time: now() });
        if (frame.t === "ping") send({ t: "pong", server_time: now() });
        if (frame.t === "subscribe") {
          sendTopic("snapshot", frame.topic ?? "", { head, rows: board.map(pack) });
        }
      });
    },
    sendPatch(): void {
      const rows = Array.from({ length: changes }, () => {
        const at = next % people;
        next += 7;
        const row = changedRow(board[at]!, head, Math.floor(next / people));
        board[at] = row;
        return pack(row);
      });
      seq += 1;
      sendTopic("patch", "board:bench", { head: null, rows, gone: [] });
    },
  };
}

/** Answers and signs of life; one in fifty is blocked or let on. */
function changedRow(row: BoardRow, head: BoardHead, turn: number): BoardRow {
  const seen = instantIn(head, 3_600 + turn);
  return {
    ...row,
    is_signed_in: true,
    is_later: false,
    is_missed: false,
    is_too_late: false,
    is_admitted: false,
    is_blocked: row.answered % 50 === turn % 50,
    answered: (row.answered + 1) % 40,
    answered_at: seen,
    last_seen_at: seen,
  };
}

function headOf(people: number): BoardHead {
  const starts = Date.now() - 3_600_000;
  return {
    schedule_id: "bench",
    alias: "Matematika Wajib XII",
    event_id: "bench",
    starts_at: new Date(starts).toISOString(),
    closes_at: new Date(starts + 2 * 3_600_000).toISOString(),
    last_end_at: new Date(starts + 2 * 3_600_000).toISOString(),
    shared_end_at: new Date(starts + 2 * 3_600_000).toISOString(),
    stopped_at: null,
    max_leave: 3,
    opening: { sesi: 1, auto: true, opened_at: null, opened_by: "" },
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
  };
}

const instantIn = ({ starts_at: at }: BoardHead, seconds: number) =>
  Date.parse(at) + seconds * 1000;

function rowOf(at: number, head: BoardHead): BoardRow {
  const isIn = at % 20 !== 0;
  const n = Math.floor(at / seats);
  const since = (seconds: number) => (isIn ? instantIn(head, seconds) : null);
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
    no_ujian: `B${String(at).padStart(6, "0")}`,
    nama: `Peserta ke-${at}`,
    group_path: "XII MIPA 1",
    sesi: 1,
    room_n: n,
    room_id: `r${n}`,
    room: `R-${n + 1}`,
    seat: 1 + (at % seats),
    starts_at: instantIn(head, 0),
    status: isIn ? 3 : null,
    is_signed_in: isIn,
    is_later: false,
    is_missed: false,
    is_too_late: false,
    is_admitted: false,
    asks_reset: false,
    reset_asked_at: null,
    is_blocked: false,
    blocked_at: null,
    block_reason: "",
    started_at: since(60),
    deadline_at: since(7_200),
    finished_at: null,
    finish_kind: null,
    extra_seconds: 0,
    leave_count: at % 4,
    away_since: null,
    asked: 40,
    answered: at % 40,
    doubtful: at % 3,
    answered_at: since(3_600),
    last_seen_at: since(3_600),
    resumed_at: null,
    shared_at: null,
    guessed_at: null,
    clock_ahead: 0,
    ip: "192.168.1.7",
    browser: "Chrome 109",
  };
}
