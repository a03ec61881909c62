// Opening conversations: what one is about, whether somebody may open it, and one of each.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { chatEndpoints } from "../../../../contract/endpoints/chat/chat-endpoints.ts";
import { callerOf, holds, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { withinReach } from "../../sittings/sittings/sitter-access.ts";
import { refuseOthersSchedule } from "../../exams/schedules/schedule-access.ts";
import { chatNotFound, examCodes, watcherCodes } from "./chat-access.ts";
import type { ChatsTable } from "./chats-table.ts";

type Wanted = InferOutput<typeof chatEndpoints.openChat.input>;
type IdColumn =
  `${"first_user" | "second_user" | "event" | "schedule" | "participant" | "room"}_id`;
type Subject = Pick<ChatsTable, "kind" | "key"> & Partial<Pick<ChatsTable, IdColumn>>;

/** @throws Refusal, 44, for what the person may not see */
export async function subjectOf(
  { kind, about, participant_id }: Wanted,
  call: Call,
): Promise<Subject> {
  if (kind === "dm") return pairWith(about, call);
  const codes = kind === "sitting" ? watcherCodes : examCodes;
  if (!codes.some((code) => holds(code, call))) throw chatNotFound();
  if (kind === "event") {
    const event = await call.db
      .selectFrom("events")
      .select("id")
      .where("id", "=", about)
      .executeTakeFirst();
    if (!event) throw notFound(nounOf({ object: "event" }));
    return { kind, key: `event ${about}`, event_id: about };
  }
  if (kind === "schedule") {
    await refuseOthersSchedule(about, call);
    return { kind, key: `schedule ${about}`, schedule_id: about };
  }
  const reached = await withinReach(about, [participant_id], call);
  if (reached.length === 0) throw notFound(nounOf({ object: "participant" }));
  return existingSitting(about, participant_id, call);
}

export function sittingSubject(schedule: string, participant: string): Subject {
  return {
    kind: "sitting",
    key: `sitting ${schedule} ${participant}`,
    schedule_id: schedule,
    participant_id: participant,
  };
}

async function existingSitting(schedule: string, id: string, { db }: Call): Promise<Subject> {
  const participant = await db
    .selectFrom("participants")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!participant) throw notFound(nounOf({ object: "participant" }));
  return sittingSubject(schedule, id);
}

async function pairWith(other: string, call: Call): Promise<Subject> {
  const { id } = callerOf(call);
  const found = await call.db
    .selectFrom("users")
    .select("id")
    .where("id", "=", other)
    .where("id", "!=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (!found) throw notFound(nounOf({ object: "user" }));
  const [first, second] = [id, other].sort() as [string, string];
  return {
    kind: "dm",
    key: `dm ${first} ${second}`,
    first_user_id: first,
    second_user_id: second,
  };
}

/** Two who open it at once get the same. */
export async function openedChat(subject: Subject, { db, at }: Call): Promise<string> {
  await db
    .insertInto("chats")
    .values({ id: randomUUID(), last_at: at, ...subject })
    .onConflict((known) => known.column("key").doNothing())
    .execute();
  const { id } = await db
    .selectFrom("chats")
    .select("id")
    .where("key", "=", subject.key)
    .executeTakeFirstOrThrow();
  return id;
}
