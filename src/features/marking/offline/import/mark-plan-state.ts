// An opened file with marks, with what the server has for its question: together they make the plan.
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { getMarkingUnit, type OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { call } from "../../../../core/api.ts";
import {
  fileFaultOf,
  type MarkFile,
  type MarkFileFault,
} from "../../../../domain/marking/files/mark-file.ts";
import { codeIn } from "../../../../domain/marking/marking-code.ts";
import { planMarks, type MarkPlan } from "../../../../domain/marking/files/mark-plan.ts";
import type { SheetScale } from "../../../../domain/marking/files/sheet-points.ts";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { fetchAnswers, findAnswers, type FetchProgress } from "../answers-lookups.ts";

type Opened = { file: MarkFile; unit: OpenedUnit; answers: MarkingAnswer[] };
export type OpenedMarkFile = ReturnType<typeof createPlanState>;
type PlanStateOptions = { unit: UnitKey; markerId: string; signal: AbortSignal };

const stemsOf = ({ versions }: OpenedUnit) => versions.map(({ stem }) => plainTextOf(stem));

export function createPlanState({ unit, markerId, signal }: PlanStateOptions) {
  let opened: Opened | null = null;
  let chosenScale: SheetScale | null = null;

  /** All of the question, and those of the file that are not among them. */
  async function answersFor(
    { rows }: MarkFile,
    onProgress?: (progress: FetchProgress) => void,
  ): Promise<MarkingAnswer[]> {
    const listed = await fetchAnswers(unit, "all", { signal, ...(onProgress && { onProgress }) });
    const known = new Set(listed.map(({ code }) => code));
    const codes = new Set(rows.flatMap(({ code }) => codeIn(code) ?? []));
    const missing = [...codes].filter((code) => !known.has(code));
    return [...listed, ...(await findAnswers(unit, missing, signal))];
  }

  return {
    /** Null: it is open. */
    async open(
      file: MarkFile,
      onProgress: (progress: FetchProgress) => void,
    ): Promise<MarkFileFault | null> {
      const found = await call(getMarkingUnit, unit, { signal });
      const refusal = fileFaultOf(file, { unit, markerId, stems: stemsOf(found) });
      if (refusal) return refusal;
      const answers = await answersFor(file, onProgress);
      opened = { file, unit: found, answers };
      chosenScale = null;
      return null;
    },
    /** What the server has now. */
    async fetchAgain(): Promise<void> {
      const [found, answers] = await Promise.all([
        call(getMarkingUnit, unit, { signal }),
        answersFor(opened!.file),
      ]);
      opened = { ...opened!, unit: found, answers };
    },
    plan(): MarkPlan {
      const { file, unit: found, answers } = opened!;
      const contents = new Map(
        found.versions.map(({ version, content }) => [version, content] as const),
      );
      const now = serverNow().toISOString();
      return planMarks(file, { contents, stems: stemsOf(found), answers, chosenScale, now });
    },
    chooseScale(scale: SheetScale): void {
      chosenScale = scale;
    },
    fileId: () => opened!.file.id,
    rubricVersion: () => opened!.file.rubricVersion ?? 0,
  };
}
