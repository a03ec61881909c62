import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { SourceMap } from "node:module";
import { build } from "esbuild";
import type { Metafile } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dropEffectImports } from "./effect-imports.ts";
import { dropPassingScripts, passedOnBy, withExports, withNames } from "./passing-scripts.ts";

const test = suite("scripts that only pass on");

test("nothing but passing on is taken for it", () => {
  assert.equal(
    passedOnBy('import{e as a,$ as b}from"/adm/chunk-A.js";export{a as default,b as c};\n'),
    {
      shared: "chunk-A.js",
      exported: new Map([
        ["default", "e"],
        ["c", "$"],
      ]),
    },
  );
  for (const script of [
    'import{a}from"/adm/one-A.js";import"/adm/two-B.js";export{a as default};',
    'import{a}from"/adm/one-A.js";a();export{a as default};',
    "var a=1;export{a as default};",
  ]) {
    assert.is(passedOnBy(script), undefined, script);
  }
});

test("the shared script exports what was passed on, if the name is free", () => {
  const script = "var x=1,y=2;export{x as a,y as b};\n";
  assert.is(
    withExports(script, new Map([["default", "b"]])),
    "var x=1,y=2;export{x as a,y as b,y as default};\n",
  );
  assert.is(withExports(script, new Map([["a", "b"]])), undefined, "taken");
  assert.is(withExports(script, new Map([["default", "c"]])), undefined, "not there");
});

test("only imports are renamed", () => {
  const script = 'import{a}from"/adm/chunk-A.js";import"/adm/chunk-B.js";a("/adm/chunk-A.js");';
  assert.is(
    withNames(script, new Map([["chunk-A.js", "screen-C.js"]])),
    'import{a}from"/adm/screen-C.js";import"/adm/chunk-B.js";a("/adm/chunk-A.js");',
  );
});

const sources: Record<string, string> = {
  main: 'console.log([() => import("screen"), () => import("dialog"), () => import("other")]);',
  screen:
    'import { common } from "common"; export const title = () => common("screen"); export default title;',
  dialog:
    'import { common } from "common"; import { title } from "screen"; export const text = () => common(title());',
  other: 'import { common } from "common"; export const text = () => common("other");',
  common: "export const common = (text) => `<${text}>`;",
};

/** As bundled by esbuild: the screen's code is shared with its dialog. */
async function bundled(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: { main: "main" },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
    sourcemap: "external",
    outdir: folder,
    publicPath: "./",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    absWorkingDir: folder,
    plugins: [
      {
        name: "sources",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path }) => ({ path, namespace: "test" }));
          onLoad({ filter: /.*/, namespace: "test" }, ({ path }) => ({
            contents: sources[path] ?? "",
          }));
        },
      },
    ],
  });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => [
    join(folder, path),
    {
      ...output,
      imports: output.imports.map((each) => ({ ...each, path: join(folder, each.path) })),
    },
  ]);
  return { ...metafile, outputs: Object.fromEntries(outputs) as Metafile["outputs"] };
}

test("a screen is one script, its dialog finds it there, and map and metafile say so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "passing-"));
  try {
    const metafile = await bundled(folder);
    await dropEffectImports(folder, metafile, "test:main");
    const before = await readdir(folder);
    await dropPassingScripts(folder, metafile, "test:main");
    const after = await readdir(folder);
    assert.is(before.length - after.length, 2, "a script and its map less");
    assert.equal(
      Object.keys(metafile.outputs)
        .map((path) => basename(path))
        .sort(),
      after.sort(),
    );

    const nameOf = (start: string) =>
      after.find((name) => name.startsWith(`${start}-`) && name.endsWith(".js")) ?? "";
    const load = async (name: string) =>
      (await import(pathToFileURL(join(folder, name)).href)) as Record<string, () => string>;
    assert.is((await load(nameOf("screen")))["default"]?.(), "<screen>");
    assert.is((await load(nameOf("dialog")))["text"]?.(), "<<screen>>");

    const screen = metafile.outputs[join(folder, nameOf("screen"))];
    assert.is(screen?.entryPoint, "test:screen");
    assert.ok(nameOf("c"), "what several share is called c-… for short");
    assert.not(nameOf("chunk"));
    assert.ok("test:screen" in (screen?.inputs ?? {}));
    const imported = metafile.outputs[join(folder, nameOf("dialog"))]?.imports.map(({ path }) =>
      basename(path),
    );
    assert.equal(imported?.sort(), [nameOf("c"), nameOf("screen")]);

    const text = await readFile(join(folder, nameOf("dialog")), "utf8");
    const map = new SourceMap(
      JSON.parse(await readFile(join(folder, `${nameOf("dialog")}.map`), "utf8")),
    );
    const start = text.lastIndexOf('";') + 2;
    const found = map.findEntry(0, start);
    assert.is("generatedColumn" in found && found.generatedColumn, start);
    assert.equal(map.findEntry(0, start - 1), {}, "imports are no line of anybody's");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
