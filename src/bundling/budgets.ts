// The size budgets: gzip KiB over the wire. A broken one fails the build.
import { readFile } from "node:fs/promises";
import type { Metafile } from "esbuild";
import type { BundleParts } from "./bundle-parts.ts";
import { readBundleSizes } from "./bundle-sizes.ts";
import type { BundleSizes } from "./bundle-sizes.ts";
import { lateSources, workerSources } from "./chunks/worker-bundle.ts";

const bounds = {
  loginScripts: 24,
  styles: 8,
  login: 32,
  shellAndHome: 25,
  /** Lists, forms, dialogs: what a screen fetches beside its own when it is the first to use them. */
  patterns: 25,
  screen: 12,
  /** The largest of the screens, without the editor in it. */
  questionForm: 25,
  /** The editor of rich text with all that its frame needs; formulas come on their own. */
  questionEditor: 110,
  formulas: 60,
  /** View or editor of one type of question, without what several types share; a paper in Word and older
   *  sheets beside other files. */
  plugin: 12,
  /** All readers of question formats, and all writers: one is fetched by an import of questions, one by an export. */
  questionFiles: 120,
  /** In quiet moments after sign-in, by who may see all and opens every list: screens, then their dialogs. */
  ahead: 250,
  /** What of the page's code workers hold once more. */
  copies: 30,
  /** Beside formulas, editor and question files: of all scripts, so many and so many more for each screen. */
  scripts: 185,
  scriptsPerScreen: 13,
  language: 60,
};

const shell = "src/app/shell/signed-in.tsx";
const home = "src/features/home/home-screen.tsx";
const useDialogs = "src/kit/dialogs/use-dialogs.tsx";
const questionForm = "src/features/questions/form/question-form-screen.tsx";
const editorView = "src/kit/rich-text/prosemirror-view.ts";
const formulas = "src/kit/rich-text/formula/temml-math.ts";
const oldSheets = "src/kit/old-sheets/old-sheet-worker.ts";
const questionFiles = {
  reading: "src/question-files/worker/question-reading-worker.ts",
  writing: "src/question-files/worker/question-writing-worker.ts",
};

type Row = { what: string; kib: number; bound: number };
type Screen = { source: string; feature: string | undefined; chunks: string[] };

/** Of a minified bundle with its compressed twins. */
export async function checkBudgets(
  folder: string,
  metafile: Metafile,
  parts: BundleParts,
): Promise<{ lines: string[]; broken: string[] }> {
  const sizes = await readBundleSizes(folder, metafile, parts);
  const screens = screensOf(sizes);
  const rows = [
    ...signInRows(sizes, parts),
    ...screenRows(sizes, screens),
    ...questionRows(sizes, screens),
    ...(await wholeRows(sizes, screens, await dialogsIn(metafile))),
  ];
  return {
    lines: rows.map(
      ({ what, kib, bound }) => `${kib.toFixed(1).padStart(7)} KiB of ${bound}  ${what}`,
    ),
    broken: [
      ...rows
        .filter(({ kib, bound }) => kib > bound)
        .map(({ what, kib, bound }) => `${what}: ${kib.toFixed(1)} KiB gzip, more than ${bound}.`),
      ...doubled(sizes).map((source) => `${source} is in two of the page's chunks.`),
    ],
  };
}

function signInRows({ kib, fetchedFor }: BundleSizes, parts: BundleParts): Row[] {
  const scripts = [parts.mainScript];
  const all = ["index.html", ...scripts];
  const after = [shell, home].flatMap(fetchedFor);
  return [
    { what: "sign-in: scripts", kib: kib(scripts), bound: bounds.loginScripts },
    { what: "styles", kib: kib([parts.styles]), bound: bounds.styles },
    { what: "sign-in: all but the logo", kib: kib(all), bound: bounds.login },
    { what: "shell and home", kib: kib(after), bound: bounds.shellAndHome },
  ];
}

/** Without what has come with shell and home, and without the editor of rich text. */
function screensOf({ lazySources, fetchedFor, sourcesIn }: BundleSizes): Screen[] {
  const known = new Set([shell, home].flatMap(fetchedFor));
  return lazySources
    .filter((source) => /^src\/features\/.*-screen\.tsx$/u.test(source) && source !== home)
    .map((source) => ({
      source,
      feature: source.split("/")[2],
      chunks: fetchedFor(source).filter((file) => !known.has(file) && !isRichText(sourcesIn(file))),
    }));
}

