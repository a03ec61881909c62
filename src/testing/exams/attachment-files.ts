// For tests: photos and PDFs as participants hand them in, with what cameras and attackers put into them.
import { deflateSync } from "node:zlib";
import { pngBytes } from "../questions/open-test-bank.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const bytesOf = (...pieces: readonly (Uint8Array | readonly number[])[]) =>
  new Uint8Array(Buffer.concat(pieces.map((piece) => Buffer.from(piece as Uint8Array))));

function segment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return bytesOf([0xff, marker, length >> 8, length & 0xff], content);
}

export const secretPlace = "GPS -6.9175 107.6191";

/** Exif as phones write it: the rotation, and after it where the photo was taken. */
function exif(rotation: number): Uint8Array {
  const header = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0];
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, rotation, 0, 0, 0];
  return bytesOf(latin("Exif\0\0"), header, [1, 0], entry, [0, 0, 0, 0], latin(secretPlace));
}

/** @param after follows the end of the picture */
export function photoBytes({ rotation = 6, after = "", width = 40, height = 30 } = {}) {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return bytesOf(
    [0xff, 0xd8],
    segment(0xe0, bytesOf(latin("JFIF\0"), [1, 1, 0, 0, 1, 0, 1, 0, 0])),
    segment(0xe1, exif(rotation)),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${secretPlace}`)),
    segment(0xfe, latin(secretPlace)),
    segment(0xc0, bytesOf([8], size, [1, 1, 0x11, 0])),
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56],
    [0xff, 0xd9],
    latin(after),
  );
}

function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return bytesOf(length, latin(name), content, [0, 0, 0, 0]);
}

export function drawingBytes({ width = 40, height = 30, after = "" } = {}) {
  return bytesOf(
    pngBytes(width, height).slice(0, 8),
    pngChunk("IHDR", bytesOf(pngBytes(width, height).slice(16, 24), [8, 6, 0, 0, 0])),
    pngChunk("tEXt", latin(`Comment\0${secretPlace}`)),
    pngChunk("eXIf", latin(secretPlace)),
    pngChunk("IDAT", deflateSync(Buffer.alloc(40))),
    pngChunk("IEND", new Uint8Array()),
    latin(after),
  );
}

export function webpBytes() {
  const chunk = (name: string, content: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return bytesOf(latin(name), length, content, content.length % 2 === 1 ? [0] : []);
  };
  const chunks = bytesOf(
    chunk("VP8X", Uint8Array.of(0x2c, 0, 0, 0, 39, 0, 0, 29, 0, 0)),
    chunk("VP8L", Uint8Array.of(0x2f, 1, 2)),
    chunk("EXIF", latin(secretPlace)),
    chunk("XMP ", latin(secretPlace)),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(chunks.length + 4);
  return bytesOf(latin("RIFF"), length, latin("WEBP"), chunks);
}

/** @param catalog more of its entries. @param packed objects in a packed list, as newer programs write them */
export function pdfBytes(catalog = "", packed = "", filter = "/FlateDecode") {
  return bytesOf(
    latin(`%PDF-1.5\n1 0 obj\n<</Type/Catalog/OpenAction[2 0 R/Fit]${catalog}>>\nendobj\n`),
    latin("3 0 obj\n<</Length 9>>\nstream\n/JS /Lau9\nendstream\nendobj\n"),
    latin(`4 0 obj\n<</Type/ObjStm/N 1/Filter${filter}>>\nstream\r\n`),
    deflateSync(latin(`5 0 <</Type/Page>> ${packed}`)),
    latin("\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  );
}
