// Tokens of exams (token): what is released for whom, what the room sees, which session is open.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { tokenGraceSeconds, type TokenBoard } from "../../contract/exams/exam-tokens.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { notify, reportError } from "../../core/notices.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { AgeTag } from "../../kit/age/age-tag.tsx";
import { useAge, useStale } from "../../kit/age/use-age.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { ScopesTable } from "./scopes-table.tsx";
import { OpenSessionsPanel } from "./open-sessions-panel.tsx";
import { ShownTokenPanel } from "./shown-token-panel.tsx";
import { TokenDialog, type Asked } from "./token-dialog.tsx";
import { TokenHistory } from "./token-history-table.tsx";
import { TokenWallDialog } from "./token-wall-dialog.tsx";
import { tokensMessages } from "./tokens-messages.ts";
import { createTokensModel, type TokensModel } from "./tokens-model.ts";
import css from "./tokens-screen.module.css";

export default function TokensScreen() {
  const t = useStore(tokensMessages);
  const model = useModel(createTokensModel);
  const state = useStore(model.$state);
  return (
    <div className={css.page}>
      <PageHeader title={t.title}>
        {state.status === "ready" && <TokensAge asOf={state.asOf} />}
      </PageHeader>
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.load} />}
      {state.status === "ready" && (
        <>
          <StaleTokens asOf={state.asOf} />
          <Board model={model} board={state.value} asOf={state.asOf} />
        </>
      )}
    </div>
  );
}

function TokensAge({ asOf }: { asOf: Date }) {
  return <AgeTag {...useAge(asOf)} />;
}

function StaleTokens({ asOf }: { asOf: Date }) {
  const t = useStore(tokensMessages);
  return useStale(asOf) ? (
    <div role="status">
      <Banner tone="warn">{t.staleSince({ time: formatTime(asOf) })}</Banner>
    </div>
  ) : null;
}

type BoardProps = { model: TokensModel; board: TokenBoard; asOf: Date };

function Board({ model, board, asOf }: BoardProps) {
  const [opened, setOpened] = useState<Asked | "wall" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Rules model={model} board={board} asOf={asOf} />
      <div className={css.columns}>
        <div className={css.column}>
          <ScopesTable model={model} board={board} asOf={asOf} ask={setOpened} />
          <TokenHistory tokens={model} />
        </div>
        <div className={css.column}>
          <ShownTokenPanel model={model} onWall={() => setOpened("wall")} />
          <OpenSessionsPanel board={board} asOf={asOf} ask={setOpened} />
        </div>
      </div>
      {opened === "wall" && <TokenWallDialog model={model} onClose={close} />}
      {opened !== null && opened !== "wall" && (
        <TokenDialog asked={opened} model={model} onClose={close} />
      )}
    </>
  );
}

/** One under a minute is said as part of one. */
const offeredMinutes = [1, 2, 5, 10, 15, 20, 30, 60, 120];

function Rules({ model, board, asOf }: BoardProps) {
  const t = useStore(tokensMessages);
  const isStale = useStale(asOf);
  /** What was just chosen, until the server has answered. */
  const [chosen, setChosen] = useState<{ auto: boolean; seconds: number } | null>(null);
  const { auto, seconds } = chosen ?? board;
  const save = async (next: { auto: boolean; seconds: number }) => {
    if (chosen) return;
    setChosen(next);
    try {
      await model.saveRules(next.auto, next.seconds, board.version);
      notify(responseCodes.success, t.done, t.rulesSaved);
    } catch (error) {
      reportError(error);
    }
    setChosen(null);
  };
  const offered = [...new Set([...offeredMinutes, seconds / 60])].sort((a, b) => a - b);
  const minutes = formatNumber(seconds / 60);
  return (
    <fieldset className={css.rules} disabled={isStale}>
      <Checkbox
        label={t.auto}
        checked={auto}
        onChange={(checked) => void save({ auto: checked, seconds })}
      />
      <Select
        aria-label={t.every}
        value={String(seconds)}
        options={offered.map((count) => ({
          value: String(count * 60),
          label: t.minutes({ count: formatNumber(count) }),
        }))}
        onChange={(value) => void save({ auto, seconds: Number(value) })}
      />
      <p>{auto ? t.autoText({ minutes, grace: tokenGraceSeconds }) : t.manualText({ minutes })}</p>
    </fieldset>
  );
}
