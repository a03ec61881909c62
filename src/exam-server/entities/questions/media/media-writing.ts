// Uploading and deleting pictures and sounds of question banks.
import type { mediaEndpoints } from "../../../../contract/endpoints/questions/media-endpoints.ts";
import type { MediaFile } from "../../../../contract/questions/media.ts";
import { lockedReason, mayUseBank, openBank } from "../banks/bank-access.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { done, judgeEach, refused, type Outcome } from "../../../records/bulk-results.ts";
import { keepMedia } from "./kept-media-store.ts";
import { whyMediaStays } from "./media-uses-store.ts";
import { boolean, sqlRows, text, type RowOf } from "../../../records/sql-rows.ts";

export const mediaWriting: Pick<
  HandlersOf<typeof mediaEndpoints>,
  "uploadMedia" | "deleteMedia"
> = {
  uploadMedia: { write: ({ id, name }, call) => upload(id, name, call) },
  deleteMedia: {
    async write({ ids }, call) {
      const files = {
        noun: "File",
        find: (id: string) => lockedFile(id, call),
        label: ({ name, is_locked }: Stored) => (is_locked ? "File" : name),
      };
      return { results: await judgeEach([...ids].sort(), files, (file) => remove(file, call)) };
    },
  },
};

async function upload(bankId: string, name: string, call: Call): Promise<MediaFile> {
  const bank = await openBank(bankId, call, "update");
  const { file, isNew } = await keepMedia(bankId, name, call);
  if (isNew) {
    const after = { bank: bank.kode, name: file.name, mime: file.mime, size: file.size };
    await call.audit({ action: "media.upload", objectId: file.id, after });
  }
  return file;
}

const storedColumns = { id: text(), name: text(), bank_kode: text(), is_locked: boolean() };
type Stored = RowOf<typeof storedColumns>;

/** Locked before its uses are counted: what is being put to use is waited for. */
async function lockedFile(id: string, call: Call): Promise<Stored | undefined> {
  const { rows } = await sqlRows(storedColumns)`
    select m.id, m.name, b.kode as bank_kode, b.lock_password_hash is not null as is_locked
    from media m join question_banks b on b.id = m.bank_id
    where m.id = ${id} and ${mayUseBank(call)}
    for update of m`.execute(call.db);
  return rows[0];
}

async function remove(file: Stored, call: Call): Promise<Outcome> {
  const { id, name, bank_kode, is_locked } = file;
  const reason = is_locked ? lockedReason(bank_kode) : await whyMediaStays(id, call.db);
  if (reason) return refused(reason);
  await call.db.deleteFrom("media").where("id", "=", id).execute();
  const before = { bank: bank_kode, name };
  await call.audit({ action: "media.delete", objectId: id, before });
  return done;
}
