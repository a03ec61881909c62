// The campaigns of `npm run faults` in short: they start real processes, so they run with the browser tests.
import * as assert from "uvu/assert";
import { suite } from "../browser/browser-suite.ts";
import type { Campaign } from "./campaign.ts";
import { createChance } from "../random.ts";
import { fullDisk } from "./full-disk.ts";
import { killedMarking } from "./killed-marking.ts";
import { killedServers } from "./killed-servers.ts";
import { powerCuts } from "./power-cuts.ts";
import { sameMoment } from "./same-moment.ts";
import { takeOvers } from "./take-overs.ts";
import { bundleServer } from "./server-process.ts";

const test = suite("nothing confirmed is lost");
let bundled: Awaited<ReturnType<typeof bundleServer>>;
test.before(async () => {
  bundled = await bundleServer();
});
test.after(() => bundled.remove());

async function holds(campaign: Campaign): Promise<void> {
  const result = await campaign.run({
    count: 2,
    chance: createChance(1),
    program: bundled.program,
  });
  if ("skipped" in result) console.log(`left out, ${campaign.name}: ${result.skipped}`);
  else assert.equal(result.faults, []);
}

test("when the power is cut while people save", () => holds(powerCuts));
test("when the server is killed while people save", () => holds(killedServers));
test("when the server is killed while people mark", () => holds(killedMarking));
test("when servers start on one folder in the same moment", () => holds(sameMoment));
test("when the disk fills up", () => holds(fullDisk));
test("when the power is cut in the take-over of earlier data", () => holds(takeOvers));

test.run();
