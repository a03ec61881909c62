// What size pictures are sent at, and which are refused.
import { test } from "uvu";
import * as assert from "uvu/assert";
import { fitWithin, PictureFault, shrinkPicture } from "./shrink-picture.ts";
import { readWhole } from "../toolbar/whole-number.ts";

test("a picture becomes smaller in proportion, never larger", () => {
  assert.equal(fitWithin(4000, 3000), { width: 1600, height: 1200 });
  assert.equal(fitWithin(3000, 6000), { width: 800, height: 1600 });
  assert.equal(fitWithin(640, 480), { width: 640, height: 480 });
  assert.equal(fitWithin(9000, 1), { width: 1600, height: 1 });
});

test("SVG and what is no picture are refused, and so are huge files", async () => {
  const refused = async (file: File) => {
    try {
      await shrinkPicture(file);
    } catch (error) {
      return error instanceof PictureFault ? error.fault : "other";
    }
    return "taken";
  };
  assert.is(await refused(new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })), "type");
  assert.is(await refused(new File(["x"], "a.pdf", { type: "application/pdf" })), "type");
  const huge = new File(["x"], "a.png", { type: "image/png" });
  Object.defineProperty(huge, "size", { value: 30_000_000 });
  assert.is(await refused(huge), "size");
});

test("a whole number is digits within bounds", () => {
  assert.is(readWhole(" 20 ", 16, 1600), 20);
  assert.is(readWhole("15", 16, 1600), null);
  assert.is(readWhole("1e3", 16, 1600), null);
  assert.is(readWhole("", 16, 1600), null);
});

test.run();
