// Pictures that a record holds as a data address. Few bytes can be very many pixels, which every browser that shows them has to hold.
import { mediaTypeOf } from "../../domain/questions/media-type.ts";

/** Of each side, in pixels. */
const maxSide = 2000;

/** In words, why the picture is too large; null: it is not. `address` may be no data address. */
export function dataPictureFault(address: string): string | null {
  if (!address.startsWith("data:image/")) return null;
  const type = mediaTypeOf(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
  return type && (type.width > maxSide || type.height > maxSide)
    ? `Gambar paling besar ${maxSide} × ${maxSide} piksel. Perkecil dahulu.`
    : null;
}
