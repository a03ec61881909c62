import type { ColumnType, Generated } from "kysely";
import type { ChatKind } from "../../../../contract/chat/chats.ts";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

export type ChatsTable = {
  id: string;
  kind: ChatKind;
  /** Whom or what it is about, once. */
  key: string;
  first_user_id: string | null;
  second_user_id: string | null;
  event_id: string | null;
  schedule_id: string | null;
  participant_id: string | null;
  room_id: string | null;
  last_seq: Generated<number>;
  /** Of the last message; of a conversation without any, when it was opened. */
  last_at: Moment;
  /** How many corrections and deletions its messages have had. */
  changes: Generated<number>;
};

export type ChatMarksTable = {
  chat_id: string;
  user_id: string;
  delivered_seq: Generated<number>;
  read_seq: Generated<number>;
  muted: Generated<boolean>;
};

export type ChatPicturesTable = {
  id: string;
  chat_id: string;
  mime: string;
  /** Written and read as base64 (chat-pictures-store.ts). */
  bytes: ColumnType<never, never, never>;
  created_by: string;
  created_at: Moment;
};

export type ChatMessagesTable = {
  chat_id: string;
  seq: number;
  id: string;
  author_id: string;
  author_name: string;
  is_participant: boolean;
  body: string;
  picture_id: string | null;
  at: Moment;
  version: Generated<number>;
  corrected_at: MaybeMoment;
  deleted_at: MaybeMoment;
  /** The name of who deleted it. */
  deleted_by: string | null;
  /** Whoever comes later into the exam gets it too: see sittings/sittings/own-inbox-writing.ts. */
  is_for_later: Generated<boolean>;
  /** The session that was open when it was written, where the schedule has sessions. */
  open_sesi: number | null;
};

/** What a message said before it was corrected. */
export type ChatVersionsTable = {
  chat_id: string;
  seq: number;
  version: number;
  body: string;
  at: Moment;
};

export type ChatInboxesTable = { schedule_id: string; last_seq: number };

export type ChatDeliveriesTable = {
  schedule_id: string;
  participant_id: string;
  /** The latest number under which it was delivered, and the first: a correction is delivered again. */
  seq: number;
  first_seq: number;
  chat_id: string;
  message_seq: number;
  delivered_at: MaybeMoment;
  read_at: MaybeMoment;
};

export type MessageTemplatesTable = { id: string; text: string; position: Generated<number> };
