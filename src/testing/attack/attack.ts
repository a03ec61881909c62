// `npm run attack -- --seed 7 --count 20000`: requests made from the OpenAPI document and bent, as every role, as
// participants in an exam and as nobody. None may fail inside the server (500), take longer than three seconds, be answered
// as the contract does not say, or leave a promise that nobody caught.
import { parseArgs } from "node:util";
import * as v from "valibot";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import { participantPaths } from "../../contract/sitting/refusal-causes.ts";
import { codesWithCause, refusalData } from "../server/refusal-data.ts";
import { openAttackedSchool, type AttackedSchool } from "./attack-school.ts";
import { attackOn, operations, type Operation } from "./attack-requests.ts";
import { createChance } from "../random.ts";

const longestMs = 3_000;
/** So often the school begins anew: what earlier attacks have deleted and locked is there again. */
const callsOfSchool = 1_500;
const shownFaults = 20;

export type AttackReport = {
  seed: number;
  calls: number;
  byStatus: Record<string, number>;
  longest: { ms: number; what: string };
  faults: string[];
};

/** For the command line; answers whether nothing was found. */
export async function attack(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { seed: { type: "string" }, count: { type: "string", default: "20000" } },
  });
  const seed = Number(values.seed ?? process.env["EXO_SEED"] ?? 1);
  const began = performance.now();
  const report = await attackSchool({ seed, count: Number(values.count) });
  const { byStatus, longest, faults } = report;
  console.log(
    `seed ${seed}, ${report.calls} calls in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  for (const [status, count] of Object.entries(byStatus)) console.log(`  ${status}  ${count}`);
  console.log(`longest ${longest.ms.toFixed(0)} ms: ${JSON.stringify(longest.what)}`);
  for (const fault of faults.slice(0, shownFaults)) console.log(`✘ ${JSON.stringify(fault)}`);
  console.log(`${faults.length} faults`);
  return faults.length === 0;
}

export async function attackSchool(wanted: { seed: number; count: number }): Promise<AttackReport> {
  const { seed, count } = wanted;
  const report: AttackReport = {
    seed,
    calls: 0,
    byStatus: {},
    longest: { ms: 0, what: "" },
    faults: [],
  };
  let what = "";
  const uncaught = (error: unknown) =>
    report.faults.push(`uncaught after ${what}: ${String(error)}`);
  process.on("unhandledRejection", uncaught);
  const log = console.error;
  console.error = (...parts: unknown[]) => report.faults.push(`${parts.join(" ")} ← ${what}`);
  try {
    const all = operations();
    for (let at = 0; at < count; at += callsOfSchool) {
      const school = await openAttackedSchool();
      for (let call = at; call < Math.min(at + callsOfSchool, count); call += 1) {
        what = await attackOnce(school, all, seed * 1_000_003 + call, report);
      }
      await school.close();
    }
  } finally {
    console.error = log;
    process.off("unhandledRejection", uncaught);
  }
  return report;
}

async function attackOnce(
  school: AttackedSchool,
  all: readonly Operation[],
  seed: number,
  report: AttackReport,
): Promise<string> {
  const chance = createChance(seed);
  const operation = chance.pick(all);
  // The Head Master more often than the others, and participants where they call: nobody gets further.
  const strangers = [null, "made-up"];
  const isSitters = operation.path.startsWith(participantPaths);
  const furthest = isSitters ? school.sitters : school.tokens.slice(0, 1);
  const others = [...school.tokens, ...school.sitters, ...strangers];
  const token = chance.is(0.5)
    ? chance.pick(furthest.length > 0 ? furthest : others)
    : chance.pick(others);
  const { request, what } = attackOn(operation, token, chance, school.idsFor(operation.path));
  const address = `10.0.${chance.below(250)}.${chance.below(250)}`;
  const began = performance.now();
  const response = await school.server.exam.fetch(request, { address });
  const text = await response.text();
  const ms = performance.now() - began;
  const isOwn = isSitters === school.sitters.includes(token ?? "");
  if (response.status === 401 && isOwn && !strangers.includes(token)) await school.renew();
  report.calls += 1;
  report.byStatus[response.status] = (report.byStatus[response.status] ?? 0) + 1;
  if (ms > report.longest.ms) report.longest = { ms, what };
  if (ms > longestMs) report.faults.push(`${ms.toFixed(0)} ms ← ${what}`);
  const fault = faultOf(text, response.status, operation);
  if (fault) report.faults.push(`${fault} ← ${what}`);
  return what;
}

/** What is wrong with an answer; null: it is as the contract says. */
function faultOf(text: string, status: number, operation: Operation): string | null {
  if (status >= 500) return String(status);
  const envelope = v.safeParse(answered, JSON.parse(text));
  if (!envelope.success) return "no envelope";
  if (operation.path.startsWith(participantPaths) && codesWithCause.has(envelope.output.code)) {
    return v.is(refusalData, envelope.output.data)
      ? null
      : "a refusal of a participant without a cause";
  }
  if (status !== 200) return null;
  const { issues } = v.safeParse(allEndpoints[operation.name].output, envelope.output.data);
  return issues ? `not what the contract answers: ${issues[0].message}` : null;
}

const answered = v.object({
  code: v.pipe(v.string(), v.regex(/^\d\d$/u)),
  message: v.string(),
  data: v.unknown(),
});
