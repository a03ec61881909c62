// Search in the messages that the person may read.
import {
  foundMessagesPerPage,
  type FoundMessage,
} from "../../../../contract/chat/message-search.ts";
import type { messageSearchEndpoints } from "../../../../contract/endpoints/chat/message-search-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { contains } from "../../../records/list-sql.ts";
import { moment, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { maySeeChat } from "./chat-access.ts";
import { excerptAround } from "./message-excerpt-finder.ts";
import { chatsNamed } from "./chats-query.ts";

const foundRowColumns = {
  chat_id: text(),
  seq: number(),
  author_id: text(),
  name: text(),
  no_ujian: text(),
  body: text(),
  at: moment(),
};

export const messageSearchHandlers: HandlersOf<typeof messageSearchEndpoints> = {
  searchMessages: {
    async read({ q, page }, call) {
      const { rows } = await sqlRows(foundRowColumns)`
        select m.chat_id, m.seq, m.author_id, m.author_name as name,
          coalesce(p.no_ujian, '') as no_ujian, m.body, m.at
        from chat_messages m
        join chats c on c.id = m.chat_id
        left join schedules s on s.id = c.schedule_id
        left join participants p on p.id = m.author_id and m.is_participant
        where ${contains(["m.body"], q)} and ${maySeeChat(call)}
        order by m.at desc, m.chat_id, m.seq desc
        limit ${foundMessagesPerPage + 1} offset ${(page - 1) * foundMessagesPerPage}`.execute(
        call.db,
      );
      const shown = rows.slice(0, foundMessagesPerPage);
      const chats = await chatsNamed([...new Set(shown.map(({ chat_id: id }) => id))], call);
      const items = shown.flatMap(({ body, at, ...row }): FoundMessage[] => {
        const chat = chats.get(row.chat_id);
        if (!chat) return [];
        return [{ ...row, ...chat, at: at.toISOString(), ...excerptAround(body, q) }];
      });
      return { items, more: rows.length > foundMessagesPerPage };
    },
  },
};
