import "../../testing/dom.ts";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recentScreensStoragePrefix } from "../../contract/storage-keys.ts";
import { maxRecentScreens, recentScreens, rememberScreen } from "./recent-screens.ts";

const test = suite("screens that were opened lately");
test.before.each(() => localStorage.clear());

test("the last ones are remembered, each once, for each person", () => {
  for (const name of ["peserta", "group", "matpel", "group"]) rememberScreen("1", name);
  assert.equal(recentScreens("1"), ["group", "matpel"]);
  assert.is(recentScreens("1").length, maxRecentScreens);
  assert.equal(recentScreens("2"), []);
});

test("what is damaged counts as nothing", () => {
  localStorage.setItem(`${recentScreensStoragePrefix}1`, "{");
  assert.equal(recentScreens("1"), []);
  rememberScreen("1", "user");
  assert.equal(recentScreens("1"), ["user"]);
});

test.run();
