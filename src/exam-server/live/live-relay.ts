// Several exam servers on one database behave as one: what one of them tells its sockets, the others tell theirs; so do they
// with who has a question open and with wrong passwords. Each says everything, and hears what the others say.
import { randomUUID } from "node:crypto";
import {
  channelOf,
  type Topic,
  type TopicInput,
  type TopicPatch,
} from "../../contract/live-protocol.ts";
import { longestMessage, type OpenWire, type Wire } from "../database/pool/shared-wire.ts";
import type { SignInLimit } from "../security/sign-in-limit.ts";
import type { EditingPresence } from "./editing-presence.ts";
import type { LiveHub } from "./live-hub.ts";
import type { ParticipantUpdates } from "./participant-updates.ts";

type Shared = {
  live: LiveHub;
  editing: EditingPresence;
  signInLimit: SignInLimit;
  sitterNews: ParticipantUpdates;
};
type Told = {
  publish: [topic: string, input: unknown, patch: unknown];
  stale: [channel: string];
  notify: Parameters<LiveHub["notify"]>;
  validate: Parameters<LiveHub["askToValidate"]>;
  drop: Parameters<LiveHub["dropToken"]>;
  editing: Parameters<EditingPresence["announce"]>;
  wake: Parameters<ParticipantUpdates["wake"]>;
  "wake-all": [];
  attempt: [address: string, account: string];
  succeeded: [address: string, account: string];
};
type Message = { [Name in keyof Told]: { from: string; name: Name; told: Told[Name] } }[keyof Told];

/** The same services, published to all servers. */
export async function relayed(
  own: Shared,
  openWire: OpenWire,
): Promise<Shared & { close(): Promise<void> }> {
  const from = randomUUID();
  const topics = new Map<string, Topic>();
  const wire = await openWire({
    heard: (text) => {
      const message = JSON.parse(text) as Message;
      if (message.from !== from) carryOut(message, own, topics);
    },
    missed: () => {
      own.live.loseTopics();
      own.sitterNews.wakeAll();
    },
  });
  const say = sayOn(wire, from);
  return {
    live: relayedLive(own.live, topics, say),
    editing: {
      announce(...told) {
        say("editing", ...told);
        return own.editing.announce(...told);
      },
    },
    sitterNews: {
      ...own.sitterNews,
      wake(participants) {
        own.sitterNews.wake(participants);
        if (!say("wake", participants)) say("wake-all");
      },
    },
    signInLimit: relayedSignInLimit(own.signInLimit, say),
    close: () => wire.close(),
  };
}

type Topics = Map<string, Topic>;
type Say = ReturnType<typeof sayOn>;

/** Does here what another server has done. */
function carryOut(message: Message, own: Shared, topics: Topics): void {
  const { live, editing, signInLimit, sitterNews } = own;
  if (message.name === "publish") {
    const [name, input, patch] = message.told;
    const topic = topics.get(name);
    if (topic) live.publish(topic, input as never, patch as never);
  } else if (message.name === "stale") live.loseTopics(...message.told);
  else if (message.name === "notify") live.notify(...message.told);
  else if (message.name === "validate") live.askToValidate(...message.told);
  else if (message.name === "drop") live.dropToken(...message.told);
  else if (message.name === "editing") editing.announce(...message.told);
  else if (message.name === "wake") sitterNews.wake(...message.told);
  else if (message.name === "wake-all") sitterNews.wakeAll();
  else if (message.name === "attempt") signInLimit.attempt(...message.told);
  else if (message.name === "succeeded") signInLimit.succeeded(...message.told);
}

function relayedLive(live: LiveHub, topics: Topics, say: Say): LiveHub {
  return {
    ...live,
    declare(topic, openPublisher) {
      topics.set(topic.name, topic);
      live.declare(topic, openPublisher);
    },
    publish<T extends Topic>(topic: T, input: TopicInput<T>, patch: TopicPatch<T>) {
      live.publish(topic, input, patch);
      const isSaid = say("publish", topic.name, input, patch);
      // Too long for a message: whoever follows it asks anew.
      if (!isSaid) say("stale", channelOf(topic, input as { id?: string }));
    },
    notify(...told) {
      live.notify(...told);
      say("notify", ...told);
    },
    askToValidate(whom) {
      live.askToValidate(whom);
      say("validate", whom);
    },
    dropToken(hash) {
      live.dropToken(hash);
      say("drop", hash);
    },
  };
}

function relayedSignInLimit(signInLimit: SignInLimit, say: Say): SignInLimit {
  return {
    attempt(address, account) {
      const wait = signInLimit.attempt(address, account);
      // One that has to wait was not looked at, and counts nowhere.
      if (wait === 0) say("attempt", address, account);
      return wait;
    },
    succeeded(address, account) {
      signInLimit.succeeded(address, account);
      say("succeeded", address, account);
    },
  };
}

/** Answers whether it could be said. */
function sayOn(wire: Wire, from: string) {
  return <Name extends keyof Told>(name: Name, ...told: Told[Name]): boolean => {
    const text = JSON.stringify({ from, name, told });
    if (Buffer.byteLength(text) > longestMessage) return false;
    wire.send(text);
    return true;
  };
}
