// One marker with the console's own code: answer after answer, at the pace of a person; for a time with the file for marking without a
// network; and what two others have marked differently is decided.
import {
  listMarkedAnswers,
  type AnswerView,
  type MarkingAnswer,
} from "../../contract/marking/marking-answers.ts";
import { listMarkingUnits, type MarkingUnit } from "../../contract/marking/marking-units.ts";
import type { GivenMark } from "../../contract/marking/given-marks.ts";
import { excerptOf } from "../../domain/text/html-text.ts";
import type { Chance } from "../random.ts";
import type { MarkerConsole } from "./console-bundle.ts";
import { simulatedEssays, type JudgedEssays } from "./judged-essays.ts";
import { MarkedLedger } from "./marked-ledger.ts";
import type { StaffMarker } from "./marked-exam.ts";

export type MarkerPlace = {
  app: MarkerConsole;
  essays: JudgedEssays;
  chance: Chance;
  /** Milliseconds for one mark, on average. */
  paceMs: number;
};
type Queue = ReturnType<MarkerConsole["createMarkQueueModel"]>;
type AnswersModel = ReturnType<MarkerConsole["createMarkingAnswersModel"]>;

const noComment = { written: "", comments: [] };
const perPage = 200;
const retryMs = 1_000;
const mostFailures = 10;
/** Of the list of what is to be marked. */
const excerptLength = 90;
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
export const keyOf = ({ schedule_id, question_id }: MarkingUnit) => ({ schedule_id, question_id });

/** None: the essay is marked as a whole. */
function rubricOf({ excerpt }: MarkingUnit) {
  const essay = simulatedEssays.find(({ stem }) => excerptOf(stem, excerptLength) === excerpt);
  if (!essay) throw new Error(`No essay begins with ${excerpt}`);
  return essay.rubric;
}

export class SimulatedMarker {
  readonly marker: StaffMarker;
  readonly place: MarkerPlace;
  readonly queue: Queue;
  readonly ledger = new MarkedLedger();
  /** Keys pressed for a mark; a group of equal answers is one. */
  acts = 0;
  workingMs = 0;
  readonly refusals: string[] = [];
  #failures = 0;

  constructor(marker: StaffMarker, place: MarkerPlace) {
    this.marker = marker;
    this.place = place;
    const queue = place.app.createMarkQueueModel(marker.user.id);
    this.queue = {
      ...queue,
      add: (unit, act) => {
        this.ledger.noteAct(unit, act);
        queue.add(unit, act);
      },
    };
  }

  async units(schedule_id: string): Promise<MarkingUnit[]> {
    return (await this.place.app.call(listMarkingUnits, { schedule_id })).items;
  }

  /** Until nothing is left for the person. */
  async markAll(unit: MarkingUnit): Promise<void> {
    await this.#withModel(unit, async (model) => {
      for (;;) {
        const { status } = model.$sequence.get();
        const shown = model.$shown.get();
        if (status === "done") return;
        if (status === "marking" && shown) await this.#give(model, shown, unit);
        else if (status === "failed") await this.#retry(model);
        else await wait(10);
      }
    });
  }

  /** Whatever others have marked differently. Returns how many there were. */
  async decideAll(unit: MarkingUnit): Promise<number> {
    const differing = await this.answers(unit, "disputed");
    const mine = differing.filter(this.place.app.isToDecide);
    await this.#withModel(unit, async (model) => {
      model.choose(mine);
      while (model.$sequence.get().chosen.length > 0) {
        await this.#give(model, model.$shown.get()!, unit);
      }
    });
    return mine.length;
  }

  async #withModel(unit: MarkingUnit, act: (model: AnswersModel) => Promise<void>): Promise<void> {
    const model = this.place.app.createMarkingAnswersModel(keyOf(unit), this.queue);
    const began = performance.now();
    try {
      await act(model);
      this.workingMs += performance.now() - began;
      while (this.queue.$waiting.get() > 0) await wait(20);
      this.#noteRefusals();
    } finally {
      model.exit();
    }
  }

  /** As somebody does who reads that the server cannot be reached. @throws what keeps failing */
  async #retry(model: AnswersModel): Promise<void> {
    this.#failures += 1;
    if (this.#failures > mostFailures) throw model.$sequence.get().error;
    await wait(retryMs);
    await model.retry();
  }

  async #give(model: AnswersModel, shown: MarkingAnswer, unit: MarkingUnit): Promise<void> {
    await this.think();
    // Fetched meanwhile; what is on screen is marked.
    const isShown = model.$shown.get()?.code === shown.code;
    if (!isShown) return;
    this.acts += 1;
    model.give(this.judge(shown, unit), noComment, shown.equal.length > 0);
  }

  judge({ answer }: Pick<MarkingAnswer, "answer">, unit: MarkingUnit): GivenMark {
    if (answer.type !== 2) throw new Error("Only essays are marked here.");
    return this.place.essays.judge(answer.html, rubricOf(unit), this.place.chance);
  }

  async answers(unit: MarkingUnit, view: AnswerView): Promise<MarkingAnswer[]> {
    const found: MarkingAnswer[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...keyOf(unit), view, page, per_page: perPage };
      const { items, total } = await this.place.app.call(listMarkedAnswers, query);
      found.push(...items);
      if (found.length >= total || items.length === 0) return found;
    }
  }

  #noteRefusals(): void {
    for (const { act, refusal } of this.queue.$refused.get()) {
      this.ledger.refuse(act.id);
      this.refusals.push(refusal ?? "");
      this.queue.dismiss(act.id);
    }
  }

  think(): Promise<void> {
    const { chance, paceMs } = this.place;
    return wait(paceMs * (0.5 + chance.part()));
  }
}
