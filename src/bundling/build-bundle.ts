// Makes dist/: hashed scripts and styles, the page that holds the sign-in form, static files, compressed twins.
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import { licenceFile } from "../contract/licences.ts";
import { BundleError } from "./bundle-error.ts";
import { basePathRefusal } from "./checks/base-path.ts";
import { checkBrowserFloor } from "./checks/browser-floor.ts";
import { checkBudgets, failingBudgets } from "./budgets/budgets.ts";
import { removeOldTwins, writeTwins } from "./compressed-twins.ts";
import { findBundleParts, onlyOwnCode, type BundleParts } from "./bundle-parts.ts";
import { readBundleSizes } from "./budgets/bundle-sizes.ts";
import { readConsoleRoutes } from "./budgets/console-routes.ts";
import { makeLicenceText } from "./licence-texts.ts";
import { makePage } from "./page.ts";
import { splitTexts } from "./split-texts.ts";
import { bundleWorkers } from "./chunks/worker-bundle.ts";
import { cacheFolder } from "./bundle-settings.ts";
import { bundleConsole, commonOptions, joined, type CommonOptions } from "./console-scripts.ts";
import { keepSourceMaps } from "./source-maps.ts";

export type BundleOptions = {
  /** Where the bundle will be served, with slashes at both ends. */
  base: string;
  minify: boolean;
  outdir?: string;
  /** A further script for the page: `npm run dev` reloads with it. */
  extraScript?: string;
  /** Where to put source maps: a second build makes them. */
  maps?: string;
  /** An exceeded size budget is reported and does not fail: whoever starts a server cannot mend it. */
  mayExceedBudgets?: boolean;
};

/** `broken`: the size budgets that are exceeded. */
export type BundleReport = { lines: string[]; broken: string[]; metafile: Metafile };

const usualBase = "/adm/";
const entry = "src/main.tsx";
const home = "src/features/home/home-screen.tsx";
/** What adopts styles, what stands in for rows that are on their way or that do not exist, and the rules of texts. */
const usedByMost = [
  "src/kit/styles/adopt-styles.ts",
  "src/ui/feedback/skeleton.tsx",
  "src/ui/feedback/empty-state.tsx",
  "src/domain/text/html-text.ts",
  "src/domain/text/letters.ts",
  "src/domain/text/plain-paragraphs.ts",
  "src/domain/text/random-code.ts",
  "src/domain/text/typed-number.ts",
];
/** esbuild reads it when it starts: collecting garbage less often takes a fifth of the time away, for up to 800 MB of memory in all. */
const garbagePercent = "800";

/** @throws BundleError when a size budget, the browser floor or the base path is broken; esbuild's BuildFailure */
export async function buildBundle(options: BundleOptions): Promise<BundleReport> {
  const { base, minify, outdir = "dist", mayExceedBudgets = false } = options;
  process.env["GOGC"] ??= garbagePercent;
  const refusal = basePathRefusal(base);
  if (refusal) throw new BundleError(refusal);
  const draft = join(cacheFolder, `bundle-${process.pid}`);
  // A process that was killed leaves its folder behind, and ids of processes come again.
  await rm(draft, { recursive: true, force: true });
  try {
    const [metafile] = await Promise.all([
      bundleScripts(commonOptions(base, minify, draft)),
      copyStatic(draft, minify),
    ]);
    onlyOwnCode(metafile);
    const parts = findBundleParts(metafile, draft, entry);
    await makePage(draft, base, parts, options.extraScript);
    await Promise.all(parts.needless.map((name) => rm(join(draft, name))));
    await writeFile(join(draft, licenceFile), await makeLicenceText(metafile));
    if (options.maps !== undefined) {
      await keepSourceMaps(
        options.maps,
        metafile,
        commonOptions(base, minify, draft),
        bundleScripts,
      );
    }
    const [problems] = await Promise.all([
      checkBrowserFloor(draft),
      minify ? writeTwins(draft, (name) => !isText(name)) : undefined,
    ]);
    removeOldTwins();
    const budgets = minify ? await measure(draft, metafile, parts) : { lines: [], broken: [] };
    // Every address has the base in it: a long one is no fault of the code.
    const broken = base === usualBase ? budgets.broken : [];
    problems.push(...failingBudgets(broken, mayExceedBudgets));
    if (problems.length > 0) throw new BundleError([...budgets.lines, ...problems].join("\n"));
    await replaceFolder(draft, outdir);
    return { lines: budgets.lines, broken, metafile };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function measure(draft: string, metafile: Metafile, parts: BundleParts) {
  const sizes = await readBundleSizes(draft, metafile, parts);
  return checkBudgets(sizes, parts, await readConsoleRoutes());
}

async function bundleScripts(common: CommonOptions): Promise<Metafile> {
  const metafiles = await Promise.all([
    bundleConsole(common, {
      entry,
      // Two files for everybody: sign-in, then shell and home with what most of the rest uses. Everything else names them.
      ahead: [[entry], ["src/app/shell/signed-in.tsx", ...usedByMost, home]],
      bundlingWorkers: bundleWorkers(common),
    }),
    // By themselves: the page holds both (page.ts).
    build({
      ...common,
      entryPoints: ["src/app/early.ts", "src/app/standing.css"],
      format: "iife",
    }).then(({ metafile }) => metafile),
  ]);
  return joined(metafiles);
}

const texts = "i18n";
const isText = (name: string) => name.startsWith(`${texts}/`);

/** With the twins of all texts, while the scripts are bundled: that leaves half a processor idle. */
async function copyStatic(draft: string, minify: boolean): Promise<void> {
  await cp("static", draft, { recursive: true });
  await splitTexts(join(draft, texts));
  if (minify) await writeTwins(draft, isText);
}

async function replaceFolder(draft: string, outdir: string): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(join(outdir, ".."), { recursive: true });
  await rename(draft, outdir);
}
