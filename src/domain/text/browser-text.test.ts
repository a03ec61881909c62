import { suite } from "uvu";
import * as assert from "uvu/assert";
import { browserText } from "./browser-text.ts";

const test = suite("names of browsers");

const windows = "Mozilla/5.0 (Windows NT 6.1; Win64; x64)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test("each is called by its name, also where it says that it is others as well", () => {
  const names = {
    [`${windows} ${webkit} Chrome/109.0.0.0 Safari/537.36`]: "Chrome 109",
    [`${windows} ${webkit} Chrome/120.0.0.0 Safari/537.36 Edg/120.0.1`]: "Edge 120",
    [`${windows} ${webkit} Chrome/109.0.0.0 Safari/537.36 OPR/95.0`]: "Opera 95",
    "Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0": "Firefox 115",
    "Mozilla/5.0 (Macintosh) AppleWebKit/605.1 (KHTML, like Gecko) Version/17.1 Safari/605.1":
      "Safari 17",
    [`${windows} ${webkit} Chrome/109.0.0.0 Safari/537.36 SEB/3.5`]: "SEB 3",
    [`${webkit} Chrome/98 Mobile Safari ExamBro 2`]: "ExamBro 2",
  };
  for (const [agent, name] of Object.entries(names)) assert.is(browserText(agent), name);
});

test("one that nobody knows is cut, and one that says nothing is empty", () => {
  assert.is(browserText("curl/8.0"), "curl/8.0");
  assert.is(browserText("x".repeat(40)), `${"x".repeat(30)}…`);
  assert.is(browserText(""), "");
});

test.run();
