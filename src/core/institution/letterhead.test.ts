// What stands on the institution's letterhead, from what its setting says.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { letterheadOf } from "./letterhead.ts";

const test = suite("letterhead");

test("a letterhead is a picture, two lines or more, or else the institution's name", () => {
  const school = { logo: "/logo.png", name: "SMA <Satu>", city: "Bandung" };
  assert.is(letterheadOf("data:image/png;base64,AA", school).is, "image");
  assert.equal(letterheadOf('["Dinas","SMA"]', school), {
    is: "lines",
    logo: "/logo.png",
    lines: ["Dinas", "SMA"],
  });
  const usual = {
    is: "lines",
    logo: "/logo.png",
    lines: ["<strong>SMA &lt;Satu&gt;</strong>", "Bandung"],
  };
  assert.equal(letterheadOf("", school), usual);
  assert.equal(letterheadOf('["satu"]', school), usual);
});

test.run();