function isRichText(sources: Record<string, number>): boolean {
  return Object.keys(sources).some((source) => source.startsWith("src/kit/rich-text/"));
}

function screenRows({ kib }: BundleSizes, screens: readonly Screen[]): Row[] {
  /** Screens of one feature may split among them what is theirs alone. */
  const isShared = (file: string, feature: string | undefined) =>
    screens.some((other) => other.feature !== feature && other.chunks.includes(file));
  const patterns = screens.map(({ feature, chunks }) =>
    kib(chunks.filter((file) => isShared(file, feature))),
  );
  return [
    { what: "patterns, with the first screen", kib: Math.max(...patterns), bound: bounds.patterns },
    ...screens.map(({ source, feature, chunks }) => ({
      what: source,
      kib: kib(chunks.filter((file) => !isShared(file, feature))),
      bound: source === questionForm ? bounds.questionForm : bounds.screen,
    })),
  ];
}

function questionRows(sizes: BundleSizes, screens: readonly Screen[]): Row[] {
  const { kib, lazySources, fetchedFor } = sizes;
  const { editor, formula } = richTextOf(sizes, screens);
  const known = new Set([
    ...editor,
    ...fetchedFor(questionForm),
    ...screens.flatMap(({ chunks }) => chunks),
  ]);
  const plugins = lazySources
    .filter((source) => /^(?:joined:)?src\/question-types\//u.test(source))
    .map((source) => ({
      source,
      type: source.split("/")[2],
      chunks: fetchedFor(source).filter((file) => !known.has(file)),
    }));
  const isShared = (file: string, type: string | undefined) =>
    plugins.some((other) => other.type !== type && other.chunks.includes(file));
  return [
    { what: "question editor", kib: kib(editor), bound: bounds.questionEditor },
    { what: "formulas but their font", kib: kib(formula), bound: bounds.formulas },
    ...plugins.map(({ source, type, chunks }) => ({
      what: source,
      kib: kib(chunks.filter((file) => !isShared(file, type))),
      bound: bounds.plugin,
    })),
    ...Object.entries(questionFiles).map(([act, source]) => ({
      what: `${act} questions`,
      kib: kib(fetchedFor(source)),
      bound: bounds.questionFiles,
    })),
    {
      what: "reading older sheets, beside other workers",
      kib: kib(onlyOld(sizes)),
      bound: bounds.plugin,
    },
    {
      what: "writing a paper in Word, beside that",
      kib: kib(
        lateSources
          .flatMap(fetchedFor)
          .filter((file) => !fetchedFor(questionFiles.writing).includes(file)),
      ),
      bound: bounds.plugin,
    },
  ];
}

/** What only .xls and its like need. */
function onlyOld({ fetchedFor }: BundleSizes): string[] {
  const others = workerSources.filter((source) => source !== oldSheets).flatMap(fetchedFor);
  return fetchedFor(oldSheets).filter((file) => !others.includes(file));
}

/** What the editor and what formulas need beside all that screens fetch anyway. */
function richTextOf({ fetchedFor, sourcesIn }: BundleSizes, screens: readonly Screen[]) {
  const usual = new Set([
    ...[shell, home].flatMap(fetchedFor),
    ...screens.flatMap(({ chunks }) => chunks),
  ]);
  const frame = fetchedFor(questionForm).filter(
    (file) => !usual.has(file) && isRichText(sourcesIn(file)),
  );
  const beside = (source: string) =>
    fetchedFor(source).filter((file) => !usual.has(file) && !frame.includes(file));
  return { editor: [...frame, ...beside(editorView)], formula: beside(formulas) };
}

async function wholeRows(
  sizes: BundleSizes,
  screens: readonly Screen[],
  dialogs: readonly string[],
): Promise<Row[]> {
  const { files, kib, fetchedFor } = sizes;
  const { screenCount, fetchedAhead } = await readRoutes();
  const known = new Set([shell, home].flatMap(fetchedFor));
  const ahead = [...fetchedAhead, ...dialogs]
    .flatMap(fetchedFor)
    .filter((file) => !known.has(file));
  const { editor, formula } = richTextOf(sizes, screens);
  const ofFiles = [
    ...[...Object.values(questionFiles), ...lateSources].flatMap(fetchedFor),
    ...onlyOld(sizes),
  ];
  const apart = new Set([...editor, ...formula, ...ofFiles]);
  const scripts = files.filter((file) => file.endsWith(".js") && !apart.has(file));
  const texts = files.filter((file) => file.startsWith("i18n/"));
  const languages = new Set(texts.map((file) => file.split("/")[1] ?? ""));
  return [
    { what: "fetched ahead after sign-in", kib: kib(ahead), bound: bounds.ahead },
    { what: "copies of page code in workers", kib: copiesKib(sizes), bound: bounds.copies },
    {
      what: `all scripts but editor, formulas and question files, with ${screenCount} screens`,
      kib: kib(scripts),
      bound: bounds.scripts + bounds.scriptsPerScreen * screenCount,
    },
    ...[...languages].map((language) => ({
      what: `language ${language}`,
      kib: kib(texts.filter((file) => file.startsWith(`i18n/${language}/`))),
      bound: bounds.language,
    })),
  ];
}

/** Entries of a screen's table of dialogs, without those that are marked with `onDemand`. */
const aheadDialog = /(?<!onDemand): lazy\(\s*\(\) => import\("([^"]+)"\)/gu;

/** Of each screen: those of its table that are fetched once it stands. */
async function dialogsIn({ inputs }: Metafile): Promise<string[]> {
  const tables = Object.entries(inputs).filter(
    ([file, { imports }]) =>
      file.startsWith("src/") && imports.some(({ path }) => path === useDialogs),
  );
  const found = tables.map(async ([file, { imports }]) => {
    const ahead = [...(await readFile(file, "utf8")).matchAll(aheadDialog)].map(([, path]) => path);
    return imports.filter(({ original }) => ahead.includes(original)).map(({ path }) => path);
  });
  return (await Promise.all(found)).flat();
}

/** From the table's source: a line is a screen. Sign-in is the one whose code its line does not load. */
async function readRoutes(): Promise<{ screenCount: number; fetchedAhead: string[] }> {
  const lines = (await readFile("src/routes.ts", "utf8")).split("\n");
  const loading = lines.filter((line) => line.includes("load: () => import("));
  const isAhead = (line: string) => /\bmenu: \{(?!.*\bisSeldom: true)/u.test(line);
  return {
    screenCount: loading.length + 1,
    fetchedAhead: loading
      .filter(isAhead)
      .flatMap((line) => [...line.matchAll(/import\("\.\/([^"]+)"\)/gu)])
      .map(([, path]) => `src/${path}`),
  };
}

/** Which sources each script of the page holds, and each of the workers'. */
function sourcesByScript({ files, fetchedFor, sourcesIn }: BundleSizes) {
  const beside = new Set([...workerSources, ...lateSources].flatMap(fetchedFor));
  const scripts = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({
      file,
      sources: Object.entries(sourcesIn(file)).filter(([, bytes]) => bytes > 0),
    }));
  return {
    page: scripts.filter(({ file }) => !beside.has(file)),
    workers: scripts.filter(({ file }) => beside.has(file)),
  };
}

/** Each copy as much as its share in the script that holds it. */
function copiesKib(sizes: BundleSizes): number {
  const { page, workers } = sourcesByScript(sizes);
  const ofPage = new Set(page.flatMap(({ sources }) => sources.map(([source]) => source)));
  const bytesOf = (sources: [string, number][]) =>
    sources.reduce((sum, [, bytes]) => sum + bytes, 0);
  return workers.reduce((sum, { file, sources }) => {
    const copied = sources.filter(([source]) => ofPage.has(source));
    return sum + (sizes.kib([file]) * bytesOf(copied)) / Math.max(1, bytesOf(sources));
  }, 0);
}

function doubled(sizes: BundleSizes): string[] {
  const all = sourcesByScript(sizes).page.flatMap(({ sources }) =>
    sources.map(([source]) => source),
  );
  return all.filter((source, at) => all.indexOf(source) !== at);
}
