// What the room sees, small: so that nobody projects the wrong one.
import { useStore } from "@nanostores/react";
import type { ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { shownToken } from "../../domain/exams/tokens/exam-token.ts";
import { Button } from "../../ui/input/button.tsx";
import { CopyButton } from "../../ui/input/copy-button.tsx";
import { countdown, endWord, scopeName, secondsLeft, shareLeft } from "./token-text.ts";
import { tokensMessages, type TokensTexts } from "./tokens-messages.ts";
import type { TokensModel } from "./tokens-model.ts";
import { useShownToken } from "./use-shown-token.ts";
import css from "./tokens-screen.module.css";

type ShownTokenProps = { model: TokensModel; onWall(): void };

export function ShownTokenPanel({ model, onWall }: ShownTokenProps) {
  const t = useStore(tokensMessages);
  const { shown, token, isUnknown, now } = useShownToken(model);
  return (
    <div className={css.part}>
      <header className={css.head}>
        <h2>{t.shown}</h2>
      </header>
      <div className={css.preview}>
        {shown && <p>{scopeName(shown, t)}</p>}
        {token ? (
          <>
            <b>{shownToken(token.value)}</b>
            <p>{t.leftText({ left: countdown(secondsLeft(token, now)) })}</p>
            <i style={{ inlineSize: `${shareLeft(token, now) * 100}%` }} />
          </>
        ) : (
          <p>{isUnknown ? t.unknownToken : shown ? wordOf(shown, t) : t.nothingShown}</p>
        )}
      </div>
      {token && (
        <div className={css.foot}>
          <CopyButton
            text={shownToken(token.value)}
            label={t.copy}
            copiedLabel={t.copied}
            onCopied={() => model.noteShown(shown!)}
          />
          <Button
            variant="primary"
            icon="maximize"
            onClick={() => {
              model.noteShown(shown!);
              onWall();
            }}
          >
            {t.fullScreen}
          </Button>
        </div>
      )}
    </div>
  );
}

function wordOf(shown: ScopedToken, t: TokensTexts): string {
  const word = endWord(shown);
  return word === "notReleased" && shown.last_end === null ? t.nothingShown : t[word];
}
