// Reads the boards that somebody follows, each schedule once a second however many follow it or rooms of it, and tells what has
// changed since. Participants' calls do nothing for it. A schedule whose reading takes long is read less often.
import { boardPartOf, type BoardPart } from "../../../../domain/exams/sittings/board-place.ts";
import { rowPacker, type BoardRow } from "../../../../contract/exams/board/live-board-rows.ts";
import {
  type Board,
  type BoardPatch,
  type boardTopic,
} from "../../../../contract/exams/board/boards.ts";
import {
  isSameRow,
  readBoard,
  type LiveBoard,
} from "../../../../domain/exams/sittings/live-board.ts";
import type { Boards } from "../../../http/services.ts";
import type { PublisherChannel, OpenPublisher } from "../../../live/live-topics.ts";
import { restAfter } from "../../../live/poll-intervals.ts";
import { logFault } from "../../../log-line.ts";
import { every } from "../../../tasks/repeated-work.ts";
import { boardOfPlace } from "./boards-query.ts";

type Watcher = { place: BoardPart; sent: SentRows; line: PublisherChannel<typeof boardTopic> };
/** What followers have: the text of the head, and the rows by id; null: they have different ones. */
type SentRows = { head: string; startsAt: string; rows: Map<string, BoardRow | null> };
/** `latest`: null until the first reading since somebody follows it. */
type Watched = {
  latest: LiveBoard | null;
  watchers: Set<Watcher>;
  stop(): void;
};

export function createBoardPublisher(readWhole: Boards["read"], everyMs: number) {
  const watched = new Map<string, Watched>();
  const underWay = new Map<string, Promise<LiveBoard>>();

  /** Whoever asks while it is read waits for the same answer. */
  function readOnce(schedule: string): Promise<LiveBoard> {
    const running = underWay.get(schedule);
    if (running) return running;
    const reading = readWhole(schedule).finally(() => underWay.delete(schedule));
    underWay.set(schedule, reading);
    return reading;
  }

  /** Answers when to read again. */
  async function readAgain(schedule: string, one: Watched): Promise<number> {
    const began = performance.now();
    try {
      one.latest = await readOnce(schedule);
      for (const watcher of one.watchers) sendChanges(watcher, one.latest);
    } catch (error) {
      logFault("Reading a board failed", error);
      // They ask anew, and are told why there is none.
      for (const { line } of one.watchers) line.expire();
    }
    return restAfter(performance.now() - began, everyMs);
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

  const open: OpenPublisher<typeof boardTopic> = ({ id }, snapshot, line) => {
    const place = boardPartOf(id);
    const sent = sentRowsOf(readBoard(snapshot));
    const stop = follow(place.schedule, { place, sent, line });
    return { joined: (other) => forgetOthers(sent, readBoard(other as Board)), stop };
  };

  return {
    open,
    read: async (schedule: string): Promise<LiveBoard> =>
      watched.get(schedule)?.latest ?? readOnce(schedule),
    /** Of how many schedules boards are followed. */
    count: () => watched.size,
  };
}

function sentRowsOf({ head, rows }: LiveBoard): SentRows {
  return {
    head: JSON.stringify(head),
    startsAt: head.starts_at,
    rows: new Map(rows.map((row) => [row.id, row])),
  };
}

/** The state of these rows has changed for somebody, so they are sent again to everybody. */
function forgetOthers(sent: SentRows, board: LiveBoard): void {
  if (JSON.stringify(board.head) !== sent.head) sent.head = "";
  if (board.head.starts_at !== sent.startsAt) sent.startsAt = "";
  const theirs = new Set<string>();
  for (const row of board.rows) {
    theirs.add(row.id);
    const known = sent.rows.get(row.id);
    if (!known || !isSameRow(known, row)) sent.rows.set(row.id, null);
  }
  for (const id of sent.rows.keys()) if (!theirs.has(id)) sent.rows.set(id, null);
}

function sendChanges({ place, sent, line }: Watcher, whole: LiveBoard): void {
  const board = boardOfPlace(whole, place);
  const head = JSON.stringify(board.head);
  const patch: BoardPatch = { head: head === sent.head ? null : board.head, rows: [], gone: [] };
  const there = new Set<string>();
  // Packed rows count from the start of the exam.
  const isMoved = board.head.starts_at !== sent.startsAt;
  const pack = rowPacker(board.head);
  for (const row of board.rows) {
    there.add(row.id);
    const known = sent.rows.get(row.id);
    if (known && !isMoved && isSameRow(known, row)) continue;
    sent.rows.set(row.id, row);
    patch.rows.push(pack(row));
  }
  Object.assign(sent, { head, startsAt: board.head.starts_at });
  for (const id of sent.rows.keys()) {
    if (there.has(id)) continue;
    sent.rows.delete(id);
    patch.gone.push(id);
  }
  if (patch.head || patch.rows.length + patch.gone.length > 0) line.publish(patch);
}
