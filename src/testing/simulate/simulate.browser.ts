// `npm run simulate` in short: it starts real processes, so it runs with the browser tests.
import * as assert from "uvu/assert";
import { suite } from "../browser/browser-suite.ts";
import { simulateAnalysis } from "../item-analysis/simulate-analysis.ts";
import { simulateMarking } from "../marking/simulate-marking.ts";
import { simulateHere } from "./simulate.ts";

const test = suite("participants sit an exam");

const short = {
  participants: 20,
  minutes: 0.4,
  seed: 7,
  servers: 1,
  killEvery: 0,
  boards: 2,
  imported: 50,
  isBehindNginx: false,
};

test("nothing that was confirmed to them is lost while the server is killed again and again", async () => {
  const { isWhole, lines } = await simulateHere({ ...short, killEvery: 7_000 });
  assert.ok(isWhole, lines.join("\n"));
});

test("two servers on one database are one to them", async () => {
  const { isWhole, lines } = await simulateHere({ ...short, servers: 2 });
  assert.ok(isWhole, lines.join("\n"));
});

test("what four people have marked is held as each has given it, also from a file without a network", async () => {
  const { isWhole, lines } = await simulateMarking({ participants: 30, minutes: 0.1, seed: 7 });
  assert.ok(isWhole, lines.join("\n"));
});

test("questions that are bad on purpose stand first in the analysis of their exam", async () => {
  const { isSound, lines } = await simulateAnalysis({ participants: 120, seed: 7 }, null);
  assert.ok(isSound, lines.join("\n"));
});

test.run();
