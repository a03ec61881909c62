// The server's end of /ws/message: who listens, and telling them. Knows nothing of sockets; node.ts plugs them in.
import * as v from "valibot";
import {
  clientFrame,
  liveAuthMs,
  liveCloseCodes,
  livePingMs,
  liveSilenceMs,
} from "../../contract/live.ts";
import type { LiveNotification, ServerFrame } from "../../contract/live.ts";
import { serverTime } from "../http/server-time.ts";

export type LiveSocket = {
  send(text: string): void;
  close(code: number, reason: string): void;
};

/** What the transport tells the hub about a socket. */
export type LiveConnection = {
  receive(text: string): Promise<void>;
  closed(): void;
};

export type LiveHub = {
  connect(socket: LiveSocket): LiveConnection;
  /** To every socket of one person, or to everybody who is signed in. */
  notify(to: string | "all", notification: LiveNotification): void;
  /** What somebody may do has changed: their console asks for it anew. */
  askToValidate(whom: string | "all"): void;
  /** Closes the sockets of a token that was revoked. */
  dropToken(hash: string): void;
  /** How many authenticated sockets there are. */
  count(): number;
  close(): void;
};

type LiveIdentity = { userId: string; token: string };

type Member = { socket: LiveSocket; identity: LiveIdentity | null; heardAt: number };

export function createLiveHub(options: {
  /** Who a token belongs to; null when it is not valid (any more). */
  identify(token: string): Promise<LiveIdentity | null>;
  now(): Date;
}): LiveHub {
  const members = new Set<Member>();
  const sweep = setInterval(() => dropSilent(members, options.now()), livePingMs);
  // The process may end while nobody listens.
  sweep.unref();

  return {
    connect: (socket) => join(members, socket, options),
    notify(to, notification) {
      for (const { socket, identity } of members) {
        if (identity && (to === "all" || identity.userId === to)) {
          send(socket, { t: "notify", ...notification });
        }
      }
    },
    askToValidate(whom) {
      for (const { socket, identity } of members) {
        if (identity && (whom === "all" || identity.userId === whom)) {
          send(socket, { t: "validate" });
        }
      }
    },
    dropToken(hash) {
      for (const { socket, identity } of members) {
        if (identity?.token === hash) socket.close(liveCloseCodes.revoked, "signed out");
      }
    },
    count: () => [...members].filter(({ identity }) => identity !== null).length,
    close() {
      clearInterval(sweep);
      for (const { socket } of members) socket.close(liveCloseCodes.shutdown, "server stops");
      members.clear();
    },
  };
}

function join(
  members: Set<Member>,
  socket: LiveSocket,
  { identify, now }: Parameters<typeof createLiveHub>[0],
): LiveConnection {
  const member: Member = { socket, identity: null, heardAt: now().getTime() };
  let token = "";
  members.add(member);
  const refuse = () => socket.close(liveCloseCodes.unauthorized, "not signed in");
  const deadline = setTimeout(() => {
    if (!member.identity) refuse();
  }, liveAuthMs);
  deadline.unref();

  return {
    async receive(text) {
      member.heardAt = now().getTime();
      const frame = parseFrame(text);
      if (!frame || (frame.t === "ping" && !member.identity)) return refuse();
      if (frame.t === "auth") token = frame.token;
      // Asked again at each ping: a token may have expired, or its account been switched off, without anybody signing out.
      const identity = await identify(token);
      if (!members.has(member)) return;
      if (!identity) return refuse();
      member.identity = identity;
      send(socket, {
        t: frame.t === "auth" ? "ready" : "pong",
        server_time: serverTime(now()),
      });
    },
    closed() {
      clearTimeout(deadline);
      members.delete(member);
    },
  };
}

function dropSilent(members: Set<Member>, at: Date): void {
  for (const { socket, heardAt } of members) {
    if (at.getTime() - heardAt > liveSilenceMs) socket.close(1001, "silent");
  }
}

function parseFrame(text: string): v.InferOutput<typeof clientFrame> | null {
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
