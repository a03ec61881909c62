import { resolve } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withoutSummaries } from "./plugins.ts";

const test = suite("plug-ins of the bundle");

test("what a call is for stays with the server, what it is called by does not", async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/contract/participants.ts")],
    bundle: true,
    format: "esm",
    packages: "external",
    write: false,
    plugins: [withoutSummaries()],
  });
  const text = outputFiles[0]?.text ?? "";
  for (const gone of ["The sessions that participants are in", "Add a participant"]) {
    assert.not.match(text, gone);
  }
  for (const kept of ["/api/v1/participants/sessions", '"restore"', "Nama peserta"]) {
    assert.match(text, kept);
  }
});

test.run();
