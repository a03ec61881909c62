// The server's end of /ws/message: who listens, and telling them. Knows nothing of sockets; node.ts plugs them in.
import * as v from "valibot";
import {
  clientFrame,
  liveAuthMs,
  liveCloseCodes,
  livePingMs,
  liveSilenceMs,
  type ClientFrame,
  type LiveNotification,
  type ServerFrame,
} from "../../contract/live-protocol.ts";
import { serverTime } from "../http/server-time.ts";
import { LiveTopics } from "./live-topics.ts";

export type LiveSocket = {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that were sent and have not left yet. */
  readonly bufferedAmount: number;
};

/** What the transport tells the hub about a socket. */
export type LiveConnection = {
  receive(text: string): Promise<void>;
  isSignedIn(): boolean;
  closed(): void;
};

export type LiveHub = {
  connect(socket: LiveSocket): LiveConnection;
  /** To every socket of one person, or to everybody who is signed in. */
  notify(to: string | "all", notification: LiveNotification): void;
  /** What somebody may do has changed: their console asks for it anew, and so it does for the topics it follows. */
  askToValidate(whom: string | "all"): void;
  /** Closes the sockets of a token that was revoked. */
  dropToken(hash: string): void;
  /** From here on the topic can be followed. */
  declare: LiveTopics["declare"];
  /** To whoever follows it. After the commit: a snapshot read earlier would miss it. */
  publish: LiveTopics["publish"];
  /** Whoever follows that channel, or any, asks for it anew: something may have been missed. */
  expireTopics(channel?: string): void;
  /** How many authenticated sockets there are. */
  count(): number;
  close(): void;
};

type LiveIdentity = { userId: string; token: string };

type Member = {
  socket: LiveSocket;
  identity: LiveIdentity | null;
  heardAt: number;
  /** Empty until it has named one. */
  token: string;
  /** How much it has said since `countedFrom`. */
  frames: number;
  countedFrom: number;
};

/** A console says one thing every few seconds, and a few more when a screen is opened. */
const maxFrames = 60;
const framesMs = 10_000;

type Options = ConstructorParameters<typeof LiveTopics>[0] & {
  /** Who a token belongs to; null when it is not valid (any more). */
  identify(token: string): Promise<LiveIdentity | null>;
};

type Room = Options & { members: Set<Member>; topics: LiveTopics };

export function createLiveHub(options: Options): LiveHub {
  const members = new Set<Member>();
  const topics = new LiveTopics(options);
  const room: Room = { ...options, members, topics };
  const sweep = setInterval(() => dropSilent(members, options.now()), livePingMs);
  // The process may end while nobody listens.
  sweep.unref();
  const membersOf = (whom: string | "all") =>
    [...members].filter(({ identity }) => identity && (whom === "all" || identity.userId === whom));

  return {
    connect: (socket) => join(room, socket),
    notify(to, notification) {
      for (const { socket } of membersOf(to)) send(socket, { t: "notify", ...notification });
    },
    askToValidate(whom) {
      for (const member of membersOf(whom)) {
        send(member.socket, { t: "validate" });
        topics.expireAll(member);
      }
    },
    dropToken(hash) {
      for (const member of members) {
        if (member.identity?.token === hash) dismiss(room, member, "revoked", "signed out");
      }
    },
    declare: (topic, openPublisher) => topics.declare(topic, openPublisher),
    publish: (topic, input, patch) => topics.publish(topic, input, patch),
    expireTopics: (channel) => topics.expireChannels(channel),
    count: () => membersOf("all").length,
    close() {
      clearInterval(sweep);
      for (const member of members) dismiss(room, member, "shutdown", "server stops");
    },
  };
}

function join(room: Room, socket: LiveSocket): LiveConnection {
  const { members, topics, now } = room;
  const at = now().getTime();
  const member: Member = {
    socket,
    identity: null,
    heardAt: at,
    token: "",
    frames: 0,
    countedFrom: at,
  };
  members.add(member);
  // A socket that has sent a token is not closed here, however long the server needs to look it up: a database that does not respond
  // is no refusal of the token.
  const deadline = setTimeout(() => {
    if (member.token === "") dismiss(room, member, "unauthorized", "not signed in");
  }, liveAuthMs);
  deadline.unref();

  return {
    async receive(text) {
      if (!members.has(member)) return;
      member.heardAt = now().getTime();
      if (sendsTooMuch(member)) return dismiss(room, member, "tooMuch", "too many frames");
      const frame = parseFrame(text);
      const mayCome = member.identity !== null || (frame?.t === "auth" && member.token === "");
      if (!frame || !mayCome) return dismiss(room, member, "unauthorized", "not signed in");
      if (frame.t === "subscribe") return topics.subscribe(member, frame.topic);
      if (frame.t === "unsubscribe") return topics.unsubscribe(member, frame.topic);
      return greet(room, member, frame);
    },
    isSignedIn: () => member.identity !== null,
    closed() {
      clearTimeout(deadline);
      members.delete(member);
      topics.forget(member);
    },
  };
}

type Greeting = Extract<ClientFrame, { t: "auth" | "ping" }>;

async function greet(room: Room, member: Member, frame: Greeting): Promise<void> {
  if (frame.t === "auth") {
    room.topics.forget(member);
    member.token = frame.token;
  }
  // Asked again at each ping: a token may have expired, or its account been switched off, without anybody signing out.
  const identity = await room.identify(member.token);
  if (!room.members.has(member)) return;
  if (!identity) return dismiss(room, member, "unauthorized", "not signed in");
  member.identity = identity;
  send(member.socket, {
    t: frame.t === "auth" ? "ready" : "pong",
    server_time: serverTime(room.now()),
  });
}

/** Nothing more is told to it, and nothing that it says is looked at, however long its socket takes to close. */
function dismiss(
  { members, topics }: Room,
  member: Member,
  why: keyof typeof liveCloseCodes,
  reason: string,
): void {
  members.delete(member);
  topics.forget(member);
  member.socket.close(liveCloseCodes[why], reason);
}

function sendsTooMuch(member: Member): boolean {
  if (member.heardAt - member.countedFrom > framesMs) {
    Object.assign(member, { frames: 0, countedFrom: member.heardAt });
  }
  member.frames += 1;
  return member.frames > maxFrames;
}

function dropSilent(members: Set<Member>, at: Date): void {
  for (const { socket, heardAt } of members) {
    if (at.getTime() - heardAt > liveSilenceMs) socket.close(1001, "silent");
  }
}

function parseFrame(text: string): ClientFrame | null {
  try {
    const result = v.safeParse(clientFrame, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    // Not JSON: nobody of ours speaks like that.
    return null;
  }
}

function send(socket: LiveSocket, frame: ServerFrame): void {
  socket.send(JSON.stringify(frame));
}
