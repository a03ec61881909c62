// For tests: a client of the live hub, without a network, that keeps every frame it receives.
import type { ServerFrame } from "../../contract/live-protocol.ts";
import type { LiveHub } from "../../exam-server/live/live-hub.ts";

/** What tests read of any kind of frame. */
export type ReceivedFrame = {
  t: ServerFrame["t"];
  topic?: string;
  seq?: number;
  value?: unknown;
  code?: string;
  title?: string;
};

export type LiveClient = ReturnType<typeof connectClient>;

/** `staysOpen`: as a socket whose closing has not reached the server yet. */
export function connectClient(hub: LiveHub, { staysOpen = false } = {}) {
  const frames: ReceivedFrame[] = [];
  const closeCodes: number[] = [];
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => void frames.push(JSON.parse(text) as ReceivedFrame),
    close(code: number) {
      closeCodes.push(code);
      if (!staysOpen) connection.closed();
    },
  };
  const connection = hub.connect(socket);
  const send = (frame: unknown) => connection.receive(JSON.stringify(frame));
  return {
    socket,
    connection,
    frames,
    closeCodes,
    send,
    follow: (topic: string) => send({ t: "subscribe", topic }),
    unfollow: (topic: string) => send({ t: "unsubscribe", topic }),
  };
}

export async function connectClientAs(
  hub: LiveHub,
  token: string | null,
  options?: Parameters<typeof connectClient>[1],
): Promise<LiveClient> {
  const client = connectClient(hub, options);
  await client.send({ t: "auth", token });
  return client;
}
