// The import table of src/README.md, checked from the import specifiers; type imports count too.
import { dirname, join, normalize } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("who may import whom");

const parts = "question-types/parts";
const frame = "question-types/frame";
const registry = "question-types/registry.ts";

/** What the code in a room may import: rooms under src/, and packages. */
const table: Record<string, { rooms: readonly string[]; packages: readonly RegExp[] }> = {
  contract: { rooms: [], packages: [/^valibot$/u] },
  domain: { rooms: ["contract"], packages: [/^valibot$/u] },
  files: {
    rooms: [],
    packages: [/^(?:fflate|temml)$/u, /^@noble\/(?:ciphers|hashes)\//u],
  },
  sheets: { rooms: ["contract", "domain", "files"], packages: [/^valibot$/u] },
  "question-files": {
    rooms: ["contract", "domain", "files"],
    packages: [/^(?:valibot|fflate)$/u, /^worker:/u],
  },
  ui: { rooms: [], packages: [/^react$/u, /^@floating-ui\/dom$/u, /^icons:sprite$/u] },
  core: {
    rooms: ["contract", "domain"],
    packages: [/^valibot$/u, /^nanostores$/u, /^@nanostores\/i18n$/u, /^ofetch$/u, /^wouter\//u],
  },
  kit: {
    rooms: ["contract", "domain", "files", "sheets", "question-files", "core", "ui"],
    packages: [
      /^react(?:-dom)?$/u,
      /^valibot$/u,
      /^nanostores$/u,
      /^@nanostores\/react$/u,
      /^fflate$/u,
      /^(?:worker|sheet|font):/u,
      /^prosemirror-[a-z-]+$/u,
      /^(?:dompurify|lean-qr\/nano)$/u,
    ],
  },
  "question-types": {
    rooms: ["contract", "domain", "files", "sheets", "question-files", "core", "ui", "kit"],
    packages: [/^react$/u, /^nanostores$/u, /^@nanostores\/react$/u, /^(?:sheet):/u],
  },
  features: {
    rooms: [
      "contract",
      "domain",
      "files",
      "sheets",
      "question-files",
      "core",
      "ui",
      "kit",
      frame,
      "form-makers.ts",
    ],
    packages: [
      /^react(?:-dom\/client)?$/u,
      /^valibot$/u,
      /^nanostores$/u,
      /^@nanostores\/react$/u,
      /^(?:sheet|script):/u,
    ],
  },
  app: {
    rooms: [
      "contract",
      "domain",
      "files",
      "sheets",
      "question-files",
      "core",
      "ui",
      "kit",
      "routes.ts",
    ],
    packages: [
      /^react(?:-dom(?:\/client)?)?$/u,
      /^wouter/u,
      /^nanostores$/u,
      /^@nanostores\/react$/u,
    ],
  },
  "exam-server": {
    rooms: ["contract", "domain"],
    packages: [
      /^node:/u,
      /^valibot$/u,
      /^@valibot\/to-json-schema$/u,
      /^sanitize-html$/u,
      /^thread:/u,
      /^hono/u,
      /^@hono\//u,
      /^kysely/u,
      /^@electric-sql\//u,
      /^pg$/u,
      /^ws$/u,
    ],
  },
};

/** Tables of what features lend: by import() only. */
const lenders = ["routes.ts", "form-makers.ts"];

/** Single files with a line of their own in src/README.md. */
const exceptions: Record<string, readonly string[]> = {
  "core/navigation.ts": ["routes.ts"],
  "core/menu/menu.ts": ["routes.ts", "ui"],
  "core/menu/screen-messages.ts": ["routes.ts"],
  // A type of the icon's name; the screens themselves by import() only.
  "routes.ts": ["contract", "ui"],
  "form-makers.ts": ["contract", "core", "kit"],
  // The standing sign-in form must come alive without asking for a further file.
  "main.tsx": ["contract", "core", "ui", "kit", "app", "features/login"],
};

const files = sourceNames().filter(
  (name) =>
    /\.tsx?$/u.test(name) &&
    !/\.(?:test|browser)\.tsx?$|\.d\.ts$/u.test(name) &&
    !/^(?:testing|bundling)\//u.test(name),
);

const roomOf = (file: string) => {
  const [first = "", second = ""] = file.split("/");
  return first === "features" || first === "question-types" ? `${first}/${second}` : first;
};

/** Inside question-types/: only the registry knows every type, only the frame asks the registry. */
function isTypesOwn(own: string, room: string): boolean {
  if (own === registry) return true;
  if (own === frame) return room === registry || room === parts;
  if (own === parts) return room === frame;
  return room === parts || room === frame;
}

type Import = {
  specifier: string;
  dynamic: boolean;
  /** Gone once it is compiled. */
  type: boolean;
};

function importsOf(file: string): Import[] {
  const source = sourceText(file).replace(/\/\*[\s\S]*?\*\//gu, "");
  const fixed = source.matchAll(
    /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gmu,
  );
  const dynamic = source.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/gu);
  return [
    ...[...fixed].map((match) => ({
      specifier: match[1] ?? match[2] ?? "",
      dynamic: false,
      type: /^\w+\s+type\b/u.test(match[0]),
    })),
    ...[...dynamic].map((match) => ({ specifier: match[1] ?? "", dynamic: true, type: false })),
  ];
}

/** Access, summary and bounds of calls: no script of the console contains them. Calls may take types from them. */
const isServerPart = (file: string) => file.startsWith("contract/endpoints/");

function faultOf(file: string, specifier: string, dynamic: boolean, type = false): string | null {
  const own = roomOf(file);
  const rules = table[own.split("/")[0] ?? ""];
  if (!specifier.startsWith(".")) {
    if (!rules || rules.packages.some((pattern) => pattern.test(specifier))) return null;
    return `${file} imports the package ${specifier}`;
  }
  const target = normalize(join(dirname(file), specifier));
  const room = roomOf(target);
  if (isServerPart(target) && own !== "exam-server" && !isServerPart(file)) {
    return type && own === "contract" ? null : `${file} imports ${target}`;
  }
  const special = exceptions[file];
  if (lenders.includes(file) && dynamic && room.startsWith("features/")) return null;
  if (special) {
    const allowed = [...special, ...(rules ? [own, ...rules.rooms] : [])];
    return allowed.includes(room) || target === "routes.ts" ? null : `${file} imports ${target}`;
  }
  if (!rules || room === own || rules.rooms.includes(room)) return null;
  if (own.startsWith("question-types/") && isTypesOwn(own, room)) return null;
  return `${file} imports ${target}`;
}

test("every import is one that the table allows", () => {
  const faults = files.flatMap((file) =>
    importsOf(file).flatMap(
      ({ specifier, dynamic, type }) => faultOf(file, specifier, dynamic, type) ?? [],
    ),
  );
  assert.equal(faults, []);
});

test("the check finds what it is there for", () => {
  assert.ok(faultOf("files/csv/read-csv.ts", "../../domain/text/letters.ts", false));
  assert.ok(faultOf("exam-server/http/router.ts", "../../sheets/sheet-check.ts", false));
  assert.ok(faultOf("question-types/essay/essay-view.tsx", "../blanks/x.ts", false));
  assert.ok(faultOf("question-types/parts/x/y.ts", "../../registry.ts", false));
  assert.ok(faultOf("features/majors/majors-screen.tsx", "../religions/x.ts", false));
  assert.ok(faultOf("ui/button.tsx", "../core/api.ts", false));
  assert.ok(faultOf("domain/x.ts", "nanostores", false));
  assert.ok(faultOf("app/shell.tsx", "../features/home/home-screen.tsx", false));
  assert.ok(faultOf("core/api.ts", "../routes.ts", false));
  assert.ok(faultOf("form-makers.ts", "./features/ledger/ledger-text.ts", false));
  assert.ok(faultOf("kit/print/print-ready.ts", "../../form-makers.ts", false));
  assert.ok(faultOf("core/api.ts", "../contract/endpoints/all-endpoints.ts", false));
  assert.not(faultOf("features/majors/majors-screen.tsx", "../../kit/list/list-page.tsx", false));
});

/** In exam-server/entities/, in their order. */
const layers = ["people", "questions", "exams", "sittings", "desk"];
/** What an entity is made of: these folders know none. */
const foundations = ["http", "database", "security", "records", "live", "tasks"];
const top = layers.length + 1;

/** A file beside the folders that imports nothing of the server, such as log-line.ts. */
const isHelper = (file: string) =>
  file.split("/").length === 2 &&
  importsOf(file).every(({ specifier }) => !specifier.startsWith("."));

/** 0 for the foundations, `top` for what puts the server together and sees all. Null: in no layer. */
function layerOf(file: string): number | null {
  const [, folder = "", layer = ""] = file.split("/");
  if (folder === "entities") return layers.includes(layer) ? 1 + layers.indexOf(layer) : null;
  return foundations.includes(folder) || isHelper(file) ? 0 : top;
}

function layerFault(file: string, target: string): string | null {
  const isTable = /^exam-server\/entities\/[^/]+\/[^/]+\/[a-z-]+-table\.ts$/u.test(target);
  // It lists the tables of all entities, so that queries are typed.
  if (file === "exam-server/database/database.ts" && isTable) return null;
  const [own, other] = [layerOf(file), layerOf(target)];
  if (own === null || other === null) return `${file} or ${target} is in no layer`;
  return other <= own ? null : `${file} imports ${target}`;
}

test("a layer of the exam server imports from itself and from the layers before it", () => {
  const own = files.filter((file) => file.startsWith("exam-server/"));
  assert.ok(layers.every((layer) => own.some((file) => file.includes(`/entities/${layer}/`))));
  const faults = own.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith("."))
      .map(({ specifier }) => normalize(join(dirname(file), specifier)))
      .filter((target) => target.startsWith("exam-server/"))
      .flatMap((target) => layerFault(file, target) ?? []),
  );
  assert.equal(faults, []);
});

