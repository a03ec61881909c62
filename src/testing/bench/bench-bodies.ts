// How long the worst body that an endpoint takes holds up everybody else: the longest time in which this process, which is
// the server's, does nothing else.
import { request, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { allEndpoints } from "../../contract/endpoints/all-endpoints.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { createQuestionBank } from "../../contract/questions/banks.ts";
import { listSubjectOptions } from "../../contract/subjects.ts";
import { bankFields } from "../questions/open-test-bank.ts";
import type { Figure } from "./figure.ts";
import { openLargeSchool, tokenOf } from "./large-school.ts";
import { worstBodies, type WorstBody } from "./worst-bodies.ts";

const boundMs = 100;
const pieceBytes = 64 * 1024;

type Server = { url: string; token: string };

export async function benchBodies(): Promise<Figure[]> {
  const school = await openLargeSchool(maxImportRows);
  try {
    const server = { url: school.server.url, token: await tokenOf(school) };
    const longest = new Map<string, { ms: number; name: string }>();
    const banks = [await newBank("WORST", server), await newBank("EMPTY", server)] as const;
    for (const worst of worstBodies(...banks)) {
      const ms = await blockedDuring(() => send(worst, server));
      const before = longest.get(worst.what);
      if (!before || ms > before.ms) longest.set(worst.what, { ms, name: worst.name });
    }
    return [...longest].map(([what, { ms, name }]) => ({
      name: `everybody waits for ${what} (${name})`,
      value: ms,
      unit: "ms",
      bound: boundMs,
    }));
  } finally {
    await school.close();
  }
}

async function newBank(kode: string, server: Server): Promise<string> {
  const headers = { authorization: `Bearer ${server.token}`, "content-type": "application/json" };
  const subjects = await fetch(new URL(listSubjectOptions.path, server.url), { headers });
  const { data } = (await subjects.json()) as { data: { id: string }[] };
  const body = JSON.stringify(bankFields(kode, data[0]?.id ?? ""));
  const made = await fetch(new URL(createQuestionBank.path, server.url), {
    method: "POST",
    headers,
    body,
  });
  return ((await made.json()) as { data: { id: string } }).data.id;
}

/** The longest time between two ticks, as far as this process was at work: a busy machine takes its turns elsewhere. */
async function blockedDuring(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let at = performance.now();
  let used = process.cpuUsage();
  const ticking = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1000));
    at = performance.now();
    used = process.cpuUsage();
  }, 1);
  await work().finally(() => clearInterval(ticking));
  return longest;
}

/** Piece by piece, as a browser does, so that sending costs this process nothing. */
async function send({ name, id, body }: WorstBody, { url, token }: Server): Promise<void> {
  const { method, path } = allEndpoints[name];
  const sent = request(new URL(path.replace("{id}", id), url), {
    method,
    headers: { authorization: `Bearer ${token}`, "content-length": body.length },
  });
  const answered = new Promise<IncomingMessage>((settle, fail) => {
    sent.once("response", settle).once("error", fail);
  });
  const next = (at: number): void => {
    if (at >= body.length) return void sent.end();
    const goOn = () => setImmediate(next, at + pieceBytes);
    if (sent.write(body.subarray(at, at + pieceBytes))) goOn();
    else sent.once("drain", goOn);
  };
  next(0);
  // What is refused before all of it has come ends with its connection, sometimes before its answer is heard.
  sent.on("error", () => undefined);
  const answer = await answered.catch(() => null);
  if (!answer) return;
  await finished(answer.resume());
  if (answer.statusCode === 500) throw new Error(`${name} failed`);
}
