// Messages between several exam servers on one PostgreSQL, by LISTEN and NOTIFY: in the order in which each says them, and to
// those who are connected at that moment.
import { openNoticeLine, type NoticeEnds } from "./notice-line.ts";

export type Wire = {
  /** Never fails: whoever cannot be reached hears that they have missed something. */
  send(text: string): void;
  close(): Promise<void>;
};
export type OpenWire = (ends: NoticeEnds) => Promise<Wire>;

/** What PostgreSQL takes, in bytes. */
export const longestMessage = 7_900;

/** @throws Error when the database cannot be reached at first */
export async function openSharedWire(url: string, ends: NoticeEnds): Promise<Wire> {
  const channel = { name: "exam_server", called: "to the other exam servers" };
  const line = await openNoticeLine({ connectionString: url }, channel, ends);
  // Without a line the others have missed it, and are told so once they have one again; so are we.
  return { send: (text) => void line.notify(text), close: () => line.close() };
}
