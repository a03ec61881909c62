// The open conversation: what it is about, its messages, and where one writes.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { translateFault } from "../../core/faults/translate-fault.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { ChatComposerForm } from "./chat-composer-form.tsx";
import { ChatMessagesList } from "./chat-messages-list.tsx";
import { chatMessages } from "./chat-messages.ts";
import type { ChatMessage } from "../../contract/chat/chats.ts";
import type { MessageActs } from "./chat-message-card.tsx";
import type { ChatModel } from "./chat-model.ts";
import { kindText } from "./chat-rows.ts";
import css from "./chat-thread-panel.module.css";
import { createThreadModel, type ThreadModel, type ThreadState } from "./chat-thread-model.ts";

type ThreadPanelProps = {
  id: string;
  model: ChatModel;
  user: UserProfile;
  onRetry(): void;
  onTemplates(): void;
  open: OpenMessageDialog;
};

/** Opens a dialog about a message. */
type OpenMessageDialog = {
  receipts(seq: number): void;
  versions(seq: number): void;
  correct(thread: ThreadModel, message: ChatMessage): void;
  remove(thread: ThreadModel, message: ChatMessage): void;
};

export function ThreadPanel(props: ThreadPanelProps) {
  const { id, model, user, onRetry, onTemplates, open } = props;
  const t = useStore(chatMessages);
  const thread = useModel(() => createThreadModel(id, model.queue));
  const state = useStore(thread.$state);
  useEffect(() => {
    // One writes without them, too.
    model.loadTemplates().catch(() => undefined);
  }, [model]);
  useJump(thread, model);
  const acts: MessageActs = {
    receipts: ({ seq }) => open.receipts(seq),
    versions: ({ seq }) => open.versions(seq),
    correct: (message) => open.correct(thread, message),
    remove: (message) => open.remove(thread, message),
  };
  return (
    <div className={css.thread}>
      <ThreadHead thread={thread} state={state} model={model} />
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={onRetry} />}
      {state.status === "ready" && (
        <>
          <ChatMessagesList thread={thread} state={state} me={user.id} acts={acts} />
          {state.readOnly === null ? (
            <ChatComposerForm
              thread={thread}
              model={model}
              {...(user.menus["0013A"] === true && { onTemplates })}
            />
          ) : (
            <p className={css.readOnly}>{translateFault(state.readOnly)}</p>
          )}
        </>
      )}
      <NewMessageAnnouncement thread={thread} me={user.id} />
    </div>
  );
}

/** Shows the message that was chosen in the search; Escape leaves it again. */
function useJump(thread: ThreadModel, model: ChatModel): void {
  const jump = useStore(model.found.$jump);
  const isHere = jump !== null && jump.chat_id === thread.id;
  const isPhone = usePhone();
  useEffect(() => {
    if (isHere) void thread.jumpTo(jump.seq);
  }, [thread, isHere, jump]);
  useEffect(() => {
    if (!isHere) return;
    const leave = (event: KeyboardEvent) => {
      const isElsewhere = event.defaultPrevented || document.querySelector("dialog[open]") !== null;
      if (event.key !== "Escape" || isElsewhere) return;
      thread.toLatest();
      model.leaveFound(isPhone);
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [thread, model, isHere, isPhone]);
}

type ThreadHeadProps = { thread: ThreadModel; state: ThreadState; model: ChatModel };

function ThreadHead({ thread, state, model }: ThreadHeadProps) {
  const t = useStore(chatMessages);
  const isPhone = usePhone();
  const present = useStore(model.$present);
  const jump = useStore(model.found.$jump);
  const chat = state.status === "ready" ? state.chat : null;
  const isHere = chat !== null && present.has(chat.user_id);
  const about = chat && [kindText(chat, t), chat.detail, isHere && t.here];
  return (
    <header className={css.head}>
      {isPhone && (
        <IconButton
          icon="chevron-left"
          label={jump ? t.backToFound : t.list}
          onClick={() => (jump ? model.leaveFound(true) : model.open(null))}
        />
      )}
      <div>
        {chat && <h2>{chat.title}</h2>}
        {about && <p>{about.filter(Boolean).join(" · ")}</p>}
      </div>
      {chat && (
        <Button size="s" variant="ghost" onClick={() => void thread.mute(!chat.muted)}>
          {chat.muted ? t.unmute : t.mute}
        </Button>
      )}
    </header>
  );
}

/** New ones of others are read out when the reader is ready for them; older ones that are fetched are not. */
function NewMessageAnnouncement({ thread, me }: { thread: ThreadModel; me: string }) {
  const t = useStore(chatMessages);
  const newest = useStore(thread.$newest);
  return (
    <LiveRegion>
      {newest && newest.author_id !== me && (
        <span key={newest.seq}>
          {t.said({ name: newest.name, text: newest.text || t.picture })}
        </span>
      )}
    </LiveRegion>
  );
}
