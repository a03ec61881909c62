// The socket /ws/message: opens with the first listener, closes after the last, comes back by itself when it breaks.
// A socket that says nothing for `liveSilenceMs` counts as dead. Screens read $connection to show how fresh they are.
import { atom, computed } from "nanostores";
import {
  clientFrame,
  liveCloseCodes,
  livePath,
  livePingMs,
  liveSilenceMs,
  serverFrame,
  type ClientFrame,
  type ServerFrame,
} from "../contract/live-protocol.ts";
import { tokenStorageKey } from "../contract/storage-keys.ts";
import * as v from "valibot";
import { setServerClock } from "./answers/server-clock.ts";
import { $socketWanted } from "./institution/institution-settings.ts";
import { $session, validateSession } from "./session.ts";
import { readStored } from "./preferences/storage.ts";

export type Connection = "off" | "connecting" | "connected" | "reconnecting";
export const $connection = atom<Connection>("off");

/** Whether to listen at all: the institution uses the socket, and somebody is signed in whose it would be. */
export const $lineWanted = computed(
  [$socketWanted, $session],
  (wanted, { status }) => wanted && status === "in",
);

type Listener = (frame: ServerFrame) => void;
const listeners = new Set<Listener>();

const firstRetryMs = 1_000;
const longestRetryMs = 20_000;

let socket: WebSocket | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pingTimer: ReturnType<typeof setInterval> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;

/** Returns how to stop listening. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) open("connecting");
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close("off");
  };
}

/** Nobody hears it while the line is down: whoever wants something says so again when it is "ready". */
export function sendLive(frame: ClientFrame): void {
  if (socket && $connection.get() === "connected") send(socket, frame);
}

function open(state: "connecting" | "reconnecting"): void {
  const token = readStored(tokenStorageKey);
  if (token === null) return close("off");
  $connection.set(state);
  const secure = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${secure}//${location.host}${livePath}`);
  socket = opened;
  watchSilence();
  opened.onopen = () => send(opened, { t: "auth", token });
  opened.onmessage = (event) => {
    if (socket === opened) receive(event.data);
  };
  opened.onclose = (event) => {
    if (socket === opened) lost(event.code);
  };
  // No ping is sent before the server has accepted the token: it closes a socket that sends anything else first. While its
  // database does not respond, accepting takes long.
  pingTimer = setInterval(() => sendLive({ t: "ping" }), livePingMs);
}

function watchSilence(): void {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => lost(0), liveSilenceMs);
}

function send(to: WebSocket, frame: ClientFrame): void {
  if (to.readyState !== WebSocket.OPEN) return;
  to.send(JSON.stringify(frame satisfies v.InferOutput<typeof clientFrame>));
}

function receive(data: unknown): void {
  watchSilence();
  const frame = parseFrame(data);
  if (!frame) return;
  if (frame.t === "ready") {
    attempts = 0;
    $connection.set("connected");
  }
  if ("server_time" in frame) setServerClock(frame.server_time);
  for (const listener of listeners) listener(frame);
}

function parseFrame(data: unknown): ServerFrame | null {
  try {
    const result = v.safeParse(serverFrame, JSON.parse(String(data)));
    return result.success ? result.output : null;
  } catch {
    // A frame of a newer server that we cannot read is not ours to act on.
    return null;
  }
}

function lost(code: number): void {
  close("reconnecting");
  if (code === liveCloseCodes.unauthorized || code === liveCloseCodes.revoked) {
    // The session is over, or it is not: the server says which, and the retry finds out if it cannot be asked now.
    validateSession().catch(() => undefined);
  }
  // Jitter, so that a room of consoles does not come back in one stroke after a restart.
  const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** attempts) * (0.5 + Math.random() / 2);
  attempts += 1;
  retryTimer = setTimeout(() => open("reconnecting"), wait);
}

function close(state: Connection): void {
  clearTimeout(retryTimer);
  clearInterval(pingTimer);
  clearTimeout(silenceTimer);
  const closing = socket;
  socket = null;
  closing?.close();
  $connection.set(state);
}
