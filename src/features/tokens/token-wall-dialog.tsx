// The token on the wall: as large as it goes, the time it has left, and nothing else. Escape closes it.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { formatTime } from "../../core/format.ts";
import { clearNotices } from "../../core/notices.ts";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Button } from "../../ui/input/button.tsx";
import { useModal } from "../../ui/overlay/use-modal.ts";
import { countdown, endWord, scopeName, secondsLeft, shareLeft } from "./token-text.ts";
import { projectorMessages, tokensMessages } from "./tokens-messages.ts";
import { isSameScope, type TokensModel } from "./tokens-model.ts";
import { useShownToken } from "./use-shown-token.ts";
import css from "./token-wall-dialog.module.css";

/** So many seconds before its end it says what will happen. */
const lastSeconds = 60;

export function TokenWallDialog({ model, onClose }: { model: TokensModel; onClose(): void }) {
  const t = useStore(projectorMessages);
  const tokensT = useStore(tokensMessages);
  const state = useStore(model.$state);
  const { shown, isUnknown, staleSince, now, ...found } = useShownToken(model);
  // The wall never changes to another scope by itself: its room would type a token of others.
  const [opened] = useState(shown);
  const isGone = opened !== null && (shown === null || !isSameScope(opened, shown));
  const token = isGone ? null : found.token;
  const dialog = useModal(onClose);
  // What was said to whoever works here is not for the wall.
  useEffect(clearNotices, []);
  const none = isGone ? t.gone : isUnknown || !shown ? t.unknown : t[endWord(shown)];
  const changes = state.status === "ready" && state.value.auto;
  const title = t.title({ scope: opened ? scopeName(opened, tokensT) : "" });
  return (
    <dialog
      ref={dialog}
      className={css.wall}
      tabIndex={-1}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <span>{title}</span>
        <time>{formatTime(now)}</time>
        <Button icon="x" onClick={onClose}>
          {t.close} <kbd>Esc</kbd>
        </Button>
      </header>
      {staleSince && (
        <p className={css.stale} role="status">
          {t.stale({ time: formatTime(staleSince) })}
        </p>
      )}
      {token ? (
        <LargeToken token={token} now={now} changes={changes} />
      ) : (
        <div className={css.none}>
          <p>{none}</p>
          {isUnknown && !isGone && <small>{t.unknownHint}</small>}
        </div>
      )}
      <LiveRegion>{token ? t.isNow({ token: spelled(token.value) }) : none}</LiveRegion>
    </dialog>
  );
}

type LargeTokenProps = { token: NonNullable<ScopedToken["token"]>; now: Date; changes: boolean };

function LargeToken({ token, now, changes }: LargeTokenProps) {
  const t = useStore(projectorMessages);
  const seconds = secondsLeft(token, now);
  return (
    <>
      <p className={css.code} aria-label={t.isNow({ token: spelled(token.value) })}>
        <span>{token.value.slice(0, 3)}</span> <span>{token.value.slice(3)}</span>
      </p>
      <div className={css.left}>
        {seconds <= lastSeconds ? (
          <b>{(changes ? t.changing : t.ending)({ count: seconds })}</b>
        ) : (
          <>
            <b>{countdown(seconds)}</b>
            <span>{t.left}</span>
          </>
        )}
        <small>{t.alphabet}</small>
      </div>
      <div className={css.bar}>
        <i style={{ inlineSize: `${shareLeft(token, now) * 100}%` }} />
      </div>
    </>
  );
}

const spelled = (value: string) => [...value].join(" ");
