// What can be done to questions, one or many: deleting, copying, taking to another bank, changing.
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import type { CallInput } from "../../../contract/calls/call.ts";
import {
  changeQuestions,
  deleteQuestions,
  duplicateQuestions,
  restoreQuestions,
  transferQuestions,
  type Question,
  type QuestionChanges,
} from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../../kit/actions/removal-action.ts";
import type { RowAction } from "../../../kit/actions/row-action.ts";
import { questionsMessages, type QuestionsTexts } from "../list/questions-messages.ts";

export type TransferMode = CallInput<typeof transferQuestions>["mode"];
export type ActionKind = "change" | "duplicate" | TransferMode | "delete";

/** What changing and the transfers need to know: only what `changes` names is changed; `bank` is where they go. */
export type ActionInput = { changes: QuestionChanges; bank: { id: string; kode: string } };
export const noInput: ActionInput = { changes: {}, bank: { id: "", kode: "" } };

type ChangeItem = CallInput<typeof changeQuestions>["items"][number];
/** `before` undoes a change, `copyId` a copy; `bank` is where it went. */
export type ActionResult = BulkResult & { before?: ChangeItem; copyId?: string; bank?: string };
type Action = RowAction<Question, ActionResult, ActionInput>;
export type QuestionActions = RowActions<ActionKind, Question, ActionResult, ActionInput>;

export function createQuestionActions(records: ActedRecords): QuestionActions {
  return createRowActions<ActionKind, Question, ActionResult, ActionInput>({
    records,
    many: (count) => questionsMessages.get().countOnly({ count }),
    actions: () => actionsIn(questionsMessages.get()),
  });
}

function actionsIn(t: QuestionsTexts): Record<ActionKind, Action> {
  return {
    ...transfersIn(t),
    change: {
      label: t.change,
      icon: "pencil",
      title: (who) => t.changeTitle({ who }),
      verb: (count) => t.changeVerb({ count }),
      send: change,
      doneText: (_who, done) => t.changed({ n: numberOf(done) }),
      takeBack: changeBack,
    },
    duplicate: {
      label: t.duplicate,
      icon: "copy",
      isInstant: true,
      title: (who) => t.duplicateTitle({ who }),
      send: duplicate,
      doneText: (_who, done) => t.duplicated({ n: numberOf(done) }),
      takeBack: (done) => remove(done.flatMap(({ copyId }) => copyId ?? [])),
    },
    delete: removalAction<Question, ActionResult, ActionInput>({
      send: remove,
      doneText: (_who, done) => t.removed({ n: numberOf(done) }),
      takeBack: (done) => restoreAll(done.map(({ id }) => id)),
    }),
  };
}

function transfersIn(t: QuestionsTexts): Record<TransferMode, Action> {
  const bankOf = (done: readonly ActionResult[]) => done[0]?.bank ?? "";
  return {
    copy: {
      label: t.copyTo,
      icon: "files",
      title: (_who, count) => t.copyTitle({ count }),
      verb: (count) => t.copyVerb({ count }),
      send: (ids, { bank }) => transfer(ids, bank, "copy"),
      doneText: (_who, done) => t.copied({ n: numberOf(done), bank: bankOf(done) }),
    },
    move: {
      label: t.moveTo,
      icon: "library",
      leaves: true,
      title: (_who, count) => t.moveTitle({ count }),
      verb: (count) => t.moveVerb({ count }),
      send: (ids, { bank }) => transfer(ids, bank, "move"),
      doneText: (_who, done) => t.transferred({ n: numberOf(done), bank: bankOf(done) }),
    },
  };
}

/** Numbers move up when questions come or go: what was done is told by how many. */
const numberOf = (done: readonly ActionResult[]) => formatNumber(done.length);

// --- Sent ---

const remove = async (ids: string[]) => (await call(deleteQuestions, { ids })).results;

export const restoreAll = async (ids: string[]) => (await call(restoreQuestions, { ids })).results;

async function duplicate(ids: string[]): Promise<ActionResult[]> {
  const { results, created_ids } = await call(duplicateQuestions, { ids });
  const copies = created_ids.values();
  return results.map((result) => {
    const copyId = result.outcome === "done" ? copies.next().value : undefined;
    return copyId === undefined ? result : { ...result, copyId };
  });
}

async function transfer(
  ids: string[],
  bank: ActionInput["bank"],
  mode: TransferMode,
): Promise<ActionResult[]> {
  const { results } = await call(transferQuestions, { ids, bank_id: bank.id, mode });
  return results.map((result) => ({ ...result, bank: bank.kode }));
}

async function change(ids: string[], { changes }: ActionInput): Promise<ActionResult[]> {
  const answer = await call(changeQuestions, { items: [{ ids, changes }] });
  const beforeOf = new Map(answer.before.map((item) => [item.ids[0], item]));
  return answer.results.map((result) => {
    const before = beforeOf.get(result.id);
    return before ? { ...result, before } : result;
  });
}

async function changeBack(done: readonly ActionResult[]): Promise<BulkResult[]> {
  const items = done.flatMap(({ before }) => before ?? []);
  return (await call(changeQuestions, { items })).results;
}
