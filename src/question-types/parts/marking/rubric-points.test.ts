import { suite } from "uvu";
import * as assert from "uvu/assert";
import { totalPoints } from "./rubric-points.ts";

const test = suite("points of a rubric");

test("they add up without crumbs", () => {
  assert.is(totalPoints([{ max: 0.1 }, { max: 0.2 }]), 0.3);
  assert.is(totalPoints([]), 0);
});

test.run();
