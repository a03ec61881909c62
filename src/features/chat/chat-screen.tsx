// Chat: conversations on one side, the one that is open on the other. On a phone one at a time, with a way back.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { $session } from "../../core/session.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { SearchInput } from "../../ui/input/search-input.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import hiddenCss from "../../ui/visually-hidden.module.css";
import { usePhone } from "../../ui/use-phone.ts";
import { ChatFoundList } from "./chat-found-list.tsx";
import listCss from "./chat-list.module.css";
import { ChatList } from "./chat-list.tsx";
import { chatMessages } from "./chat-messages.ts";
import { createChatModel, type ChatModel } from "./chat-model.ts";
import { ThreadPanel } from "./chat-thread-panel.tsx";
import css from "./chat-screen.module.css";

// Chat is in no menu, so nothing of it is fetched ahead.
const table = {
  newChat: { onDemand: lazy(() => import("./dialogs/new-chat-dialog.tsx"), "NewChatDialog") },
  templates: {
    onDemand: lazy(() => import("./dialogs/chat-templates-dialog.tsx"), "ChatTemplatesDialog"),
  },
  receipts: {
    onDemand: lazy(() => import("./dialogs/chat-receipts-dialog.tsx"), "ChatReceiptsDialog"),
  },
  versions: {
    onDemand: lazy(() => import("./dialogs/message-versions-dialog.tsx"), "MessageVersionsDialog"),
  },
  correct: {
    onDemand: lazy(() => import("./dialogs/correct-message-dialog.tsx"), "CorrectMessageDialog"),
  },
  remove: {
    onDemand: lazy(() => import("./dialogs/correct-message-dialog.tsx"), "RemoveMessageDialog"),
  },
};

export default function ChatScreen() {
  const session = useStore($session);
  const [attempt, setAttempt] = useState(0);
  if (session.status !== "in" && session.status !== "ended") return null;
  const { user } = session;
  const again = () => setAttempt(attempt + 1);
  return <ChatPage key={`${user.id} ${attempt}`} user={user} onRetry={again} />;
}

function ChatPage({ user, onRetry }: { user: UserProfile; onRetry(): void }) {
  const t = useStore(chatMessages);
  const model = useModel(() => createChatModel(user.id));
  const opened = useStore(model.$open);
  const isPhone = usePhone();
  const { open, dialogs } = useDialogs(table, {});
  return (
    <div className={css.page}>
      {isPhone && opened !== null ? (
        <h1 className={hiddenCss.hidden}>{t.title}</h1>
      ) : (
        <PageHeader title={t.title}>
          <Button variant="primary" icon="plus" onClick={() => open("newChat", { model })}>
            {t.fresh}
          </Button>
        </PageHeader>
      )}
      <div className={css.panes}>
        {!(isPhone && opened !== null) && <ListPane model={model} onRetry={onRetry} />}
        {opened !== null && (
          <ThreadPanel
            key={opened}
            id={opened}
            model={model}
            user={user}
            onRetry={onRetry}
            onTemplates={() => open("templates", { model })}
            open={{
              receipts: (seq) => open("receipts", { id: opened, seq }),
              versions: (seq) => open("versions", { id: opened, seq }),
              correct: (thread, message) => open("correct", { thread, message }),
              remove: (thread, message) => open("remove", { thread, message }),
            }}
          />
        )}
        {opened === null && !isPhone && (
          <div className={css.nothing}>
            <EmptyState icon="message-circle" title={t.choose} />
          </div>
        )}
      </div>
      {dialogs}
    </div>
  );
}

function ListPane({ model, onRetry }: { model: ChatModel; onRetry(): void }) {
  const t = useStore(chatMessages);
  const list = useStore(model.$list);
  const searched = useStore(model.$searched);
  const isSearching = useStore(model.found.$found).status !== "idle";
  return (
    <nav className={css.list} aria-label={t.list}>
      <div className={css.search}>
        <SearchInput
          value={searched}
          onChange={model.search}
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clear}
        />
      </div>
      {list.status === "loading" && <Spinner label={t.loading} />}
      {list.status === "failed" && <LoadFailure error={list.error} onRetry={onRetry} />}
      <div className={listCss.scrolled}>
        {list.status === "ready" && list.chats.length > 0 && (
          <>
            {isSearching && <h2 className={listCss.group}>{t.chatsHead}</h2>}
            <ChatList chats={list.chats} model={model} />
          </>
        )}
        {list.status === "ready" && list.chats.length === 0 && !isSearching && (
          <EmptyState icon="message-circle" title={list.isEmpty ? t.none : t.nothingFound}>
            {list.isEmpty && t.noneHint}
          </EmptyState>
        )}
        <ChatFoundList model={model} />
      </div>
    </nav>
  );
}
