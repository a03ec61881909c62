// The conversations, the latest first: whom or what each is about, how it ended, and how much of it is unread.
import { useStore } from "@nanostores/react";
import type { Chat } from "../../contract/chat/chats.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDate, formatNumber, formatTime } from "../../core/format.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./chat-list.module.css";
import { chatMessages } from "./chat-messages.ts";
import { kindText } from "./chat-rows.ts";
import type { ChatModel } from "./chat-model.ts";

export function ChatList({ chats, model }: { chats: readonly Chat[]; model: ChatModel }) {
  const opened = useStore(model.$open);
  const present = useStore(model.$present);
  return (
    <ul className={css.list}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatEntry
            chat={chat}
            isOpen={chat.id === opened}
            isHere={present.has(chat.user_id)}
            me={model.userId}
            onOpen={() => model.open(chat.id)}
          />
        </li>
      ))}
    </ul>
  );
}

type ChatEntryProps = { chat: Chat; isOpen: boolean; isHere: boolean; me: string; onOpen(): void };

function ChatEntry({ chat, isOpen, isHere, me, onOpen }: ChatEntryProps) {
  const t = useStore(chatMessages);
  const { title, detail, last, muted } = chat;
  const unread = chat.last_seq - chat.read_seq;
  const about = [kindText(chat, t), detail].filter((part) => part !== "").join(" · ");
  return (
    <button
      type="button"
      className={css.entry}
      aria-current={isOpen ? "true" : undefined}
      data-unread={unread > 0 && !muted}
      onClick={onOpen}
    >
      <span className={css.head}>
        <b>
          {title}
          {isHere && <span className={css.here} role="img" aria-label={t.here} title={t.here} />}
        </b>
        {last && <time dateTime={last.at}>{shortTime(last.at)}</time>}
      </span>
      {about !== "" && <span className={css.about}>{about}</span>}
      <span className={css.foot}>
        <span className={css.last}>
          {last &&
            t.said({
              name: last.author_id === me ? t.own : last.name,
              text: last.is_deleted ? t.deleted : last.text || t.picture,
            })}
        </span>
        {muted && <span className={css.muted}>{t.muted}</span>}
        {unread > 0 && (
          <span className={css.count}>
            <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
            <VisuallyHidden>{t.unread({ n: formatNumber(unread) })}</VisuallyHidden>
          </span>
        )}
      </span>
    </button>
  );
}

/** Of today the time, else the day. */
function shortTime(at: string): string {
  const day = formatDate(at);
  return day === formatDate(serverNow()) ? formatTime(at) : day;
}
