import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, transform } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callsAlone, consoleContract, workerContract } from "./console-contract.ts";

const test = suite("contract as the console has it");

async function bundled(contents: string, contract = consoleContract): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve("src/contract"), loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [contract()],
  });
  return outputFiles[0]?.text ?? "";
}

test("what a call is for and is checked by stays with the server, how it is sent does not", async () => {
  const text = await bundled(
    `import { listParticipantSessions, createParticipant, matchParticipants } from "./participants.ts";
     console.log(listParticipantSessions, createParticipant, matchParticipants);`,
  );
  for (const gone of ["The sessions that", 'summary: ""', "Add a participant", "Nama peserta"]) {
    assert.not.match(text, gone);
  }
  for (const kept of ["/api/v1/participants/sessions", '"POST"', "maxBodyBytes"]) {
    assert.match(text, kept);
  }
});

test("who may make a call stays with the server, where it is said beside the path", () => {
  const call = [
    "export const a = endpoint({",
    '  method: "GET",',
    '  path: "/api/v1/a",',
    '  access: ["0001A"],',
    '  summary: "Whatever",',
    "});",
    "export const b = endpoint({ path, access });",
    "",
  ].join("\n");
  assert.is(
    callsAlone(call)
      .replaceAll("/* @__PURE__ */ ", "")
      .replace(/\n\s*\n/gu, "\n"),
    'export const a = endpoint({\n  method: "GET",\n  path: "/api/v1/a",\n});\nexport const b = endpoint({ path, access });\n',
  );
});

test("a worker has schemas without calls, and any call that it should name", async () => {
  const schemas = await bundled(
    `import { participantImportRow } from "./participants.ts"; console.log(participantImportRow);`,
    workerContract,
  );
  assert.match(schemas, "Nama peserta");
  assert.not.match(schemas, "/api/v1/");
  const call = `import { getParticipantImport as get } from "./participants.ts"; console.log(JSON.stringify(get));`;
  const [worker, page] = await Promise.all([bundled(call, workerContract), bundled(call)]);
  assert.equal(said(worker), said(page));
  assert.match(said(page), "/api/v1/participants/imports/");
});

/** What it prints. */
function said(script: string): string {
  let text = "";
  new Function("console", script)({ log: (line: string) => void (text += line) });
  return text;
}

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
