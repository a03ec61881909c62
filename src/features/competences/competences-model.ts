// The competences screen without its looks: the tree as a list, its order, and what follows from a change to it.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import {
  competenceKinds,
  competenceSorts,
  deleteCompetences,
  listCompetenceDescendants,
  listCompetenceIds,
  listCompetencePhases,
  listCompetences,
  reorderCompetence,
} from "../../contract/competences.ts";
import type { Competence, CompetenceKind } from "../../contract/competences.ts";
import type { EndpointInput, EndpointOutput } from "../../contract/calls/endpoint.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/fields.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { countResults, createBulk } from "../../kit/bulk/create-bulk.ts";
import { createList } from "../../kit/list/create-list.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createMoveQueue } from "../../kit/ordering/move-queue.ts";
import type { RowOrder } from "../../kit/ordering/use-row-order.ts";
import { siblingAmong } from "./competence-order.ts";
import { competencesMessages } from "./competences-messages.ts";

export type CompetenceSort = (typeof competenceSorts)[number];
export type CompetenceFilters = { subject_id: string; fase: string; jenis: "" | CompetenceKind };
export type CompetenceList = ListModel<Competence, CompetenceFilters, CompetenceSort>;
export type CompetencesModel = ReturnType<typeof createCompetencesModel>;
export type Move = Pick<EndpointInput<typeof reorderCompetence>, "move" | "target_id">;

const noFilters: CompetenceFilters = { subject_id: "", fase: "", jenis: "" };

export function createCompetencesModel() {
  const abort = new AbortController();
  const list: CompetenceList = createList({
    name: "competences",
    load: (query, signal) => call(listCompetences, query, { signal }),
    loadIds: async (query, signal) => (await call(listCompetenceIds, query, { signal })).ids,
    filters: noFilters,
    sort: "tree",
    sortable: competenceSorts,
    acceptsFilter,
  });
  const $phases = createPhases(abort.signal);
  const order = createOrder(list);

  async function changed(): Promise<void> {
    await Promise.all([list.reload(), $phases.refresh()]);
  }

  function saved({ kode }: Competence): void {
    const t = competencesMessages.get();
    notify(responseCodes.success, t.savedTitle, t.saved({ label: kode }));
    void changed();
  }

  function removed(results: readonly BulkResult[]): void {
    const { done } = countResults(results);
    list.forget(results.filter(({ outcome }) => outcome === "done").map(({ id }) => id));
    if (done > 0) {
      const t = competencesMessages.get();
      notify(responseCodes.success, t.removedTitle, t.removed({ n: formatNumber(done) }));
    }
    void changed();
  }

  return {
    list,
    $phases: $phases.store,
    ...order,
    changed,
    saved,
    createRemoval,
    removed,
    exit(): void {
      abort.abort();
      list.exit();
    },
  };
}

/** Addresses are typed and sent by people: an unknown kind would be refused by the server. */
function acceptsFilter(name: keyof CompetenceFilters, value: string): boolean {
  if (name === "jenis") return competenceKinds.some((kind) => kind === value);
  return value.length <= 64;
}

/** For the filter and as proposals; without them there are none, which is no reason to disturb anybody. */
function createPhases(signal: AbortSignal) {
  const store = atom<readonly string[]>([]);
  const refresh = async (): Promise<void> => {
    try {
      store.set(await call(listCompetencePhases, {}, { signal }));
    } catch {
      // The filter keeps the phases it has.
    }
  };
  void refresh();
  return { store: store as ReadableAtom<readonly string[]>, refresh };
}

function createOrder(list: CompetenceList) {
  const { $moved, move } = createMoveQueue(list.reload);

  async function send(row: Competence, to: Move): Promise<string> {
    const { place, sibling_count } = await call(reorderCompetence, { id: row.id, ...to });
    const total = formatNumber(sibling_count);
    const t = competencesMessages.get();
    return t.moved({ label: row.kode, place: formatNumber(place), total });
  }

  return { $moved, move: (row: Competence, to: Move) => move(() => send(row, to)) };
}

/** Rows are moved among their siblings. */
export function competenceOrder({ list, move }: CompetencesModel): RowOrder {
  const rows = () => {
    const state = list.$state.get();
    return state.status === "ready" ? state.page.items : [];
  };
  const moved = async (id: string, to: Move) => {
    const row = rows().find((each) => each.id === id);
    if (row) await move(row, to);
  };
  return {
    targetOf: (dragged, over) => siblingAmong(rows(), dragged, over),
    drop: (dragged, { target, side }) => void moved(dragged, { move: side, target_id: target }),
    step: (id, to) => moved(id, { move: to }),
  };
}

// --- Deleting: what is below goes as well, once it has been named ---

export type Below = EndpointOutput<typeof listCompetenceDescendants>;
export type BelowState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; below: Below };

export function createBelow(ids: readonly string[]) {
  const abort = new AbortController();
  const $state = atom<BelowState>({ status: "loading" });
  const load = async (): Promise<void> => {
    $state.set({ status: "loading" });
    try {
      const input = { ids: [...ids] };
      const below = await call(listCompetenceDescendants, input, { signal: abort.signal });
      if (!abort.signal.aborted) $state.set({ status: "ready", below });
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  };
  void load();
  return {
    $state: $state as ReadableAtom<BelowState>,
    retry: () => void load(),
    exit: () => abort.abort(),
  };
}

/** In the order in which the server named them: each after what is below it. */
function createRemoval(ids: readonly string[]) {
  const send = async (batch: string[]) => (await call(deleteCompetences, { ids: batch })).results;
  return createBulk({ ids, send });
}
