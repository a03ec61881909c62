// Messages between several exam servers on one PostgreSQL, by LISTEN and NOTIFY: in the order in which each says them, and to
// those who are connected at that moment.
import pg from "pg";
import { logLine } from "../../log-line.ts";
import { wordsOf } from "../../start-error.ts";

export type WireEnds = {
  /** A message of any of them, this server included. */
  received(text: string): void;
  /** The line was broken: something may have been said meanwhile. */
  missed(): void;
};
export type Wire = {
  /** Never fails: whoever cannot be reached hears that they have missed something. */
  send(text: string): void;
  close(): Promise<void>;
};
export type OpenWire = (ends: WireEnds) => Promise<Wire>;

/** What PostgreSQL takes, in bytes. */
export const longestMessage = 7_900;
const channel = "exam_server";
/** A line that breaks alone can be opened again at once; a database that is away is asked for again and again. */
const soonMs = 50;
const againMs = 1_000;

/** @throws Error when the database cannot be reached at first */
export async function openSharedWire(url: string, ends: WireEnds): Promise<Wire> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on("notification", ({ payload = "" }) => ends.received(payload));
    next.on("error", () => reconnect(next));
    next.on("end", () => reconnect(next));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  }

  function reconnect(lost: pg.Client): void {
    if (client !== lost || isClosed) return;
    client = null;
    logLine("The line to the other exam servers is broken.");
    retry(soonMs);
  }

  function retry(afterMs: number): void {
    again = setTimeout(() => {
      connect().then(ends.missed, (error: unknown) => {
        logLine(`No line to the other exam servers: ${wordsOf(error)}`);
        if (!isClosed) retry(againMs);
      });
    }, afterMs).unref();
  }

  await connect();
  return {
    send(text) {
      // Without a line the others have missed it, and are told so once they have one again; so are we.
      client?.query("select pg_notify($1, $2)", [channel, text]).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
