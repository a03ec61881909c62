// The frames on /ws/message. The spec names the socket and shows no frame: these are ours.
import * as v from "valibot";

export const livePath = "/ws/message";
/** The console asks this often; a socket silent for `liveSilenceMs` counts as dead. */
export const livePingMs = 10_000;
export const liveSilenceMs = 25_000;
/** The server closes a socket whose first frame has not authenticated it by then. */
export const liveAuthMs = 5_000;

/** Close codes of our own (4000 to 4999 are free for applications). */
export const liveCloseCodes = { unauthorized: 4401, revoked: 4403, shutdown: 4500 } as const;

/** `type` is a response code: 00 green, 01 yellow, any other red. */
export const notification = v.object({ type: v.string(), title: v.string(), body: v.string() });
export type LiveNotification = v.InferOutput<typeof notification>;

export const clientFrame = v.variant("t", [
  v.object({ t: v.literal("auth"), token: v.string() }),
  v.object({ t: v.literal("ping") }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

export const serverFrame = v.variant("t", [
  v.object({ t: v.literal("ready"), server_time: v.string() }),
  v.object({ t: v.literal("pong"), server_time: v.string() }),
  v.object({ t: v.literal("notify"), ...notification.entries }),
  /** Name, role or menus have changed: ask the server who you are. */
  v.object({ t: v.literal("validate") }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;
