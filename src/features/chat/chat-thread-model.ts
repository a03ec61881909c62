// One open conversation: its messages as far back as somebody has looked, who has read how far, and what is still on its way.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import {
  chatTopic,
  getReceiptCounts,
  listMessages,
  muteChat,
  readChat,
} from "../../contract/chat/chats.ts";
import type { Chat, ChatMark, ChatMessage, OpenedChat } from "../../contract/chat/chats.ts";
import type { TopicPatch } from "../../contract/live-protocol.ts";
import { call } from "../../core/api.ts";
import { liveTopic } from "../../core/live-topic.ts";
import { isAborted } from "../../core/answers/server-error.ts";
import { reportError } from "../../core/notices.ts";
import { heldBefore, heldWith } from "./chat-rows.ts";
import type { Held } from "./chat-rows.ts";
import { noDraft } from "./chat-queue-sending.ts";
import type { Draft, SendQueue } from "./chat-queue-sending.ts";

export type ThreadState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; chat: Chat; marks: readonly ChatMark[]; held: Held };

export type ThreadModel = ReturnType<typeof createThreadModel>;

/** However many participants read at once, they are counted this often. */
const countEveryMs = 2_000;

export function createThreadModel(id: string, queue: SendQueue) {
  const abort = new AbortController();
  const { signal } = abort;
  const $state = atom<ThreadState>({ status: "loading" });
  const $loadingOlder = atom(false);
  const $draft = queue.draftOf(id);
  const $heard = atom<ChatMessage | null>(null);
  let readSeq = 0;
  let countTimer: ReturnType<typeof setTimeout> | undefined;

  const $live = liveTopic(chatTopic, { id }, (value, patch) => {
    if (patch.t === "receipts") countSoon();
    return withPatch(value, patch);
  });
  const stops = [
    $live.subscribe((live) => {
      if (live.status === "ready") return show(live.value);
      if (live.status === "failed") $state.set(live);
    }),
    queue.listen((chat, message) => {
      if (chat === id) hold((held) => heldWith(held, { messages: [message], more: true }));
    }),
  ];

  function show({ messages, more, marks, ...chat }: OpenedChat): void {
    const before = $state.get();
    readSeq = Math.max(readSeq, chat.read_seq);
    const earlier = before.status === "ready" ? before.held : { messages: [], more: false };
    const held = heldWith(earlier, { messages, more });
    const last = held.messages.at(-1);
    const isNew = before.status === "ready" && last && last.seq > (lastSeq(earlier) ?? 0);
    $state.set({ status: "ready", chat, marks, held });
    if (isNew) $heard.set(last);
  }

  const lastSeq = ({ messages }: Held) => messages.at(-1)?.seq;

  function hold(change: (held: Held) => Held): void {
    const state = $state.get();
    if (state.status === "ready") $state.set({ ...state, held: change(state.held) });
  }

  function countSoon(): void {
    countTimer ??= setTimeout(() => {
      countTimer = undefined;
      // The next that reads has them counted again.
      count().catch(() => undefined);
    }, countEveryMs);
  }

  async function count(): Promise<void> {
    const { items } = await call(getReceiptCounts, { id }, { signal });
    const counts = new Map(items.map((one) => [one.seq, one]));
    hold(({ messages, more }) => ({
      more,
      messages: messages.map((one) => ({ ...one, ...counts.get(one.seq) })),
    }));
  }

  return {
    id,
    $state: $state as ReadableAtom<ThreadState>,
    $loadingOlder: $loadingOlder as ReadableAtom<boolean>,
    /** The latest that came while the conversation stood open. */
    $heard: $heard as ReadableAtom<ChatMessage | null>,
    $unsent: computed(queue.$unsent, (unsent) => unsent.filter((one) => one.chat_id === id)),
    /** What is typed and not sent: kept for as long as the tab lives, whatever is opened meanwhile. */
    $draft,
    draft: (change: Partial<Draft>): void => $draft.set({ ...$draft.get(), ...change }),
    sendDraft(): void {
      const { text, picture_id } = $draft.get();
      if (text.trim() === "" && picture_id === null) return;
      $draft.set(noDraft);
      queue.add({ chat_id: id, text: text.trim(), picture_id });
    },
    again: (messageId: string) => queue.again(messageId),
    discard: (messageId: string) => queue.discard(messageId),

    async loadOlder(): Promise<void> {
      const state = $state.get();
      const before = state.status === "ready" ? state.held.messages[0]?.seq : undefined;
      if (before === undefined || $loadingOlder.get()) return;
      $loadingOlder.set(true);
      try {
        const page = await call(listMessages, { id, before }, { signal });
        hold((held) => (held.messages[0]?.seq === before ? heldBefore(held, page) : held));
      } catch (error) {
        if (!isAborted(error)) reportError(error);
      }
      $loadingOlder.set(false);
    },

    /** Somebody looks at the end of it. */
    seen(): void {
      const state = $state.get();
      const last = state.status === "ready" ? lastSeq(state.held) : undefined;
      if (last === undefined || last <= readSeq) return;
      readSeq = last;
      // The next that is seen says it for both.
      call(readChat, { id, read_seq: last }).catch(() => undefined);
    },

    async mute(muted: boolean): Promise<void> {
      try {
        const changed = await call(muteChat, { id, muted }, { signal });
        const state = $state.get();
        if (state.status === "ready") $state.set({ ...state, chat: changed });
      } catch (error) {
        if (!isAborted(error)) reportError(error);
      }
    },

    exit(): void {
      abort.abort();
      clearTimeout(countTimer);
      for (const stop of stops) stop();
    },
  };
}

export function withPatch(value: OpenedChat, patch: TopicPatch<typeof chatTopic>): OpenedChat {
  if (patch.t === "receipts") return value;
  if (patch.t === "mark") {
    const { mark } = patch;
    const others = value.marks.filter(({ user_id: user }) => user !== mark.user_id);
    return { ...value, marks: [...others, mark] };
  }
  const { message } = patch;
  const { messages } = heldWith(value, { messages: [message], more: true });
  return { ...value, messages: [...messages], last_seq: Math.max(value.last_seq, message.seq) };
}
