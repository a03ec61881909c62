import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  drawingBytes,
  photoBytes,
  secretPlace,
  webpBytes,
} from "../../testing/exams/attachment-files.ts";
import { mediaTypeOf } from "./media-type.ts";
import { withoutMetadata } from "./picture-metadata.ts";

const test = suite("pictures without metadata");
const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString("latin1");
const sizeOf = (bytes: Uint8Array) => {
  const { mime, width, height } = mediaTypeOf(bytes)!;
  return [mime, width, height];
};
const jpeg = (bytes: Uint8Array) => withoutMetadata(bytes, "image/jpeg");

test("place, time and comments are gone, and the picture is the same", () => {
  for (const bytes of [photoBytes(), drawingBytes(), webpBytes()]) {
    const [mime] = sizeOf(bytes);
    assert.ok(textOf(bytes).includes(secretPlace));
    const plain = withoutMetadata(bytes, mime as string)!;
    assert.not(textOf(plain).includes(secretPlace), String(mime));
    assert.equal(sizeOf(plain), sizeOf(bytes));
    assert.equal(withoutMetadata(plain, mime as string), plain, "once more changes nothing");
  }
  const scan = "\x12\xff\x00\x34\xff\xd3\x56\xff\xd9";
  assert.ok(textOf(jpeg(photoBytes())).endsWith(scan));
});

test("a photo keeps its rotation", () => {
  for (const rotation of [1, 6, 8]) {
    const text = textOf(jpeg(photoBytes({ rotation })));
    const entry = `\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(rotation)}`;
    assert.ok(text.includes(entry), String(rotation));
  }
  assert.not(textOf(jpeg(photoBytes({ rotation: 200 }))).includes("Exif"));
});

test("what follows the end of a picture is cut off", () => {
  const after = "<script>alert(1)</script>";
  assert.not(textOf(jpeg(photoBytes({ after }))).includes("script"));
  assert.not(textOf(withoutMetadata(drawingBytes({ after }), "image/png")).includes("script"));
});

test("a picture that is cut off anywhere is refused, and none ends in a fault", () => {
  for (const bytes of [photoBytes(), drawingBytes(), webpBytes()]) {
    const [mime] = sizeOf(bytes);
    for (let length = 12; length < bytes.length; length += 1) {
      assert.is(withoutMetadata(bytes.slice(0, length), mime as string), null, `${mime} ${length}`);
    }
  }
  assert.is(withoutMetadata(photoBytes(), "application/pdf"), null);
});

test.run();
