// The browser's WebSocket, for tests: the test plays the other end.
import type { ServerFrame } from "../contract/live-protocol.ts";

type Closed = { code: number };

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  readonly url: string;
  readyState = 0;
  /** What the console sent, parsed. */
  readonly sent: unknown[] = [];
  /** Hears every frame that the console sends, as text. */
  onSent: (text: string) => void = () => undefined;

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: Closed) => void) | null = null;

  constructor(url: string) {
    this.url = url;
  }

  get isClosed(): boolean {
    return this.readyState === FakeSocket.CLOSED;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("The socket is not open");
    this.sent.push(JSON.parse(text));
    this.onSent(text);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- The other end ---

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  deliver(frame: ServerFrame | string): void {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }

  /** 1006 is what a browser says of a line that broke. */
  drop(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** Every socket that is opened until `restore`, oldest first. */
export function installFakeSockets(): { sockets: readonly FakeSocket[]; restore(): void } {
  const before = Object.getOwnPropertyDescriptor(globalThis, "WebSocket");
  const sockets: FakeSocket[] = [];
  class Recorded extends FakeSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }
  Object.defineProperty(globalThis, "WebSocket", {
    configurable: true,
    writable: true,
    value: Recorded,
  });
  return {
    sockets,
    restore() {
      if (before) Object.defineProperty(globalThis, "WebSocket", before);
    },
  };
}
