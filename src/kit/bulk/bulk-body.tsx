// What a bulk dialog shows once it has started: how far it is, then what became of the rows.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { translateFault } from "../../core/faults/translate-fault.ts";
import { formatNumber } from "../../core/format.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { countResults, type BulkState } from "./create-bulk.ts";
import css from "../dialogs/dialogs.module.css";
import { failureText } from "../failed-message.ts";
import { bulkMessages } from "./bulk-messages.ts";

type BulkBodyProps<Result extends BulkResult> = {
  state: Exclude<BulkState<Result>, { status: "ready" }>;
  renderResults?: (results: readonly Result[]) => ReactNode;
};

export function BulkBody<Result extends BulkResult>(props: BulkBodyProps<Result>) {
  const { state, renderResults } = props;
  const t = useStore(bulkMessages);
  if (state.status === "running") {
    const { done, total } = state;
    const label = t.progress({ done: formatNumber(done), total: formatNumber(total) });
    return (
      <>
        <ProgressBar value={done} max={total} label={label} />
        <output>{label}</output>
      </>
    );
  }
  return (
    <>
      {state.status === "stopped" && (
        <Banner tone={state.error === null ? "warn" : "bad"} title={t.stopped}>
          {state.error !== null && `${failureText(state.error)} `}
          {[
            state.unsure > 0 && t.unsure({ n: formatNumber(state.unsure) }),
            state.rest > 0 && t.rest({ rest: formatNumber(state.rest) }),
          ]
            .filter(Boolean)
            .join(" ")}
        </Banner>
      )}
      {(state.status === "finished" || state.results.length > 0) && (
        <Counts results={state.results} />
      )}
      {renderResults?.(state.results)}
      <RefusedRows results={state.results} />
    </>
  );
}

function Counts({ results }: { results: readonly BulkResult[] }) {
  const t = useStore(bulkMessages);
  const { done, unchanged, refused } = countResults(results);
  return (
    <output className={css.counts}>
      {(done > 0 || results.length === 0) && (
        <Tag tone="ok" icon="circle-check">
          {t.done({ n: formatNumber(done) })}
        </Tag>
      )}
      {unchanged > 0 && <Tag>{t.unchanged({ n: formatNumber(unchanged) })}</Tag>}
      {refused > 0 && (
        <Tag tone="bad" icon="ban">
          {t.refused({ n: formatNumber(refused) })}
        </Tag>
      )}
    </output>
  );
}

/** More rows than anybody reads in a dialog would only make it slow. */
const maxShown = 100;

export function RefusedRows({ results }: { results: readonly BulkResult[] }) {
  const t = useStore(bulkMessages);
  const refused = results.filter(({ outcome }) => outcome === "refused");
  if (refused.length === 0) return null;
  return (
    <Table caption={t.refusedTable} className={css.refused}>
      <thead>
        <tr>
          <HeaderCell>{t.name}</HeaderCell>
          <HeaderCell>{t.reason}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {refused.slice(0, maxShown).map(({ id, label, reason }) => (
          <Row key={id}>
            <Cell>{label}</Cell>
            <Cell>{translateFault(reason ?? "")}</Cell>
          </Row>
        ))}
        {refused.length > maxShown && (
          <Row>
            <Cell colSpan={2}>{t.moreRefused({ n: formatNumber(refused.length - maxShown) })}</Cell>
          </Row>
        )}
      </tbody>
    </Table>
  );
}
