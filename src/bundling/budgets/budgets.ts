// The size budgets: gzip KiB that somebody fetches for what they do. The bounds are those of the product (QUALITY.md).
import type { BundleParts } from "../bundle-parts.ts";
import type { BundleSizes } from "./bundle-sizes.ts";
import {
  formulaSource,
  pageSources,
  pageWriterSources,
  workersByTask,
  workerSources,
} from "../chunks/worker-bundle.ts";
import type { ConsoleRoute } from "./console-routes.ts";
import { maxRecentScreens } from "../../app/shell/recent-screens.ts";

const bounds = {
  loginScripts: 24,
  styles: 8,
  login: 32,
  shellAndHome: 25,
  /** The first list after sign-in: patterns, screen and texts. */
  firstList: 60,
  /** What no other feature fetches; the second for the widest screens. */
  ownChunk: 12,
  ownWideChunk: 25,
  /** What a screen fetches once a list has been opened, with its texts. */
  furtherScreen: 16,
  furtherWideScreen: 30,
  /** The editor of rich text alone, and with the form of questions and its texts. */
  editor: 110,
  questionEditor: 140,
  formulas: 60,
  /** View or editor of one type of question, without what several types share. */
  questionType: 12,
  /** An import or an export with its worker. */
  act: 150,
  ahead: 120,
  languageRoom: 4,
  copies: 60,
};

const shell = "src/app/shell/signed-in.tsx";
const shellDialogs = "src/app/shell/dialogs/shell-dialog.tsx";
const home = "src/features/home/home-screen.tsx";
/** The first of the menu: what a further screen is measured beside. */
const firstList = "peserta";
const questionForm = "src/features/questions/form/question-form-screen.tsx";
/** The widest screens without an editor: the live board of an exam, and the form of questions without its editor. */
const wide = ["src/features/sittings/board/board-screen.tsx", questionForm];
const editorView = "src/kit/rich-text/prosemirror-view.ts";
const richTextView = "src/kit/rich-text/rich-text-view.tsx";
const questionDetail = "src/features/questions/list/question-detail.tsx";

type Row = { what: string; kib: number; bound: number };
type Screen = ConsoleRoute & { source: string; feature: string; files: string[] };

/** Of a minified bundle with its compressed twins. */
export function checkBudgets(
  sizes: BundleSizes,
  parts: BundleParts,
  routes: readonly ConsoleRoute[],
): { lines: string[]; broken: string[] } {
  const screens = screensOf(sizes, routes);
  const rows = [
    ...signInRows(sizes, parts),
    ...screenRows(sizes, screens),
    ...questionRows(sizes, screens),
    ...actRows(sizes, screens),
    ...languageRows(sizes),
    { what: "fetched ahead after sign-in", kib: aheadKib(sizes, screens), bound: bounds.ahead },
    { what: "copies of page code in workers", kib: copiesKib(sizes), bound: bounds.copies },
  ];
  return {
    lines: [...rows.map(lineOf), ...growthLines(sizes, screens)],
    broken: [
      ...brokenBounds(rows),
      ...doubled(sizes).map((source) => `${source} is in two of the page's chunks.`),
    ],
  };
}

/** Those of the exceeded bounds that fail the build: none for `npm start`, which reports them. */
export function failingBudgets(broken: readonly string[], mayExceed: boolean): readonly string[] {
  return mayExceed ? [] : broken;
}

const lineOf = ({ what, kib, bound }: Row) =>
  `${kib.toFixed(1).padStart(7)} KiB of ${bound}  ${what}`;

function brokenBounds(rows: readonly Row[]): string[] {
  return rows
    .filter(({ kib, bound }) => kib > bound)
    .map(({ what, kib, bound }) => `${what}: ${kib.toFixed(1)} KiB gzip, more than ${bound}.`);
}

function signInRows({ kib, fetchedFor }: BundleSizes, parts: BundleParts): Row[] {
  const scripts = [parts.mainScript];
  return [
    { what: "sign-in: scripts", kib: kib(scripts), bound: bounds.loginScripts },
    { what: "styles", kib: kib([parts.styles]), bound: bounds.styles },
    {
      what: "sign-in: all but the logo",
      kib: kib(["index.html", ...scripts]),
      bound: bounds.login,
    },
    {
      what: "shell and home",
      kib: kib([shell, home].flatMap(fetchedFor)),
      bound: bounds.shellAndHome,
    },
  ];
}

