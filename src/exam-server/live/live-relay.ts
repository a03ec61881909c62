// Several exam servers on one database behave as one: each sends to the others what it sends to its own sockets, who has a
// question open, and wrong passwords, and each does what the others send.
import { randomUUID } from "node:crypto";
import {
  channelOf,
  type Topic,
  type TopicInput,
  type TopicPatch,
} from "../../contract/live-protocol.ts";
import { longestMessage, type OpenWire, type Wire } from "../database/pool/shared-wire.ts";
import type { SignInLimit } from "../security/sign-in/sign-in-limit.ts";
import type { EditingPresence } from "./editing-presence.ts";
import type { LiveHub } from "./live-hub.ts";
import type { ParticipantUpdates } from "./participant-updates.ts";

type Shared = {
  live: LiveHub;
  editing: EditingPresence;
  signInLimit: SignInLimit;
  sitterNews: ParticipantUpdates;
};
type Messages = {
  publish: [topic: string, input: unknown, patch: unknown];
  stale: [channel: string];
  notify: Parameters<LiveHub["notify"]>;
  editing: Parameters<EditingPresence["announce"]>;
  wake: Parameters<ParticipantUpdates["wake"]>;
  "wake-all": [];
  attempt: Parameters<SignInLimit["attempt"]>;
  withdraw: Parameters<SignInLimit["withdraw"]>;
  succeeded: Parameters<SignInLimit["succeeded"]>;
};
type Message = {
  [Name in keyof Messages]: { from: string; name: Name; input: Messages[Name] };
}[keyof Messages];

/** The same services, published to all servers. */
export async function relayed(
  own: Shared,
  openWire: OpenWire,
): Promise<Shared & { close(): Promise<void> }> {
  const from = randomUUID();
  const topics = new Map<string, Topic>();
  const wire = await openWire({
    received: (text) => {
      const message = JSON.parse(text) as Message;
      // A server of another version may send messages of another form.
      if (message.from !== from && Array.isArray(message.input)) carryOut(message, own, topics);
    },
    missed: () => {
      own.live.expireTopics();
      own.sitterNews.wakeAll();
    },
  });
  const send = senderOn(wire, from);
  return {
    live: relayedLive(own.live, topics, send),
    editing: {
      announce(...input) {
        send("editing", ...input);
        return own.editing.announce(...input);
      },
    },
    sitterNews: {
      ...own.sitterNews,
      wake(participants) {
        own.sitterNews.wake(participants);
        if (!send("wake", participants)) send("wake-all");
      },
    },
    signInLimit: relayedSignInLimit(own.signInLimit, send),
    close: () => wire.close(),
  };
}

type Topics = Map<string, Topic>;
type Send = ReturnType<typeof senderOn>;

/** Does here what another server has done. */
function carryOut(message: Message, own: Shared, topics: Topics): void {
  const { live, editing, signInLimit, sitterNews } = own;
  if (message.name === "publish") {
    const [name, input, patch] = message.input;
    const topic = topics.get(name);
    if (topic) live.publish(topic, input as never, patch as never);
  } else if (message.name === "stale") live.expireTopics(...message.input);
  else if (message.name === "notify") live.notify(...message.input);
  else if (message.name === "editing") editing.announce(...message.input);
  else if (message.name === "wake") sitterNews.wake(...message.input);
  else if (message.name === "wake-all") sitterNews.wakeAll();
  else if (message.name === "attempt") signInLimit.attempt(...message.input);
  else if (message.name === "withdraw") signInLimit.withdraw(...message.input);
  else if (message.name === "succeeded") signInLimit.succeeded(...message.input);
}

function relayedLive(live: LiveHub, topics: Topics, send: Send): LiveHub {
  return {
    ...live,
    declare(topic, openPublisher) {
      topics.set(topic.name, topic);
      live.declare(topic, openPublisher);
    },
    publish<T extends Topic>(topic: T, input: TopicInput<T>, patch: TopicPatch<T>) {
      live.publish(topic, input, patch);
      const isSent = send("publish", topic.name, input, patch);
      // Too long for a message: whoever follows it asks anew.
      if (!isSent) send("stale", channelOf(topic, input as { id?: string }));
    },
    expireTopics(...channel) {
      live.expireTopics(...channel);
      if (channel[0] !== undefined) send("stale", channel[0]);
    },
    notify(...input) {
      live.notify(...input);
      send("notify", ...input);
    },
  };
}

function relayedSignInLimit(signInLimit: SignInLimit, send: Send): SignInLimit {
  return {
    ...signInLimit,
    attempt(place) {
      const wait = signInLimit.attempt(place);
      // One that has to wait was not checked, and counts nowhere.
      if (wait === 0) send("attempt", place);
      return wait;
    },
    withdraw(place) {
      signInLimit.withdraw(place);
      send("withdraw", place);
    },
    succeeded(place) {
      signInLimit.succeeded(place);
      send("succeeded", place);
    },
  };
}

/** Answers whether it could be said. */
function senderOn(wire: Wire, from: string) {
  return <Name extends keyof Messages>(name: Name, ...input: Messages[Name]): boolean => {
    const text = JSON.stringify({ from, name, input });
    if (Buffer.byteLength(text) > longestMessage) return false;
    wire.send(text);
    return true;
  };
}
