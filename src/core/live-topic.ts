// Figures that keep themselves up to date: a snapshot and its patches by the socket, or the snapshot called again and
// again while there is no socket. Opens with the store's first listener and ends after its last. What is shown is always
// whole: after a gap the older figures stay, with their age, until a new snapshot is there.
import { atom, onMount, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import {
  channelOf,
  type ServerFrame,
  type Topic,
  type TopicInput,
  type TopicPatch,
  type TopicValue,
} from "../contract/live-protocol.ts";
import { serverNow } from "./answers/server-clock.ts";
import { isTakenAway, ServerError } from "./answers/server-error.ts";
import { call } from "./api.ts";
import { $connection, $lineWanted, listenLive, sendLive } from "./live.ts";
import { $session } from "./session.ts";

export type Live<Value> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  /** `asOf`: when the figures were so, by the server's clock. */
  | { status: "ready"; value: Value; asOf: Date };

export const pollEveryMs = 7_000;
/** Figures that are older are shown as outdated. A live connection sends something at least every ten seconds. */
export const staleSeconds = 15;
/** Figures without a topic of their own are called again so long after each answer, so that none is older than two seconds. */
export const recallEveryMs = 1_500;
/** A socket that is just opening usually answers sooner than a call would. */
const firstPatienceMs = 2_000;
/** However many patches come, a screen is drawn this often at most. */
const showEveryMs = 100;

/** By channel, how many stores of this tab follow it. */
const followers = new Map<string, number>();

/** Answers a new value and leaves the one before as it is. */
type Apply<T extends Topic, Value> = (value: Value, patch: TopicPatch<T>) => Value;
type Read<T extends Topic, Value> = (snapshot: TopicValue<T>) => Value;

export function liveTopic<T extends Topic>(
  topic: T,
  input: TopicInput<T>,
  apply: Apply<T, TopicValue<T>>,
): ReadableAtom<Live<TopicValue<T>>>;
/** @param read what is kept of a snapshot */
export function liveTopic<T extends Topic, Value>(
  topic: T,
  input: TopicInput<T>,
  apply: Apply<T, Value>,
  read: Read<T, Value>,
): ReadableAtom<Live<Value>>;
export function liveTopic<T extends Topic>(
  topic: T,
  input: TopicInput<T>,
  apply: Apply<T, TopicValue<T>>,
  read: Read<T, TopicValue<T>> = (snapshot) => snapshot,
): ReadableAtom<Live<TopicValue<T>>> {
  const follower = new TopicFollower(topic, input, apply, read);
  onMount(follower.$state, () => {
    follower.start();
    return follower.stop;
  });
  return follower.$state;
}

class TopicFollower<T extends Topic, Value> {
  readonly $state = atom<Live<Value>>({ status: "loading" });
  readonly #topic: T;
  readonly #input: TopicInput<T>;
  readonly #apply: Apply<T, Value>;
  readonly #read: Read<T, Value>;
  readonly #channel: string;
  #figures: { value: Value; asOf: Date } | null = null;
  /** Of the snapshot or patch that came last; null while the socket tells nothing that could be shown. */
  #seq: number | null = null;
  #polling: AbortController | null = null;
  #hangUp: (() => void) | null = null;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #unbind: (() => void)[] = [];

  constructor(topic: T, input: TopicInput<T>, apply: Apply<T, Value>, read: Read<T, Value>) {
    this.#topic = topic;
    this.#input = input;
    this.#apply = apply;
    this.#read = read;
    this.#channel = channelOf(topic, input as { id?: string });
  }

  start(): void {
    followers.set(this.#channel, (followers.get(this.#channel) ?? 0) + 1);
    this.#unbind = [
      $lineWanted.subscribe((wanted) => this.#listen(wanted)),
      $connection.listen((connection) => {
        if (connection !== "connected") this.#seq = null;
      }),
    ];
    if ($connection.get() === "connected") this.#ask();
    if ($lineWanted.get()) this.#checkIn(firstPatienceMs);
    else this.#check();
  }

  readonly stop = (): void => {
    const others = (followers.get(this.#channel) ?? 1) - 1;
    followers.set(this.#channel, others);
    if (others === 0) {
      followers.delete(this.#channel);
      sendLive({ t: "unsubscribe", topic: this.#channel });
    }
    for (const unbind of this.#unbind) unbind();
    this.#listen(false);
    this.#polling?.abort();
    this.#polling = null;
    clearTimeout(this.#checkTimer);
    clearTimeout(this.#showTimer);
    this.#showTimer = undefined;
    this.#figures = null;
    this.$state.set({ status: "loading" });
  };

  #listen(wanted: boolean): void {
    if (wanted) {
      this.#hangUp ??= listenLive((frame) => this.#receive(frame));
      return;
    }
    this.#hangUp?.();
    this.#hangUp = null;
    this.#seq = null;
  }

  #ask(): void {
    this.#seq = null;
    sendLive({ t: "subscribe", topic: this.#channel });
  }

  #receive(frame: ServerFrame): void {
    if (frame.t === "ready") return this.#ask();
    // What the server said before its pong has all been heard: the figures are still so.
    if (frame.t === "pong" && this.#seq !== null && this.#figures) {
      return this.#show(this.#figures.value, frame.server_time);
    }
    if (!("topic" in frame) || frame.topic !== this.#channel) return;
    if (frame.t === "lost") return this.#ask();
    if (frame.t === "refused") {
      this.#seq = null;
      return this.#fail(new ServerError(frame.code, frame.message));
    }
    if (frame.t === "patch") return this.#receivePatch(frame);
    this.#seq = frame.seq;
    this.#show(this.#read(frame.value as TopicValue<T>), frame.as_of);
  }

  #receivePatch({ seq, value, as_of }: Extract<ServerFrame, { t: "patch" }>): void {
    if (this.#seq === null || !this.#figures) return;
    const patch = v.safeParse(this.#topic.patch, value);
    // One that cannot be read leaves a gap like one that never came.
    if (seq !== this.#seq + 1 || !patch.success) return this.#ask();
    this.#seq = seq;
    this.#show(this.#apply(this.#figures.value, patch.output as TopicPatch<T>), as_of);
  }

  #checkIn(ms: number): void {
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#check(), ms);
  }

  /** While the socket does not tell, calls do. */
  #check(): void {
    this.#checkIn(pollEveryMs);
    if (this.#seq !== null || $session.get().status !== "in") return;
    this.#ask();
    void this.#poll();
  }

  async #poll(): Promise<void> {
    if (this.#polling) return;
    const asking = new AbortController();
    this.#polling = asking;
    const asOf = serverNow().toISOString();
    const isSuperseded = () => asking.signal.aborted || this.#seq !== null;
    try {
      // A topic takes what its snapshot's call takes (TopicInput).
      const input = this.#input as never;
      const value = await call(this.#topic.snapshot, input, { signal: asking.signal });
      if (!isSuperseded()) this.#show(this.#read(value as TopicValue<T>), asOf);
    } catch (error) {
      if (!isSuperseded()) this.#fail(error);
    }
    if (this.#polling === asking) this.#polling = null;
  }

  #fail(error: unknown): void {
    if (this.#figures && !isTakenAway(error)) return;
    this.#figures = null;
    this.$state.set({ status: "failed", error });
  }

  #show(value: Value, asOf: string): void {
    this.#figures = { value, asOf: new Date(asOf) };
    if (this.#showTimer !== undefined) return;
    const shown = this.#figures;
    this.$state.set({ status: "ready", ...shown });
    this.#showTimer = setTimeout(() => {
      this.#showTimer = undefined;
      const latest = this.#figures;
      if (latest && latest !== shown) this.#show(latest.value, latest.asOf.toISOString());
    }, showEveryMs);
  }
}
