// The open conversation: what it is about, its messages, and where one writes.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { ChatComposerForm } from "./chat-composer-form.tsx";
import { ChatMessagesList } from "./chat-messages-list.tsx";
import { chatMessages } from "./chat-messages.ts";
import type { ChatModel } from "./chat-model.ts";
import css from "./chat-thread-panel.module.css";
import { createThreadModel, type ThreadModel, type ThreadState } from "./chat-thread-model.ts";

type ThreadPanelProps = {
  id: string;
  model: ChatModel;
  user: UserProfile;
  onRetry(): void;
  onTemplates(): void;
  onReceipts(seq: number): void;
};

export function ThreadPanel(props: ThreadPanelProps) {
  const { id, model, user, onRetry, onTemplates, onReceipts } = props;
  const t = useStore(chatMessages);
  const thread = useModel(() => createThreadModel(id, model.queue));
  const state = useStore(thread.$state);
  useEffect(() => {
    // One writes without them, too.
    model.loadTemplates().catch(() => undefined);
  }, [model]);
  return (
    <div className={css.thread}>
      <ThreadHead thread={thread} state={state} model={model} />
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={onRetry} />}
      {state.status === "ready" && (
        <>
          <ChatMessagesList thread={thread} state={state} me={user.id} onReceipts={onReceipts} />
          <ChatComposerForm
            thread={thread}
            model={model}
            {...(user.menus["0013A"] === true && { onTemplates })}
          />
        </>
      )}
      <NewMessageAnnouncement thread={thread} me={user.id} />
    </div>
  );
}

type ThreadHeadProps = { thread: ThreadModel; state: ThreadState; model: ChatModel };

function ThreadHead({ thread, state, model }: ThreadHeadProps) {
  const t = useStore(chatMessages);
  const isPhone = usePhone();
  const present = useStore(model.$present);
  const chat = state.status === "ready" ? state.chat : null;
  const isHere = chat !== null && present.has(chat.user_id);
  const about = chat && [chat.kind === "dm" ? "" : t[chat.kind], chat.detail, isHere && t.here];
  return (
    <header className={css.head}>
      {isPhone && (
        <IconButton icon="chevron-left" label={t.list} onClick={() => model.open(null)} />
      )}
      <div>
        <h2>{chat?.title}</h2>
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