/** Without what has come with shell and home. A screen of several routes counts once. */
function screensOf({ fetchedFor }: BundleSizes, routes: readonly ConsoleRoute[]): Screen[] {
  const known = new Set([shell, home].flatMap(fetchedFor));
  const screens = routes.flatMap((route): Screen[] => {
    const [source] = route.sources;
    if (source === undefined || source === home) return [];
    const files = route.sources.flatMap(fetchedFor).filter((file) => !known.has(file));
    return [{ ...route, source, feature: source.split("/")[2] ?? "", files }];
  });
  return screens.filter(
    (screen, at) => screens.findIndex(({ source }) => source === screen.source) === at,
  );
}

/** The editor of rich text has bounds of its own. */
function isRichText(sources: Record<string, number>): boolean {
  return Object.keys(sources).some((source) => source.startsWith("src/kit/rich-text/"));
}

function screenRows(sizes: BundleSizes, screens: readonly Screen[]): Row[] {
  const { kib, textsOf } = sizes;
  const withTexts = (files: readonly string[]) => [...files, ...textsOf(files)];
  const cold = screens
    .filter(({ group }) => group !== undefined)
    .map(({ name, files }) => ({ name, kib: kib(withTexts(files)) }))
    .sort((one, other) => other.kib - one.kib);
  const known = new Set(withTexts(screens.find(({ name }) => name === firstList)?.files ?? []));
  const users = featuresByFile(sizes);
  const isShared = (file: string) => (users.get(file)?.size ?? 0) > 1;
  return [
    {
      what: `the first list, opened cold (${cold[0]?.name ?? "none"})`,
      kib: cold[0]?.kib ?? 0,
      bound: bounds.firstList,
    },
    ...screens.flatMap(({ source, files }) => {
      const isWide = wide.includes(source);
      const own = files.filter((file) => !isShared(file) && !isRichText(sizes.sourcesIn(file)));
      const further = withTexts(files).filter((file) => !known.has(file));
      return [
        {
          what: `${source}: its own`,
          kib: kib(own),
          bound: isWide ? bounds.ownWideChunk : bounds.ownChunk,
        },
        // The form of questions has a row with its editor.
        ...(source === questionForm
          ? []
          : [
              {
                what: `${source}: as a further screen`,
                kib: kib(further),
                bound: isWide ? bounds.furtherWideScreen : bounds.furtherScreen,
              },
            ]),
      ];
    }),
  ];
}

/** Which features fetch each file, for a screen or on demand. */
function featuresByFile({ lazySources, fetchedFor }: BundleSizes): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const source of lazySources) {
    const [, folder, feature = ""] = source.split("/");
    if (folder !== "features") continue;
    for (const file of fetchedFor(source)) {
      users.set(file, (users.get(file) ?? new Set()).add(feature));
    }
  }
  return users;
}

function questionRows(sizes: BundleSizes, screens: readonly Screen[]): Row[] {
  const { kib, lazySources, fetchedFor, sourcesIn, textsOf } = sizes;
  const usual = new Set([
    ...fetchedFor(richTextView),
    ...screens.flatMap(({ files }) => files.filter((file) => !isRichText(sourcesIn(file)))),
  ]);
  const beside = (source: string) => fetchedFor(source).filter((file) => !usual.has(file));
  const first = new Set(screens.find(({ name }) => name === firstList)?.files ?? []);
  const form = screens.find(({ source }) => source === questionForm)?.files ?? [];
  const formFiles = [...form, ...fetchedFor(editorView)].filter((file) => !first.has(file));
  const shellFiles = new Set([shell, home].flatMap(fetchedFor));
  const types = lazySources
    .filter((source) => /^src\/question-types\/[^/]+\/[^/]+-(?:view|editor)\.tsx$/u.test(source))
    .map((source) => ({ source, type: source.split("/")[2], files: beside(source) }));
  const isShared = (file: string, type: string | undefined) =>
    types.some((other) => other.type !== type && other.files.includes(file));
  return [
    { what: "question editor", kib: kib(beside(editorView)), bound: bounds.editor },
    {
      what: "question editor with its form and texts",
      kib: kib([...formFiles, ...textsOf(formFiles)].filter((file) => !shellFiles.has(file))),
      bound: bounds.questionEditor,
    },
    { what: "formulas but their font", kib: kib(beside(formulaSource)), bound: bounds.formulas },
    ...types.map(({ source, type, files }) => ({
      what: source,
      kib: kib(files.filter((file) => !isShared(file, type))),
      bound: bounds.questionType,
    })),
  ];
}

