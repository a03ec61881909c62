// The frames on /ws/message, and what a topic is. The spec names the socket and shows no frame: these are ours.
import * as v from "valibot";
import type { GenericSchema, InferOutput } from "valibot";
import type { Call, CallInput, CallOutput } from "./calls/call.ts";

export const livePath = "/ws/message";
/** The console asks this often; a socket silent for `liveSilenceMs` counts as dead. */
export const livePingMs = 10_000;
export const liveSilenceMs = 25_000;
/** The server closes a socket whose first frame has not authenticated it by then. */
export const liveAuthMs = 5_000;

/** Close codes of our own (4000 to 4999 are free for applications). */
export const liveCloseCodes = {
  unauthorized: 4401,
  revoked: 4403,
  tooMuch: 4429,
  shutdown: 4500,
} as const;

/** `type` is a response code: 00 green, 01 yellow, any other red. */
export const notification = v.object({ type: v.string(), title: v.string(), body: v.string() });
export type LiveNotification = v.InferOutput<typeof notification>;

/**
 * A GET call that can also be followed: its answer is the snapshot, and patches come after it. Who may make the call may
 * follow it, and whoever cannot follow it (no socket) makes it again and again instead.
 */
export type Topic<Snapshot extends Call = Call, Patch extends GenericSchema = GenericSchema> = {
  /** Without a colon: "task" is followed as "task:12" where the call's path has an `{id}`. */
  name: string;
  snapshot: Snapshot;
  /** Says what something is now, not by how much it changed: a snapshot may hold it already. */
  patch: Patch;
};
export type TopicInput<T extends Topic> = CallInput<T["snapshot"]>;
export type TopicValue<T extends Topic> = CallOutput<T["snapshot"]>;
export type TopicPatch<T extends Topic> = InferOutput<T["patch"]>;

/** Keeps the types; the object is used as it is. */
export function topic<Snapshot extends Call, Patch extends GenericSchema>(
  definition: Topic<Snapshot, Patch>,
): Topic<Snapshot, Patch> {
  return definition;
}

/** What a topic is called in the frames. */
export function channelOf({ name }: Pick<Topic, "name">, { id }: { id?: string }): string {
  return id === undefined ? name : `${name}:${id}`;
}

const channel = v.pipe(v.string(), v.maxLength(128));

export const clientFrame = v.variant("t", [
  v.object({ t: v.literal("auth"), token: v.pipe(v.string(), v.minLength(1)) }),
  v.object({ t: v.literal("ping") }),
  /** Also asks for a new snapshot, of what is followed already. */
  v.object({ t: v.literal("subscribe"), topic: channel }),
  v.object({ t: v.literal("unsubscribe"), topic: channel }),
]);
export type ClientFrame = v.InferOutput<typeof clientFrame>;

const figures = { topic: channel, seq: v.number(), as_of: v.string(), value: v.unknown() };

export const serverFrame = v.variant("t", [
  v.object({ t: v.literal("ready"), server_time: v.string() }),
  v.object({ t: v.literal("pong"), server_time: v.string() }),
  v.object({ t: v.literal("notify"), ...notification.entries }),
  /** Name, role or menus have changed: ask the server who you are. */
  v.object({ t: v.literal("validate") }),
  v.object({ t: v.literal("snapshot"), ...figures }),
  /** `seq` is one more than that of the snapshot or patch before it; anything else is a gap. */
  v.object({ t: v.literal("patch"), ...figures }),
  /** No more patches come: ask for a new snapshot. */
  v.object({ t: v.literal("lost"), topic: channel }),
  /** In the envelope's code and words. */
  v.object({ t: v.literal("refused"), topic: channel, code: v.string(), message: v.string() }),
]);
export type ServerFrame = v.InferOutput<typeof serverFrame>;
