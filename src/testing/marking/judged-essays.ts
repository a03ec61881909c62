// What simulated participants write, and what simulated markers give for it: near to what the answer is worth, and sometimes not.
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { writtenEssay } from "../../exam-server/seed/seed-essays.ts";
import type { Chance } from "../random.ts";
import type { ExamEssay } from "./marked-exam.ts";

export const simulatedEssays: readonly ExamEssay[] = [
  {
    stem: "<p>Mengapa penumpang terdorong ke depan ketika bus direm mendadak?</p>",
    rubric: [
      { id: "k1", label: "Menyebut kelembaman", max: 4 },
      { id: "k2", label: "Menjelaskan gaya rem", max: 3 },
    ],
  },
  { stem: "<p>Jelaskan dengan hukum Newton apa yang terjadi pada penumpang.</p>", rubric: [] },
];

/** How many of 100 participants write just the same as others. */
const copied = 0.3;
const percentStep = 5;
/** How often a marker is a step too strict or too lenient, and how often far off. */
const isOff = 0.3;
const isFarOff = 0.08;

/** Whatever elements stand around them: the file for marking without a network is cleaned by another parser than a browser's here. */
const wordsOf = (html: string) => plainTextOf(html).replace(/\s/gu, "");

export type JudgedEssays = ReturnType<typeof createJudgedEssays>;

export function createJudgedEssays(chance: Chance) {
  /** From 0 to 1, by what was written. */
  const qualities = new Map<string, number>();
  return {
    write(participant: number): string {
      const quality = chance.part();
      const text = writtenEssay(quality);
      const own = `<p>Begitulah pendapat saya, yang saya tulis di lembar ${participant + 1}.</p>`;
      const html = chance.is(copied) ? text : text + own;
      qualities.set(wordsOf(html), quality);
      return html;
    },
    /** @param criteria the ids and points of the rubric; none: as a whole */
    judge(html: string, criteria: ExamEssay["rubric"], taste: Chance): GivenMark {
      const quality = qualities.get(wordsOf(html));
      if (quality === undefined) throw new Error(`Nobody has written this: ${html}`);
      if (criteria.length === 0) {
        const steps = 100 / percentStep;
        return { whole: `${percentStep * near(quality, steps, taste)}/100` };
      }
      const points = criteria.map(({ id, max }) => [id, `${near(quality, max, taste)}`] as const);
      return { criteria: Object.fromEntries(points) };
    },
  };
}

function near(quality: number, steps: number, taste: Chance): number {
  const far = Math.ceil(steps / 3);
  const by = taste.is(isFarOff) ? far : taste.is(isOff) ? 1 : 0;
  const off = taste.is(0.5) ? by : -by;
  return Math.min(steps, Math.max(0, Math.round(quality * steps) + off));
}
