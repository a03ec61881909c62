// The one call of an import under way: sending it, asking after it when its answer was lost, sending it again.
import type { Refusal } from "../../sheets/sheet-check.ts";
import type { ImportRun } from "./import-run.ts";
import { findBatch, sendBatch } from "./import-sending.ts";
import type { ImportBatch, Sending, SendingResult } from "./import-sending.ts";
import type { ImportOutcome } from "./import-state.ts";

type OnRefused = (
  turn: number,
  fileName: string,
  refusals: readonly Refusal[],
  problem: string | null,
) => Promise<void>;

export class ImportDelivery<Row, Outcome extends ImportOutcome> {
  readonly #sending: Sending<Row, Outcome>;
  readonly #run: ImportRun<Outcome>;
  readonly #onRefused: OnRefused;
  #batch: ImportBatch<Row> | null = null;

  constructor(sending: Sending<Row, Outcome>, run: ImportRun<Outcome>, onRefused: OnRefused) {
    this.#sending = sending;
    this.#run = run;
    this.#onRefused = onRefused;
  }

  /** It has left the page: what is stopped from now on may be written all the same. */
  get isSent(): boolean {
    return this.#batch !== null;
  }

  forget(): void {
    this.#batch = null;
  }

  async send(turn: number, fileName: string, batch: ImportBatch<Row>): Promise<void> {
    this.#batch = batch;
    const result = await sendBatch(this.#sending, batch, this.#run.signal);
    await this.#settle(turn, fileName, batch, result);
  }

  /** After a lost answer: asks whether the rows were written. */
  async askAgain(): Promise<void> {
    const state = this.#run.at("lost");
    const batch = this.#batch;
    if (!state || !batch) return;
    const turn = this.#run.next();
    const result = await findBatch(this.#sending, batch.importId, this.#run.signal);
    await this.#settle(turn, state.fileName, batch, result);
  }

  /** After a lost answer: sends the same rows under the same id, so that nothing is written twice. */
  async retry(): Promise<void> {
    const state = this.#run.at("lost");
    const batch = this.#batch;
    if (!state || !batch) return;
    const turn = this.#run.next();
    this.#run.startSending(state.fileName, batch.rows.length);
    await this.send(turn, state.fileName, batch);
  }

  async #settle(
    turn: number,
    fileName: string,
    { importId, rows }: ImportBatch<Row>,
    result: SendingResult<Outcome>,
  ): Promise<void> {
    if (!this.#run.isCurrent(turn)) return;
    this.#run.stopClock();
    if (result.is === "lost") {
      const { problem, notWritten } = result;
      const step = "lost";
      this.#run.$state.set({ step, fileName, rows: rows.length, importId, problem, notWritten });
    } else if (result.is === "refused") {
      await this.#onRefused(turn, fileName, result.refusals, result.problem);
    } else {
      const { errors = 0 } = (await this.#run.link?.ask("summary", {})) ?? {};
      if (!this.#run.isCurrent(turn)) return;
      this.#run.$state.set({ step: "done", fileName, outcome: result.outcome, rejected: errors });
    }
  }
}
