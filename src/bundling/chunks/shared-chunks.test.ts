import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cacheFolder } from "../bundle-settings.ts";
import { chunkOf } from "./chunk-table.ts";
import { divideIntoChunks, sharedChunks } from "./shared-chunks.ts";
import { readSourceImports } from "./source-imports.ts";

const test = suite("shared chunks");

const divide = (imports: Record<string, string[]>, lazy: string[]) =>
  divideIntoChunks(
    {
      imports: new Map(Object.entries(imports)),
      lazy: new Set(lazy),
      routed: new Set(lazy.filter((source) => /-(?:screen|rest)\.tsx$/u.test(source))),
      styles: [],
    },
    ["src/main.tsx"],
  );

test("what several need is in the chunk of its folder, and what one needs stays with it", () => {
  const { members, needs } = divide(
    {
      "src/main.tsx": ["src/core/api.ts"],
      "src/features/a/a-screen.tsx": ["src/kit/x/list.ts", "src/core/api.ts", "src/kit/x/own.ts"],
      "src/features/b/b-screen.tsx": ["src/kit/x/table.ts", "src/kit/x/list.ts"],
      "src/features/c/c-screen.tsx": ["src/kit/x/table.ts"],
    },
    ["src/features/a/a-screen.tsx", "src/features/b/b-screen.tsx", "src/features/c/c-screen.tsx"],
  );
  assert.equal([...members], [["kit/x", ["src/kit/x/list.ts", "src/kit/x/table.ts"]]]);
  assert.equal(needs("src/features/c/c-screen.tsx"), ["kit/x"]);
});

test("what only dialogs need stays apart from what their screens need, and a chunk brings what it needs", () => {
  const { members, needs } = divide(
    {
      "src/features/a/a-screen.tsx": ["src/kit/x/list.ts"],
      "src/features/a/a-form.tsx": ["src/kit/x/form.ts"],
      "src/features/b/b-screen.tsx": ["src/kit/x/list.ts"],
      "src/features/b/b-form.tsx": ["src/kit/x/form.ts"],
      "src/kit/x/form.ts": ["src/kit/x/list.ts"],
    },
    ["a", "b"].flatMap((name) =>
      ["screen", "form"].map((role) => `src/features/${name}/${name}-${role}.tsx`),
    ),
  );
  assert.equal(Object.fromEntries(members), {
    "kit/x": ["src/kit/x/list.ts"],
    "kit/x on demand": ["src/kit/x/form.ts"],
  });
  assert.equal(needs("src/features/a/a-screen.tsx"), ["kit/x"]);
  assert.equal(needs("src/features/a/a-form.tsx"), ["kit/x", "kit/x on demand"]);
});

test("what the route table loads beside a screen is no dialog of it", () => {
  const { members } = divide(
    {
      "src/features/a/a-rest.tsx": ["src/features/a/words.ts"],
      "src/features/a/a-form.tsx": ["src/features/a/words.ts", "src/features/a/form-words.ts"],
      "src/features/a/b-form.tsx": ["src/features/a/words.ts", "src/features/a/form-words.ts"],
    },
    ["a-rest", "a-form", "b-form"].map((name) => `src/features/a/${name}.tsx`),
  );
  assert.equal(Object.fromEntries(members), {
    "features/a": ["src/features/a/words.ts"],
    "features/a on demand": ["src/features/a/form-words.ts"],
  });
});

test("the table puts folders together, and every other folder is one by itself", () => {
  assert.is(chunkOf("src/ui/input/button.tsx"), chunkOf("src/kit/list/list-page.tsx"));
  assert.is(chunkOf("src/features/users/user-form.tsx"), "features/users");
  assert.is(chunkOf("src/features/events/rooms/sheet/rooms-plan.tsx"), "features/events/rooms");
  assert.is(chunkOf("src/domain/people/account-guard.ts"), "domain/people");
});

test("in the bundle two screens share one chunk of a folder, and a screen exports its default", async () => {
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(resolve(cacheFolder), "chunks-"));
  try {
    const at = (name: string) => join(folder, name);
    const files = {
      "main.ts": 'import("./a-screen.tsx"); import("./b-screen.tsx"); import("./c-form.ts");',
      "a-screen.tsx": 'import { one } from "./one.ts"; export default () => one;',
      "b-screen.tsx": 'import { two } from "./two.ts"; export default () => two;',
      "c-form.ts":
        'import { one } from "./one.ts"; import { two } from "./two.ts"; export const c = [one, two];',
      "one.ts": 'export const one = String("one");',
      "two.ts": 'export const two = String("two");',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(at(name), text);
    const entry = relative(process.cwd(), at("main.ts"));
    const { metafile, outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      metafile: true,
      outdir: "out",
      format: "esm",
      splitting: true,
      plugins: [sharedChunks(readSourceImports(entry, []), [[entry]])],
    });
    const holding = Object.values(metafile.outputs)
      .map(({ inputs }) => Object.keys(inputs).map((path) => relative(folder, path)))
      .filter((names) => names.includes("one.ts") || names.includes("two.ts"));
    assert.equal(holding.length, 1, "both are in one chunk");
    const screen = outputFiles.find(({ path }) => /a-screen/u.test(path))?.text ?? "";
    assert.match(screen, /as default/u);
    const form = outputFiles.find(({ path }) => /c-form/u.test(path))?.text ?? "";
    assert.match(form, /export \{\s*c\s*\}/u);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
