// Pictures without what a camera or a program wrote into them: place, time, device, thumbnails, comments, and whatever follows the
// end of the picture. What is seen stays the same, the rotation of a photo included. Nothing is decoded.

/** Null: the picture is cut off or not put together as its format says. */
export function withoutMetadata(bytes: Uint8Array, mime: string): Uint8Array<ArrayBuffer> | null {
  if (mime === "image/jpeg") return plainJpeg(bytes);
  if (mime === "image/png") return plainPng(bytes);
  return mime === "image/webp" ? plainWebp(bytes) : null;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

// --- JPEG ---

const [startOfScan, endOfImage, app0, app1, app14, comment] = [0xda, 0xd9, 0xe0, 0xe1, 0xee, 0xfe];
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === endOfImage;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return joined([...pieces, bytes.subarray(at, at + 2)]);
    const length = hasNoLength(marker) ? 2 : 2 + view.getUint16(at + 2);
    if (at + length > bytes.length) return null;
    const end = marker === startOfScan ? scanEnd(bytes, at + length) : at + length;
    pieces.push(keptSegment(bytes.subarray(at, end), marker));
    at = end;
  }
  return null;
}

/** The marker after the compressed data that begins at `from`; the length where there is none. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !hasNoLength(next)) return at;
  }
  return bytes.length;
}

const nothing = new Uint8Array();

/** JFIF and Adobe's segment say how colours are to be read. */
function keptSegment(segment: Uint8Array, marker: number): Uint8Array {
  if (marker === app1) return rotationAlone(segment);
  const isApplication = marker >= app0 && marker <= 0xef && marker !== app0 && marker !== app14;
  return isApplication || marker === comment ? nothing : segment;
}

/** Of an Exif segment the one tag without which photos of phones lie on their side. */
function rotationAlone(segment: Uint8Array): Uint8Array {
  const rotation = rotationOf(segment);
  if (rotation === null) return nothing;
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const header = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, rotation, 0, 0];
  return Uint8Array.of(0xff, app1, 0, 34, ...exif, ...header, 0, 1, ...entry, 0, 0, 0, 0);
}

function rotationOf(segment: Uint8Array): number | null {
  const tiff = segment.subarray(10);
  if (textAt(segment, 4, 4) !== "Exif" || tiff.length < 14) return null;
  const view = viewOf(tiff);
  const isLittle = textAt(tiff, 0, 2) === "II";
  const first = view.getUint32(4, isLittle);
  if (first + 2 > tiff.length) return null;
  const count = view.getUint16(first, isLittle);
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const rotation = view.getUint16(at + 8, isLittle);
    return rotation >= 1 && rotation <= 8 ? rotation : null;
  }
  return null;
}

// --- PNG ---

const pngChunks = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);

function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (pngChunks.has(name)) pieces.push(bytes.subarray(at, end));
    if (name === "IEND") return joined(pieces);
    at = end;
  }
  return null;
}

// --- WebP ---

const webpChunks = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"]);
/** Of the header: what announces a colour profile, Exif and XMP. */
const announced = 0x20 | 0x08 | 0x04;

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const last = 8 + view.getUint32(4, true);
  if (last > bytes.length) return null;
  const pieces = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= last;) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = textAt(bytes, at, 4);
    if (end > last) return null;
    if (webpChunks.has(name)) {
      const chunk = bytes.slice(at, end);
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~announced;
      pieces.push(chunk);
    }
    at = end;
  }
  const plain = joined(pieces);
  viewOf(plain).setUint32(4, plain.length - 8, true);
  return plain;
}
