// A bank's references without their looks: the bank, the list, and what follows from a change.
import type { EndpointInput } from "../../../contract/calls/endpoint.ts";
import { getQuestionBank } from "../../../contract/questions/banks.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import {
  deleteReferences,
  listReferences,
  moveReferences,
  referenceSorts,
  referenceTypeCodes,
} from "../../../contract/questions/references.ts";
import type { Reference, ReferenceType } from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { countResults, createBulk } from "../../../kit/bulk/create-bulk.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { createList } from "../../../kit/list/create-list.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { createMoveQueue } from "../../../kit/ordering/move-queue.ts";
import type { RowOrder } from "../../../kit/ordering/use-row-order.ts";
import { referencesMessages } from "./references-messages.ts";

export type ReferenceSort = (typeof referenceSorts)[number];
export type ReferenceFilters = { type: "" | ReferenceType };
export type ReferenceList = ListModel<Reference, ReferenceFilters, ReferenceSort>;
type Move = Omit<EndpointInput<typeof moveReferences>, "id" | "ids">;
export type ReferencesModel = ReturnType<typeof createReferencesModel>;

export function createReferencesModel(bankId: string) {
  const bank = createDetail((signal) => call(getQuestionBank, { id: bankId }, { signal }));
  const list: ReferenceList = createList({
    name: "references",
    load: (query, signal) => call(listReferences, { id: bankId, ...query }, { signal }),
    filters: { type: "" } as ReferenceFilters,
    sort: "position",
    sortable: referenceSorts,
    acceptsFilter: (_name, value) => referenceTypeCodes.some((type) => type === value),
  });

  async function retry(): Promise<void> {
    await Promise.all([bank.retry(), list.reload()]);
  }

  function saved({ kode }: Reference): void {
    const t = referencesMessages.get();
    notify(responseCodes.success, t.savedTitle, t.saved({ label: kode }));
    void list.reload();
  }

  function createRemoval(ids: readonly string[], detach: boolean) {
    const send = async (batch: string[]) =>
      (await call(deleteReferences, { ids: batch, detach })).results;
    return createBulk({ ids, send });
  }

  function removed(results: readonly BulkResult[]): void {
    const { done } = countResults(results);
    list.forget(results.filter(({ outcome }) => outcome === "done").map(({ id }) => id));
    if (done > 0) {
      const t = referencesMessages.get();
      notify(responseCodes.success, t.removedTitle, t.removed({ n: formatNumber(done) }));
    }
    void list.reload();
  }

  function exit(): void {
    bank.exit();
    list.exit();
  }

  return {
    bankId,
    $bank: bank.$state,
    list,
    retry,
    saved,
    createRemoval,
    removed,
    ...createOrder(bankId, list),
    exit,
  };
}

function createOrder(bankId: string, list: ReferenceList) {
  // A refused move means that somebody else has changed the list.
  const { $moved, move } = createMoveQueue(() => list.reload());

  async function send(ids: readonly string[], to: Move): Promise<string> {
    const { items } = await call(moveReferences, { id: bankId, ids: [...ids], ...to });
    const number = formatNumber(Math.min(...items.map((item) => item.number)));
    return referencesMessages.get().moved({ number });
  }

  return {
    $moved,
    move: (ids: readonly string[], to: Move) => move(() => send(ids, to)),
    /** In the bank's order, as long as that is what the list shows. */
    placeOf(id: string): { isFirst: boolean; isLast: boolean } {
      const state = list.$state.get();
      if (state.status !== "ready") return { isFirst: true, isLast: true };
      const { items, page, per_page, total } = state.page;
      const number = (page - 1) * per_page + items.findIndex((item) => item.id === id) + 1;
      return { isFirst: number === 1, isLast: number === total };
    },
  };
}

/** Each row goes alone: a bank has few references. */
export function referenceOrder({ move }: ReferencesModel): RowOrder {
  return {
    targetOf: (_dragged, over) => over,
    drop: (dragged, { target, side }) => void move([dragged], { move: side, target_id: target }),
    step: (id, to) => move([id], { move: to }),
  };
}
