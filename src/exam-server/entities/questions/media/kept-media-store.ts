// Taking in the bytes of a picture or a sound, into a bank or into the library: the type by the content, the same content once.
import { createHash, randomUUID } from "node:crypto";
import {
  maxAudioBytes,
  maxImageBytes,
  type MediaFile,
} from "../../../../contract/questions/media.ts";
import { mediaTypeOf, type MediaType } from "../../../../domain/questions/media-type.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { insertMedia } from "./media-bytes-store.ts";
import { mediaByContent } from "./media-query.ts";

/** Wider or higher than any screen or sheet, and more than a PC of 2 GB unpacks. */
const maxPixels = 10_000;
/** In pixels: shown, each is four bytes, on PCs of 2 GB. */
const maxArea = 40_000_000;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/**
 * What came with the call. `bankId`: null for the library. Nobody else may put something there meanwhile: that is the
 * caller's to see to.
 */
export async function keepMedia(
  bankId: string | null,
  name: string,
  call: Call,
): Promise<{ file: MediaFile; isNew: boolean }> {
  const { file: bytes, db } = call;
  const { kind, mime, extension, width, height } = acceptedType(bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const earlier = await mediaByContent(bankId, sha256, db);
  if (earlier) return { file: earlier, isNew: false };
  const shown = {
    id: randomUUID(),
    bank_id: bankId,
    kind,
    mime,
    name: name || `${kind === "image" ? "gambar" : "audio"}.${extension}`,
    width,
    height,
  };
  await insertMedia([{ ...shown, sha256, bytes }], callerOf(call).id, call.at, db);
  const created_at = call.at.toISOString();
  return { file: { ...shown, size: bytes.length, use_count: 0, created_at }, isNew: true };
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
  if (type.width * type.height > maxArea) {
    throw refuse(`Gambar paling besar ${maxArea / 1_000_000} megapiksel. Perkecil dahulu.`);
  }
  return type;
}
