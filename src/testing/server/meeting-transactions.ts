// For tests of locks: a call that meets another transaction.
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../exam-server/database/database.ts";
import type { TestServer } from "./open-test-server.ts";

/** So long a call that does not wait for the other transaction has time to go on. */
const headStartMs = 150;

/**
 * Makes a call while another transaction has written something and is not committed yet, then commits that. On a database of one
 * connection the call waits for its turn.
 * @returns the answer of the call
 */
export function meeting<Answer>(
  { db }: TestServer,
  write: (other: Db) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  const committed = db.transaction().execute(async (other) => {
    await write(other);
    answer = call();
    await wait(headStartMs);
  });
  return committed.then(() => answer!);
}
