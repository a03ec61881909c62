// A bank's references without their looks: the bank, the list, and what follows from a change.
import type { CallInput } from "../../../contract/calls/call.ts";
import { getQuestionBank } from "../../../contract/questions/banks.ts";
import {
  listReferences,
  moveReferences,
  referenceSorts,
  referenceTypeCodes,
  type Reference,
  type ReferenceType,
} from "../../../contract/questions/references.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { createRecords } from "../../../kit/list/create-records.ts";
import { createMoveQueue } from "../../../kit/ordering/move-queue.ts";
import type { RowOrder } from "../../../kit/ordering/use-row-order.ts";
import { createReferenceActions } from "./reference-actions.ts";
import { referencesMessages } from "./references-messages.ts";

export type ReferenceSort = (typeof referenceSorts)[number];
export type ReferenceFilters = { type: "" | ReferenceType };
export type ReferenceList = ListModel<Reference, ReferenceFilters, ReferenceSort>;
type Move = Omit<CallInput<typeof moveReferences>, "id" | "ids">;
export type ReferencesModel = ReturnType<typeof createReferencesModel>;

export function createReferencesModel(bankId: string) {
  const bank = createDetail((signal) => call(getQuestionBank, { id: bankId }, { signal }));
  const records = createRecords<Reference, ReferenceFilters, ReferenceSort>({
    name: "references",
    endpoints: { list: listReferences },
    within: { id: bankId },
    filters: { type: "" },
    sort: "position",
    sortable: referenceSorts,
    acceptsFilter: (_name, value) => referenceTypeCodes.some((type) => type === value),
  });
  return {
    ...records,
    ...createOrder(bankId, records.list),
    bankId,
    $bank: bank.$state,
    actions: createReferenceActions(records),
    saved({ kode }: Reference): void {
      records.saved(referencesMessages.get().saved({ label: kode }));
    },
    async retry(): Promise<void> {
      await Promise.all([bank.retry(), records.list.reload()]);
    },
    exit(): void {
      bank.exit();
      records.exit();
    },
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
