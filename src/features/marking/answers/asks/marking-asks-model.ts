// What was asked about answers to the question that is marked, and the replies. It is read beside the marking: when it cannot be read,
// marking goes on.
import { computed } from "nanostores";
import {
  listMarkingAsks,
  withdrawMarkingAsk,
  type MarkingAsk,
  type MarkingAsks,
} from "../../../../contract/marking/marking-asks.ts";
import { call } from "../../../../core/api.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

export type MarkingAsksModel = ReturnType<typeof createMarkingAsksModel>;

/** A reply shows so soon, without being asked for. */
const everyMs = 20_000;

export function createMarkingAsksModel(unit: UnitKey) {
  const detail = createDetail<MarkingAsks>((signal) => call(listMarkingAsks, unit, { signal }), {
    everyMs,
  });
  const { $state, retry, refresh, exit } = detail;
  const $asks = computed($state, (state) => (state.status === "ready" ? state.detail.items : []));

  /** As the server has answered it, before the list is fetched again. */
  function put(ask: MarkingAsk): void {
    const state = $state.get();
    if (state.status !== "ready") return void refresh();
    const others = state.detail.items.filter(({ id }) => id !== ask.id);
    const items = [ask, ...others].sort((one, other) => other.at.localeCompare(one.at));
    detail.take({ ...state.detail, items });
  }

  return {
    unit,
    $state,
    $asks,
    /** Of the unit's rubric; null: not known so far. */
    $rubricVersion: computed($state, (state) =>
      state.status === "ready" ? state.detail.rubric_version : null,
    ),
    /** Codes of the answers that one has put aside. */
    $aside: computed(
      $asks,
      (asks) => new Set(asks.filter((ask) => ask.is_own && isWaiting(ask)).map(({ code }) => code)),
    ),
    /** How many wait for one's own reply. */
    $forMe: computed($asks, (asks) => asks.filter(waitsForMe).length),
    retry,
    refresh,
    put,
    async withdraw({ id }: MarkingAsk): Promise<void> {
      put(await call(withdrawMarkingAsk, { ...unit, ask_id: id }));
    },
    exit,
  };
}

export const isWaiting = ({ state }: MarkingAsk): boolean => state === "waiting";
export const waitsForMe = (ask: MarkingAsk): boolean => ask.is_for_me && isWaiting(ask);
