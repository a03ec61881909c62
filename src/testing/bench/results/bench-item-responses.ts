// What an analysis is computed from, as the server sends it: for the first figures, for an exam, and for a bank that five years of exams have used.
import {
  listAnalysedBanks,
  listItemResponses,
  type ItemResponsesAnswer,
  type UsedBanksPage,
} from "../../../contract/analysis/item-analysis.ts";
import { median, type Figure } from "../figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "../large-school.ts";
import { benchAnalysisScreen } from "./bench-analysis-screen.ts";
import { analysedBanks, fillLargeAnalysis } from "./large-analysis.ts";

const participants = 5_000;
const runs = 5;
const { one, years } = analysedBanks;

export async function benchItemResponses(): Promise<Figure[]> {
  const school = await openLargeSchool(participants, fillLargeAnalysis);
  try {
    const token = await tokenOf(school);
    const all = (bank: string, limit: number) => timeOfAll(school, token, { bank, limit });
    const firstAsk = {
      one: await all(one.id, participants),
      years: await all(years.id, participants),
    };
    const figure = async (
      name: string,
      bound: number,
      time: () => Promise<number>,
    ): Promise<Figure> => ({
      name: `analysis, ${name}`,
      value: await medianOf(time),
      unit: "ms",
      bound,
    });
    return [
      { name: "analysis, answer for 5,000 × 50 asked first", value: firstAsk.one, unit: "ms" },
      { name: "analysis, answers for 50,000 × 40 asked first", value: firstAsk.years, unit: "ms" },
      await figure("first 500 of 5,000 × 50", 300, () => timeOf(school, token, one.id, 500)),
      await figure("answer for 5,000 × 50", 500, () => all(one.id, participants)),
      await figure("ten answers for 50,000 × 40", 3000, () => all(years.id, participants)),
      await figure("list of banks with 55,000 sittings", 300, () => timeOfList(school, token)),
      ...(await benchAnalysisScreen(school, token)),
    ];
  } finally {
    await school.close();
  }
}

async function medianOf(time: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await time());
  return median(times);
}

type Part = { bank: string; limit: number };

async function timeOfAll(school: LargeSchool, token: string, { bank, limit }: Part) {
  const started = performance.now();
  let after: string | null = "";
  let found = 0;
  while (after !== null) {
    const part: ItemResponsesAnswer = await ask(school, token, { bank_id: bank, limit, after });
    found += part.responses.participants;
    after = part.next;
    if (after === null && found !== part.total) throw new Error("Sittings are missing.");
  }
  return performance.now() - started;
}

async function timeOf(school: LargeSchool, token: string, bank: string, limit: number) {
  const started = performance.now();
  const { responses } = await ask(school, token, { bank_id: bank, limit, after: "" });
  if (responses.participants !== limit) throw new Error("Sittings are missing.");
  return performance.now() - started;
}

async function ask(
  { server }: LargeSchool,
  token: string,
  asked: { bank_id: string; limit: number; after: string },
): Promise<ItemResponsesAnswer> {
  const response = await fetch(new URL(listItemResponses.path, server.url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...asked, schedule_ids: [] }),
  });
  return ((await response.json()) as { data: ItemResponsesAnswer }).data;
}

async function timeOfList({ server }: LargeSchool, token: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(new URL(listAnalysedBanks.path, server.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: UsedBanksPage };
  const found = data.items.find(({ id }) => id === years.id);
  if (found?.finished !== years.exams * participants) throw new Error("Banks are missing.");
  return performance.now() - started;
}
