// One connection that listens to a channel of PostgreSQL (LISTEN and NOTIFY) and opens itself again when it breaks.
import pg from "pg";
import { logLine } from "../../log-line.ts";
import { wordsOf } from "../../start-error.ts";

export type NoticeEnds = {
  /** A message of anybody, this server included, in the order of the commits. */
  received(text: string): void;
  /** The line was broken: something may have been said meanwhile. */
  missed(): void;
};
export type NoticeLine = {
  /** Settled when whatever was committed before has been received. Without a line at once: `missed` follows. */
  notify(text: string): Promise<void>;
  close(): Promise<void>;
};

/** `called`: as the log names it. */
type Channel = { name: string; called: string };

/** A line that breaks alone can be opened again at once; a database that is away is asked for again and again. */
const soonMs = 50;
const againMs = 1_000;

/** @throws Error when the database cannot be reached at first */
export async function openNoticeLine(
  connection: pg.ClientConfig,
  channel: Channel,
  ends: NoticeEnds,
): Promise<NoticeLine> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client(connection);
    next.on("notification", ({ payload = "" }) => ends.received(payload));
    next.on("error", () => reconnect(next));
    next.on("end", () => reconnect(next));
    await next.connect();
    await next.query(`listen ${channel.name}`);
    client = next;
  }

  function reconnect(lost: pg.Client): void {
    if (client !== lost || isClosed) return;
    client = null;
    logLine(`The line ${channel.called} is broken.`);
    retry(soonMs);
  }

  function retry(afterMs: number): void {
    again = setTimeout(() => {
      connect().then(ends.missed, (error: unknown) => {
        logLine(`No line ${channel.called}: ${wordsOf(error)}`);
        if (!isClosed) retry(againMs);
      });
    }, afterMs).unref();
  }

  await connect();
  return {
    async notify(text) {
      await client?.query("select pg_notify($1, $2)", [channel.name, text]).catch(() => undefined);
    },
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
