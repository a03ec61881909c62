import { suite } from "uvu";
import * as assert from "uvu/assert";
import { basePathRefusal } from "./base-path.ts";

const test = suite("base path");

test("is a folder below the root, or the root", () => {
  for (const base of ["/", "/adm/", "/a/b.c/d-1/", "/..a/"]) {
    assert.is(basePathRefusal(base), null, base);
  }
  for (const base of ["adm", "/adm", "adm/", "/a/../b/", "/../", "/./", "/a b/", "//host/", ""]) {
    assert.match(basePathRefusal(base)!, "must begin and end with a slash", base);
  }
});

test.run();
