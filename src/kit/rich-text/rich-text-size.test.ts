// The editor's share of the budgets, measured without a screen that uses it: what opens with an editor, and what only a
// formula fetches.
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testAddresses } from "../../bundling/plugins.ts";
import { browserFloor, constants, reactAlias } from "../../bundling/bundle-settings.ts";

const test = suite("what the editor weighs");

/** The console has these already when an editor opens. */
const ofTheShell: Plugin = {
  name: "of-the-shell",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.\.\/)+(?:ui|core|contract)\// }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

async function chunks(): Promise<{ inputs: string[]; kib: number }[]> {
  const { metafile, outputFiles } = await build({
    entryPoints: ["src/kit/rich-text/rich-text-editor.tsx", "src/kit/rich-text/rich-text-view.tsx"],
    outdir: "out",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    metafile: true,
    legalComments: "none",
    jsx: "automatic",
    target: browserFloor,
    alias: reactAlias,
    define: { ...constants("/adm/"), "process.env.NODE_ENV": '"production"' },
    // The console has these already when an editor opens.
    external: ["preact", "preact/*", "nanostores", "@nanostores/*"],
    plugins: [testAddresses(), ofTheShell],
  });
  return Object.values(metafile.outputs).map(({ inputs }, index) => ({
    inputs: Object.keys(inputs),
    kib: gzipSync(outputFiles[index]?.contents ?? "", { level: 9 }).length / 1024,
  }));
}

const weightOf = (all: Awaited<ReturnType<typeof chunks>>, holds: RegExp) =>
  all
    .filter(({ inputs }) => inputs.some((input) => holds.test(input)))
    .reduce((sum, { kib }) => sum + kib, 0);

test("the editor is at most 110 KiB, formulas at most 60, and neither holds the other", async () => {
  const all = await chunks();
  const formulas = weightOf(all, /node_modules\/temml\//u);
  const sanitizer = weightOf(all, /node_modules\/dompurify\//u);
  const rest = all.reduce((sum, { kib }) => sum + kib, 0) - formulas - sanitizer;
  assert.ok(formulas > 20 && formulas <= 60, `formulas: ${formulas.toFixed(1)} KiB`);
  assert.ok(rest > 50 && rest <= 110, `the editor with its dialogs: ${rest.toFixed(1)} KiB`);
  for (const { inputs } of all) {
    const packages = [/\/temml\//u, /\/prosemirror-view\//u, /\/dompurify\//u];
    const held = packages.filter((name) => inputs.some((input) => name.test(input)));
    assert.ok(held.length <= 1, inputs.join());
  }
});

test.run();
