// Who of the staff is at a console: its socket says so again and again, and one that has been silent for a while is gone; a
// page that is loaded anew is not. Told to whoever looks at a chat, once in a few seconds however many do.
import type { presentStaffTopic } from "../../../../contract/chat/chats.ts";
import { liveSilenceMs } from "../../../../contract/live-protocol.ts";
import type { Db } from "../../../database/database.ts";
import type { OpenPublisher } from "../../../live/live-topics.ts";
import { logFault } from "../../../log-line.ts";
import { every } from "../../../tasks/repeated-work.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

/** Ids of users, in order. */
export async function presentStaff(db: Db, at: Date): Promise<string[]> {
  const since = new Date(at.getTime() - liveSilenceMs);
  const { rows } = await sqlRows({ id: text() })`
    select distinct t.user_id as id from tokens t join users u on u.id = t.user_id
    where t.here_at > ${since} and t.expires_at > ${at} and u.active order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export function presencePublisher(
  read: () => Promise<string[]>,
  everyMs: number,
): OpenPublisher<typeof presentStaffTopic> {
  return (_input, snapshot, line) => {
    let told = JSON.stringify(snapshot.user_ids);
    const looking = every(everyMs, async () => {
      try {
        const user_ids = await read();
        const text = JSON.stringify(user_ids);
        if (text !== told) line.publish({ user_ids });
        told = text;
      } catch (error) {
        logFault("Looking for who is there failed", error);
      }
    });
    // Whoever joins may know more, or less, than was told last.
    return { joined: () => (told = ""), stop: looking.stop };
  };
}
