// Corrects an own message. When another tab was faster, what it says now is shown, and saving again is meant for that version.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { ChatMessage } from "../../../contract/chat/chats.ts";
import { maxMessage } from "../../../contract/chat/message-text.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import css from "./chat-dialogs.module.css";
import { chatDialogMessages } from "./chat-dialog-messages.ts";
import type { ThreadModel } from "../chat-thread-model.ts";

type MessageDialogProps = { thread: ThreadModel; message: ChatMessage; onClose(): void };

export function CorrectMessageDialog({ thread, message, onClose }: MessageDialogProps) {
  const t = useStore(chatDialogMessages);
  const [text, setText] = useState(message.text);
  const { base, isNewer, run } = useNewestVersion(message);
  const isEmpty = text.trim() === "" && base.picture_id === null;
  return (
    <ConfirmDialog
      title={t.correct}
      confirmLabel={t.save}
      dirty={text !== message.text}
      onConfirm={() => run((latest) => thread.correct(latest, text))}
      onClose={onClose}
    >
      <div className={css.parts}>
        {isNewer && <p>{t.asItIs({ text: base.text })}</p>}
        <Field label={t.message} error={isEmpty ? t.empty : ""}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={4}
              maxLength={maxMessage}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}

export function RemoveMessageDialog({ thread, message, onClose }: MessageDialogProps) {
  const t = useStore(chatDialogMessages);
  const { base, isNewer, run } = useNewestVersion(message);
  return (
    <ConfirmDialog
      title={t.removeMessage}
      confirmLabel={t.removeVerb}
      danger
      onConfirm={() => run((latest) => thread.remove(latest))}
      onClose={onClose}
    >
      <div className={css.parts}>
        {isNewer && <p>{t.asItIs({ text: base.text })}</p>}
        {!isNewer && base.text !== "" && (
          <blockquote className={css.quoted} dir="auto">
            {base.text}
          </blockquote>
        )}
        <p>{base.sent > 0 ? `${t.removeHint} ${t.removeReached}` : t.removeHint}</p>
      </div>
    </ConfirmDialog>
  );
}

/** After a conflict the next attempt is made with the version that the refusal brought. */
function useNewestVersion(message: ChatMessage) {
  const [base, setBase] = useState(message);
  const run = async (act: (latest: ChatMessage) => Promise<void>): Promise<void> => {
    try {
      await act(base);
    } catch (error) {
      const newer = isServerError(error, responseCodes.conflict) ? error.data : null;
      if (newer !== null) setBase(newer as ChatMessage);
      throw error;
    }
  };
  return { base, isNewer: base !== message, run };
}
