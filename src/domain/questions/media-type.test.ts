import fc from "fast-check";
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mediaTypeOf } from "./media-type.ts";

const test = suite("kinds of media");

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const factsOf = (content: Uint8Array) => {
  const type = mediaTypeOf(content);
  return type && [type.extension, type.width, type.height];
};
const zeros = (count: number) => Array.from({ length: count }, () => 0);

test("pictures are known by their content, with their size", () => {
  const png = bytes([0x89], "PNG\r\n\u001a\n", [0, 0, 0, 13], "IHDR", [0, 0, 3, 32, 0, 0, 2, 88]);
  assert.equal(factsOf(png), ["png", 800, 600]);
  assert.equal(factsOf(bytes("GIF89a", [64, 1, 240, 0])), ["gif", 320, 240]);
  const jpeg = bytes([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xc2, 0, 17, 8, 2, 88, 3, 32, 3,
  ]);
  assert.equal(factsOf(jpeg), ["jpg", 800, 600]);
  assert.equal(factsOf(readFileSync("static/img/exo.jpg")), ["jpg", 192, 192]);
  const riff = (kind: string, rest: number[]) =>
    bytes("RIFF", zeros(4), "WEBP", kind, zeros(4), rest);
  assert.equal(factsOf(riff("VP8X", [...zeros(4), 31, 3, 0, 87, 2, 0])), ["webp", 800, 600]);
  assert.equal(factsOf(riff("VP8 ", [...zeros(6), 32, 3, 88, 2])), ["webp", 800, 600]);
  assert.equal(factsOf(riff("VP8L", [0x2f, 0x1f, 0xc3, 0x95, 0, ...zeros(5)])), ["webp", 800, 600]);
});

test("sounds are known by their content", () => {
  assert.equal(factsOf(bytes("OggS", zeros(8)))?.[0], "ogg");
  assert.equal(factsOf(bytes("RIFF", zeros(4), "WAVE"))?.[0], "wav");
  assert.equal(factsOf(bytes("ID3", zeros(8)))?.[0], "mp3");
  assert.equal(factsOf(bytes([0xff, 0xfb, 0x90, 0]))?.[0], "mp3");
});

test("nothing else passes, whatever it calls itself", () => {
  for (const text of ["<svg xmlns=", "<!doctype html>", "%PDF-1.7", "MZ", "", "RIFF0000AVI "]) {
    assert.is(mediaTypeOf(bytes(text)), null, text);
  }
  // A picture cut off before it tells its size.
  assert.is(mediaTypeOf(bytes([0x89], "PNG\r\n\u001a\n")), null);
  assert.is(mediaTypeOf(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2])), null);
});

test("no bytes make it fail", () => {
  const start = fc.constantFrom(
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x52, 0x49, 0x46, 0x46],
  );
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 60 }), (head, rest) => {
      mediaTypeOf(Uint8Array.from([...head, ...rest]));
    }),
  );
});

test.run();
