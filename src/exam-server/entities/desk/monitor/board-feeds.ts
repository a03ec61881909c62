// Reads the boards that somebody follows, each schedule once a second however many follow it or rooms of it, and tells what has
// changed since. Participants' calls do nothing for it. A schedule whose reading takes long is read less often.
import type { Board, BoardPatch, boardTopic } from "../../../../contract/exams/monitor.ts";
import { boardPlaceOf } from "../../../../contract/exams/monitor.ts";
import type { FeedLine, OpenFeed } from "../../../live/live-topics.ts";
import { logFault } from "../../../log-line.ts";
import { every } from "../../../tasks/repeated-work.ts";
import { boardOfRoom } from "./monitor-query.ts";

export type BoardFeeds = ReturnType<typeof createBoardFeeds>;

/** After a reading that took long, so many times as long is left to everybody else, and at most so many usual rests. */
const restFactor = 20;
const mostRests = 5;

type Watcher = { room: string; told: Told; line: FeedLine<typeof boardTopic> };
/** The texts of head and rows as followers have them. */
type Told = { head: string; rows: Map<string, string> };
/** `latest`: null until the first reading since somebody follows it. */
type Watched = {
  latest: Board | null;
  watchers: Set<Watcher>;
  stop(): void;
};

export function createBoardFeeds(readBoard: (schedule: string) => Promise<Board>, everyMs: number) {
  const watched = new Map<string, Watched>();
  const underWay = new Map<string, Promise<Board>>();

  /** Whoever asks while it is read waits for the same answer. */
  function readOnce(schedule: string): Promise<Board> {
    const running = underWay.get(schedule);
    if (running) return running;
    const reading = readBoard(schedule).finally(() => underWay.delete(schedule));
    underWay.set(schedule, reading);
    return reading;
  }

  /** Answers when to read again. */
  async function readAgain(schedule: string, one: Watched): Promise<number> {
    const began = performance.now();
    try {
      one.latest = await readOnce(schedule);
      for (const watcher of one.watchers) tellChanges(watcher, one.latest);
    } catch (error) {
      logFault("Reading a board failed", error);
      // They ask anew, and are told why there is none.
      for (const { line } of one.watchers) line.lose();
    }
    const rest = Math.min((performance.now() - began) * restFactor, mostRests * everyMs);
    return Math.max(rest, everyMs);
  }

  function follow(schedule: string, watcher: Watcher): () => void {
    let one = watched.get(schedule);
    if (!one) {
      const opened: Watched = { latest: null, watchers: new Set(), stop: () => reading.stop() };
      const reading = every(everyMs, () => readAgain(schedule, opened));
      watched.set(schedule, opened);
      one = opened;
    }
    one.watchers.add(watcher);
    return () => {
      one.watchers.delete(watcher);
      if (one.watchers.size > 0) return;
      one.stop();
      watched.delete(schedule);
    };
  }

  const open: OpenFeed<typeof boardTopic> = ({ id }, snapshot, line) => {
    const { schedule, room } = boardPlaceOf(id);
    const told = toldOf(snapshot);
    const stop = follow(schedule, { room, told, line });
    return { joined: (other) => forgetOthers(told, other as Board), stop };
  };

  return {
    open,
    /** Of a schedule that is followed, what was read last: at most as old as the pause between readings. */
    read: async (schedule: string): Promise<Board> =>
      watched.get(schedule)?.latest ?? readOnce(schedule),
    /** Of how many schedules boards are followed. */
    count: () => watched.size,
  };
}

function toldOf({ head, rows }: Board): Told {
  return {
    head: JSON.stringify(head),
    rows: new Map(rows.map((row) => [row[0], JSON.stringify(row)])),
  };
}

/** Somebody has another state of these: they are said again, to all. */
function forgetOthers(told: Told, board: Board): void {
  const theirs = toldOf(board);
  if (theirs.head !== told.head) told.head = "";
  for (const [id, text] of theirs.rows) if (told.rows.get(id) !== text) told.rows.set(id, "");
  for (const id of told.rows.keys()) if (!theirs.rows.has(id)) told.rows.set(id, "");
}

function tellChanges({ room, told, line }: Watcher, whole: Board): void {
  const board = boardOfRoom(whole, room);
  const head = JSON.stringify(board.head);
  const patch: BoardPatch = { head: head === told.head ? null : board.head, rows: [], gone: [] };
  told.head = head;
  const there = new Set<string>();
  for (const row of board.rows) {
    const [id] = row;
    there.add(id);
    const text = JSON.stringify(row);
    if (told.rows.get(id) === text) continue;
    told.rows.set(id, text);
    patch.rows.push(row);
  }
  for (const id of told.rows.keys()) {
    if (there.has(id)) continue;
    told.rows.delete(id);
    patch.gone.push(id);
  }
  if (patch.head || patch.rows.length + patch.gone.length > 0) line.tell(patch);
}