test("the check of layers finds what it is there for", () => {
  const entities = "exam-server/entities";
  const users = `${entities}/people/users/users-query.ts`;
  const board = `${entities}/desk/boards/boards-query.ts`;
  const table = `${entities}/exams/rooms/rooms-table.ts`;
  const [router, database] = ["exam-server/http/router.ts", "exam-server/database/database.ts"];
  assert.ok(layerFault(users, board));
  assert.ok(layerFault(`${entities}/exams/rooms/rooms-query.ts`, board));
  assert.ok(layerFault(router, users));
  assert.ok(layerFault(router, "exam-server/all-handlers.ts"));
  assert.ok(layerFault("exam-server/security/tokens.ts", "exam-server/seed/seed.ts"));
  assert.ok(layerFault(users, `${entities}/marking/marks/marks-query.ts`));
  assert.ok(layerFault(router, table));
  assert.ok(layerFault(database, board));
  assert.not(layerFault(database, table));
  assert.not(layerFault(board, users));
  assert.not(layerFault(users, "exam-server/log-line.ts"));
  assert.not(layerFault("exam-server/all-handlers.ts", board));
});

/** Files on a way that leads back to where it began, or between two such ways. */
function tangled(imports: ReadonlyMap<string, readonly string[]>): string[] {
  let left = new Map(imports);
  for (let before = left.size + 1; left.size < before;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map(
      [...left].filter(([file, own]) => imported.has(file) && own.some((each) => left.has(each))),
    );
  }
  return [...left.keys()];
}

