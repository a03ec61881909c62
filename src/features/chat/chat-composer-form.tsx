// Where one writes: Enter sends, Shift+Enter begins a line. A picture is uploaded as it is chosen and goes along with the next
// message.
import { useStore } from "@nanostores/react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { maxMessage } from "../../contract/chat/message-text.ts";
import { isAborted } from "../../core/answers/server-error.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { loadForAction } from "../../kit/lazy/load-for-action.ts";
import { freshFailureText } from "../../kit/failed-message.ts";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { FileButton } from "../../ui/input/file-button.tsx";
import { TextArea } from "../../ui/input/text-area.tsx";
import { Menu, type MenuItem } from "../../ui/overlay/popup-menu.tsx";
import css from "./chat-composer-form.module.css";
import { chatMessages } from "./chat-messages.ts";
import type { ChatModel } from "./chat-model.ts";
import { ChatPicturePreview } from "./chat-picture-preview.tsx";
import type { ThreadModel } from "./chat-thread-model.ts";

const loadSendPicture = lazy(() => import("./sending/chat-picture-sending.ts"), "sendPicture");

type ChatComposerFormProps = {
  thread: ThreadModel;
  model: ChatModel;
  /** Missing: the list of templates is not the person's to change. */
  onTemplates?(): void;
};

export function ChatComposerForm({ thread, model, onTemplates }: ChatComposerFormProps) {
  const t = useStore(chatMessages);
  const templates = useStore(model.$templates);
  const { text, picture_id: picture } = useStore(thread.$draft);
  const input = useRef<HTMLTextAreaElement>(null);
  const { isSending, fault, choose } = usePictures(thread);
  const fileId = useId();
  const write = (next: string) => thread.draft({ text: next });
  const items = (): MenuItem[] => [
    ...templates.map((one) => ({
      label: one.text,
      onSelect: () => {
        write(text === "" ? one.text : `${text}\n${one.text}`);
        input.current?.focus();
      },
    })),
    ...(onTemplates ? [{ label: t.editTemplates, onSelect: onTemplates }] : []),
  ];
  const send = () => {
    if (!isSending) thread.sendDraft();
    input.current?.focus();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {fault !== "" && <p role="alert">{fault}</p>}
      {picture !== null && <AttachedPicture thread={thread} picture={picture} />}
      <TextArea
        ref={input}
        rows={2}
        aria-label={t.write}
        placeholder={t.write}
        maxLength={maxMessage}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event, send)}
      />
      <div className={css.tools}>
        <FileButton
          id={fileId}
          label={t.addPicture}
          accept=".png,.jpg,.jpeg,.webp"
          disabled={isSending}
          onFile={(file) => void choose(file)}
        />
        {(templates.length > 0 || onTemplates) && (
          <Menu label={t.templates} icon="list" size="m" text={t.templates} items={items} />
        )}
        <Button type="submit" variant="primary" busy={isSending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}

/** While an input method composes a character, Enter belongs to it. */
function onEnter(event: KeyboardEvent, send: () => void): void {
  const isEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isEnter) return;
  event.preventDefault();
  if (!event.repeat) send();
}

function AttachedPicture({ thread, picture }: { thread: ThreadModel; picture: string }) {
  const t = useStore(chatMessages);
  return (
    <div className={css.attached}>
      <ChatPicturePreview chatId={thread.id} pictureId={picture} />
      <IconButton
        icon="x"
        size="s"
        label={t.discard}
        onClick={() => thread.draft({ picture_id: null })}
      />
    </div>
  );
}

function usePictures(thread: ThreadModel) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState("");
  const choose = async (file: File) => {
    setSending(true);
    setFault("");
    try {
      const sendPicture = await loadForAction(loadSendPicture);
      const sent = await sendPicture(thread.id, file);
      if ("id" in sent) thread.draft({ picture_id: sent.id });
      else setFault(sent.fault);
    } catch (error) {
      if (!isAborted(error)) setFault(freshFailureText(error));
    }
    setSending(false);
  };
  return { isSending, fault, choose };
}
