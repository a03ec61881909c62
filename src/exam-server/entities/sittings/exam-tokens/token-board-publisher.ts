// Reads the board of tokens again while somebody follows it. How many still wait for a token changes with every participant who
// begins, and participants' calls publish nothing.
import type { TokenBoard, tokenTopic } from "../../../../contract/exams/exam-tokens.ts";
import type { OpenPublisher } from "../../../live/live-topics.ts";
import { restAfter } from "../../../live/poll-intervals.ts";
import { logFault } from "../../../log-line.ts";
import { every } from "../../../tasks/repeated-work.ts";

/** @param everyMs the rest between two readings, longer after one that took long */
export function tokenBoardPublisher(
  read: () => Promise<TokenBoard>,
  everyMs: number,
): OpenPublisher<typeof tokenTopic> {
  return (_input, snapshot, line) => {
    let told = JSON.stringify(snapshot);

    async function readAgain(): Promise<number> {
      const began = performance.now();
      try {
        const board = await read();
        const text = JSON.stringify(board);
        if (text !== told) line.publish(board);
        told = text;
      } catch (error) {
        logFault("Reading the board of tokens failed", error);
        // They ask anew, and are told why there is none.
        line.expire();
      }
      return restAfter(performance.now() - began, everyMs);
    }

    const reading = every(everyMs, readAgain);
    return {
      joined(other) {
        // The board has changed since it was told to those who followed it before.
        if (JSON.stringify(other) !== told) told = "";
      },
      stop: reading.stop,
    };
  };
}
