// The project's commands: npm run build, start, dev, test, test:browser, bench, attack, faults, mutants,
// simulate, rehearse and templates all come here.
// package.json bundles this file to .cache/build.mjs and runs that, since Node 20 does not read TypeScript.
import { parseArgs } from "node:util";
import { buildBundle } from "./src/bundling/build-bundle.ts";
import { BundleError } from "./src/bundling/bundle-error.ts";
import { startDevelopment } from "./src/bundling/development.ts";
import { makeUnlessFresh } from "./src/bundling/fresh-bundle.ts";
import { nodeRefusal } from "./src/bundling/checks/node-floor.ts";
import { runInOwnProcess } from "./src/bundling/own-process.ts";
import { runBrowserTests } from "./src/bundling/tests/run-browser-tests.ts";
import { runExamServer } from "./src/bundling/exam-server-program.ts";
import { checkStart } from "./src/exam-server/start-check.ts";
import { StartError } from "./src/exam-server/start-error.ts";
import { runTests } from "./src/bundling/tests/run-tests.ts";
import { runTemplates } from "./src/bundling/run-templates.ts";
import { runTestingProgram } from "./src/bundling/run-testing-program.ts";

const bundleMaking = {
  from: [
    "build.ts",
    "src",
    "static",
    "LICENSE",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ],
  made: "dist",
  note: ".cache/built-from",
};

const [command = "", ...rest] = process.argv.slice(2);

const commands: Record<string, () => Promise<void>> = {
  async build() {
    const { values } = parseArgs({
      args: rest,
      options: { base: { type: "string", default: "/adm/" }, maps: { type: "string" } },
    });
    const report = await buildBundle({ ...values, minify: true });
    console.log(report.lines.join("\n"));
  },
  async start() {
    await checkStart(rest, process.env);
    const make = () => runInOwnProcess("make");
    if (!rest.includes("--help")) await makeUnlessFresh({ ...bundleMaking, make });
    await runExamServer(rest);
  },
  /** What `npm start` serves: in a process of its own, because the server runs for weeks. */
  async make() {
    const { broken } = await buildBundle({ base: "/adm/", minify: true, mayExceedBudgets: true });
    if (broken.length > 0)
      console.error(`${broken.length} size budgets are exceeded; npm run build names them.`);
  },
  dev: () => startDevelopment(rest),
  test: () => runTests(rest),
  "test-browser": () => runBrowserTests(rest),
  async bench() {
    const { lines } = await buildBundle({ base: "/adm/", minify: true });
    console.log(lines.join("\n"));
    await runTestingProgram("bench", rest);
  },
  faults: () => runTestingProgram("faults", rest),
  attack: () => runTestingProgram("attack", rest),
  mutants: () => runTestingProgram("mutants", rest),
  simulate: () => runTestingProgram("simulate", rest),
  async rehearse() {
    await buildBundle({ base: "/adm/", minify: true });
    await runTestingProgram("rehearse", rest);
  },
  templates: () => runTemplates(),
};

const run = commands[command];
const refusal = nodeRefusal(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else if (run) {
  try {
    await run();
  } catch (error) {
    // A broken budget or input is a sentence for the maintainer; anything else is a fault of ours, with its stack.
    const isSentence = error instanceof BundleError || error instanceof StartError;
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
}
