import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, transform } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callsAlone, consoleContract } from "./console-contract.ts";

const test = suite("contract as the console has it");

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve("src/contract"), loader: "ts" },
    bundle: true,
    format: "esm",
    packages: "external",
    write: false,
    plugins: [consoleContract()],
  });
  return outputFiles[0]?.text ?? "";
}

test("what a call is for and is checked by stays with the server, how it is sent does not", async () => {
  const text = await bundled(
    `import { listParticipantSessions, createParticipant, matchParticipants } from "./participants.ts";
     console.log(listParticipantSessions, createParticipant, matchParticipants);`,
  );
  for (const gone of ["The sessions that", "Add a participant", "Nama peserta", "result_count"]) {
    assert.not.match(text, gone);
  }
  for (const kept of ["/api/v1/participants/sessions", '"POST"', '"0001A"', "maxBodyBytes"]) {
    assert.match(text, kept);
  }
});

test("schemas that a form or an import checks by stay whole", async () => {
  const text = await bundled(
    `import { participantInput, participantImportRow } from "./participants.ts";
     console.log(participantInput, participantImportRow);`,
  );
  for (const kept of [
    "Nama peserta",
    "Password paling pendek 4 karakter.",
    "jurusan_kode",
    "row:",
  ]) {
    assert.match(text, kept);
  }
});

test("brackets and commas in words, comments and expressions end no value", () => {
  const source = [
    "export const a = endpoint({",
    '  path: "/api/v1/a",',
    '  input: v.object({ a: v.regex(/[,)}"]\\//u, "a), b}"), b: `c, ${d(",")}` /* , */ }),',
    "  output: nothing,",
    "});",
    'const word = "f(x), g(y)";',
    "",
  ].join("\n");
  assert.is(
    callsAlone(source).replaceAll("/* @__PURE__ */ ", "").replace(/\n+/gu, "\n"),
    'export const a = endpoint({\n  path: "/api/v1/a",\n});\nconst word = "f(x), g(y)";\n',
  );
});

test("each file of the contract is one still", async () => {
  const files = (readdirSync("src/contract", { recursive: true }) as string[]).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  assert.ok(files.length > 20);
  for (const name of files) {
    const source = readFileSync(join("src/contract", name), "utf8");
    await transform(callsAlone(source), { loader: "ts" });
  }
});

test.run();
