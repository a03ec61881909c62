// The banks of an event's papers without their looks: fetched one after another once a paper about them is chosen. What
// the person may not open, or what is locked, the server refuses; it is kept with the reason.
import { atom, computed } from "nanostores";
import { getBankBlueprint } from "../../../../contract/exams/bank-blueprints.ts";
import type { EventPapers } from "../../../../contract/exams/event-papers.ts";
import { exportQuestions } from "../../../../contract/questions/questions.ts";
import { listReferences } from "../../../../contract/questions/references.ts";
import { call } from "../../../../core/api.ts";
import { loadAll } from "../../../../kit/list/load-all.ts";
import { isBankKind, type BankPaperKind } from "../event-paper-choices.ts";
import type { EventPaperModel } from "../event-paper-model.ts";
import {
  banksOf,
  isEmpty,
  sortedBanks,
  type AskedBank,
  type BankContent,
  type BankOutcome,
} from "./event-banks-rows.ts";

export type EventBanksModel = ReturnType<typeof createEventBanksModel>;

export function createEventBanksModel(
  { $kind, choices }: Pick<EventPaperModel, "$kind" | "choices">,
  { schedules }: Pick<EventPapers, "schedules">,
) {
  const abort = new AbortController();
  const $outcomes = atom<ReadonlyMap<string, BankOutcome>>(new Map());
  const $schedule = computed(choices.$values, ({ schedule }) => schedule);
  const $wanted = computed([$kind, $schedule], (kind, schedule) =>
    isBankKind(kind)
      ? banksOf(schedules, schedule).map((bank) => ({ bank, kind, key: `${kind} ${bank.id}` }))
      : [],
  );
  const $banks = computed([$wanted, $outcomes], (wanted, outcomes) =>
    sortedBanks(
      wanted.map(({ bank, key }): AskedBank => ({ bank, outcome: outcomes.get(key) ?? null })),
    ),
  );

  let isLoading = false;
  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const missing = () => $wanted.get().find(({ key }) => !$outcomes.get().has(key));
    for (let next = missing(); next; next = missing()) {
      const outcome = await outcomeOf(next.bank.id, next.kind, abort.signal);
      if (abort.signal.aborted) break;
      $outcomes.set(new Map([...$outcomes.get(), [next.key, outcome]]));
    }
    isLoading = false;
  }
  const stop = $wanted.subscribe(() => void load());

  return {
    $banks,
    /** Asks again for those that are left out. */
    async retry(): Promise<void> {
      const printed = [...$outcomes.get()].filter(
        ([, outcome]) => outcome.is === "ready" && !isEmpty(outcome.content),
      );
      $outcomes.set(new Map(printed));
      await load();
    },
    exit() {
      stop();
      abort.abort();
    },
  };
}

async function outcomeOf(
  id: string,
  kind: BankPaperKind,
  signal: AbortSignal,
): Promise<BankOutcome> {
  try {
    return { is: "ready", content: await fetchBank(id, kind, signal) };
  } catch (error) {
    return { is: "failed", error };
  }
}

async function fetchBank(
  id: string,
  kind: BankPaperKind,
  signal: AbortSignal,
): Promise<BankContent> {
  if (kind === "kisi-kisi") {
    const blueprint = await call(getBankBlueprint, { id }, { signal });
    return { blueprint, questions: [], references: [] };
  }
  const [blueprint, { items: questions }, references] = await Promise.all([
    call(getBankBlueprint, { id }, { signal }),
    call(exportQuestions, { id }, { signal }),
    loadAll((paging) => call(listReferences, { id, sort: "position", ...paging }, { signal })),
  ]);
  return { blueprint, questions, references };
}
