// Asks before something is done that participants feel at once: what it does, and to how many.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { OpenSessions, ScopedToken } from "../../contract/exams/exam-tokens.ts";
import { shownToken } from "../../domain/exams/tokens/exam-token.ts";
import { formatNumber } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { ConfirmDialog } from "../../kit/dialogs/confirm-dialog.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { scopeName } from "./token-text.ts";
import { tokenDialogMessages, tokensMessages } from "./tokens-messages.ts";
import type { TokensModel } from "./tokens-model.ts";
import css from "./tokens-screen.module.css";

export type Asked =
  | { is: "replace" | "hold" | "drop"; one: ScopedToken }
  | { is: "own"; one: Pick<ScopedToken, "scope" | "id" | "nama"> }
  | { is: "open"; sessions: OpenSessions; sesi: number };
type TokenDialogProps = { asked: Asked; model: TokensModel; onClose(): void };

export function TokenDialog({ asked, model, onClose }: TokenDialogProps) {
  const [note, setNote] = useState("");
  // As it was when it was asked: another may count before the answer.
  const [question] = useState(asked);
  const { title, text, confirm, done, run } = useQuestion(question, model, note);
  const t = useStore(tokensMessages);
  const tokenDialogT = useStore(tokenDialogMessages);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      dirty={note !== ""}
      onClose={onClose}
      onConfirm={async () => {
        await run();
        notify(responseCodes.success, t.done, done);
      }}
    >
      <div className={css.question}>
        <p>{text}</p>
        {question.is === "replace" && (
          <Field label={tokenDialogT.note} hint={tokenDialogT.noteHint}>
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={200}
                value={note}
                onInput={(event) => setNote(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}

function useQuestion(asked: Asked, model: TokensModel, note: string) {
  const t = useStore(tokensMessages);
  const tokenDialogT = useStore(tokenDialogMessages);
  if (asked.is === "open") {
    const { sessions, sesi } = asked;
    return {
      title: tokenDialogT.openTitle({ sesi, schedule: sessions.alias }),
      text: tokenDialogT.openText({ sesi, before: sessions.sesi }),
      confirm: tokenDialogT.open({ sesi }),
      done: t.wasOpened({ sesi }),
      run: () => model.open(sessions.schedule_id, sesi, sessions.sesi),
    };
  }
  const scope = scopeName(asked.one, t);
  if (asked.is === "own") {
    return {
      title: tokenDialogT.ownTitle({ scope }),
      text: tokenDialogT.ownText,
      confirm: t.own,
      done: t.wasReleased({ scope }),
      run: () => model.release(asked.one),
    };
  }
  const { one } = asked;
  const count = formatNumber(one.waiting);
  if (asked.is === "drop") {
    return {
      title: tokenDialogT.dropTitle({ scope }),
      text: tokenDialogT.dropText,
      confirm: t.drop,
      done: t.wasDropped({ scope }),
      run: () => model.drop(one),
    };
  }
  if (asked.is === "hold") {
    return {
      title: tokenDialogT.holdTitle({ scope }),
      text: tokenDialogT.holdText({ count }),
      confirm: t.hold,
      done: t.wasHeld({ scope }),
      run: () => model.hold(one),
    };
  }
  return {
    title: tokenDialogT.replaceTitle({ scope }),
    text: tokenDialogT.replaceText({ token: shownToken(one.token?.value ?? ""), count }),
    confirm: tokenDialogT.replace,
    done: t.wasReplaced({ scope }),
    run: () => model.replace(one, note),
  };
}
