// What a paper about banks has in the frame of every paper: how much it is, why it is nothing, which banks are left out,
// and its sheets, whose code comes once somebody prints them.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { formatNumber } from "../../../../core/format.ts";
import { LazyComponent } from "../../../../kit/lazy/lazy-component.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { isBankKind, type PaperKind, type PaperRequest } from "../event-paper-choices.ts";
import { cardMessages, eventPapersMessages } from "../event-papers-messages.ts";
import type { SortedBanks } from "./event-banks-rows.ts";
import { eventBanksMessages } from "./event-banks-messages.ts";
import type { EventBanksModel } from "./event-banks-model.ts";
import { UnopenedBanks } from "./unopened-banks-list.tsx";

const loadSheets = lazy(() => import("./event-bank-sheets.tsx"), "EventBankSheets");

/** Of a kind that is about no banks: nothing. */
export function usePrintedBanks(model: EventBanksModel, kind: PaperKind, request: PaperRequest) {
  const t = useStore(eventBanksMessages);
  const banks = useStore(model.$banks);
  const drawn = useMemo(
    () => (isBankKind(kind) ? { kind, request, banks } : null),
    [kind, request, banks],
  );
  const count = useCount(kind, banks);
  return {
    drawn,
    count,
    nothing: (
      <EmptyState icon="clipboard-pen" title={t.noneTitle}>
        {t.noneText}
      </EmptyState>
    ),
    notice: banks.leftOut.length > 0 && (
      <UnopenedBanks banks={banks.leftOut} onRetry={() => void model.retry()} />
    ),
    children:
      drawn === null || banks.waiting > 0 ? (
        <Spinner label={count ?? ""} />
      ) : (
        <LazyComponent load={loadSheets} props={drawn} />
      ),
  };
}

/** Null: nothing is printed. */
function useCount(kind: PaperKind, { ready, leftOut, waiting }: SortedBanks): string | null {
  const t = useStore(eventBanksMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const cardT = useStore(cardMessages);
  if (waiting > 0) {
    const done = ready.length + leftOut.length;
    return t.progress({ done: formatNumber(done), total: formatNumber(done + waiting) });
  }
  if (ready.length === 0) return null;
  if (kind === "kisi-kisi") return eventPapersT.sheets({ n: formatNumber(ready.length) });
  const cards = ready.reduce((sum, { blueprint }) => sum + blueprint.questions.length, 0);
  return cardT.count({ n: formatNumber(cards) });
}
