// A picture inside an imported file, with what its first bytes say of it. The name says little: Word keeps a JPEG as
// image1.png when it was so named.
import { mediaTypeOf } from "../domain/questions/media-type.ts";
import type { ImportedFile } from "./imported-question.ts";

export type PictureFile = ImportedFile & { width: number; height: number };

/** In pixels; null for what browsers cannot show (WMF, EMF, TIFF) or what is damaged. */
export function pictureSize(
  bytes: Uint8Array,
): { ending: string; width: number; height: number } | null {
  const type = mediaTypeOf(bytes);
  if (type?.kind !== "image") return null;
  return { ending: type.extension, width: type.width, height: type.height };
}
