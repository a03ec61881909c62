// What a picture or a sound is, by its first bytes: names and declared types can say anything. SVG and HTML are not among
// them, for they could run scripts from the server's own address.

export type MediaType = {
  kind: "image" | "audio";
  /** As the file is served. */
  mime: string;
  extension: "png" | "jpg" | "webp" | "gif" | "mp3" | "ogg" | "wav";
  /** In pixels; 0 for sounds. */
  width: number;
  height: number;
};

/** Null: none of the kinds that can be uploaded, or cut off before its size is told. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  return imageOf(bytes) ?? audioOf(bytes);
}

function imageOf(bytes: Uint8Array): MediaType | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && bytes.length >= 24) {
    return image("png", "image/png", view.getUint32(16), view.getUint32(20));
  }
  if (/^GIF8[79]a/u.test(ascii(bytes, 0, 6)) && bytes.length >= 10) {
    return image("gif", "image/gif", view.getUint16(6, true), view.getUint16(8, true));
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegOf(bytes, view);
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return webpOf(bytes, view);
  return null;
}

function image(
  extension: MediaType["extension"],
  mime: string,
  width: number,
  height: number,
): MediaType | null {
  return width > 0 && height > 0 ? { kind: "image", mime, extension, width, height } : null;
}

/** Climbs from segment to segment to the one that tells the size. */
function jpegOf(bytes: Uint8Array, view: DataView): MediaType | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return image("jpg", "image/jpeg", view.getUint16(at + 7), view.getUint16(at + 5));
    // A filler byte before a marker, or a segment with its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpOf(bytes: Uint8Array, view: DataView): MediaType | null {
  if (bytes.length < 30) return null;
  const webp = (width: number, height: number) => image("webp", "image/webp", width, height);
  const three = (at: number) => view.getUint16(at, true) + (bytes[at + 2] ?? 0) * 0x10000;
  const kind = ascii(bytes, 12, 16);
  if (kind === "VP8X") return webp(three(24) + 1, three(27) + 1);
  if (kind === "VP8 ") {
    return webp(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  }
  if (kind !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return webp((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function audioOf(bytes: Uint8Array): MediaType | null {
  const audio = (extension: MediaType["extension"], mime: string): MediaType => ({
    kind: "audio",
    mime,
    extension,
    width: 0,
    height: 0,
  });
  if (ascii(bytes, 0, 4) === "OggS") return audio("ogg", "audio/ogg");
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WAVE") {
    return audio("wav", "audio/wav");
  }
  if (ascii(bytes, 0, 3) === "ID3" || isMpegFrame(bytes)) return audio("mp3", "audio/mpeg");
  return null;
}

/** Sync bits, then layer III with a bit rate and a sampling rate that exist. */
function isMpegFrame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayerThree = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  const rate = third >> 4;
  return isLayerThree && rate > 0 && rate < 15 && (third & 0x0c) !== 0x0c;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
