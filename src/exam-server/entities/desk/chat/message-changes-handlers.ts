// Corrections and deletions of messages, and what a message said before.
import type { messageChangeEndpoints } from "../../../../contract/endpoints/chat/message-change-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { moment, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { findChat } from "./chat-access.ts";
import { correctMessage, deleteMessage } from "./message-changes-writing.ts";

export const messageChangesHandlers: HandlersOf<typeof messageChangeEndpoints> = {
  correctMessage: { write: correctMessage },
  deleteMessage: { write: deleteMessage },
  listMessageVersions: {
    async read({ id, seq }, call) {
      await findChat(id, call);
      const { rows } = await sqlRows({ version: number(), text: text(), at: moment() })`
        select m.version, m.body as text, coalesce(m.corrected_at, m.at) as at
        from chat_messages m
        where m.chat_id = ${id} and m.seq = ${seq} and m.deleted_at is null
        union all
        select e.version, e.body, e.at from chat_versions e
        where e.chat_id = ${id} and e.seq = ${seq}
        order by version desc`.execute(call.db);
      return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  },
};