/** Beside the screen that it is started from, and for questions beside what shows one in their list. */
function actRows({ kib, lazySources, fetchedFor }: BundleSizes, screens: readonly Screen[]): Row[] {
  const isAct = (source: string) => /-(?:import-dialog|export-dialog|export)\.tsx?$/u.test(source);
  const shellFiles = [shell, home].flatMap(fetchedFor);
  const workerOf = (source: string) => {
    const isReading = source.endsWith("-import-dialog.tsx");
    if (source.startsWith("src/features/questions/")) {
      return isReading ? workersByTask.questionReader : workersByTask.questionWriter;
    }
    return isReading ? workersByTask.sheetReader : workersByTask.sheetWriter;
  };
  const acts = lazySources.filter(isAct).map((source) => {
    const feature = source.split("/")[2];
    const known = new Set([
      ...shellFiles,
      ...screens.filter((screen) => screen.feature === feature).flatMap(({ files }) => files),
      ...(feature === "questions" ? fetchedFor(questionDetail) : []),
    ]);
    // A paper in Word is written by the page itself.
    const writers = source.endsWith("-word-export.ts") ? pageWriterSources : [workerOf(source)];
    const files = [source, ...writers].flatMap(fetchedFor);
    return { what: source, kib: kib(files.filter((file) => !known.has(file))) };
  });
  const widest = acts.sort((one, other) => other.kib - one.kib)[0];
  return widest
    ? [{ ...widest, what: `the widest import or export (${widest.what})`, bound: bounds.act }]
    : [];
}

function languageRows({ files, kib }: BundleSizes): Row[] {
  const texts = files.filter((file) => file.startsWith("i18n/"));
  const widest = texts.map((file) => ({ what: file, kib: kib([file]) }));
  widest.sort((one, other) => other.kib - one.kib);
  return widest.slice(0, 1).map(({ what, kib: size }) => ({
    what: `the widest room of a language (${what})`,
    kib: size,
    bound: bounds.languageRoom,
  }));
}

/** For the widest group of the menu, and so many screens outside of it as are remembered, each with its dialogs. */
function aheadKib(sizes: BundleSizes, screens: readonly Screen[]): number {
  const { kib, fetchedFor, dialogsOf } = sizes;
  const known = new Set([shell, home].flatMap(fetchedFor));
  const filesOf = ({ sources, source }: Screen) =>
    [...sources, ...dialogsOf(source)].flatMap(fetchedFor).filter((file) => !known.has(file));
  const inMenu = screens.filter(({ group }) => group !== undefined);
  const always = fetchedFor(shellDialogs).filter((file) => !known.has(file));
  const ofGroups = [...new Set(inMenu.map(({ group }) => group))].map((group) => {
    const files = [
      ...always,
      ...inMenu.filter((screen) => screen.group === group).flatMap(filesOf),
    ];
    let others = inMenu.filter((screen) => screen.group !== group);
    // The widest of those that are left, one after the other.
    for (let count = 0; count < maxRecentScreens && others.length > 0; count += 1) {
      const sizeWith = (screen: Screen) => kib([...files, ...screen.files]);
      const widest = others.reduce((one, other) => (sizeWith(other) > sizeWith(one) ? other : one));
      files.push(...widest.files);
      others = others.filter((screen) => screen !== widest);
    }
    return kib(files);
  });
  return Math.max(0, ...ofGroups);
}

/** Reported, and no bound: what a screen adds with its dialogs, exports and imports on the mean, and all of dist. */
function growthLines(sizes: BundleSizes, screens: readonly Screen[]): string[] {
  const { files, kib } = sizes;
  const own = [...featuresByFile(sizes)].flatMap(([file, { size }]) => (size === 1 ? [file] : []));
  return [
    `${(kib(own) / Math.max(1, screens.length)).toFixed(1).padStart(7)} KiB  a screen on the mean, with all that only its feature fetches`,
    `${kib(files).toFixed(1).padStart(7)} KiB  all of dist that is text`,
  ];
}

/** Which sources each script of the page holds, and each of the workers'. */
function sourcesByScript({ files, fetchedFor, sourcesIn }: BundleSizes) {
  const beside = new Set([...workerSources, ...pageSources].flatMap(fetchedFor));
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
