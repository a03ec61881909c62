// Uploading and deleting pictures and sounds of question banks.
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type * as contract from "../../../contract/questions/media.ts";
import { maxAudioBytes, maxImageBytes } from "../../../contract/questions/media.ts";
import type { MediaFile } from "../../../contract/questions/media.ts";
import { mediaTypeOf } from "../../../domain/questions/media-type.ts";
import type { MediaType } from "../../../domain/questions/media-type.ts";
import { lockedReason, mayUseBank, openBank } from "../banks/bank-access.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { callerOf } from "../../http/handler.ts";
import { done, judgeEach, refused } from "../../records/bulk-results.ts";
import type { Outcome } from "../../records/bulk-results.ts";
import { insertMedia } from "./media-bytes-store.ts";
import { mediaByContent } from "./media-query.ts";
import { invalidFields } from "../../http/refusal.ts";
import { usedBy } from "../../records/used-by.ts";

/** Wider or higher than any screen or sheet, and more than a PC of 2 GB unpacks. */
const maxPixels = 10_000;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export const mediaWriting: Pick<HandlersOf<typeof contract>, "uploadMedia" | "deleteMedia"> = {
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
  const { file: bytes, db } = call;
  const { kind, mime, extension, width, height } = acceptedType(bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const earlier = await mediaByContent(bankId, sha256, db);
  if (earlier) return earlier;
  const file = {
    id: randomUUID(),
    bank_id: bankId,
    sha256,
    kind,
    mime,
    name: name || `${kind === "image" ? "gambar" : "audio"}.${extension}`,
    width,
    height,
    bytes,
  };
  await insertMedia([file], callerOf(call).id, call.at, db);
  const after = { bank: bank.kode, name: file.name, mime, size: bytes.length };
  await call.audit({ action: "media.upload", objectId: file.id, after });
  const { sha256: _content, bytes: _bytes, ...shown } = file;
  return { ...shown, size: bytes.length, use_count: 0, created_at: call.at.toISOString() };
}

/** @throws Refusal of code 12 on `file` */
function acceptedType(bytes: Uint8Array): MediaType {
  const refuse = (reason: string) => invalidFields({ file: reason });
  if (bytes.length === 0) throw refuse("File ini kosong. Pilih file lain.");
  const type = mediaTypeOf(bytes);
  if (!type) {
    throw refuse(
      "File ini rusak atau jenisnya tidak dapat dipakai. Pakai gambar PNG, JPG, WebP, atau GIF, atau audio MP3, OGG, atau WAV.",
    );
  }
  const most = type.kind === "image" ? maxImageBytes : maxAudioBytes;
  if (bytes.length > most) {
    const noun = type.kind === "image" ? "Gambar" : "Audio";
    throw refuse(`${noun} paling besar ${megabytes(most)}. Perkecil dahulu.`);
  }
  if (type.width > maxPixels || type.height > maxPixels) {
    throw refuse(`Gambar paling besar ${maxPixels} × ${maxPixels} piksel. Perkecil dahulu.`);
  }
  return type;
}

type Stored = {
  id: string;
  name: string;
  bank_kode: string;
  is_locked: boolean;
  questions: number;
  removed: number;
  references: number;
};

async function lockedFile(id: string, call: Call): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select m.id, m.name, b.kode as bank_kode, b.lock_password_hash is not null as is_locked,
      (select count(*) from media_uses mu join questions q on q.id = mu.question_id
        where mu.media_id = m.id and q.deleted_at is null) as questions,
      (select count(*) from media_uses mu join questions q on q.id = mu.question_id
        where mu.media_id = m.id and q.deleted_at is not null) as removed,
      (select count(*) from media_uses mu where mu.media_id = m.id and mu.reference_id is not null)
        as references
    from media m join question_banks b on b.id = m.bank_id
    where m.id = ${id} and ${mayUseBank(call)}
    for update of m`.execute(call.db);
  return rows[0];
}

async function remove(file: Stored, call: Call): Promise<Outcome> {
  const reason = whyKept(file);
  if (reason) return refused(reason);
  await call.db.deleteFrom("media").where("id", "=", file.id).execute();
  const before = { bank: file.bank_kode, name: file.name };
  await call.audit({ action: "media.delete", objectId: file.id, before });
  return done;
}

function whyKept({ bank_kode, is_locked, questions, references, removed }: Stored): string | null {
  if (is_locked) return lockedReason(bank_kode);
  return usedBy([
    { noun: "soal", total: questions, names: [] },
    { noun: "referensi", total: references, names: [] },
    { noun: "soal terhapus yang masih dapat dikembalikan", total: removed, names: [] },
  ]);
}