test("no file imports itself by way of others", () => {
  const imports = files.map((file): [string, string[]] => {
    // Type imports form no circle when the program runs; in the exam server they would blur its layers.
    const isCounted = (type: boolean) => !type || file.startsWith("exam-server/");
    const counted = importsOf(file).filter(({ dynamic, type }) => !dynamic && isCounted(type));
    return [file, counted.map(({ specifier }) => normalize(join(dirname(file), specifier)))];
  });
  assert.equal(tangled(new Map(imports)), []);
});

test("a circle of imports is found, and nothing beside it", () => {
  const circle = { "a.ts": ["b.ts"], "b.ts": ["c.ts", "d.ts"], "c.ts": ["b.ts"], "d.ts": [] };
  assert.equal(tangled(new Map(Object.entries(circle))), ["b.ts", "c.ts"]);
});

test("who reads questions from a Word document sees its blocks, not its XML", () => {
  const faults = files.filter(
    (file) =>
      file.startsWith("question-files/word/reading/") &&
      importsOf(file).some(({ specifier }) => /\/(?:xml|equations)\/|word-xml/u.test(specifier)),
  );
  assert.equal(faults, []);
});

/** Past this many, a folder is a house without rooms. */
const maxFiles = 25;

test("no folder has outgrown being read at a glance", () => {
  const counts = new Map<string, number>();
  for (const name of sourceNames()) {
    if (!/\.\w+$/u.test(name)) continue;
    counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  }
  assert.equal(
    [...counts].filter(([, count]) => count > maxFiles),
    [],
  );
});

test("a path of the API stands in contract/ only", () => {
  const faults = files.filter(
    (file) => !file.startsWith("contract/") && /["'`]\/api\/v1\//u.test(sourceText(file)),
  );
  assert.equal(faults, []);
});

test("file names are kebab-case and no file is longer than 350 lines", () => {
  const faults = files.filter(
    (file) =>
      !/^(?:[a-z0-9-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.tsx?$/u.test(file) ||
      (file !== "contract/participants.ts" && sourceText(file).split("\n").length > 351),
  );
  assert.equal(faults, []);
});

test("a suite of tests opens its exam server by testing/server/server-suite.ts", () => {
  const suites = sourceNames().filter((name) => /\.test\.tsx?$/u.test(name));
  const opensItself = /^import \{[^}]*\bopenTestServer\b/mu;
  assert.equal(
    suites.filter((name) => opensItself.test(sourceText(name))),
    [],
  );
});

test("nobody leaves a promise to finish something later", () => {
  const words = new RegExp(["TO", "DO|FIX", "ME|XX", "X"].join(""), "u");
  const faults = files.filter((file) => words.test(sourceText(file)));
  assert.equal(faults, []);
});

test.run();
