// A picture as a phone or a studio makes it, cut and made small before it is sent. The browser decodes and shrinks it beside
// the page, and nothing but the small one is kept.
import { mediaTypeOf } from "../../../domain/questions/media-type.ts";
import { cutPhoto, uprightMatrix } from "./photo-cut-value.ts";
import { takeOrientation } from "./photo-orientation-value.ts";

export const largestFileBytes = 20 * 1024 * 1024;
/** Four bytes each are held while it is made small: more than a PC of 2 GB can spare. */
const maxPixels = 50_000_000;
const quality = 0.85;

/** No picture that browsers draw, or too large to be read. */
export class PhotoFault extends Error {}

export type ShrinkPhoto = (file: Blob) => Promise<Blob>;

/** @throws PhotoFault */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size > largestFileBytes) throw new PhotoFault();
  const bytes = await bytesOf(file);
  const type = mediaTypeOf(bytes);
  if (type?.kind !== "image" || type.width * type.height > maxPixels) throw new PhotoFault();
  const orientation = takeOrientation(bytes);
  const { from, to, photo } = cutPhoto(type, orientation);
  const picture = new Blob([bytes], { type: type.mime });
  const bitmap = await createImageBitmap(picture, from.x, from.y, from.width, from.height, {
    resizeWidth: to.width,
    resizeHeight: to.height,
    resizeQuality: "high",
  }).catch(refuse);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, photo);
  const context = canvas.getContext("2d");
  if (!context) return refuse();
  // Where the picture is transparent.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, photo.width, photo.height);
  context.setTransform(...uprightMatrix(orientation, photo));
  context.drawImage(bitmap, 0, 0, to.width, to.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/jpeg", quality);
  });
  return blob ?? refuse();
}

/** A file may be gone from its USB stick by the time that it is read. */
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer().catch(refuse));

function refuse(): never {
  throw new PhotoFault();
}
