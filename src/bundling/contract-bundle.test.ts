// Compares the contract in the bundle with the sources: every schema must accept and refuse the same values in both. A build
// step that changes the contract, or a wrong annotation, would be noticed by no other test.
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { jsonSchemaOf } from "../exam-server/http/json-schema.ts";
import { describedValue, hostileValue, mutated } from "../testing/attack/attack-values.ts";
import { createChance, type Chance } from "../testing/random.ts";
import { scheduleFields } from "../testing/exams/test-schedule-input.ts";
import { sourceNames } from "../testing/sources.ts";
import { cacheFolder, constants, scriptOptions } from "./bundle-settings.ts";

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

/** Everything that the files of the contract export, through one bundle. */
async function bundled(name: string, options: BuildOptions): Promise<Schemas> {
  const outfile = join(folder, `${name}.mjs`);
  const lines = files.map((file) => `export * as ${JSON.stringify(file)} from "./src/${file}";`);
  await build({
    ...options,
    stdin: { contents: lines.join("\n"), resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    format: "esm",
    outfile,
    logLevel: "error",
  });
  const modules = (await import(pathToFileURL(outfile).href)) as Record<string, object>;
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
  [shipped, sources] = await Promise.all([
    bundled("shipped", scriptOptions("/adm/", true)),
    bundled("sources", { define: constants("/adm/") }),
  ]);
});
test.after(() => rm(folder, { recursive: true, force: true }));

/** What a schema makes of a value, or all that it has against it. */
function verdictOf(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, structuredClone(value));
  if (success) return { output };
  return { issues: issues.map((issue) => [v.getDotPath(issue), issue.type, issue.message]) };
}

function generatedValue(schema: v.GenericSchema, chance: Chance): unknown {
  const described = describedValue(jsonSchemaOf(schema), "", chance, () => []);
  if (chance.is(0.05)) return hostileValue(chance);
  return chance.is(0.4) ? mutated(described, chance) : described;
}

const valuesOfEach = 40;

test("every schema accepts and refuses the same values in the bundle and in the sources", () => {
  assert.ok(sources.size > 300, String(sources.size));
  assert.equal([...shipped.keys()], [...sources.keys()]);
  const chance = createChance(20_261_127);
  const counts = { accepted: 0, refused: 0 };
  for (const [name, schema] of sources) {
    for (let count = 0; count < valuesOfEach; count += 1) {
      const value = generatedValue(schema, chance);
      const expected = verdictOf(schema, value);
      counts["output" in (expected as object) ? "accepted" : "refused"] += 1;
      const text = JSON.stringify(value)?.slice(0, 500);
      assert.equal(verdictOf(shipped.get(name)!, value), expected, `${name}: ${text}`);
    }
  }
  // A check whose values were all refused, or all accepted, would compare little.
  assert.ok(counts.accepted > 2_000 && counts.refused > 2_000, JSON.stringify(counts));
});

test("a schedule that nobody could hand in is refused in the bundle", () => {
  const value = scheduleFields("Fisika", { lama: 60, min_test: 90 });
  const schema = shipped.get("contract/exams/schedule-fields.ts scheduleInput")!;
  assert.equal(verdictOf(schema, value), {
    issues: [["min_test", "raw_check", "Minimum pengerjaan tidak boleh lebih dari durasi."]],
  });
});

test.run();
