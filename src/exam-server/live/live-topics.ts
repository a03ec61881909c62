// Who follows which topic over the sockets. A subscription is a call of the topic's endpoint whose answer is followed by
// patches: token, permission, input and scope are checked as for any other call. Whoever must be checked anew or cannot
// keep up is told that the topic is lost to them, and subscribes again; nothing is repaired in place.
import { responseCodes, type Envelope } from "../../contract/calls/envelope.ts";
import {
  channelOf,
  type ServerFrame,
  type Topic,
  type TopicInput,
  type TopicPatch,
  type TopicValue,
} from "../../contract/live-protocol.ts";
import { isStorable } from "../http/input/storable-text.ts";
import { serverTime } from "../http/server-time.ts";

/** What a socket may owe before patches to it are given up: a snapshot of a large school with room to spare. */
export const maxBufferedBytes = 1024 * 1024;
/** Patches that are kept for a follower whose snapshot is still being read. */
const maxWaiting = 1_000;
export const maxTopicsPerSocket = 32;

export type Follower = {
  readonly socket: { send(text: string): void; readonly bufferedAmount: number };
  /** As the console sent it. */
  readonly token: string;
};

/** Tells a channel's patches for as long as somebody follows it here: from the first snapshot on until the last has gone. */
export type Publisher = {
  /** Another was sent that: what was told last may be newer or older. */
  joined(snapshot: unknown): void;
  stop(): void;
};
export type PublisherChannel<T extends Topic = Topic> = {
  /** To the followers on this server alone: every server feeds its own. */
  publish(patch: TopicPatch<T>): void;
  /** Nothing can be told for now: all ask anew, and so learn why. */
  expire(): void;
};
export type OpenPublisher<T extends Topic = Topic> = (
  input: TopicInput<T>,
  snapshot: TopicValue<T>,
  line: PublisherChannel<T>,
) => Publisher;

/** `waiting`: the patches since the snapshot was asked for; null once it is sent. */
type Subscription = { waiting: string[] | null };
type Channel = {
  seq: number;
  subscriptions: Map<Follower, Subscription>;
  publisher: Publisher | null;
};
type Declared = { topic: Topic; openPublisher: OpenPublisher | null };

type Options = {
  /** A GET call with that token. */
  ask(address: string, token: string): Promise<Envelope>;
  now(): Date;
};

