// The results of 5,000 sittings recalculated after keys have changed: foreseen, written as a new version, and taken back, while somebody else goes on
// reading.
import { randomUUID } from "node:crypto";
import {
  getRecalculation,
  type AppliedRecalculation,
  type Recalculation,
  type RecalculationChoices,
  type RecalculationPreview,
} from "../../../contract/results/result-recalculation.ts";
import type { Figure } from "../figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "../large-school.ts";
import { fillLargeResults, largeResults } from "./large-results.ts";

const participants = 5_000;
/** The issue: 5,000 sittings in 5 s, and others go on working. */
const bounds = { seconds: 5, others: 300 };

export async function benchRecalculation(): Promise<Figure[]> {
  const school = await openLargeSchool(participants, (db) => fillLargeResults(db, participants));
  try {
    const token = await tokenOf(school);
    const send = sender(school, token);
    const waits = watchOthers(school, token);
    const { questions } = await send<Recalculation>("GET", "recalculation");
    const choices: RecalculationChoices = {
      schedule_id: largeResults,
      questions: questions
        .filter((_question, at) => at % 5 === 0)
        .map(({ question_id }, at) => ({
          question_id,
          content: "kept",
          weight: "kept",
          policy: "kept",
          treatment: at % 2 === 0 ? "semua_benar" : "dihapus",
        })),
      plans: [],
      restores: null,
    };
    const figures = [
      ...(await recalculate("recalculated", choices, send)),
      ...(await recalculate("restored", { ...choices, questions: [], restores: 1 }, send)),
    ];
    const longest = await waits.end();
    const name = "the longest that another call waited meanwhile";
    return [...figures, { name, value: longest, unit: "ms", bound: bounds.others }];
  } finally {
    await school.close();
  }
}

type Send = <Data>(method: string, path: string, body?: unknown) => Promise<Data>;

function sender({ server }: LargeSchool, token: string): Send {
  const root = getRecalculation.path
    .replace("{schedule_id}", largeResults)
    .replace("/recalculation", "");
  return async <Data>(method: string, path: string, body?: unknown) => {
    const response = await fetch(new URL(`${root}/${path}`, server.url), {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code, message, data } = (await response.json()) as {
      code: string;
      message: string;
      data: Data;
    };
    if (code !== "00") throw new Error(message);
    return data;
  };
}

async function recalculate(
  what: string,
  choices: RecalculationChoices,
  send: Send,
): Promise<Figure[]> {
  const began = performance.now();
  const preview = await send<RecalculationPreview>("POST", "recalculation/preview", choices);
  const foreseen = performance.now();
  if (preview.change.counts.moved < participants / 2) throw new Error("Too few results move.");
  const { fingerprint } = preview;
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci keliru" };
  const { moved } = await send<AppliedRecalculation>("POST", "recalculation", act);
  const written = performance.now();
  if (moved !== preview.change.counts.moved) throw new Error("Not what was foreseen was written.");
  const of = (name: string, ms: number): Figure => ({
    name: `results of ${participants}, ${what}: ${name}`,
    value: ms / 1000,
    unit: "s",
    bound: bounds.seconds,
  });
  return [of("foreseen", foreseen - began), of("written", written - foreseen)];
}

/** Somebody who asks for their own profile again and again. */
function watchOthers({ server }: LargeSchool, token: string) {
  const ended = new AbortController();
  let longest = 0;
  const asking = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now();
      const response = await fetch(new URL("/api/v1/profile", server.url), {
        headers: { authorization: `Bearer ${token}` },
      });
      await response.arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  return {
    async end(): Promise<number> {
      ended.abort();
      await asking;
      return longest;
    },
  };
}
