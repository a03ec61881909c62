// Compares the contract in the bundle with the sources: every schema must accept and refuse the same values in both. A build
// step that changes the contract, or a wrong annotation, would be noticed by no other test.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { build, type Plugin } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { jsonSchemaOf } from "../exam-server/http/json-schema.ts";
import { describedValue, hostileValue, mutated } from "../testing/attack/attack-values.ts";
import { createChance, type Chance } from "../testing/random.ts";
import { scheduleFields } from "../testing/exams/test-schedule-input.ts";
import { sourceNames } from "../testing/sources.ts";
import { cacheFolder, constants } from "./bundle-settings.ts";
import { bundleConsole, commonOptions } from "./console-scripts.ts";

const test = suite("contract in the bundle");

const files = sourceNames().filter(
  (name) =>
    name.startsWith("contract/") &&
    name.endsWith(".ts") &&
    !name.endsWith(".test.ts") &&
    // Of the server alone (contract/endpoints/).
    !name.startsWith("contract/endpoints/"),
);
const folder = resolve(cacheFolder, `contract-${process.pid}`);

type Schemas = Map<string, v.GenericSchema>;
let shipped: Schemas;
let sources: Schemas;

/** Bundles the contract with the options of dist/. The entry loads every file by import(), as the console loads its screens. */
async function shippedSchemas(name: string, plugins: readonly Plugin[] = []): Promise<Schemas> {
  const outdir = join(folder, name);
  const entry = relative(process.cwd(), join(folder, `${name}.ts`));
  const lines = files.map((file) => `${JSON.stringify(file)}: () => import("../../src/${file}"),`);
  await writeFile(entry, `export const contract = {\n${lines.join("\n")}\n};\n`);
  // Scripts name each other by their whole address.
  const publicPath = `${pathToFileURL(outdir).href}/`;
  const { outputs } = await bundleConsole(
    { ...commonOptions("/adm/", true, outdir), publicPath },
    {
      entry,
      ahead: [[entry]],
      bundlingWorkers: Promise.resolve({ names: new Map(), metafile: { inputs: {}, outputs: {} } }),
      plugins,
    },
  );
  const [script = ""] = Object.entries(outputs).find(([, out]) => out.entryPoint === entry) ?? [];
  const { contract } = (await importFile(script)) as {
    contract: Record<string, () => Promise<object>>;
  };
  const loading = Object.entries(contract).map(async ([file, load]) => [file, await load()]);
  return schemasOf(Object.fromEntries(await Promise.all(loading)) as Modules);
}

async function sourceSchemas(): Promise<Schemas> {
  const outfile = join(folder, "sources.mjs");
  const lines = files.map((file) => `export * as ${JSON.stringify(file)} from "./src/${file}";`);
  await build({
    define: constants("/adm/"),
    stdin: { contents: lines.join("\n"), resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    format: "esm",
    outfile,
    logLevel: "error",
  });
  return schemasOf((await importFile(outfile)) as Modules);
}

const importFile = (path: string): Promise<unknown> => import(pathToFileURL(resolve(path)).href);

type Modules = Record<string, object>;

function schemasOf(modules: Modules): Schemas {
  return new Map(
    Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([key, value]) => schemasIn(`${file} ${key}`, value)),
    ),
  );
}

/** Schemas stand alone or as the fields of a record of them. */
function schemasIn(name: string, value: unknown): [string, v.GenericSchema][] {
  if (typeof value !== "object" || value === null) return [];
  if ("~run" in value)
    return "kind" in value && value.kind === "schema" ? [[name, value as v.GenericSchema]] : [];
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => schemasIn(`${name}.${key}`, one));
}

test.before(async () => {
  await mkdir(folder, { recursive: true });
  [shipped, sources] = await Promise.all([shippedSchemas("shipped"), sourceSchemas()]);
});
test.after(() => rm(folder, { recursive: true, force: true }));

/** What a schema makes of a value, or all that it has against it. */
function verdictOf(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, structuredClone(value));
  if (success) return { output };
  return { issues: issues.map((issue) => [v.getDotPath(issue), issue.type, issue.message]) };
}

function generatedValue(json: ReturnType<typeof jsonSchemaOf>, chance: Chance): unknown {
  const described = describedValue(json, "", chance, () => []);
  if (chance.is(0.05)) return hostileValue(chance);
  return chance.is(0.4) ? mutated(described, chance) : described;
}

const valuesOfEach = 40;
const counts = { accepted: 0, refused: 0 };

/** What the two make of the first value that is not the same to them, over all schemas; null: they never differ. */
function firstDifference(ours: Schemas, theirs: Schemas) {
  const chance = createChance(20_261_127);
  for (const [name, schema] of theirs) {
    const json = jsonSchemaOf(schema);
    for (let count = 0; count < valuesOfEach; count += 1) {
      const value = generatedValue(json, chance);
      const expected = verdictOf(schema, value);
      counts["output" in (expected as object) ? "accepted" : "refused"] += 1;
      const actual = verdictOf(ours.get(name)!, value);
      if (!isDeepStrictEqual(actual, expected)) return { name, value, actual, expected };
    }
  }
  return null;
}

test("every schema accepts and refuses the same values in the bundle and in the sources", () => {
  assert.ok(sources.size > 300, String(sources.size));
  assert.equal([...shipped.keys()].sort(), [...sources.keys()].sort());
  assert.is(firstDifference(shipped, sources), null);
  // A check whose values were all refused, or all accepted, would compare little.
  assert.ok(counts.accepted > 2_000 && counts.refused > 2_000, JSON.stringify(counts));
});

/** Takes a check of a form out of the sources, as a plug-in did that knew which calls have no effect. */
const takesChecks: Plugin = {
  name: "takes-checks",
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/contract\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(/\baddIssue\(\{.*\}\);/gu, ""),
      loader: "ts",
    }));
  },
};

test("a plug-in of the console's build that takes a check out of the contract is noticed", async () => {
  const bent = await shippedSchemas("bent", [takesChecks]);
  const ofSchedules = [...sources].filter(([name]) => name.startsWith("contract/exams/schedule"));
  const difference = firstDifference(bent, new Map(ofSchedules));
  assert.match(difference?.name ?? "", /schedule/u);
});

test("a schedule that nobody could hand in is refused in the bundle", () => {
  const value = scheduleFields("Fisika", { lama: 60, min_test: 90 });
  const schema = shipped.get("contract/exams/schedule-fields.ts scheduleInput")!;
  assert.equal(verdictOf(schema, value), {
    issues: [["min_test", "raw_check", "Minimum pengerjaan tidak boleh lebih dari durasi."]],
  });
});

test.run();
