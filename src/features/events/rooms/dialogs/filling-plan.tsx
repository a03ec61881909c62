// What the chosen way of filling comes to, session by session.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import css from "./filling-dialog.module.css";
import { fillingMessages } from "./filling-messages.ts";
import type { FillingModel } from "./filling-model.ts";
import type { FillingPlan as Plan } from "./filling-plan-rows.ts";

export function FillingPlan({ filling }: { filling: FillingModel }) {
  const t = useStore(fillingMessages);
  const state = useStore(filling.$state);
  return (
    <div className={css.plan} aria-live="polite">
      <h3>{t.plan}</h3>
      {state.status === "planning" ? (
        <Spinner label={t.planning} />
      ) : (
        <>
          {state.status === "failed" && (
            <Banner tone="bad" title={t.notSaved}>
              {failureText(state.error)}{" "}
              <Button size="s" onClick={() => void filling.again()}>
                {t.again}
              </Button>
            </Banner>
          )}
          <Counts plan={state.plan} />
        </>
      )}
    </div>
  );
}

function Counts({ plan: { sessions, moves } }: { plan: Plan }) {
  const t = useStore(fillingMessages);
  if (sessions.length === 0) return <p>{t.nothingChosen}</p>;
  const left = sessions.reduce((sum, session) => sum + session.left, 0);
  const pairs = sessions.reduce((sum, session) => sum + session.pairs, 0);
  return (
    <>
      <Table caption={t.plan}>
        <thead>
          <tr>
            <HeaderCell>{t.sessions}</HeaderCell>
            <HeaderCell numeric>{t.seated}</HeaderCell>
            <HeaderCell numeric>{t.left}</HeaderCell>
            <HeaderCell numeric>{t.pairs}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <Row key={session.sesi}>
              <Cell>{session.sesi}</Cell>
              <Cell numeric>{formatNumber(session.seated)}</Cell>
              <Cell numeric className={session.left > 0 ? css.bad : undefined}>
                {formatNumber(session.left)}
              </Cell>
              <Cell numeric>{formatNumber(session.pairs)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {moves.length === 0 && <p>{t.nobody}</p>}
      <p className={pairs === 0 ? css.ok : undefined}>
        <Icon name={pairs === 0 ? "circle-check" : "info"} size={16} />
        {pairs === 0 ? t.noNeighbours : t.neighbours({ n: formatNumber(pairs) })}
      </p>
      {left > 0 && (
        <p className={css.bad}>
          <Icon name="triangle-alert" size={16} />
          {t.tooFew({ n: formatNumber(left) })}
        </p>
      )}
    </>
  );
}
