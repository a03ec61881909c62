// One message: who wrote it unless it was oneself, what it says, when, and how far it has come.
import { useStore } from "@nanostores/react";
import type { ChatMessage } from "../../contract/chat/chats.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/overlay/popup-menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import css from "./chat-message-card.module.css";
import { chatMessages } from "./chat-messages.ts";
import { ChatPicturePreview } from "./chat-picture-preview.tsx";
import type { MessageState, Tick } from "./chat-rows.ts";
import type { Unsent } from "./sending/chat-queue-sending.ts";
import type { ThreadModel } from "./chat-thread-model.ts";

/** What is opened about a message. */
export type MessageActs = {
  receipts(message: ChatMessage): void;
  versions(message: ChatMessage): void;
  correct(message: ChatMessage): void;
  remove(message: ChatMessage): void;
};

type ChatMessageCardProps = {
  chatId: string;
  message: ChatMessage;
  isOwn: boolean;
  /** It was looked for. */
  isMarked: boolean;
  state: MessageState | null;
  acts: MessageActs;
};

export function ChatMessageCard(props: ChatMessageCardProps) {
  const { chatId, message, isOwn, isMarked, state, acts } = props;
  const t = useStore(chatMessages);
  const { name, text, picture_id: picture, at, sent, deleted_at: deletedAt } = message;
  if (deletedAt !== null) return <DeletedCard {...{ message, isOwn, isMarked }} />;
  return (
    <li className={css.card} data-own={isOwn} data-marked={isMarked}>
      {isOwn ? <VisuallyHidden>{t.own}</VisuallyHidden> : <b className={css.name}>{name}</b>}
      {picture !== null && <ChatPicturePreview chatId={chatId} pictureId={picture} />}
      {text !== "" && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
      <span className={css.foot}>
        <Corrected message={message} acts={acts} />
        <time dateTime={at}>{formatTime(at)}</time>
        {state &&
          (sent > 0 ? (
            <button type="button" className={css.state} onClick={() => acts.receipts(message)}>
              <StateText state={state} />
            </button>
          ) : (
            <span className={css.state}>
              <StateText state={state} />
            </span>
          ))}
        {isOwn && (
          <Menu
            label={t.act({ text: text === "" ? t.picture : text })}
            items={[
              { label: t.correct, icon: "pencil", onSelect: () => acts.correct(message) },
              {
                label: t.remove,
                icon: "trash",
                danger: true,
                onSelect: () => acts.remove(message),
              },
            ]}
          />
        )}
      </span>
    </li>
  );
}

function Corrected({ message, acts }: Pick<ChatMessageCardProps, "message" | "acts">) {
  const t = useStore(chatMessages);
  const { corrected_at: at } = message;
  if (at === null) return null;
  return (
    <button type="button" className={css.state} onClick={() => acts.versions(message)}>
      {t.correctedAt({ time: formatTime(at) })}
    </button>
  );
}

type DeletedCardProps = Pick<ChatMessageCardProps, "message" | "isOwn" | "isMarked">;

function DeletedCard({ message, isOwn, isMarked }: DeletedCardProps) {
  const t = useStore(chatMessages);
  const { name, deleted_at: at, deleted_by: by } = message;
  return (
    <li className={css.card} data-own={isOwn} data-marked={isMarked} data-deleted="true">
      {!isOwn && <b className={css.name}>{name}</b>}
      <p className={css.text}>{t.deletedBy({ name: by, time: formatTime(at ?? message.at) })}</p>
    </li>
  );
}

const icons: Record<Tick, IconName> = {
  waiting: "clock",
  sent: "check",
  delivered: "circle-check",
  read: "eye",
};

function StateText({ state: { tick, counts } }: { state: MessageState }) {
  const t = useStore(chatMessages);
  const n = (value: number) => formatNumber(value);
  const word = !counts
    ? t[tick]
    : counts.sent > 0
      ? t.counts({
          sent: n(counts.sent),
          delivered: n(counts.delivered),
          read: n(counts.read),
        })
      : t.readBy({ n: n(counts.read) });
  return (
    <span title={word}>
      <Icon name={icons[tick]} size={14} />
      {counts ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}

/** Written and not with the server yet, or refused by it. */
export function UnsentCard({ message, thread }: { message: Unsent; thread: ThreadModel }) {
  const t = useStore(chatMessages);
  const { message_id: id, chat_id: chat, text, picture_id: picture, refusal } = message;
  return (
    <li className={css.card} data-own="true" data-refused={refusal !== null}>
      {picture !== null && <ChatPicturePreview chatId={chat} pictureId={picture} />}
      {text !== "" && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
      {refusal === null ? (
        <span className={css.foot}>
          <Icon name={icons.waiting} size={14} />
          {t.waiting}
        </span>
      ) : (
        <span className={css.foot}>
          <span role="alert">{refusal}</span>
          <Button size="s" onClick={() => thread.again(id)}>
            {t.again}
          </Button>
          <Button size="s" variant="ghost" onClick={() => thread.discard(id)}>
            {t.discard}
          </Button>
        </span>
      )}
    </li>
  );
}
