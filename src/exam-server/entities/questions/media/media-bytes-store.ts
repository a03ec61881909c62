// The bytes of pictures and sounds: how they go into the database and come out, and how they are served. An <img> sends
// no token, so whoever knows the address is answered; it cannot be guessed.
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";
import { mediaSecurityHeaders } from "../../../http/security-headers.ts";
import { isStorable } from "../../../http/input/storable-text.ts";
import { isKnown, nothingHere } from "../../../http/stored-file-answer.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

export type StoredFile = {
  id: string;
  /** Null: into the institution's library. */
  bank_id: string | null;
  sha256: string;
  kind: "image" | "audio";
  mime: string;
  name: string;
  width: number;
  height: number;
  bytes: Uint8Array;
};

/** As base64 both ways: PGlite writes and reads large bytea several times slower than text. */
export async function insertMedia(
  files: readonly StoredFile[],
  by: string,
  at: Date,
  db: Db,
): Promise<void> {
  for (const { bytes, ...file } of files) {
    await sql`
      insert into media (id, bank_id, is_library, sha256, kind, mime, name, size, width, height, bytes,
        created_by, created_at)
      values (${file.id}, ${file.bank_id}, ${file.bank_id === null}, ${file.sha256}, ${file.kind}, ${file.mime}, ${file.name},
        ${bytes.length}, ${file.width}, ${file.height},
        decode(${Buffer.from(bytes).toString("base64")}::text, 'base64'),
        ${by}, ${at}::timestamptz)`.execute(db);
  }
}

/** `end` is the first byte that is no longer wanted. */
type Part = { start: number; end: number };

async function readBytes(id: string, { start, end }: Part, db: Db): Promise<Buffer> {
  const { rows } = await sqlRows({ bytes: text() })`
    select encode(substring(bytes from ${start + 1}::integer for ${end - start}::integer), 'base64')
      as bytes
    from media where id = ${id}`.execute(db);
  return Buffer.from(rows[0]?.bytes ?? "", "base64");
}

/** Whole, or the part that a Range header asks for: browsers seek in sounds by it. */
export async function serveMedia(request: Request, id: string, db: Db): Promise<Response> {
  if (!isStorable(id)) return nothingHere();
  const file = await db
    .selectFrom("media")
    .select(["mime", "size", "sha256"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!file) return nothingHere();
  const etag = `"${file.sha256}"`;
  const headers: Record<string, string> = {
    ...mediaSecurityHeaders,
    "content-type": file.mime,
    "content-disposition": "inline",
    // What an address names never changes.
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    etag,
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const part = rangeOf(request, etag, file.size);
  if (part === "unsatisfiable") {
    headers["content-range"] = `bytes */${file.size}`;
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: file.size };
  if (part) headers["content-range"] = `bytes ${start}-${end - 1}/${file.size}`;
  headers["content-length"] = String(end - start);
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const bytes = await readBytes(id, { start, end }, db);
  return new Response(new Uint8Array(bytes), { status, headers });
}

/** Null: the whole, also for what we do not understand or several parts at once, as RFC 9110 allows. */
function rangeOf(request: Request, etag: string, size: number): Part | null | "unsatisfiable" {
  const condition = request.headers.get("if-range");
  if (condition !== null && condition !== etag) return null;
  const asked = /^bytes=(\d*)-(\d*)$/u.exec(request.headers.get("range")?.trim() ?? "");
  const [, from = "", to = ""] = asked ?? [];
  if (from === "" && to === "") return null;
  // "-500": the last 500.
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return start > last ? "unsatisfiable" : { start, end: last + 1 };
}
