// Every dynamic import() of the console is the argument of lazy(): without it a failed chunk could not be fetched again.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "../../testing/sources.ts";

const test = suite("use of lazy");

const exceptions = [
  // It imports what failed again.
  "core/on-demand/lazy.ts",
  // app/load-screen.ts makes lazy() of its lines; fetching ahead needs no retry.
  "routes.ts",
  // ui/ knows no server. Until the page is reloaded a list is placed roughly.
  "ui/overlay/use-floating.ts",
];

/** How often a dynamic import stands outside of lazy(). Types and comments are none. */
function bareImports(text: string): number {
  const code = text.replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gmu, "");
  const all = code.match(/(?<![.\w]|typeof )import\(/gu)?.length ?? 0;
  const lazy =
    code.match(/\blazy\(\s*\(\) =>\s*import\(\s*"[^"]+",?\s*\),\s*"\w+",?\s*\)/gu)?.length ?? 0;
  return all - lazy;
}

test("no import() stands outside of lazy()", () => {
  const found = sourceNames()
    .filter((file) =>
      /^(?:core|ui|kit|question-types|features|app)\/|^(?:main|routes)\./u.test(file),
    )
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|browser|d)\.tsx?$/u.test(file))
    .filter((file) => bareImports(sourceText(file)) > 0);
  assert.equal(found.sort(), exceptions);
});

test("the check finds what it is there for", () => {
  assert.is(bareImports('const load = async () => (await import("./x.ts")).x;'), 1);
  assert.is(bareImports('const load = () => import("./x.ts");'), 1);
  assert.is(bareImports('const load = lazy(() => import("./x.ts"), "x");'), 0);
  assert.is(bareImports('const load = lazy(\n  () => import("./x.ts"),\n  "x",\n);'), 0);
  assert.is(bareImports("// import() is none"), 0);
});

test.run();
