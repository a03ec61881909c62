// Wrong passwords and exam tokens of participants: counted for the live board, and in the audit trail. What comes while the
// earlier ones are written is written together, so that a flood of guesses occupies one connection.
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";
import { logFault } from "../../log-line.ts";
import { addFailedTries, type FailedTry } from "./failed-tries.ts";
import { triesLastMs } from "./sign-in-limit.ts";

export type ParticipantGuess = Pick<FailedTry, "ip"> & {
  what: "password" | "token";
  /** Empty: nobody has the number. */
  participant: string;
};
export type ParticipantGuesses = { note(guess: ParticipantGuess): void };

const actions = {
  password: "participant.fail-sign-in",
  token: "participant.fail-token",
} as const;

type Options = {
  db: Db;
  now(): Date;
  /** Closing the server waits for this work. */
  during<T>(work: Promise<T>): Promise<T>;
};

export function createParticipantGuesses({ db, now, during }: Options): ParticipantGuesses {
  let waiting = new Map<string, ParticipantGuess & { count: number }>();
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.size > 0) {
      const guesses = [...waiting.values()];
      waiting = new Map();
      await writeGuesses(guesses, now(), db).catch((error: unknown) =>
        logFault("Noting guesses failed", error),
      );
    }
    isWriting = false;
  }

  return {
    note(guess) {
      const key = `${guess.what} ${guess.participant} ${guess.ip}`;
      const count = (waiting.get(key)?.count ?? 0) + 1;
      waiting.set(key, { ...guess, count });
      if (!isWriting) void during(writeAll());
    },
  };
}

async function writeGuesses(
  guesses: readonly (ParticipantGuess & { count: number })[],
  at: Date,
  db: Db,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { what, participant, ip, count } of guesses) {
      await addFailedTries({ action: actions[what], objectId: participant, ip }, count, at, trx);
      const before = new Date(at.getTime() - triesLastMs);
      await sql`
        insert into participant_guesses as g (participant_id, count, since, latest)
        select id, ${count}, ${at}::timestamptz, ${at}::timestamptz from participants
        where id = ${participant}
        on conflict (participant_id) do update set latest = excluded.latest,
          count = case when g.latest > ${before} then g.count + excluded.count else excluded.count end,
          since = case when g.latest > ${before} then g.since else excluded.since end`.execute(trx);
    }
  });
}
