// Pictures of conversations: how they go into the database and come out. Whoever asks for one has been let in before.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { StreamedFile } from "../../../../contract/calls/streamed-file.ts";
import { maxPhotoSide } from "../../../../contract/participant-photos.ts";
import { mediaTypeOf } from "../../../../domain/questions/media-type.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import { invalidFields, notFound } from "../../../http/refusal.ts";
import { sqlRows, text } from "../../../records/sql-rows.ts";

const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** What came with the call. @throws Refusal of code 12 on `file` */
export async function storePicture(
  chatId: string,
  by: string,
  { file, db, at }: Pick<Call, "file" | "db" | "at">,
): Promise<string> {
  const type = mediaTypeOf(file);
  if (!type || endings[type.mime] === undefined) {
    throw invalidFields({ file: "File ini bukan PNG, JPG, WebP. Pilih file lain." });
  }
  if (type.width > maxPhotoSide || type.height > maxPhotoSide) {
    throw invalidFields({
      file: `Gambar paling besar ${maxPhotoSide} × ${maxPhotoSide} piksel. Perkecil dahulu.`,
    });
  }
  const id = randomUUID();
  // As base64 both ways, as media are: PGlite writes and reads large bytea several times slower than text.
  await sql`
    insert into chat_pictures (id, chat_id, mime, bytes, created_by, created_at)
    values (${id}, ${chatId}, ${type.mime},
      decode(${Buffer.from(file).toString("base64")}::text, 'base64'), ${by}, ${at}::timestamptz)`.execute(
    db,
  );
  return id;
}

/** Of the conversation, and of nobody else's message. @throws Refusal, 44 */
export async function refuseOthersPicture(
  id: string | null,
  chatId: string,
  by: string,
  db: Db,
): Promise<void> {
  if (id === null) return;
  const found = await db
    .selectFrom("chat_pictures")
    .select("id")
    .where("id", "=", id)
    .where("chat_id", "=", chatId)
    .where("created_by", "=", by)
    .executeTakeFirst();
  if (!found) throw notFound("Gambar");
}

/** @throws Refusal, 44 */
export async function readPicture(id: string, chatId: string, db: Db): Promise<StreamedFile> {
  const { rows } = await sqlRows({ mime: text(), bytes: text() })`
    select mime, encode(bytes, 'base64') as bytes from chat_pictures
    where id = ${id} and chat_id = ${chatId}`.execute(db);
  const [picture] = rows;
  if (!picture) throw notFound("Gambar");
  const bytes = new Uint8Array(Buffer.from(picture.bytes, "base64"));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const name = `gambar.${endings[picture.mime] ?? "png"}`;
  return { name, type: picture.mime, length: bytes.length, body };
}

/** Unless another message shows it, too. */
export async function deletePicture(id: string, db: Db): Promise<void> {
  await sql`
    delete from chat_pictures p where p.id = ${id}
      and not exists (select 1 from chat_messages m where m.picture_id = p.id)`.execute(db);
}

/** Sent and never named by a message: the message was thrown away. */
export async function purgeUnsentPictures(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - 24 * 60 * 60 * 1000);
  await sql`
    delete from chat_pictures p where p.created_at < ${before}
      and not exists (select 1 from chat_messages m where m.picture_id = p.id)`.execute(db);
}
