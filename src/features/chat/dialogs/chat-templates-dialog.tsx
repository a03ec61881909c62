// The institution's list of what is often said.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MessageTemplate } from "../../../contract/chat/message-templates.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ServerError } from "../../../core/answers/server-error.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { failureText } from "../../../kit/failed-message.ts";
import css from "./chat-dialogs.module.css";
import { chatDialogMessages } from "./chat-dialog-messages.ts";
import type { ChatModel } from "../chat-model.ts";

export function ChatTemplatesDialog({ model, onClose }: { model: ChatModel; onClose(): void }) {
  const t = useStore(chatDialogMessages);
  const templates = useStore(model.$templates);
  const { failure, ...adding } = useAdding(model);
  const { isBusy } = adding;
  const [removing, setRemoving] = useState<MessageTemplate | null>(null);
  return (
    <Dialog title={t.templates} size="s" closeLabel={t.close} onClose={onClose}>
      {removing && (
        <ConfirmDialog
          title={t.remove({ text: removing.text })}
          confirmLabel={t.removeVerb}
          danger
          onConfirm={() => model.deleteTemplate(removing.id)}
          onClose={() => setRemoving(null)}
        />
      )}
      <div className={css.parts}>
        {failure !== "" && <Banner tone="bad">{failure}</Banner>}
        {templates.length === 0 && <p>{t.noTemplates}</p>}
        <ul className={css.lines}>
          {templates.map((one) => (
            <li key={one.id} className={css.line}>
              <span>{one.text}</span>
              <IconButton
                icon="trash"
                size="s"
                label={t.remove({ text: one.text })}
                disabled={isBusy}
                onClick={() => setRemoving(one)}
              />
            </li>
          ))}
        </ul>
        <NewTemplate {...adding} />
      </div>
    </Dialog>
  );
}

function useAdding(model: ChatModel) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    setFault("");
    setFailure("");
    try {
      await model.addTemplate(text);
      setText("");
    } catch (error) {
      const own = error instanceof ServerError ? error.fields["text"] : undefined;
      if (own) setFault(own);
      else setFailure(failureText(error));
    }
    setBusy(false);
  };
  return { text, setText, fault, failure, isBusy, add };
}

type NewTemplateProps = Omit<ReturnType<typeof useAdding>, "failure">;

function NewTemplate({ text, setText, fault, isBusy, add }: NewTemplateProps) {
  const t = useStore(chatDialogMessages);
  return (
    <form
      className={css.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <Field label={t.newTemplate} error={fault}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={200}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        {t.add}
      </Button>
    </form>
  );
}
