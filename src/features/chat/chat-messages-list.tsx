// The messages of a conversation under their days. Whoever looks at the end stays there as more come; whoever reads further up
// stays where they are, and is told how many have come.
import { useStore } from "@nanostores/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDate, formatNumber } from "../../core/format.ts";
import { Button } from "../../ui/input/button.tsx";
import { ChatMessageCard, UnsentCard, type MessageActs } from "./chat-message-card.tsx";
import css from "./chat-messages-list.module.css";
import { chatMessages } from "./chat-messages.ts";
import { byDay, stateOf } from "./chat-rows.ts";
import type { ThreadModel, ThreadState } from "./chat-thread-model.ts";

type ReadyThread = Extract<ThreadState, { status: "ready" }>;
type ChatMessagesListProps = {
  thread: ThreadModel;
  state: ReadyThread;
  me: string;
  acts: MessageActs;
};

export function ChatMessagesList({ thread, state, me, acts }: ChatMessagesListProps) {
  const t = useStore(chatMessages);
  const unsent = useStore(thread.$unsent);
  const isLoadingOlder = useStore(thread.$loadingOlder);
  const marked = useStore(thread.$marked);
  const { chat, held } = state;
  const known = new Set(held.messages.map(({ id }) => id));
  const waiting = unsent.filter(({ message_id: id }) => !known.has(id));
  const others = held.messages.filter(({ author_id: author }) => author !== me);
  const place = useReadingPlace(thread, {
    first: held.messages[0]?.seq ?? 0,
    last: held.messages.at(-1)?.seq ?? 0,
    marked,
    later: held.later === true,
  });
  const fresh = others.filter(({ seq }) => seq > place.seenSeq).length;
  return (
    <div className={css.frame}>
      {/* By the keyboard it is scrolled like any other page. */}
      <div
        ref={place.box}
        className={css.messages}
        role="region"
        aria-label={chat.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={place.onScroll}
      >
        <div>
          {held.more && (
            <Button size="s" busy={isLoadingOlder} onClick={() => void thread.loadOlder()}>
              {t.older}
            </Button>
          )}
          {held.messages.length === 0 && waiting.length === 0 && <p>{t.noMessages}</p>}
          <Days state={state} me={me} marked={marked} acts={acts} />
          {held.later === true && <LaterMessages thread={thread} />}
          <ol>
            {waiting.map((message) => (
              <UnsentCard key={message.message_id} message={message} thread={thread} />
            ))}
          </ol>
        </div>
      </div>
      {!place.isAtEnd && (
        <Button size="s" icon="chevron-down" className={css.down} onClick={place.toEnd}>
          {fresh > 0 ? t.newest({ n: formatNumber(fresh) }) : t.toEnd}
        </Button>
      )}
    </div>
  );
}

function LaterMessages({ thread }: Pick<ChatMessagesListProps, "thread">) {
  const t = useStore(chatMessages);
  const isLoading = useStore(thread.$loadingLater);
  return (
    <Button size="s" busy={isLoading} onClick={() => void thread.loadLater()}>
      {t.later}
    </Button>
  );
}

type DaysProps = Omit<ChatMessagesListProps, "thread"> & { marked: number | null };

function Days({ state, me, marked, acts }: DaysProps) {
  const t = useStore(chatMessages);
  const { chat, marks, held } = state;
  const today = formatDate(serverNow());
  return (
    <>
      {byDay(held.messages, formatDate).map(({ day, messages }) => (
        <section key={day}>
          <h3 className={css.day}>{day === today ? t.today : day}</h3>
          <ol>
            {messages.map((message) => (
              <ChatMessageCard
                key={message.seq}
                chatId={chat.id}
                message={message}
                isOwn={message.author_id === me}
                isMarked={message.seq === marked}
                state={stateOf(message, chat.kind, marks, me)}
                acts={acts}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** As near to the end as counts as being there. */
const endPixels = 40;

type Extent = { first: number; last: number; marked: number | null; later: boolean };

function useReadingPlace(thread: ThreadModel, { first, last, marked, later }: Extent) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenSeq, setSeenSeq] = useState(last);
  const before = useRef({ first, height: 0 });
  /** Ahead of the state: sizes are observed before the next drawing. */
  const keepsEnd = useRef(true);
  const setPlace = (atEnd: boolean) => {
    keepsEnd.current = atEnd;
    setAtEnd(atEnd);
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: wasFirst, height } = before.current;
    if (isAtEnd) scrollToEnd(element);
    // What was put above pushes nothing away.
    else if (first < wasFirst) element.scrollTop += element.scrollHeight - height;
    before.current = { first, height: element.scrollHeight };
  });
  // After the effect before, which would keep the end in view.
  useLayoutEffect(() => {
    if (marked === null) return;
    keepsEnd.current = false;
    setAtEnd(false);
    box.current?.querySelector('[data-marked="true"]')?.scrollIntoView({ block: "center" });
  }, [marked]);
  useEffect(() => {
    if (!isAtEnd || later) return;
    setSeenSeq(last);
    const markSeen = () => {
      if (document.visibilityState === "visible") thread.seen();
    };
    markSeen();
    document.addEventListener("visibilitychange", markSeen);
    return () => document.removeEventListener("visibilitychange", markSeen);
  }, [thread, last, isAtEnd, later]);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!content || !isAtEnd) return;
    // A picture that has come, or a window that was made lower.
    const sizes = new ResizeObserver(() => keepsEnd.current && scrollToEnd(element));
    sizes.observe(element);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, [isAtEnd]);
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    setPlace(left <= endPixels);
  };
  const toEnd = () => {
    thread.toLatest();
    setPlace(true);
    if (box.current) scrollToEnd(box.current);
  };
  return { box, isAtEnd: isAtEnd && !later, seenSeq, onScroll, toEnd };
}

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}
