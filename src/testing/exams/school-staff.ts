// Whose token a test holds, and the conversation of two of a school's staff, for the tests of chats and proctors.
import { openChat } from "../../contract/chat/chats.ts";
import { hashToken } from "../../exam-server/security/tokens.ts";
import type { SittingSchool } from "./sitting-school.ts";

export const staffOf = ({ server }: SittingSchool, token: string) =>
  server.db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .select(["u.id", "u.name"])
    .where("t.hash", "=", hashToken(token))
    .executeTakeFirstOrThrow();

/** Of the Head Master with the author; returns its id. */
export async function openStaffChat(school: SittingSchool): Promise<string> {
  const { id: about } = await staffOf(school, school.author);
  return (await school.server.ok(openChat, { kind: "dm", about })).id;
}
