import { suite } from "uvu";
import * as assert from "uvu/assert";
import "../testing/dom.ts";
import { loadAhead } from "../core/on-demand/load-on-demand.ts";
import { lazyScreen } from "./load-screen.ts";

const test = suite("the code of a screen");
const Screen = () => null;
const importScreen = () => Promise.resolve({ default: Screen });

test("a screen that was fetched ahead stands in the first frame, also when it was asked for before", async () => {
  const early = lazyScreen("peserta", importScreen);
  assert.is(early.$state.get().status, "loading");
  await loadAhead(importScreen);
  assert.equal(lazyScreen("peserta", importScreen).$state.get(), { status: "ready", part: Screen });
});

test("a screen that stands keeps its part, so that it is not mounted again", async () => {
  const importAnother = () => Promise.resolve({ default: Screen });
  const part = lazyScreen("group", importAnother);
  part.start();
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.is(part.$state.get().status, "ready");
  await loadAhead(importAnother);
  assert.is(lazyScreen("group", importAnother), part);
  part.stop();
});

test.run();
