import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { BundleError } from "./bundle-error.ts";
import { makeLicenceText } from "./licence-texts.ts";

const test = suite("licences of the bundle");
let root = "";
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-licences-"));
});
test.after(() => rm(root, { recursive: true, force: true }));

/** As esbuild tells of a bundle that holds these sources. */
const bundleOf = (...sources: string[]) => {
  const inputs = Object.fromEntries(sources.map((source) => [source, { bytesInOutput: 1 }]));
  return { outputs: { "dist/main.js": { bytes: 1, inputs, imports: [], exports: [] } } };
};

async function addPackage(name: string, license: string, files: Record<string, string>) {
  const folder = join(root, "node_modules", name);
  await mkdir(folder, { recursive: true });
  const all = { ...files, "package.json": JSON.stringify({ name, version: "1.2.3", license }) };
  for (const [file, text] of Object.entries(all)) await writeFile(join(folder, file), text);
  return join(folder, "index.js");
}

test("hold ours, those of packages, of the font and of the icons, each once", async () => {
  const text = await makeLicenceText(
    bundleOf(
      "src/main.tsx",
      "node_modules/preact/dist/preact.mjs",
      "node_modules/preact/hooks/dist/hooks.mjs",
      "node_modules/@floating-ui/dom/dist/floating-ui.dom.mjs",
      "font:formulas.woff2",
      "icons:icons.svg",
    ),
  );
  assert.match(text, /^Extraordinary CBT admin console\n\nMIT License/u);
  assert.is(text.match(/^preact [\d.]+, MIT$/gmu)?.length, 1);
  assert.match(text, /^@floating-ui\/dom [\d.]+, MIT$/mu);
  assert.match(text, /SIL OPEN FONT LICENSE Version 1\.1/u);
  assert.match(text, /Lucide Icons and Contributors/u);
});

test("a file that a package has from somebody else keeps its notice", async () => {
  const notice = "/* Copyright (c) 2015 Somebody else, Apache License 2.0 */";
  const source = await addPackage("mixed", "MIT", {
    LICENSE: "The package's own.",
    "index.js": `/* Adds. */ ${notice} export const add = 1;`,
  });
  const text = await makeLicenceText(bundleOf(source));
  assert.match(text, `mixed 1.2.3, MIT\n\nThe package's own.\n\n${notice}\n`);
  assert.not.match(text, "Adds.");
});

test("a package without its licence stops the build, unless it asks for nothing", async () => {
  const free = await addPackage("free", "Unlicense", { "index.js": "" });
  assert.match(await makeLicenceText(bundleOf(free)), "free 1.2.3, Unlicense");
  const bare = await addPackage("bare", "MIT", { "index.js": "" });
  const refused = await makeLicenceText(bundleOf(bare)).catch((error: unknown) => error);
  assert.ok(refused instanceof BundleError);
  assert.match(refused.message, "bare is in the bundle, but its licence is not in its package.");
});

test.run();
