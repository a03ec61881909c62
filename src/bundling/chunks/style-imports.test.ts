import { suite } from "uvu";
import * as assert from "uvu/assert";
import { styleImports, stylesOf } from "./style-imports.ts";
import type { ScriptStyles } from "./style-imports.ts";

const test = suite("imports for styles");

const nothing: ScriptStyles = { named: [], effects: [], holds: [], reads: [] };
const keptOf = (screen: Partial<ScriptStyles>, others: Record<string, Partial<ScriptStyles>>) =>
  styleImports(
    "screen.js",
    new Map(
      Object.entries({ "screen.js": screen, ...others }).map(([name, script]) => [
        name,
        { ...nothing, ...script },
      ]),
    ),
  );

test("a script is imported for styles that are read of it and come with no name", () => {
  const others = { "one.js": { holds: ["a", "b"] }, "two.js": { holds: ["c"] } };
  const screen = { effects: ["one.js", "two.js"], reads: ["b"] };
  assert.equal(keptOf(screen, others), ["one.js"]);
  assert.equal(keptOf({ ...screen, holds: ["b"] }, others), [], "its own");
  assert.equal(keptOf({ ...screen, reads: ["d"] }, others), [], "of the page's sheet");
  const named = { ...others, "three.js": { named: ["one.js"] } };
  assert.equal(keptOf({ ...screen, named: ["three.js"] }, named), [], "come by a name further on");
});

test("what is imported for names reads styles, too, and so does what is kept", () => {
  const others = {
    "part.js": { reads: ["a"] },
    "one.js": { holds: ["a"], named: ["deep.js"] },
    "deep.js": { reads: ["b"], named: ["part.js"] },
    "two.js": { holds: ["b"] },
    "three.js": { holds: ["c"] },
  };
  const effects = ["three.js", "two.js", "one.js"];
  assert.equal(keptOf({ named: ["part.js"], effects }, others), ["one.js", "two.js"]);
});

test("what a script holds and reads is told by its sources", () => {
  const imported = (path: string) => ({ path, kind: "import-statement" as const });
  const output = {
    bytes: 1,
    exports: [],
    imports: [
      imported("out/one-A.js"),
      imported("out/two-B.js"),
      { path: "out/late-C.js", kind: "dynamic-import" as const },
    ],
    inputs: { "src/a.tsx": { bytesInOutput: 1 }, "src/a.module.css": { bytesInOutput: 1 } },
  };
  const sources = {
    "src/a.tsx": {
      bytes: 1,
      imports: ["src/a.module.css", "src/b.module.css", "src/b.ts"].map(imported),
    },
    "src/c.tsx": { bytes: 1, imports: [imported("src/c.module.css")] },
  };
  assert.equal(stylesOf(output, ["two-B.js"], sources), {
    named: ["one-A.js"],
    effects: ["two-B.js"],
    holds: ["src/a.module.css"],
    reads: ["src/a.module.css", "src/b.module.css"],
  });
});

test.run();
