// One open conversation: its messages as far back as somebody has scrolled, who has read how far, and what is still being sent.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  chatTopic,
  getReceiptCounts,
  listLaterMessages,
  listMessages,
  muteChat,
  readChat,
  type Chat,
  type ChatMark,
  type ChatMessage,
  type OpenedChat,
} from "../../contract/chat/chats.ts";
import type { TopicPatch } from "../../contract/live-protocol.ts";
import { call } from "../../core/api.ts";
import { liveTopic } from "../../core/live-topic.ts";
import { isAborted } from "../../core/answers/server-error.ts";
import { reportError } from "../../core/notices.ts";
import { correctMessage, deleteMessage } from "../../contract/chat/message-changes.ts";
import { heldAfter, heldBefore, heldChanged, heldSince, heldWith, type Held } from "./chat-rows.ts";
import { noDraft, type Draft } from "./sending/chat-drafts.ts";
import type { SendQueue } from "./sending/chat-queue-sending.ts";

export type ThreadState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | {
      status: "ready";
      chat: Chat;
      marks: readonly ChatMark[];
      held: Held;
      /** Why the person may not write in it; null: the person may. */
      readOnly: string | null;
    };

export type ThreadModel = ReturnType<typeof createThreadModel>;

/** However many participants read at once. */
const countEveryMs = 2_000;

export function createThreadModel(id: string, queue: SendQueue) {
  const abort = new AbortController();
  const { signal } = abort;
  const thread = createThreadState();
  const { $state, amend, hold } = thread;
  const receipts = createReceiptCounter(id, { hold, signal });

  const $live = liveTopic(chatTopic, { id }, (value, patch) => {
    if (patch.t === "receipts") receipts.countSoon();
    if (patch.t === "changed") thread.change(patch.message, patch.changes);
    return withPatch(value, patch);
  });
  const stops = [
    $live.subscribe((live) => {
      if (live.status === "ready") thread.show(live.value);
      else if (live.status === "failed") thread.fail(live.error);
    }),
    queue.listen((chat, message) => {
      if (chat === id) hold((held) => heldWith(held, { messages: [message], more: true }));
    }),
    receipts.stop,
  ];

  return {
    ...createOlderMessages(id, { $state, hold, signal }),
    ...createMessageChanges(id, hold),
    ...createPlace(id, { $state, hold, signal, thread }),
    ...createThreadDraft(id, queue),
    id,
    $state,
    $newest: thread.$newest,
    $unsent: computed(queue.$unsent, (unsent) => unsent.filter((one) => one.chat_id === id)),
    again: (messageId: string) => queue.again(messageId),
    discard: (messageId: string) => queue.discard(messageId),
    /** The end of the conversation is visible. */
    seen: createReadMark(id, $state),

    async mute(muted: boolean): Promise<void> {
      try {
        const chat = await call(muteChat, { id, muted }, { signal });
        amend((ready) => ({ ...ready, chat }));
      } catch (error) {
        if (!isAborted(error)) reportError(error);
      }
    },

    exit(): void {
      abort.abort();
      for (const stop of stops) stop();
    },
  };
}

type Ready = Extract<ThreadState, { status: "ready" }>;

function createThreadState() {
  const $state = atom<ThreadState>({ status: "loading" });
  const $newest = atom<ChatMessage | null>(null);
  /** As the server showed them last. */
  let latest: Held = { messages: [], more: false };
  /** How many corrections and deletions are in what is held. */
  let knownChanges: number | null = null;
  /** Found before the conversation was shown. */
  let placed: Held | null = null;

  function amend(change: (ready: Ready) => Ready): void {
    const state = $state.get();
    if (state.status === "ready") $state.set(change(state));
  }

  return {
    $state: $state as ReadableAtom<ThreadState>,
    /** The latest message that came while the conversation was open. */
    $newest: $newest as ReadableAtom<ChatMessage | null>,
    amend,
    hold: (change: (held: Held) => Held): void =>
      amend((ready) => ({ ...ready, held: change(ready.held) })),
    fail: (error: unknown): void => $state.set({ status: "failed", error }),
    /** A message that was written earlier says something else. */
    change(message: ChatMessage, changes: number): void {
      if (knownChanges !== null) knownChanges = changes;
      amend((ready) => ({ ...ready, held: heldChanged(ready.held, message) }));
    },
    /** What is around a message that was looked for. */
    place(held: Held): void {
      if ($state.get().status === "ready") amend((ready) => ({ ...ready, held }));
      else placed = held;
    },
    toLatest: (): void => amend((ready) => ({ ...ready, held: latest })),
    show({ messages, more, marks, changes, read_only: readOnly, ...chat }: OpenedChat): void {
      const before = $state.get();
      latest = { messages, more };
      const isCurrent = before.status === "ready" && knownChanges === changes;
      const earlier = before.status === "ready" ? before.held : { messages: [], more: false };
      const held = placed ?? heldSince(earlier, { messages, more, changes }, knownChanges);
      knownChanges = changes;
      placed = null;
      const last = held.messages.at(-1);
      const isNew = isCurrent && last && last.seq > (lastSeq(earlier) ?? 0);
      $state.set({ status: "ready", chat, marks, held, readOnly });
      if (isNew) $newest.set(last);
    },
  };
}

