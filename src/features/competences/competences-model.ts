// The competences screen without its looks: the tree as a list, its order, and what follows from a change to it.
import {
  competenceKinds,
  competenceSorts,
  deleteCompetences,
  listCompetenceDescendants,
  listCompetenceIds,
  listCompetencePhases,
  listCompetences,
  reorderCompetence,
  type Competence,
  type CompetenceKind,
} from "../../contract/competences.ts";
import type { CallInput, CallOutput } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { createRowActions, type ActedRecords } from "../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createQuietOptions } from "../../kit/list/quiet-options.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createDetail, type DetailModel } from "../../kit/record/create-detail.ts";
import { createMoveQueue } from "../../kit/ordering/move-queue.ts";
import type { RowOrder } from "../../kit/ordering/use-row-order.ts";
import { siblingAmong } from "./competence-order.ts";
import { competencesMessages } from "./competences-messages.ts";

export type CompetenceSort = (typeof competenceSorts)[number];
export type CompetenceFilters = { subject_id: string; fase: string; jenis: "" | CompetenceKind };
export type CompetenceList = ListModel<Competence, CompetenceFilters, CompetenceSort>;
export type CompetencesModel = ReturnType<typeof createCompetencesModel>;
export type Move = Pick<CallInput<typeof reorderCompetence>, "move" | "target_id">;

export function createCompetencesModel() {
  // For the filter and as proposals.
  const phases = createQuietOptions<readonly string[]>([], (signal) =>
    call(listCompetencePhases, {}, { signal }),
  );
  const records = createRecords<Competence, CompetenceFilters, CompetenceSort>({
    name: "competences",
    endpoints: { list: listCompetences, ids: listCompetenceIds },
    filters: { subject_id: "", fase: "", jenis: "" },
    sort: "tree",
    sortable: competenceSorts,
    acceptsFilter,
    lookups: [phases],
  });

  return {
    ...records,
    ...createOrder(records.list),
    $phases: phases.$options,
    actions: createRemovalAction(records),
    exit(): void {
      phases.exit();
      records.exit();
    },
  };
}

/** Addresses are typed and sent by people: an unknown kind would be refused by the server. */
function acceptsFilter(name: keyof CompetenceFilters, value: string): boolean {
  if (name === "jenis") return competenceKinds.some((kind) => kind === value);
  return value.length <= 64;
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

export type Below = CallOutput<typeof listCompetenceDescendants>;

export function createBelow(ids: readonly string[]): DetailModel<Below> {
  return createDetail((signal) => call(listCompetenceDescendants, { ids: [...ids] }, { signal }));
}

/** Deletes in the order in which the server named them: each after what is below it. */
function createRemovalAction(records: ActedRecords) {
  return createRowActions<"remove", Competence>({
    records,
    many: (count) => competencesMessages.get().count({ count }),
    actions: () => ({
      remove: removalAction({
        titleOfOne: (who) => competencesMessages.get().removeOne({ who }),
        send: async (ids) => (await call(deleteCompetences, { ids })).results,
      }),
    }),
  });
}
