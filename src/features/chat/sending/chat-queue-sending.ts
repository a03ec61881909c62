// Unsent messages: sent one after the other in the order in which they were written, each until the server has it. They
// survive a lost connection, a reload of the tab and, in local storage, a tab that is closed: the next tab of the same person
// on this PC sends them. Each keeps the id that it was given when it was written, so that the
// server stores it once. A refused one holds back what was written after it in the same conversation, until somebody sends
// it again or discards it.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { sendMessage, type ChatMessage } from "../../../contract/chat/chats.ts";
import {
  leftMessagesStoragePrefix,
  unsentMessagesStoragePrefix,
} from "../../../contract/storage-keys.ts";
import { readStoredJson, removeStored, writeStored } from "../../../core/preferences/storage.ts";
import { createDraftStore } from "./chat-drafts.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { $connection } from "../../../core/live.ts";
import { $session } from "../../../core/session.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";

export type Unsent = {
  message_id: string;
  chat_id: string;
  text: string;
  picture_id: string | null;
  /** Why the server refused it; null: it waits. */
  refusal: string | null;
};

/** Receives a message that the server has stored. */
type Listener = (chatId: string, message: ChatMessage) => void;

const messageIdLength = 24;
const firstRetryMs = 2_000;
const longestRetryMs = 20_000;

/** Not refusals: the connection, the database or the session is missing, and a later attempt may succeed. */
const laterCodes: readonly string[] = [
  responseCodes.client,
  responseCodes.unavailable,
  responseCodes.notSignedIn,
];

export type SendQueue = ReturnType<typeof createSendQueue>;

export function createSendQueue(userId: string) {
  const unsent = createUnsent(userId);
  const { draftOf } = createDraftStore(userId);
  const { listen, sendNow } = createSending(userId, unsent);

  $connection.listen((connection) => {
    if (connection === "connected") sendNow();
  });
  $session.listen(() => sendNow());
  window.addEventListener("online", () => sendNow());
  sendNow();

  return {
    $unsent: unsent.$unsent,
    listen,
    draftOf,
    add(message: Omit<Unsent, "message_id" | "refusal">): void {
      unsent.add({ ...message, message_id: randomAlphanumeric(messageIdLength), refusal: null });
      sendNow();
    },
    again(messageId: string): void {
      unsent.setRefusal(messageId, null);
      sendNow();
    },
    discard(messageId: string): void {
      unsent.remove(messageId);
      sendNow();
    },
    sendNow,
  };
}

type UnsentMessages = ReturnType<typeof createUnsent>;

/** The messages that the server does not have yet, in the order of writing. They survive a reload of the tab. */
function createUnsent(userId: string) {
  const $unsent = atom(withLeft(readUnsent(userId), userId));

  function keep(unsent: readonly Unsent[]): void {
    $unsent.set(unsent);
    try {
      const key = unsentMessagesStoragePrefix + userId;
      if (unsent.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(unsent));
    } catch {
      // Storage is forbidden or full: the memory of this tab holds them as long as it lives.
    }
  }

  // Kept at once, since those of a closed tab are not in local storage any more.
  keep($unsent.get());
  window.addEventListener("pagehide", () => {
    const left = withLeft($unsent.get(), userId);
    if (left.length > 0) writeStored(leftMessagesStoragePrefix + userId, JSON.stringify(left));
  });

  return {
    $unsent: $unsent as ReadableAtom<readonly Unsent[]>,
    add: (message: Unsent): void => keep([...$unsent.get(), message]),
    remove: (messageId: string): void =>
      keep($unsent.get().filter((one) => one.message_id !== messageId)),
    setRefusal: (messageId: string, refusal: string | null): void =>
      keep($unsent.get().map((one) => (one.message_id === messageId ? { ...one, refusal } : one))),
  };
}

/** Sends one message after the other, and tries again later while the server cannot be reached. */
function createSending(userId: string, { $unsent, remove, setRefusal }: UnsentMessages) {
  const listeners = new Set<Listener>();
  const retry = createRetry(sendNow);
  let isSending = false;
  let isWanted = false;

  function sendNow(): void {
    retry.cancel();
    void sendAll();
  }

  async function sendAll(): Promise<void> {
    isWanted = true;
    if (isSending) return;
    isSending = true;
    // A connection that returned while a call was failing is tried at once.
    while (isWanted) {
      isWanted = false;
      for (let next = nextFor(userId, $unsent.get()); next; next = nextFor(userId, $unsent.get())) {
        if (!(await send(next))) break;
      }
    }
    isSending = false;
  }

  /** Returns whether to go on. */
  async function send({ message_id, chat_id: id, text, picture_id }: Unsent): Promise<boolean> {
    try {
      const message = await call(sendMessage, { id, message_id, text, picture_id });
      retry.reset();
      for (const receive of listeners) receive(id, message);
      remove(message_id);
      return true;
    } catch (error) {
      if (!(error instanceof ServerError) || laterCodes.includes(error.code)) {
        retry.later();
        return false;
      }
      setRefusal(message_id, Object.values(error.fields)[0] ?? error.message);
      return true;
    }
  }

  return {
    sendNow,
    /** Reports each message once the server has it. Returns how to stop. */
    listen(receive: Listener): () => void {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
}

/** Each attempt that fails waits twice as long as the one before it, up to the longest wait. */
function createRetry(run: () => void) {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    later(): void {
      const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** attempts);
      attempts += 1;
      clearTimeout(timer);
      timer = setTimeout(run, wait);
    },
    cancel: (): void => clearTimeout(timer),
    reset(): void {
      attempts = 0;
    },
  };
}

/** The first message that no refused one of its conversation holds back. None, while another person is signed in. */
function nextFor(userId: string, unsent: readonly Unsent[]): Unsent | undefined {
  const session = $session.get();
  if (session.status === "in" && session.user.id !== userId) return undefined;
  const held = new Set<string>();
  return unsent.find(({ chat_id: chat, refusal }) => {
    if (held.has(chat)) return false;
    if (refusal === null) return true;
    held.add(chat);
    return false;
  });
}

function readUnsent(userId: string): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(unsentMessagesStoragePrefix + userId) ?? "[]",
    );
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    // Damaged, written by another version, or storage is forbidden: as good as nothing.
    return [];
  }
}

/** With those of closed tabs, which are in local storage no more then. Two tabs that take over the same messages send them under the same ids: the server stores each once. */
function withLeft(unsent: readonly Unsent[], userId: string): readonly Unsent[] {
  const key = leftMessagesStoragePrefix + userId;
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  const left = readStoredJson(key, [], isList).filter(isUnsent);
  removeStored(key);
  const known = new Set(unsent.map(({ message_id: id }) => id));
  return [...left.filter(({ message_id: id }) => !known.has(id)), ...unsent];
}

function isUnsent(kept: unknown): kept is Unsent {
  const { message_id, chat_id, text } = (kept ?? {}) as Record<string, unknown>;
  return [message_id, chat_id, text].every((part) => typeof part === "string");
}

const queues = new Map<string, SendQueue>();

/** One queue for each person who was signed in on this tab: leaving the screen stops nothing. */
export function sendQueueOf(userId: string): SendQueue {
  const queue = queues.get(userId) ?? createSendQueue(userId);
  queues.set(userId, queue);
  return queue;
}