const lastSeq = ({ messages }: Held): number | undefined => messages.at(-1)?.seq;

type Messages = {
  $state: ReadableAtom<ThreadState>;
  hold(change: (held: Held) => Held): void;
  signal: AbortSignal;
};

/** How many have received and read each message, counted at most once in `countEveryMs`. */
function createReceiptCounter(id: string, { hold, signal }: Omit<Messages, "$state">) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function count(): Promise<void> {
    const { items } = await call(getReceiptCounts, { id }, { signal });
    const counts = new Map(items.map((one) => [one.seq, one]));
    hold((held) => ({
      ...held,
      messages: held.messages.map((one) => ({ ...one, ...counts.get(one.seq) })),
    }));
  }

  return {
    countSoon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        // The next receipt counts them again.
        count().catch(() => undefined);
      }, countEveryMs);
    },
    stop: (): void => clearTimeout(timer),
  };
}

function createOlderMessages(id: string, { $state, hold, signal }: Messages) {
  const $loadingOlder = atom(false);
  return {
    $loadingOlder: $loadingOlder as ReadableAtom<boolean>,
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
  };
}

/** @throws ServerError, 49 with the message as it is now */
function createMessageChanges(id: string, hold: Messages["hold"]) {
  const show = (message: ChatMessage): void => hold((held) => heldChanged(held, message));
  return {
    correct: async ({ seq, version }: ChatMessage, text: string): Promise<void> =>
      show(await call(correctMessage, { id, seq, version, text })),
    remove: async ({ seq, version }: ChatMessage): Promise<void> =>
      show(await call(deleteMessage, { id, seq, version })),
  };
}

type Placed = Messages & {
  thread: Pick<ReturnType<typeof createThreadState>, "place" | "toLatest">;
};

/** Shows a message that was found, with what was written around it. */
function createPlace(id: string, { $state, hold, signal, thread }: Placed) {
  const $marked = atom<number | null>(null);
  const $loadingLater = atom(false);
  const later = (after: number) => call(listLaterMessages, { id, after }, { signal });
  let wanted = 0;

  return {
    $marked: $marked as ReadableAtom<number | null>,
    $loadingLater: $loadingLater as ReadableAtom<boolean>,
    async jumpTo(seq: number): Promise<void> {
      wanted = seq;
      const state = $state.get();
      const isHeld = state.status === "ready" && state.held.messages.some((one) => one.seq === seq);
      try {
        if (!isHeld) {
          const [before, after] = await Promise.all([
            call(listMessages, { id, before: seq + 1 }, { signal }),
            later(seq),
          ]);
          if (wanted !== seq) return;
          thread.place(heldAfter(before, after));
        }
        $marked.set(seq);
      } catch (error) {
        if (!isAborted(error)) reportError(error);
      }
    },
    async loadLater(): Promise<void> {
      const state = $state.get();
      const after = state.status === "ready" ? lastSeq(state.held) : undefined;
      if (after === undefined || $loadingLater.get()) return;
      $loadingLater.set(true);
      try {
        const page = await later(after);
        hold((held) => (lastSeq(held) === after ? heldAfter(held, page) : held));
      } catch (error) {
        if (!isAborted(error)) reportError(error);
      }
      $loadingLater.set(false);
    },
    /** Back to the end of the conversation. */
    toLatest(): void {
      wanted = 0;
      $marked.set(null);
      const state = $state.get();
      if (state.status === "ready" && state.held.later === true) thread.toLatest();
    },
  };
}

/** Reports to the server how far the person has read, each number once. */
function createReadMark(id: string, $state: ReadableAtom<ThreadState>): () => void {
  let readSeq = 0;
  return () => {
    const state = $state.get();
    if (state.status !== "ready" || state.held.later === true) return;
    readSeq = Math.max(readSeq, state.chat.read_seq);
    const last = lastSeq(state.held);
    if (last === undefined || last <= readSeq) return;
    readSeq = last;
    // The next message that is seen reports this one too.
    call(readChat, { id, read_seq: last }).catch(() => undefined);
  };
}

function createThreadDraft(id: string, queue: SendQueue) {
  const $draft = queue.draftOf(id);
  return {
    /** What is typed and not sent: kept on this PC, whatever is opened meanwhile. */
    $draft,
    draft: (change: Partial<Draft>): void => $draft.set({ ...$draft.get(), ...change }),
    sendDraft(): void {
      const { text, picture_id } = $draft.get();
      if (text.trim() === "" && picture_id === null) return;
      $draft.set(noDraft);
      queue.add({ chat_id: id, text: text.trim(), picture_id });
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
  if (patch.t === "changed") {
    const { messages } = heldChanged(value, message);
    return { ...value, messages: [...messages], changes: patch.changes };
  }
  const { messages } = heldWith(value, { messages: [message], more: true });
  return { ...value, messages: [...messages], last_seq: Math.max(value.last_seq, message.seq) };
}
