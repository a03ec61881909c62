// Tokens that were released: by whom, until when, and why they ended.
import { useStore } from "@nanostores/react";
import type { PastToken } from "../../contract/exams/exam-tokens.ts";
import { shownToken } from "../../domain/exams/tokens/exam-token.ts";
import { formatDateTime, formatTime } from "../../core/format.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { createTokenHistoryModel } from "./token-history-model.ts";
import { scopeName } from "./token-text.ts";
import { historyMessages, tokensMessages } from "./tokens-messages.ts";
import type { TokensModel } from "./tokens-model.ts";
import css from "./tokens-screen.module.css";

export function TokenHistory({ tokens }: { tokens: TokensModel }) {
  const t = useStore(historyMessages);
  const model = useModel(() => createTokenHistoryModel(tokens.$state));
  const state = useStore(model.$state);
  return (
    <div className={css.part}>
      <header className={css.head}>
        <h2>{t.title}</h2>
      </header>
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.load} />}
      {state.status === "ready" && state.items.length === 0 && (
        <p className={css.facts}>{t.empty}</p>
      )}
      {state.status === "ready" && state.items.length > 0 && <HistoryTable items={state.items} />}
      {state.status === "ready" && state.hasMore && (
        <div className={css.foot}>
          <Button onClick={() => void model.showMore()}>{t.more}</Button>
        </div>
      )}
    </div>
  );
}

function HistoryTable({ items }: { items: readonly PastToken[] }) {
  const t = useStore(historyMessages);
  const tokensT = useStore(tokensMessages);
  return (
    <Sheet>
      <Table caption={t.title} className={css.history}>
        <thead>
          <tr>
            <HeaderCell>{tokensT.token}</HeaderCell>
            <HeaderCell>{tokensT.scope}</HeaderCell>
            <HeaderCell>{t.released}</HeaderCell>
            <HeaderCell>{t.by}</HeaderCell>
            <HeaderCell>{t.ended}</HeaderCell>
            <HeaderCell>{t.shownBy}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id}>
              <Cell mono nowrap>
                {shownToken(item.value)}
              </Cell>
              <Cell>{scopeName(item, tokensT)}</Cell>
              <Cell nowrap>{formatDateTime(item.released_at)}</Cell>
              <Cell>{item.released_by ?? t.itself}</Cell>
              <Cell>{endOf(item, t)}</Cell>
              <Cell muted>{item.shown_by.join(", ")}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function endOf(
  { end, ended_at, ended_by, note }: PastToken,
  t: ReturnType<(typeof historyMessages)["get"]>,
): string {
  if (end === null || ended_at === null) return t.current;
  const said = t[end]({ time: formatTime(ended_at), by: ended_by ?? "" });
  return note === "" ? said : `${said}: ${note}`;
}
