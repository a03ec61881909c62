// Whether schedules are ready: the verdict that a screen shows, and in one sentence why one is not activated.
import type { scheduleReadinessEndpoints } from "../../../../contract/endpoints/exams/schedule-readiness-endpoints.ts";
import type {
  ReadinessCode,
  ReadinessLine,
} from "../../../../contract/exams/schedule-readiness.ts";
import { readiness } from "../../../../domain/exams/readiness.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { readinessFactsOf } from "./readiness-query.ts";
import { coverageOf } from "./coverage-handlers.ts";

export const scheduleReadinessHandlers: HandlersOf<typeof scheduleReadinessEndpoints> = {
  getScheduleReadiness: {
    async read({ id }, call) {
      const facts = (await readinessFactsOf([id], call)).get(id);
      if (!facts) throw notFound(nounOf({ object: "schedule" }));
      const at = call.at.toISOString();
      return { ...readiness(facts), coverage: await coverageOf(id, call), at };
    },
  },
};

/** By id, of those that must not be activated yet. */
export async function whyNotReady(
  ids: readonly string[],
  call: Call,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const reasons = new Map<string, string>();
  for (const [id, facts] of await readinessFactsOf(ids, call)) {
    const { must } = readiness(facts);
    const said = must.map((line) => words[line.code]?.(line)).filter((text) => text !== undefined);
    if (said.length > 0) reasons.set(id, `Belum siap: ${said.join("; ")}.`);
  }
  return reasons;
}

type Words = (line: ReadinessLine) => string;

/** Of those codes that stop an activation. */
const words: Partial<Record<ReadinessCode, Words>> = {
  banks: () => "belum ada banksoal",
  plan: ({ names }) => `banksoal ${names[0]} belum punya rencana soal`,
  questions: ({ count, names }) => `banksoal ${names[0]} kurang ${count} soal`,
  weights: ({ count, names }) => `bobot banksoal ${names[0]} ${count / 100}, harus 100`,
  sound: ({ count, names }) => `${count} soal listening di ${names[0]} tanpa suara`,
  targets: () => "belum ada peserta",
  coverage: ({ count }) => `${count} peserta tidak mendapat banksoal`,
  clashes: ({ count, names }) => `${count} peserta bentrok dengan jadwal ${names[0]}`,
};
