// The bytes of participants' photos: how they go into the database and come out, and how they are served. They are faces of
// children: no address can be guessed, nobody but the browser that asked keeps an answer, and whoever is deleted has none.
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { photoPath } from "../../../../contract/participant-photos.ts";
import type { Db } from "../../../database/database.ts";
import { isStorable } from "../../../http/input/storable-text.ts";
import { mediaSecurityHeaders } from "../../../http/security-headers.ts";
import { isKnown, nothingHere } from "../../../http/stored-file-answer.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { orNull, sqlRows, sqlValue, text } from "../../../records/sql-rows.ts";

const secretBytes = 24;

/** Of the photo with this id; null where there is none. */
export function addressOf(id: Sql) {
  return sqlValue(orNull(text()))`${photoPath}::text || ${id}`;
}

export type StoredPhoto = {
  participant_id: string;
  mime: string;
  bytes: Uint8Array;
};

export function contentOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** In place of the one that the participant has; answers its address, which no photo had before. */
export async function storePhoto(
  { participant_id, mime, bytes }: StoredPhoto,
  by: string,
  at: Date,
  db: Db,
): Promise<string> {
  const id = randomBytes(secretBytes).toString("base64url");
  // As base64 both ways, as media are: PGlite writes and reads large bytea several times slower than text.
  await sql`
    insert into participant_photos (id, participant_id, sha256, mime, bytes, created_by, created_at)
    values (${id}, ${participant_id}, ${contentOf(bytes)}, ${mime},
      decode(${Buffer.from(bytes).toString("base64")}::text, 'base64'), ${by}, ${at}::timestamptz)
    on conflict (participant_id) do update set id = excluded.id, sha256 = excluded.sha256,
      mime = excluded.mime, bytes = excluded.bytes, created_by = excluded.created_by,
      created_at = excluded.created_at`.execute(db);
  return photoPath + id;
}

/** A PC that several people use should not show them for long to whoever comes next. */
const maxAgeSeconds = 24 * 60 * 60;

export async function servePhoto(request: Request, id: string, db: Db): Promise<Response> {
  if (!isStorable(id)) return nothingHere();
  const { rows } = await sqlRows({ mime: text(), sha256: text(), bytes: text() })`
    select f.mime, f.sha256, encode(f.bytes, 'base64') as bytes
    from participant_photos f join participants p on p.id = f.participant_id
    where f.id = ${id} and p.deleted_at is null`.execute(db);
  const [photo] = rows;
  if (!photo) return nothingHere();
  const etag = `"${photo.sha256}"`;
  const headers: Record<string, string> = {
    ...mediaSecurityHeaders,
    "content-type": photo.mime,
    "content-disposition": "inline",
    "cache-control": `private, max-age=${maxAgeSeconds}`,
    etag,
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(Buffer.from(photo.bytes, "base64")), { status: 200, headers });
}
