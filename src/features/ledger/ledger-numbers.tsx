// One result in the ledger: a figure when it is final, else a word for what is missing. Called, not mounted: there are a thousand.
import type { MouseEvent, ReactNode } from "react";
import type { LedgerCell, LedgerExam } from "../../contract/results/event-ledger.ts";
import { navigate } from "../../core/navigation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { LedgerCellTexts } from "./ledger-cell-messages.ts";
import { figureText, missingSentence, stateSentence } from "./ledger-text.ts";
import css from "./ledger-numbers.module.css";

type LedgerCellProps = {
  cell: LedgerCell | undefined;
  exam: LedgerExam;
  t: LedgerCellTexts;
  missedHint: string;
  /** Of the answers of a sitting, for who may read them. */
  addressOf?: (sitting: string) => string;
};

export function ledgerCell({ cell, exam, t, missedHint, addressOf }: LedgerCellProps): ReactNode {
  if (!cell) {
    const text = missingSentence(exam, t);
    return (
      <span className={css.missing} title={text}>
        <span aria-hidden="true">{t.notAsked}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    );
  }
  const { state, score, sitting_id: sitting, is_missed: isMissed } = cell;
  const shown =
    state === "complete" && score !== null ? (
      <span className={isMissed ? css.low : undefined}>
        {figureText(score)}
        {isMissed && <VisuallyHidden>, {missedHint}</VisuallyHidden>}
      </span>
    ) : (
      <span className={css[state]} title={stateSentence(cell, t)}>
        {state === "complete" ? "" : t[state]}
      </span>
    );
  if (!addressOf || sitting === null || score === null) return shown;
  return (
    <a href={addressOf(sitting)} onClick={follow}>
      {shown}
    </a>
  );
}

/** A thousand RouteLinks, each with its wish to fetch ahead, would be felt on an old PC. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isForBrowser || event.button !== 0) return;
  event.preventDefault();
  navigate(event.currentTarget.getAttribute("href") ?? "");
}
