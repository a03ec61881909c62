// Attachments of essays: how they are checked, stored in the database and read. In the database, as pictures of conversations are: a
// row is there with its bytes or not at all, and all servers of a school have the same.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { StreamedFile } from "../../../../contract/calls/streamed-file.ts";
import {
  maxAttachmentPixels,
  maxSittingAttachments,
  type AttachmentType,
} from "../../../../contract/sitting/own-attachments.ts";
import type { RefusalCause } from "../../../../contract/sitting/refusal-causes.ts";
import { mediaTypeOf } from "../../../../domain/questions/media-type.ts";
import { withoutMetadata } from "../../../../domain/questions/picture-metadata.ts";
import type { Db } from "../../../database/database.ts";
import { invalidFields, notFound, refusedFor, type Refusal } from "../../../http/refusal.ts";
import { number, sqlRows, text } from "../../../records/sql-rows.ts";
import { isPdf, pdfFault, type PdfFault } from "./pdf-checks.ts";

const endings: Readonly<Record<AttachmentType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

export type CheckedAttachment = { mime: AttachmentType; bytes: Uint8Array; sent_sha256: string };

/** As it may be stored. What it is, its content says. @throws Refusal of code 12 on `file` */
export function checkedAttachment(sent: Uint8Array): CheckedAttachment {
  const sent_sha256 = createHash("sha256").update(sent).digest("hex");
  if (isPdf(sent)) {
    const fault = pdfFault(sent);
    if (fault) throw pdfRefusals[fault]();
    return { mime: "application/pdf", bytes: sent, sent_sha256 };
  }
  const type = mediaTypeOf(sent);
  const mime = type?.mime as AttachmentType;
  if (!type || endings[mime] === undefined) {
    throw refusedFile(
      "no-attachment-type",
      "File ini bukan foto JPG, PNG, WebP, atau PDF. Pilih file lain.",
    );
  }
  if (type.width * type.height > maxAttachmentPixels) {
    throw refusedFile(
      "too-many-pixels",
      `Foto ini terlalu besar (paling besar ${mostMegapixels} megapiksel). Perkecil, atau ambil lagi dengan ukuran lebih kecil.`,
    );
  }
  const bytes = withoutMetadata(sent, mime);
  if (bytes === null) {
    throw refusedFile(
      "damaged-attachment",
      "Foto ini rusak atau tidak lengkap. Kirim lagi, atau ambil foto baru.",
    );
  }
  return { mime, bytes, sent_sha256 };
}

const mostMegapixels = maxAttachmentPixels / 1_000_000;

const refusedFile = (cause: RefusalCause, file: string) => invalidFields({ file }, cause);

const pdfRefusals: Readonly<Record<PdfFault, () => Refusal>> = {
  damaged: () =>
    refusedFile(
      "damaged-attachment",
      "PDF ini rusak atau tidak lengkap. Kirim lagi, atau kirim fotonya.",
    ),
  unsafe: () =>
    refusedFile(
      "unsafe-attachment",
      "PDF ini berisi skrip, file lain, atau password. Kirim PDF biasa atau fotonya.",
    ),
};

type Place = { sitting: string; question: string; id: string };
type Stored = { mime: AttachmentType; size: number };

/** The sitting is locked. Sent again, it is stored once. @throws Refusal, 49 */
export async function storeAttachment(
  { sitting, question, id }: Place,
  { mime, bytes, sent_sha256 }: CheckedAttachment,
  { db, at }: { db: Db; at: Date },
): Promise<Stored> {
  const { rows } = await sqlRows({ id: text(), question_id: text(), sent_sha256: text() })`
    select id, question_id, sent_sha256 from sitting_attachments where sitting_id = ${sitting}`.execute(
    db,
  );
  const known = rows.find((row) => row.id === id);
  if (known && (known.question_id !== question || known.sent_sha256 !== sent_sha256)) {
    throw refusedFor("other-attachment", "Lampiran ini sudah dikirim dengan isi lain.");
  }
  if (!known && rows.length >= maxSittingAttachments) {
    throw refusedFor(
      "too-many-attachments",
      `Lampiran satu ujian paling banyak ${maxSittingAttachments}.`,
    );
  }
  if (!known) {
    // As base64, as media are: PGlite writes large bytea several times slower than text.
    await sql`
      insert into sitting_attachments (sitting_id, id, question_id, mime, bytes, sent_sha256, created_at)
      values (${sitting}, ${id}, ${question}, ${mime},
        decode(${Buffer.from(bytes).toString("base64")}::text, 'base64'), ${sent_sha256},
        ${at}::timestamptz)`.execute(db);
  }
  return { mime, size: bytes.length };
}

/** @throws Refusal, 44 */
export async function readAttachment(sitting: string, id: string, db: Db): Promise<StreamedFile> {
  const { rows } = await sqlRows({ mime: text<AttachmentType>(), bytes: text() })`
    select mime, encode(bytes, 'base64') as bytes from sitting_attachments
    where sitting_id = ${sitting} and id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound("Lampiran");
  const bytes = new Uint8Array(Buffer.from(found.bytes, "base64"));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return { name: `lampiran.${endings[found.mime]}`, type: found.mime, length: bytes.length, body };
}

/** The ids of the question's attachments. */
export async function attachmentIds(sitting: string, db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sqlRows({ question_id: text(), id: text() })`
    select question_id, id from sitting_attachments where sitting_id = ${sitting}`.execute(db);
  return new Set(rows.map((row) => attachmentKey(row.question_id, row.id)));
}

export const attachmentKey = (question: string, id: string) => JSON.stringify([question, id]);

/** A device keeps a file until an answer that names it is confirmed, and can upload it again. */
const keptUnnamedMs = 24 * 60 * 60 * 1000;

/** What no answer names: the participant took it out, or the answer never came. Returns how many. */
export async function purgeUnnamedAttachments(db: Db, at: Date): Promise<number> {
  const before = new Date(at.getTime() - keptUnnamedMs);
  const { rows } = await sqlRows({ count: number() })`
    with gone as (
      delete from sitting_attachments f where f.created_at < ${before}::timestamptz
        and not exists (select 1 from sitting_answers w
          where w.sitting_id = f.sitting_id and w.question_id = f.question_id
            and jsonb_exists(w.answer -> 'attachments', f.id))
      returning 1)
    select count(*)::integer as count from gone`.execute(db);
  return rows[0]!.count;
}
