// Giving participants a photo and taking it away, and telling whose numbers the files of many carry.
import { sql } from "kysely";
import type { participantPhotoEndpoints } from "../../../../contract/endpoints/participant-photo-endpoints.ts";
import { maxPhotoSide } from "../../../../contract/participant-photos.ts";
import { mediaTypeOf } from "../../../../domain/questions/media-type.ts";
import { callerOf, type Call, type HandlersOf } from "../../../http/handler.ts";
import { invalidFields, newerVersion, notFound } from "../../../http/refusal.ts";
import { addressOf, contentOf, storePhoto } from "./photo-bytes-store.ts";
import { orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const photoOwnerColumns = { no_ujian: text(), id: text(), nama: text(), foto: orNull(text()) };

export const participantPhotosHandlers: HandlersOf<typeof participantPhotoEndpoints> = {
  setParticipantPhoto: {
    async write({ id, replaces }, call) {
      const mime = acceptedType(call.file);
      const { foto, sha256, nama } = await lockedOwner(id, call);
      // Sent twice, because the first answer was lost.
      if (sha256 === contentOf(call.file)) return { foto };
      refuseOther(replaces, { foto, nama });
      const photo = { participant_id: id, mime, bytes: call.file };
      const address = await storePhoto(photo, callerOf(call).id, call.at, call.db);
      await call.audit({ action: "participant.set-photo", objectId: id });
      return { foto: address };
    },
  },

  removeParticipantPhoto: {
    async write({ id, replaces }, call) {
      const { foto, nama } = await lockedOwner(id, call);
      if (foto === null) return { foto };
      refuseOther(replaces, { foto, nama });
      await call.db.deleteFrom("participant_photos").where("participant_id", "=", id).execute();
      await call.audit({ action: "participant.remove-photo", objectId: id });
      return { foto: null };
    },
  },

  matchParticipantPhotos: {
    async read({ no_ujian }, { db }) {
      const { rows } = await sqlRows(photoOwnerColumns)`
        select p.no_ujian, p.id, p.nama, ${addressOf(sql.ref("f.id"))} as foto
        from participants p left join participant_photos f on f.participant_id = p.id
        where p.deleted_at is null and lower(p.no_ujian) collate "C" = any(
          select lower(one) from unnest(${no_ujian}::text[]) one)`.execute(db);
      return { matches: rows };
    },
  },
};

type Owner = { nama: string; foto: string | null; sha256: string | null };

/** Two who give photos to one participant come one after the other. @throws Refusal, 44 */
async function lockedOwner(id: string, { db }: Call): Promise<Owner> {
  const { rows } = await sqlRows({ nama: text() })`
    select nama from participants where id = ${id} and deleted_at is null for update`.execute(db);
  const [participant] = rows;
  if (!participant) throw notFound("Peserta");
  const photo = await db
    .selectFrom("participant_photos")
    .select([addressOf(sql.ref("id")).as("foto"), "sha256"])
    .where("participant_id", "=", id)
    .executeTakeFirst();
  return { foto: null, sha256: null, ...participant, ...photo };
}

/** @throws Refusal, 49 with the photo that is there */
function refuseOther(replaces: string, { foto, nama }: Pick<Owner, "foto" | "nama">): void {
  if (replaces !== (foto ?? "")) throw newerVersion(`Peserta ${nama}`, { foto });
}

const accepted = new Set(["image/png", "image/jpeg", "image/webp"]);

/** @throws Refusal of code 12 on `file` */
function acceptedType(bytes: Uint8Array): string {
  const type = mediaTypeOf(bytes);
  if (!type || !accepted.has(type.mime)) {
    throw invalidFields({ file: "File ini bukan PNG, JPG, WebP. Pilih file lain." });
  }
  if (type.width > maxPhotoSide || type.height > maxPhotoSide) {
    throw invalidFields({
      file: `Gambar paling besar ${maxPhotoSide} × ${maxPhotoSide} piksel. Perkecil dahulu.`,
    });
  }
  return type.mime;
}