export class LiveTopics {
  readonly #options: Options;
  readonly #topics = new Map<string, Declared>();
  readonly #channels = new Map<string, Channel>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** With `openPublisher` nothing needs to publish it: it is fed while it is followed. */
  declare<T extends Topic>(topic: T, openPublisher?: OpenPublisher<T>): void {
    this.#topics.set(topic.name, {
      topic,
      openPublisher: (openPublisher as OpenPublisher | undefined) ?? null,
    });
  }

  publish<T extends Topic>(topic: T, input: TopicInput<T>, patch: TopicPatch<T>): void {
    const name = channelOf(topic, input as { id?: string });
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.seq += 1;
    const text = textOf({
      t: "patch",
      topic: name,
      seq: channel.seq,
      as_of: serverTime(this.#options.now()),
      value: patch,
    });
    for (const [follower, { waiting }] of channel.subscriptions) {
      const isSlow = follower.socket.bufferedAmount > maxBufferedBytes;
      if (isSlow || (waiting && waiting.length >= maxWaiting))
        this.#expire(name, channel, follower);
      else if (waiting) waiting.push(text);
      else follower.socket.send(text);
    }
  }

  async subscribe(follower: Follower, name: string): Promise<void> {
    const address = this.#addressOf(name);
    const refusal = address === null ? unknownTopic : this.#tooMany(follower, name);
    if (address === null || refusal) return refuse(follower, name, refusal ?? unknownTopic);
    const channel = this.#channels.get(name) ?? {
      seq: 0,
      subscriptions: new Map(),
      publisher: null,
    };
    this.#channels.set(name, channel);
    const subscription: Subscription = { waiting: [] };
    channel.subscriptions.set(follower, subscription);
    const { seq } = channel;
    const as_of = serverTime(this.#options.now());
    const { code, message, data } = await this.#options.ask(address, follower.token);
    // Gone, or asked anew, while the snapshot was read.
    if (channel.subscriptions.get(follower) !== subscription) return;
    if (code !== responseCodes.success && code !== responseCodes.warning) {
      this.unsubscribe(follower, name);
      return refuse(follower, name, { code, message });
    }
    const patches = subscription.waiting ?? [];
    subscription.waiting = null;
    follower.socket.send(textOf({ t: "snapshot", topic: name, seq, as_of, value: data }));
    for (const text of patches) follower.socket.send(text);
    this.#openPublisher(name, channel, data);
  }

  unsubscribe(follower: Follower, name: string): void {
    const channel = this.#channels.get(name);
    channel?.subscriptions.delete(follower);
    if (channel?.subscriptions.size !== 0) return;
    channel.publisher?.stop();
    this.#channels.delete(name);
  }

  #openPublisher(name: string, channel: Channel, snapshot: unknown): void {
    const { topicName, id } = partsOf(name);
    const { topic, openPublisher } = this.#topics.get(topicName)!;
    if (channel.publisher) return channel.publisher.joined(snapshot);
    const input = (id === undefined ? {} : { id }) as never;
    channel.publisher =
      openPublisher?.(input, snapshot, {
        publish: (patch) => this.publish(topic, input, patch),
        expire: () => this.expireChannels(name),
      }) ?? null;
  }

  /** What the follower may see has changed: each of its topics is asked for, and so checked, again. */
  expireAll(follower: Follower): void {
    for (const [name, channel] of this.#followedBy(follower)) this.#expire(name, channel, follower);
  }

  /** All of them, or the one of that name. */
  expireChannels(only?: string): void {
    for (const [name, channel] of this.#channels) {
      if (only !== undefined && name !== only) continue;
      for (const follower of channel.subscriptions.keys()) this.#expire(name, channel, follower);
    }
  }

  forget(follower: Follower): void {
    for (const [name] of this.#followedBy(follower)) this.unsubscribe(follower, name);
  }

  #expire(name: string, channel: Channel, follower: Follower): void {
    if (!channel.subscriptions.has(follower)) return;
    this.unsubscribe(follower, name);
    // Behind what the socket still owes: when it is read, there is room again.
    follower.socket.send(textOf({ t: "lost", topic: name }));
  }

  #followedBy(follower: Follower): [string, Channel][] {
    return [...this.#channels].filter(([, { subscriptions }]) => subscriptions.has(follower));
  }

  #tooMany(follower: Follower, name: string): Pick<Envelope, "code" | "message"> | null {
    const others = this.#followedBy(follower).filter(([followed]) => followed !== name);
    return others.length < maxTopicsPerSocket ? null : tooManyTopics;
  }

  #addressOf(name: string): string | null {
    // Half of a character has no form in an address.
    if (!isStorable(name)) return null;
    const { topicName, id } = partsOf(name);
    const path = this.#topics.get(topicName)?.topic.snapshot.path;
    if (path === undefined || path.includes("{id}") !== (id !== undefined)) return null;
    return path.replace("{id}", encodeURIComponent(id ?? ""));
  }
}

function partsOf(name: string): { topicName: string; id: string | undefined } {
  const [, topicName = "", id] = /^([^:]*)(?::(.+))?$/u.exec(name) ?? [];
  return { topicName, id };
}

const unknownTopic = {
  code: responseCodes.notFound,
  message: "Server ini tidak menyiarkan data tersebut.",
};
const tooManyTopics = {
  code: responseCodes.tooManyRequests,
  message: "Terlalu banyak data yang diikuti sekaligus.",
};

function refuse(follower: Follower, topic: string, refusal: Pick<Envelope, "code" | "message">) {
  const { code, message } = refusal;
  follower.socket.send(textOf({ t: "refused", topic, code, message }));
}

function textOf(frame: ServerFrame): string {
  return JSON.stringify(frame);
}
