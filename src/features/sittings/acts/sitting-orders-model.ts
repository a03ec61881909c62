// What was ordered and what waits, for every operator of a schedule, and how far the time has come that was added from here.
// Polled each second while something is under way, otherwise every few seconds.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  cancelSittingOrder,
  listSittingOrders,
  type SittingOrder,
} from "../../../contract/exams/sitting-acts.ts";
import { listSittingExtras, type SittingExtra } from "../../../contract/exams/sitting-control.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";

export type SittingOrdersModel = ReturnType<typeof createSittingOrdersModel>;
export type ExtraProof = { id: string; at: number; extras: readonly SittingExtra[] };

const soonMs = 1_000;
const usualMs = 5_000;
/** How long one that went well stands there, and how long proof is waited for. */
const shownMs = 15_000;
const proofMs = 3 * 60_000;

export const isUnderWay = ({ state }: SittingOrder) => state === "waiting" || state === "begun";

/**
 * @param changed what was carried out has changed the rows
 * @param isRoom orders are none of the person's business
 */
export function createSittingOrdersModel(
  schedule_id: string,
  changed: () => Promise<void>,
  isRoom: boolean,
) {
  const abort = new AbortController();
  const { signal } = abort;
  const { $orders, readOrders } = createOrderList(schedule_id, changed, signal);
  const { $proofs, readProofs, follow } = createProofs(schedule_id, signal);
  const $hidden = atom<ReadonlySet<string>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    // When the server cannot be reached, the rows report it; what is known stays.
    if (!document.hidden) await Promise.allSettled([isRoom ? null : readOrders(), readProofs()]);
    if (signal.aborted) return;
    clearTimeout(timer);
    const isBusy =
      $orders.get().some(isUnderWay) || $proofs.get().some(({ extras }) => !isProven(extras));
    timer = setTimeout(() => void refresh(), isBusy ? soonMs : usualMs);
  }
  void refresh();

  return {
    /** Those that wait, those just ended, and those that did not go well until they are hidden. */
    $shown: computed([$orders, $hidden], (orders, hidden) =>
      orders.filter((order) => isShown(order) && !hidden.has(order.id)),
    ),
    $proofs: computed([$proofs, $hidden], (proofs, hidden) =>
      proofs.filter(({ id, extras }) => extras.length > 0 && !hidden.has(id)),
    ),
    $orders,
    refresh,
    /** Its proof is polled from now on. */
    follow(id: string): void {
      follow(id);
      void refresh();
    },
    hide: (id: string): void => $hidden.set(new Set([...$hidden.get(), id])),
    /** @throws ServerError, when it was too late */
    async cancel(order_id: string): Promise<void> {
      try {
        await call(cancelSittingOrder, { schedule_id, order_id });
      } finally {
        await refresh();
      }
    },
    exit(): void {
      clearTimeout(timer);
      abort.abort();
    },
  };
}

function createOrderList(schedule_id: string, changed: () => Promise<void>, signal: AbortSignal) {
  const $orders = atom<readonly SittingOrder[]>([]);
  return {
    $orders: $orders as ReadableAtom<readonly SittingOrder[]>,
    async readOrders(): Promise<void> {
      const underWay = $orders.get().filter(isUnderWay);
      const before = new Set(underWay.map(({ id }) => id));
      const { items } = await call(listSittingOrders, { schedule_id }, { signal });
      if (signal.aborted) return;
      $orders.set(items);
      if (items.some((order) => before.has(order.id) && !isUnderWay(order))) void changed();
    },
  };
}

/** How far added time has reached the participants, for the latest five. */
function createProofs(schedule_id: string, signal: AbortSignal) {
  const $proofs = atom<readonly ExtraProof[]>([]);
  return {
    $proofs: $proofs as ReadableAtom<readonly ExtraProof[]>,
    async readProofs(): Promise<void> {
      for (const { id, at, extras } of $proofs.get()) {
        if (isProven(extras) || performance.now() - at > proofMs) continue;
        const { items } = await call(listSittingExtras, { schedule_id, act_id: id }, { signal });
        if (signal.aborted) return;
        $proofs.set($proofs.get().map((one) => (one.id === id ? { id, at, extras: items } : one)));
      }
    },
    follow(id: string): void {
      $proofs.set([{ id, at: performance.now(), extras: [] }, ...$proofs.get()].slice(0, 5));
    },
  };
}

const isProven = (extras: readonly SittingExtra[]) =>
  extras.length > 0 && extras.every(({ seen_at: seen, is_waiting }) => seen !== null || is_waiting);

function isShown(order: SittingOrder): boolean {
  if (isUnderWay(order) || order.state === "lapsed" || order.refused.length > 0) return true;
  const ended = order.ended_at === null ? 0 : Date.parse(order.ended_at);
  return serverNow().getTime() - ended < shownMs;
}
