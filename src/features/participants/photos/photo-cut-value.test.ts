import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { photoSize } from "../../../contract/participant-photos.ts";
import { cutPhoto, isOnSide, uprightMatrix } from "./photo-cut-value.ts";
import { takeOrientation } from "./photo-orientation-value.ts";

const test = suite("cutting a photo");

test("a photo of a phone becomes 400 × 600 from its middle, however it lies", () => {
  const upright = cutPhoto({ width: 3000, height: 4000 }, 1);
  assert.equal(upright.photo, photoSize);
  assert.equal(upright.from, { x: 166, y: 0, width: 2667, height: 4000 });
  const lying = cutPhoto({ width: 4000, height: 3000 }, 6);
  assert.equal(lying.photo, photoSize);
  assert.equal(lying.from, { x: 0, y: 166, width: 4000, height: 2667 });
  assert.equal(lying.to, { width: 600, height: 400 });
});

test("a small picture is cut and not made larger", () => {
  assert.equal(cutPhoto({ width: 100, height: 100 }, 1).photo, { width: 67, height: 100 });
});

const side = fc.integer({ min: 1, max: 12_000 });
const orientation = fc.integer({ min: 1, max: 8 });

test("whatever the picture, the cut lies within it, is 2 × 3 and in its middle", () => {
  fc.assert(
    fc.property(side, side, orientation, (width, height, turn) => {
      const { from, to, photo } = cutPhoto({ width, height }, turn);
      assert.ok(from.x >= 0 && from.y >= 0);
      assert.ok(from.x + from.width <= width && from.y + from.height <= height);
      assert.ok(Math.abs(width - from.width - 2 * from.x) <= 1);
      assert.ok(Math.abs(height - from.height - 2 * from.y) <= 1);
      assert.ok(photo.width <= photoSize.width && photo.height <= photoSize.height);
      const seen = isOnSide(turn) ? { width: to.height, height: to.width } : to;
      assert.equal(seen, photo);
      // Within a pixel of its shape, and at least one wide.
      assert.ok(photo.width <= 1 || Math.abs(photo.width * 1.5 - photo.height) <= 1.5);
    }),
  );
});

test("each way of turning brings the corners of what is stored onto the corners of the photo", () => {
  fc.assert(
    fc.property(side, side, orientation, (width, height, turn) => {
      const { to, photo } = cutPhoto({ width, height }, turn);
      const [a, b, c, d, e, f] = uprightMatrix(turn, photo);
      const corners = [0, to.width].flatMap((x) =>
        [0, to.height].map((y) => [a * x + c * y + e, b * x + d * y + f].join()),
      );
      const wanted = [0, photo.width].flatMap((x) => [0, photo.height].map((y) => [x, y].join()));
      assert.equal([...corners].sort(), [...wanted].sort());
    }),
  );
});

/** A JPEG as far as its orientation: a segment that is skipped, then Exif in either byte order. */
function jpegTurned(value: number, isLittle: boolean): Uint8Array {
  const two = (n: number) => (isLittle ? [n & 255, n >> 8] : [n >> 8, n & 255]);
  const four = (n: number) => (isLittle ? [...two(n), 0, 0] : [0, 0, ...two(n)]);
  const entry = (tag: number, n: number) => [...two(tag), ...two(3), ...four(1), ...two(n), 0, 0];
  const tiff = [
    ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...two(42),
    ...four(8),
    ...two(2),
    ...entry(0x0100, 9),
    ...entry(0x0112, value),
  ];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...segment, 0xff, 0xda, 0, 0]);
}

test("a camera's turn is read in either byte order and taken out", () => {
  for (const isLittle of [true, false]) {
    for (const value of [1, 3, 6, 8]) {
      const bytes = jpegTurned(value, isLittle);
      assert.is(takeOrientation(bytes), value);
      assert.is(takeOrientation(bytes), 1);
    }
    assert.is(takeOrientation(jpegTurned(9, isLittle)), 1, "there are eight");
  }
});

test("what is no JPEG, cut off or broken is not turned, and always read to an end", () => {
  const whole = jpegTurned(6, true);
  for (let end = 0; end < whole.length - 4; end += 1) {
    assert.ok(takeOrientation(whole.slice(0, end)) >= 1);
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const turn = takeOrientation(Uint8Array.from([0xff, 0xd8, ...bytes]));
      assert.ok(turn >= 1 && turn <= 8);
    }),
  );
});

test.run();
