// What can be done to questions, one or many, in batches: deleting, copying, taking to another bank, changing; and how it
// is taken back.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { bulkBatchSize } from "../../../contract/calls/fields.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import type { EndpointInput } from "../../../contract/calls/endpoint.ts";
import {
  changeQuestions,
  deleteQuestions,
  duplicateQuestions,
  restoreQuestions,
  transferQuestions,
} from "../../../contract/questions/questions.ts";
import type { QuestionChanges } from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { countResults, createBulk } from "../../../kit/bulk/create-bulk.ts";
import type { BulkRun } from "../../../kit/bulk/create-bulk.ts";
import { questionsMessages } from "./questions-messages.ts";
import type { QuestionsModel } from "./questions-model.ts";

type Ids = readonly string[];
type ChangeItems = EndpointInput<typeof changeQuestions>["items"];
export type TransferMode = EndpointInput<typeof transferQuestions>["mode"];
/** Sends it back as it was, and answers what became of each. */
type Undo = () => Promise<readonly BulkResult[]>;

/** A change that is under way; `settle` is called once with what it came to. */
export type QuestionRun = {
  run: BulkRun<BulkResult>;
  settle(results: readonly BulkResult[]): void;
};

export function createRemoval(model: QuestionsModel, ids: Ids): QuestionRun {
  const run = createBulk({ ids, send: remove });
  return {
    run,
    settle(results) {
      const gone = idsDone(results);
      model.forget(results);
      tell(model, "removed", gone.length, () => inBatches(gone, restore));
    },
  };
}

export function createDuplication(model: QuestionsModel, ids: Ids): QuestionRun {
  const created: string[] = [];
  const run = createBulk({
    ids,
    async send(batch) {
      const { results, created_ids } = await call(duplicateQuestions, { ids: batch });
      created.push(...created_ids);
      return results;
    },
  });
  const settle = () => tell(model, "duplicated", created.length, () => inBatches(created, remove));
  return { run, settle };
}

export function createTransfer(
  model: QuestionsModel,
  ids: Ids,
  bank: { id: string; kode: string },
  mode: TransferMode,
): QuestionRun {
  const run = createBulk({
    ids,
    send: async (batch) =>
      (await call(transferQuestions, { ids: batch, bank_id: bank.id, mode })).results,
  });
  return {
    run,
    settle(results) {
      const { done } = countResults(results);
      if (mode === "move") model.forget(results);
      if (done > 0) {
        const t = questionsMessages.get();
        const text = mode === "move" ? t.transferred : t.copied;
        const body = text({ n: formatNumber(done), bank: bank.kode });
        notify(responseCodes.success, t.doneTitle, body);
      }
      void model.changed();
    },
  };
}

/** Only what `changes` names is changed. */
export function createChange(
  model: QuestionsModel,
  ids: Ids,
  changes: QuestionChanges,
): QuestionRun {
  const before: ChangeItems = [];
  const run = createBulk({
    ids,
    async send(batch) {
      const answer = await call(changeQuestions, { items: [{ ids: batch, changes }] });
      before.push(...answer.before);
      return answer.results;
    },
  });
  const settle = (results: readonly BulkResult[]) =>
    tell(model, "changed", countResults(results).done, () => changeBack(before));
  return { run, settle };
}

/** One copy at once, without a dialog. @throws ServerError */
export async function duplicateNow(model: QuestionsModel, id: string): Promise<void> {
  const { run, settle } = createDuplication(model, [id]);
  const end = await run.start();
  if (end.status === "stopped") throw end.error;
  const [refused] = run.results.filter(({ outcome }) => outcome === "refused");
  settle(run.results);
  if (refused) {
    const t = questionsMessages.get();
    notify(responseCodes.conflict, t.duplicate, refused.reason ?? t.gone);
  }
}

// --- Told, with the way back ---

function tell(
  model: QuestionsModel,
  text: "removed" | "duplicated" | "changed",
  count: number,
  undo: Undo,
): void {
  const t = questionsMessages.get();
  if (count > 0) {
    const run = () => void takeBack(model, undo).catch(reportError);
    const body = t[text]({ n: formatNumber(count) });
    notify(responseCodes.success, t.doneTitle, body, { label: t.undo, run });
  }
  void model.changed();
}

async function takeBack(model: QuestionsModel, undo: Undo): Promise<void> {
  const results = await undo().finally(() => void model.changed());
  const t = questionsMessages.get();
  const refused = results.filter(({ outcome }) => outcome === "refused");
  const back = formatNumber(results.length - refused.length);
  if (results.length > refused.length) {
    notify(responseCodes.success, t.undone, t.undoneBody({ n: back }));
  }
  const [first] = refused;
  if (first) {
    const n = formatNumber(refused.length);
    const body = t.undoRefused({ n, reason: first.reason ?? t.gone });
    notify(responseCodes.conflict, t.undo, body);
  }
}

const remove = async (ids: string[]) => (await call(deleteQuestions, { ids })).results;
const restore = async (ids: string[]) => (await call(restoreQuestions, { ids })).results;

/** @throws ServerError */
async function inBatches(ids: Ids, send: (batch: string[]) => Promise<BulkResult[]>) {
  const results: BulkResult[] = [];
  for (let at = 0; at < ids.length; at += bulkBatchSize) {
    results.push(...(await send(ids.slice(at, at + bulkBatchSize))));
  }
  return results;
}

/** @throws ServerError */
async function changeBack(before: ChangeItems): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = [];
  for (let at = 0; at < before.length; at += bulkBatchSize) {
    const items = before.slice(at, at + bulkBatchSize);
    results.push(...(await call(changeQuestions, { items })).results);
  }
  return results;
}

function idsDone(results: readonly BulkResult[]): string[] {
  return results.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
}
