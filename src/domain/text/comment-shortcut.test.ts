import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shortcutBefore } from "./comment-shortcut.ts";

const test = suite("shortcuts of saved comments");

/** The cursor stands at "|", or at the end. */
function before(text: string) {
  const cursor = text.includes("|") ? text.indexOf("|") : text.length;
  return shortcutBefore(text.replace("|", ""), cursor);
}

test("a slash and two letters are a shortcut, which a space ends", () => {
  assert.equal(before("/"), { from: 0, letters: "", isEnded: false });
  assert.equal(before("Bagus. /A"), { from: 7, letters: "a", isEnded: false });
  assert.equal(before("Bagus.\n/aB"), { from: 7, letters: "ab", isEnded: false });
  assert.equal(before("/ab "), { from: 0, letters: "ab", isEnded: true });
  assert.equal(before("/ab | Bagus."), { from: 0, letters: "ab", isEnded: true });
  assert.equal(before("/ab\n"), { from: 0, letters: "ab", isEnded: true });
});

test("what is typed for another reason is none", () => {
  const typed = ["dan/atau ", "1/2 ", "/ ", "/a ", "/abc ", "//", "/ab  ", "/1", "m/s ", "", "ab "];
  for (const text of typed) assert.is(before(text), null, text);
});

test.run();
