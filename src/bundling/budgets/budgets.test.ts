import { suite } from "uvu";
import * as assert from "uvu/assert";
import { prefetchedDialogs, type BundleSizes } from "./bundle-sizes.ts";
import { maxRecentScreens } from "../../app/shell/recent-screens.ts";
import type { BundleParts } from "../bundle-parts.ts";
import { checkBudgets, failingBudgets } from "./budgets.ts";

const test = suite("size budgets");

const parts: BundleParts = {
  standingStyles: "standing.css",
  earlyScript: "early.js",
  styles: "main.css",
  mainScript: "main.js",
  needless: [],
  lazyChunks: new Map(),
};

type Sketch = {
  /** Gzip KiB by file. */
  files?: Record<string, number>;
  /** The files that each lazily loaded source fetches. */
  fetched?: Record<string, string[]>;
  /** The language files that each script needs. */
  texts?: Record<string, string[]>;
  dialogs?: Record<string, string[]>;
  sources?: Record<string, string[]>;
};

const screen = (name: string) => `src/features/${name}/${name}-screen.tsx`;
const route = (name: string, group?: string) => ({ name, group, sources: [screen(name)] });

function check(sketch: Sketch, routes = [route("peserta", "Master")]) {
  const { files = {}, fetched = {}, texts = {}, dialogs = {}, sources = {} } = sketch;
  const sizes: BundleSizes = {
    files: Object.keys(files),
    kib: (names) => [...new Set(names)].reduce((sum, name) => sum + (files[name] ?? 0), 0),
    sourcesIn: (file) => Object.fromEntries((sources[file] ?? []).map((source) => [source, 1])),
    lazySources: Object.keys(fetched),
    fetchedFor: (source) => fetched[source] ?? [],
    textsOf: (names) => names.flatMap((name) => texts[name] ?? []),
    dialogsOf: (source) => dialogs[source] ?? [],
  };
  return checkBudgets(sizes, parts, routes);
}

const names = ({ broken }: { broken: string[] }) => broken.map((line) => line.split(":")[0]);

test("within all bounds nothing is broken, and each has a line with its bound", () => {
  const { lines, broken } = check({ files: { "main.js": 20, "main.css": 5, "index.html": 3 } });
  assert.equal(broken, []);
  assert.ok(lines.some((line) => line.includes("20.0 KiB of 24  sign-in: scripts")));
});

test("a sign-in page that is too large is found", () => {
  assert.equal(check({ files: { "main.js": 24.1 } }).broken, [
    "sign-in: scripts: 24.1 KiB gzip, more than 24.",
  ]);
});

test("an exceeded bound fails npm run build, and npm start goes on", () => {
  const { broken } = check({ files: { "main.js": 30 } });
  assert.equal(failingBudgets(broken, false), broken);
  assert.equal(failingBudgets(broken, true), []);
});

test("the first list counts patterns, screen and texts together", () => {
  const first = {
    files: { "kit.js": 45, "list.js": 10, "i18n/en/kit.json": 3, "i18n/en/peserta.json": 3 },
    fetched: { [screen("peserta")]: ["kit.js", "list.js"] },
    texts: { "kit.js": ["i18n/en/kit.json"], "list.js": ["i18n/en/peserta.json"] },
    sources: {},
  };
  assert.ok(names(check(first)).includes("the first list, opened cold (peserta)"));
});

test("a further screen counts what the first list has not brought, with its texts", () => {
  const both = {
    files: { "kit.js": 20, "list.js": 1, "other.js": 11, "more.js": 3, "i18n/en/other.json": 3 },
    fetched: {
      [screen("peserta")]: ["kit.js", "list.js"],
      [screen("other")]: ["kit.js", "other.js", "more.js"],
      "src/features/peserta/peserta-form.tsx": ["kit.js", "more.js"],
    },
    texts: { "other.js": ["i18n/en/other.json"] },
  };
  const { broken } = check(both, [route("peserta", "Master"), route("other")]);
  assert.equal(
    broken.filter((line) => line.includes(screen("other"))),
    [`${screen("other")}: as a further screen: 17.0 KiB gzip, more than 16.`],
    "its own, which no other feature fetches, is within its bound",
  );
});

test("fetched ahead is the widest group with its dialogs and as many recent screens as are remembered", () => {
  const others = ["a", "b", "c", "d"];
  const routes = [route("peserta", "Master"), ...others.map((name) => route(name, name))];
  const fetched = Object.fromEntries(others.map((name) => [screen(name), [`${name}.js`]]));
  const sketch = {
    files: {
      "list.js": 50,
      "form.js": 30,
      "a.js": 15,
      "b.js": 15,
      "c.js": 15,
      "d.js": 15,
    },
    fetched: {
      ...fetched,
      [screen("peserta")]: ["list.js"],
      "src/features/peserta/peserta-form.tsx": ["form.js"],
    },
    dialogs: {
      [screen("peserta")]: ["src/features/peserta/peserta-form.tsx"],
    },
  };
  const line = check(sketch, routes).lines.find((text) => text.includes("fetched ahead"));
  assert.match(line ?? "", `${(80 + 15 * maxRecentScreens).toFixed(1)} KiB of 120`);
});

test("a dialog that is marked as on demand is not fetched ahead", () => {
  const table = `const table = {
    form: lazy(() => import("./user-form.tsx"), "UserForm"),
    import: { onDemand: lazy(() => import("./user-import-dialog.tsx"), "UserImportDialog") },
    media: {
      onDemand: lazy(() => import("./media-manager.tsx"), "MediaManager"),
    },
  };`;
  assert.equal(prefetchedDialogs(table), ["./user-form.tsx"]);
});

test("a room of a language that is too large is found, and all of dist has no bound", () => {
  const { broken, lines } = check({
    files: { "i18n/en/a.json": 4.1, "i18n/en/b.json": 1, "x.txt": 9_000 },
  });
  assert.equal(broken.length, 1);
  assert.match(broken[0] ?? "", "i18n/en/a.json");
  assert.ok(lines.some((line) => line.includes("all of dist")));
});

test("a source in two of the page's chunks is found", () => {
  const { broken } = check({
    files: { "a.js": 1, "b.js": 1 },
    sources: { "a.js": ["src/core/api.ts"], "b.js": ["src/core/api.ts"] },
  });
  assert.equal(broken, ["src/core/api.ts is in two of the page's chunks."]);
});

test.run();
