// The last steps of an import: the plan of what would change, where there is one, and the call that sends the rows.
import type { CheckSummary } from "../../../sheets/check-summary.ts";
import { createImportDelivery, type Delivered, type Sending } from "../import-delivery.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportReview } from "./import-review.ts";
import type { ImportLink, ImportRun } from "./import-run.ts";
import type { ImportOutcome } from "../import-state.ts";

const takeStep = 500;

type Planning<Row> = Pick<ImportOptions<Row, never, never>, "loadPlan" | "needsPlan">;

export function createImportPlan<Row, Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  review: ImportReview,
  { loadPlan, needsPlan }: Planning<Row>,
) {
  /** What the plan was made of. */
  let rows: Row[] = [];

  return {
    rows: (): Row[] => rows,
    hasPlan: (summary: CheckSummary): boolean =>
      loadPlan !== undefined && (needsPlan?.(summary) ?? true),
    async plan(): Promise<void> {
      const state = run.at("review");
      const { link } = run;
      if (!state || state.blocked !== null || !link || !loadPlan) return;
      const turn = run.next();
      const { fileName, summary } = state;
      run.set({ step: "checking", fileName, done: 1 });
      await run.attempt(state, turn, async () => {
        rows = await takeRows<Row>(link, summary.sendable);
        if (!run.isCurrent(turn)) return;
        const refusals = await loadPlan(rows, run.signal);
        if (!run.isCurrent(turn)) return;
        if (refusals.length > 0) await review.loadRefused(turn, fileName, refusals, null);
        else run.set({ step: "plan", fileName, rows: rows.length });
      });
    },
    forget(): void {
      rows = [];
    },
  };
}

/** The call, and the state that shows it. */
export function createImportSending<Row, Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  review: ImportReview,
  calls: Sending<Row, Outcome>,
) {
  const delivery = createImportDelivery(calls, (elapsedSeconds) =>
    run.update("sending", { elapsedSeconds }),
  );

  function showSending(fileName: string, rows: number): void {
    run.set({ step: "sending", fileName, rows, elapsedSeconds: 0 });
  }

  /** Shows what became of the rows. */
  async function settle(
    turn: number,
    fileName: string,
    delivered: Delivered<Outcome>,
  ): Promise<void> {
    const result = await delivered;
    if (!result || !run.isCurrent(turn)) return;
    if (result.is === "lost") {
      const { is: step, ...lost } = result;
      run.set({ step, fileName, ...lost });
    } else if (result.is === "refused") {
      await review.loadRefused(turn, fileName, result.refusals, result.problem);
    } else {
      const { errors = 0 } = (await run.link?.ask("summary", {})) ?? {};
      if (!run.isCurrent(turn)) return;
      run.set({ step: "done", fileName, outcome: result.outcome, rejected: errors });
    }
  }

  return {
    isSent: (): boolean => delivery.isSent,
    showSending,
    async send(turn: number, fileName: string, rows: Row[]): Promise<void> {
      showSending(fileName, rows.length);
      await settle(turn, fileName, delivery.send(rows, review.duplicates()));
    },
    async askAgain(): Promise<void> {
      const state = run.at("lost");
      if (state) await settle(run.next(), state.fileName, delivery.askAgain());
    },
    async retry(): Promise<void> {
      const state = run.at("lost");
      if (!state) return;
      const turn = run.next();
      showSending(state.fileName, state.rows);
      await settle(turn, state.fileName, delivery.retry());
    },
    stop: delivery.stop,
    forget: delivery.forget,
  };
}

type ImportPlan<Row> = Pick<
  ReturnType<typeof createImportPlan<Row, ImportOutcome>>,
  "rows" | "hasPlan"
>;
type ImportSending<Row> = ReturnType<typeof createImportSending<Row, ImportOutcome>>;

/** Sends what the plan was made of; without a plan, the rows are taken from the worker. */
export function createCommit<Row, Outcome extends ImportOutcome>(
  run: ImportRun<Outcome>,
  { rows, hasPlan }: ImportPlan<Row>,
  sending: ImportSending<Row>,
) {
  return async (): Promise<void> => {
    const planned = run.at("plan");
    if (planned) return sending.send(run.next(), planned.fileName, rows());
    const state = run.at("review");
    const { link } = run;
    if (!state || state.blocked !== null || !link || hasPlan(state.summary)) return;
    const turn = run.next();
    const { fileName, summary } = state;
    sending.forget();
    sending.showSending(fileName, summary.sendable);
    await run.attempt(state, turn, async () => {
      const taken = await takeRows<Row>(link, summary.sendable);
      if (run.isCurrent(turn)) await sending.send(turn, fileName, taken);
    });
  };
}

/** In pieces, so that the page never waits for one large message. */
async function takeRows<Row>(link: ImportLink, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < count; offset += takeStep) {
    rows.push(...((await link.ask("take", { offset, limit: takeStep })) as Row[]));
  }
  return rows;
}
