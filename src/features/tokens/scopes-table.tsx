// For whom which token counts: all schedules, single ones, rooms; and what can be done with each.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { ScopedToken, TokenBoard } from "../../contract/exams/exam-tokens.ts";
import { shownToken } from "../../domain/exams/tokens/exam-token.ts";
import { formatNumber } from "../../core/format.ts";
import { notify, reportError } from "../../core/notices.ts";
import { useStale } from "../../kit/age/use-age.ts";
import { useServerNow } from "../../kit/age/use-server-now.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Meter } from "../../ui/feedback/meter.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Asked } from "./token-dialog.tsx";
import { countdown, endWord, scopeFacts, scopeName, secondsLeft, shareLeft } from "./token-text.ts";
import { tokensMessages } from "./tokens-messages.ts";
import type { TokensModel } from "./tokens-model.ts";
import css from "./tokens-screen.module.css";

type Ask = (asked: Asked) => void;
type ScopesProps = { model: TokensModel; board: TokenBoard; asOf: Date; ask: Ask };

export function ScopesTable({ model, board, asOf, ask }: ScopesProps) {
  const t = useStore(tokensMessages);
  const isStale = useStale(asOf);
  const ended = board.scopes.filter((one) => one.is_own && !one.token && one.stopped_at === null);
  const hasSchedules = board.scopes.some(({ scope }) => scope === "schedule");
  return (
    <div className={css.part}>
      <header className={css.head}>
        <h2>{t.scopes}</h2>
        <p className={css.hint}>{t.narrowest}</p>
      </header>
      {!hasSchedules && <Banner tone="info" title={t.noSchedules} />}
      <Sheet>
        <Table caption={t.scopes} className={css.scopes}>
          <thead>
            <tr>
              <HeaderCell>{t.scope}</HeaderCell>
              <HeaderCell>{t.token}</HeaderCell>
              <HeaderCell>{t.state}</HeaderCell>
              <HeaderCell>{t.left}</HeaderCell>
              <HeaderCell>
                <VisuallyHidden>{t.actions}</VisuallyHidden>
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {board.scopes.map((one) => (
              <ScopeRow key={`${one.scope} ${one.id}`} {...{ model, one, ask, isStale }} />
            ))}
          </tbody>
        </Table>
      </Sheet>
      <fieldset className={css.foot} disabled={isStale}>
        {ended.length > 1 && <ReleaseAll model={model} ended={ended} />}
        {board.rooms.length > 0 && (
          <Select
            aria-label={t.addRoom}
            placeholder={t.addRoom}
            value=""
            options={board.rooms.map(({ id, nama }) => ({ value: id, label: nama }))}
            onChange={(id) => {
              const room = board.rooms.find((one) => one.id === id);
              if (room) ask({ is: "own", one: { scope: "room", id, nama: room.nama } });
            }}
          />
        )}
      </fieldset>
    </div>
  );
}

function ReleaseAll({ model, ended }: { model: TokensModel; ended: readonly ScopedToken[] }) {
  const t = useStore(tokensMessages);
  const { busy, run } = useOnce();
  return (
    <Button busy={busy} onClick={() => run(() => model.releaseAll(ended))}>
      {t.releaseAll({ count: formatNumber(ended.length) })}
    </Button>
  );
}

type RowProps = {
  model: TokensModel;
  one: ScopedToken;
  ask: Ask;
  /** Nothing is done by old data. */
  isStale: boolean;
};

