import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cacheFolder } from "../bundle-settings.ts";
import { chunkStyles } from "./chunk-styles.ts";

const test = suite("styles that travel in scripts");
let folder = "";

test.before(async () => {
  await mkdir(cacheFolder, { recursive: true });
  folder = await mkdtemp(join(resolve(cacheFolder), "styles-"));
});
test.after(() => rm(folder, { recursive: true, force: true }));

/** A script that reads classes of a screen's module, bundled as the page's are. */
async function bundled(reading: string): Promise<string> {
  const module = "../../src/features/groups/groups-screen.module.css";
  const entry = join(folder, "reading.ts");
  await writeFile(entry, `import css from "${module}";\nconsole.log(${reading});\n`);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: "out",
    format: "esm",
    minify: true,
    logLevel: "silent",
    plugins: [chunkStyles(true, Promise.resolve({ names: new Map() }))],
  });
  assert.equal(outputFiles.length, 1, "no sheet beside the script");
  return outputFiles[0]?.text ?? "";
}

test("a class that is read is its name, and the rest of the module's names are gone", async () => {
  const script = await bundled("css.page, css['page']");
  assert.match(script, 'console.log("groups_screen_page","groups_screen_page")');
  assert.match(script, "adoptedStyleSheets");
  assert.match(script, /\{\.groups_screen_page\{/u);
  assert.not.match(script, '="groups_screen_');
});

test("one that is found out later is looked up among all", async () => {
  const script = await bundled("css[document.title], css.page");
  assert.match(script, /\.page="groups_screen_page"/u);
  assert.match(script, /console\.log\(\w+\[document\.title\],"groups_screen_page"\)/u);
});

test("one that is not there fails the build, with file and name", async () => {
  const refusal = await bundled("css.page, css.nothere").then(
    () => "",
    (error: unknown) => String(error),
  );
  assert.match(refusal, "reading.ts:1");
  assert.match(refusal, 'groups-screen.module.css has no class "nothere"');
});

test.run();
