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
};

export type ChatInboxesTable = { schedule_id: string; last_seq: number };

export type ChatDeliveriesTable = {
  schedule_id: string;
  participant_id: string;
  seq: number;
  chat_id: string;
  message_seq: number;
  delivered_at: MaybeMoment;
  read_at: MaybeMoment;
};

export type MessageTemplatesTable = { id: string; text: string; position: Generated<number> };
