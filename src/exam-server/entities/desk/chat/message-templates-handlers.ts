// Templates of messages: few, in the order in which they were added.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { messageTemplateEndpoints } from "../../../../contract/endpoints/chat/message-template-endpoints.ts";
import { maxTemplates } from "../../../../contract/chat/message-templates.ts";
import type { Db } from "../../../database/database.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { conflict } from "../../../http/refusal.ts";

export const messageTemplatesHandlers: HandlersOf<typeof messageTemplateEndpoints> = {
  listMessageTemplates: { read: (_input, { db }) => readTemplates(db) },

  addMessageTemplate: {
    async write({ text }, call) {
      const { db } = call;
      // Counted before it is written: two at once come one after the other.
      await sql`select pg_advisory_xact_lock(hashtext('message_templates'))`.execute(db);
      const { items } = await readTemplates(db);
      if (items.some((one) => one.text === text)) return { items };
      if (items.length >= maxTemplates) {
        throw conflict(`Template paling banyak ${maxTemplates}.`);
      }
      const id = randomUUID();
      await db.insertInto("message_templates").values({ id, text }).execute();
      await call.audit({ action: "message-template.create", objectId: id, after: { text } });
      return readTemplates(db);
    },
  },

  /** One that somebody else has deleted meanwhile is gone, as was wanted. */
  deleteMessageTemplate: {
    async write({ id }, call) {
      const gone = await call.db
        .deleteFrom("message_templates")
        .where("id", "=", id)
        .returning("text")
        .executeTakeFirst();
      if (gone) {
        await call.audit({ action: "message-template.delete", objectId: id, before: gone });
      }
      return readTemplates(call.db);
    },
  },
};

async function readTemplates(db: Db) {
  const items = await db
    .selectFrom("message_templates")
    .select(["id", "text"])
    .orderBy("position")
    .execute();
  return { items };
}
