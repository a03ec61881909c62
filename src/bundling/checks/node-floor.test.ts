import { readFile } from "node:fs/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nodeRefusal } from "./node-floor.ts";

const test = suite("node floor");

test("says which Node is too old, as package.json has it", async () => {
  const { engines } = JSON.parse(await readFile("package.json", "utf8"));
  assert.is(engines.node, "^20.19.0 || >=22.12.0");
  for (const version of [
    "20.19.0",
    "20.20.2",
    "22.12.0",
    "22.23.3",
    "23.0.0",
    "24.0.0",
    "26.1.0",
  ]) {
    assert.is(nodeRefusal(version), null, version);
  }
  for (const version of ["18.20.4", "20.10.0", "20.18.3", "21.7.3", "22.11.0"]) {
    assert.match(nodeRefusal(version)!, `Node ${version} is too old`);
  }
});

test.run();
