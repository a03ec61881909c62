// The schema of a call's input as the server asks it: a list past its bound is refused before its elements are looked
// at, and one that is full of faults is left after the first few. Checking millions of wrong rows, and telling of each,
// would keep everybody waiting; checking ten thousand that are right does too, and so is done in turns.
import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import { maxParts } from "../../../contract/questions/question-content.ts";
import { longestBlockMs } from "../../yield-often.ts";

/** As many as anybody reads. */
export const maxFaults = 20;
/** As many as the largest table of a question has cells. */
export const maxKeys = maxParts * maxParts;

type Schema = v.GenericSchema;
type Dataset = Parameters<Schema["~run"]>[0];
type Config = Parameters<Schema["~run"]>[1];
type Result = ReturnType<Schema["~run"]>;
type Step = v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>;
/** Whatever else it has, these hold the schemas that it is made of. */
type Node = Schema & {
  pipe?: readonly Step[];
  item?: unknown;
  items?: unknown;
  entries?: unknown;
  options?: unknown;
  wrapped?: unknown;
  key?: unknown;
  value?: unknown;
};

const places = ["item", "items", "entries", "options", "wrapped", "key", "value"] as const;
const tooManyKeys = v.check(() => false, `Paling banyak ${maxKeys} isian.`);

const turnIsOver = new Error("The turn is over");
let turnEnds = Infinity;

/** As `safeParse` of a bounded schema; others have their turn while a long list is checked. */
export async function parseInTurns(schema: Schema, input: unknown, config: Config) {
  for (;;) {
    turnEnds = performance.now() + longestBlockMs;
    try {
      return v.safeParse(schema, input, config);
    } catch (error) {
      if (error !== turnIsOver) throw error;
    } finally {
      turnEnds = Infinity;
    }
    await setImmediate();
  }
}

/** Accepts what `schema` accepts, but for objects of free names that have more than `maxKeys` of them. */
export function boundedSchema(schema: Schema): Schema {
  const { pipe } = schema as Node;
  if (pipe) return boundedPipe(pipe);
  return withRun(withBoundedParts(schema), null);
}

function boundedPipe([first, ...rest]: readonly Step[]): Schema {
  const bound = rest.find(({ type }) => type === "max_length") ?? null;
  const inner = boundedSchema(first as Schema);
  const steps = rest.map((step) => (isSchema(step) ? boundedSchema(step) : step));
  // What its types say of any number of steps cannot be said here.
  const pipe = v.pipe as unknown as (...steps: readonly unknown[]) => Schema;
  return pipe(withRun(inner, bound), ...steps);
}

function withBoundedParts(schema: Schema): Schema {
  const parts = places
    .filter((place) => place in schema)
    .map((place) => [place, boundedPart((schema as Node)[place])]);
  return { ...schema, ...Object.fromEntries(parts) };
}

/** A schema, a list of them or an object of them; anything else stays what it is: the name that variants differ by. */
function boundedPart(part: unknown): unknown {
  if (isSchema(part)) return boundedSchema(part);
  if (Array.isArray(part)) return part.map(boundedPart);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, boundedPart(each)]));
}

function isSchema(part: unknown): part is Schema {
  return typeof part === "object" && part !== null && "kind" in part && part.kind === "schema";
}

/** `bound`: the step that refuses longer lists, in its own words. */
function withRun(schema: Schema, bound: Step | null): Schema {
  const usual = schema["~run"].bind(schema);
  const begun = new WeakMap<readonly unknown[], Progress>();
  const runOfArray: Schema["~run"] = (dataset, config) => {
    const { value } = dataset;
    if (!Array.isArray(value)) return usual(dataset, config);
    const { item } = schema as Node & { item: Schema };
    const refused = refusedBy(bound, dataset, config);
    if (refused) return refused;
    const progress = begun.get(value) ?? { output: [], issues: [], typed: true };
    begun.set(value, progress);
    return runThrough(value, item, config, progress);
  };
  const runOfRecord: Schema["~run"] = (dataset, config) => {
    const refused =
      hasTooManyKeys(dataset.value) && refusedBy(tooManyKeys as Step, dataset, config);
    return refused || usual(dataset, config);
  };
  if (schema.type === "array") return { ...schema, "~run": runOfArray };
  if (schema.type === "record") return { ...schema, "~run": runOfRecord };
  return schema;
}

/** Counted only as far as it matters: `Object.keys` of a long text would name each of its characters. */
function hasTooManyKeys(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.length > maxKeys;
  let count = 0;
  for (const name in value) {
    if (Object.hasOwn(value, name)) count += 1;
    if (count > maxKeys) return true;
  }
  return false;
}

/** Not typed, so that no later step looks at what is in it. */
function refusedBy(step: Step | null, { value }: Dataset, config: Config): Result | null {
  const { "~run": run } = (step ?? {}) as { "~run"?(dataset: unknown, config: Config): Result };
  const result = run?.call(step, { typed: true, value }, config);
  return result?.issues ? { typed: false, value, issues: result.issues } : null;
}

/** What is known of a list whose check goes on in another turn. */
type Progress = { output: unknown[]; issues: v.BaseIssue<unknown>[]; typed: boolean };

function runThrough(
  elements: readonly unknown[],
  item: Schema,
  config: Config,
  progress: Progress,
): Result {
  const { output, issues } = progress;
  while (output.length < elements.length && issues.length < maxFaults) {
    const key = output.length;
    const value = elements[key];
    const result = item["~run"]({ value }, config);
    const place = { type: "array", origin: "value", input: elements, key, value } as const;
    for (const issue of result.issues ?? []) {
      const path = [place, ...(issue.path ?? [])] as unknown as typeof issue.path;
      issues.push({ ...issue, path });
    }
    output.push(result.value);
    progress.typed &&= result.typed === true;
    if (performance.now() > turnEnds) throw turnIsOver;
  }
  const typed = progress.typed && issues.length < maxFaults;
  const [first, ...others] = issues;
  return { typed, value: output, ...(first && { issues: [first, ...others] }) } as Result;
}