function ScopeRow({ model, one, ask, isStale }: RowProps) {
  const t = useStore(tokensMessages);
  const now = useServerNow();
  // Which token follows, nobody knows while the line is lost.
  const isUnknown = isStale && one.token !== null && secondsLeft(one.token, now) <= 0;
  const shown = useStore(model.$shown);
  const name = scopeName(one, t);
  const isShown = shown?.scope === one.scope && shown.id === one.id;
  return (
    <Row selected={isShown && one.is_own}>
      <Cell>
        <b className={css.name}>{name}</b>
        <small className={css.facts}>{scopeFacts(one, t)}</small>
      </Cell>
      <Cell mono nowrap>
        {one.token && !isUnknown && (
          <button
            type="button"
            className={css.code}
            aria-pressed={isShown}
            aria-label={`${t.shownOf({ scope: name })}: ${shownToken(one.token.value)}`}
            title={t.shownOf({ scope: name })}
            onClick={() => model.choose(one)}
          >
            {shownToken(one.token.value)}
          </button>
        )}
      </Cell>
      <Cell nowrap>
        {isUnknown ? <Tag icon="circle-alert">{t.unknown}</Tag> : <StateTag one={one} />}
      </Cell>
      <Cell nowrap>{!isUnknown && <TimeLeft one={one} />}</Cell>
      <Cell className={css.acts}>
        <ScopeActions {...{ model, one, ask, isStale, name }} />
      </Cell>
    </Row>
  );
}

function StateTag({ one }: { one: ScopedToken }) {
  const t = useStore(tokensMessages);
  if (one.stopped_at !== null) {
    return (
      <Tag tone="warn" icon="pause">
        {t.stopped}
      </Tag>
    );
  }
  if (!one.is_own) return <Tag icon="chevron-right">{t.follows}</Tag>;
  if (!one.token) return <Tag icon={endIcon(one)}>{t[endWord(one)]}</Tag>;
  return (
    <Tag tone="ok" icon="play">
      {t.released}
    </Tag>
  );
}

const endIcon = ({ last_end: end }: ScopedToken): IconName =>
  end === "held" ? "pause" : end === "expired" ? "clock" : "circle";

function TimeLeft({ one: { token } }: { one: ScopedToken }) {
  const now = useServerNow();
  if (!token) return null;
  return (
    <span className={css.left}>
      <Meter value={shareLeft(token, now)} max={1} />
      <b>{countdown(secondsLeft(token, now))}</b>
    </span>
  );
}

function ScopeActions({ model, one, ask, isStale, name }: RowProps & { name: string }) {
  const t = useStore(tokensMessages);
  const { busy, run } = useOnce();
  const label = (action: string) => t.ofScope({ action, scope: name });
  if (!one.is_own) {
    return (
      <Button
        size="s"
        disabled={isStale}
        aria-label={label(t.own)}
        onClick={() => ask({ is: "own", one })}
      >
        {t.own}
      </Button>
    );
  }
  const release = () =>
    run(async () => {
      await model.release(one);
      notify(responseCodes.success, t.done, t.wasReleased({ scope: name }));
    });
  return (
    <>
      {one.token ? (
        <ReleasedActions {...{ one, ask, isStale, label }} />
      ) : (
        <Button
          size="s"
          variant="primary"
          busy={busy}
          disabled={isStale}
          aria-label={label(t.release)}
          onClick={release}
        >
          {t.release}
        </Button>
      )}
      {!one.is_required && (
        <IconButton
          size="s"
          icon="undo-2"
          disabled={isStale}
          label={label(t.drop)}
          onClick={() => ask({ is: "drop", one })}
        />
      )}
    </>
  );
}

type ReleasedProps = Omit<RowProps, "model"> & { label(action: string): string };

function ReleasedActions({ one, ask, isStale, label }: ReleasedProps) {
  const t = useStore(tokensMessages);
  return (
    <>
      <Button
        size="s"
        disabled={isStale}
        aria-label={label(t.replace)}
        onClick={() => ask({ is: "replace", one })}
      >
        {t.replace}
      </Button>
      <Button
        size="s"
        disabled={isStale}
        aria-label={label(t.hold)}
        onClick={() => ask({ is: "hold", one })}
      >
        {t.hold}
      </Button>
    </>
  );
}

/** One press at a time; what is refused becomes a toast. */
function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    work()
      .catch(reportError)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { busy, run };
}
