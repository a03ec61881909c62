// Pictures and sounds of question banks: listed here, written by media-writing.ts. Their bytes are served by media-files.ts.
import { sql } from "kysely";
import type { mediaEndpoints } from "../../../../contract/endpoints/questions/media-endpoints.ts";
import { openBank } from "../banks/bank-access.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { readPage } from "../../../records/record-list.ts";
import { mediaList, usesOf } from "./media-query.ts";
import { mayUseMedia } from "./media-uses-store.ts";
import { mediaWriting } from "./media-writing.ts";

export const mediaHandlers: HandlersOf<typeof mediaEndpoints> = {
  ...mediaWriting,
  listMedia: {
    async read(query, call) {
      await openBank(query.id, call);
      return readPage(mediaList, query, call);
    },
  },
  listMediaUses: {
    async read({ id }, call) {
      const { rows } = await sql`
        select m.id from media m where m.id = ${id} and ${mayUseMedia(call)}`.execute(call.db);
      if (rows.length === 0) throw notFound("File");
      return usesOf(id, call);
    },
  },
};
