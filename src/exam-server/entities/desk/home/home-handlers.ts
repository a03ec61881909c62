// Shortcuts of the signed-in person, and what home says of the work.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { homeEndpoints } from "../../../../contract/endpoints/home-endpoints.ts";
import type { Shortcut } from "../../../../contract/home.ts";
import type { newShortcutEndpoints } from "../../../../contract/endpoints/new-shortcut-endpoints.ts";
import { maxShortcutIconBytes } from "../../../../contract/new-shortcuts.ts";
import type { Db } from "../../../database/database.ts";
import { dataPictureFault } from "../../../records/data-picture.ts";
import { callerOf, type HandlersOf } from "../../../http/handler.ts";
import { invalidFields, notFound } from "../../../http/refusal.ts";
import { readOverview } from "./overview-query.ts";

const maxShortcuts = 60;

const routeDescriptor = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
);

export const homeHandlers: HandlersOf<typeof homeEndpoints> &
  HandlersOf<typeof newShortcutEndpoints> = {
  listShortcuts: { read: async (_input, call) => shortcutsOf(call.db, callerOf(call).id) },

  createShortcut: {
    async write({ name, destination, icon64 }, call) {
      const caller = callerOf(call);
      if (!v.is(routeDescriptor, destination)) {
        throw invalidFields({ destination: "Pilih layar yang dituju." });
      }
      checkIcon(icon64);
      if ((await shortcutsOf(call.db, caller.id)).length >= maxShortcuts) {
        throw invalidFields({
          name: `Paling banyak ${maxShortcuts} shortcut. Hapus yang tidak dipakai.`,
        });
      }
      const made = { id: randomUUID(), name, destination, icon: icon64 };
      await call.db
        .insertInto("shortcuts")
        .values({ ...made, user_id: caller.id, created_at: call.at })
        .execute();
      await call.audit({ action: "shortcut.create", objectId: made.id, after: { name } });
      return made;
    },
  },

  deleteShortcut: {
    async write({ id }, call) {
      const caller = callerOf(call);
      const [deleted] = await call.db
        .deleteFrom("shortcuts")
        .where("id", "=", id)
        .where("user_id", "=", caller.id)
        .returning("name")
        .execute();
      if (!deleted) throw notFound("Shortcut");
      await call.audit({ action: "shortcut.delete", objectId: id, before: deleted });
      return shortcutsOf(call.db, caller.id);
    },
  },

  getOverview: { read: (_input, call) => readOverview(call) },
};

async function shortcutsOf(db: Db, userId: string): Promise<Shortcut[]> {
  return db
    .selectFrom("shortcuts")
    .select(["id", "name", "destination", "icon"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** By what the bytes are, not by what the sender calls them. */
function checkIcon(icon64: string): void {
  if (icon64 === "") return;
  const bytes = Buffer.from(icon64.slice(icon64.indexOf(",") + 1), "base64");
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\u0089PNG\r\n\u001a\n";
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isPng && !isJpeg) throw invalidFields({ icon64: "Gambar harus berupa .jpg atau .png." });
  if (bytes.length > maxShortcutIconBytes) {
    throw invalidFields({ icon64: `Gambar paling besar ${maxShortcutIconBytes / 1024} KB.` });
  }
  const large = dataPictureFault(icon64);
  if (large) throw invalidFields({ icon64: large });
}
