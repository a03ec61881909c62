// What of a printed block stays on one page, by how high it came out.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keepingOf, staysWith } from "./keep-together.ts";

const test = suite("kept together on paper");

const page = 1000;

test("a quarter of a page stays whole, more is cut after its beginning", () => {
  assert.equal(keepingOf({ height: 250, lead: 100 }, page), {
    block: "whole",
    lead: "whole",
    kept: 250,
  });
  assert.equal(keepingOf({ height: 251, lead: 100 }, page), {
    block: "long",
    lead: "whole",
    kept: 100,
  });
});

test("a beginning that would leave half a page empty is cut too", () => {
  assert.equal(keepingOf({ height: 900, lead: 401 }, page), {
    block: "long",
    lead: "long",
    kept: 0,
  });
});

test("a text stays with its first question where both together leave no half page empty", () => {
  const text = keepingOf({ height: 200, lead: 0 }, page);
  const short = keepingOf({ height: 200, lead: 100 }, page);
  const tall = keepingOf({ height: 240, lead: 100 }, page);
  assert.ok(staysWith(text, short, page));
  assert.not.ok(staysWith(text, tall, page));
  const long = keepingOf({ height: 700, lead: 0 }, page);
  assert.not.ok(staysWith(long, short, page), "nobody needs the end of a long text beside it");
});

test.run();
