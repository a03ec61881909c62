// Messages on their way: sent one after the other in the order in which they were written, each until the server has it. They
// outlive a cut line and a reload of the tab. Each keeps the id that it was given as it was written, so that the server writes
// it once. One that is refused holds back what was written after it in the same conversation, until it is decided about.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { sendMessage, type ChatMessage } from "../../contract/chat/chats.ts";
import { unsentMessagesStoragePrefix } from "../../contract/storage-keys.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { call } from "../../core/api.ts";
import { $connection } from "../../core/live.ts";
import { $session } from "../../core/session.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";

export type Unsent = {
  message_id: string;
  chat_id: string;
  text: string;
  picture_id: string | null;
  /** Why the server refused it; null: it waits. */
  refusal: string | null;
};

/** What is typed and not sent. */
export type Draft = Pick<Unsent, "text" | "picture_id">;
export const noDraft: Draft = { text: "", picture_id: null };

type Heard = (chatId: string, message: ChatMessage) => void;

const messageIdLength = 24;
const firstRetryMs = 2_000;
const longestRetryMs = 20_000;

/** Not refused: the way is down, the database away, or the session over, and later it may well be written. */
const laterCodes: readonly string[] = [
  responseCodes.client,
  responseCodes.unavailable,
  responseCodes.notSignedIn,
];

export class SendQueue {
  readonly $unsent: ReadableAtom<readonly Unsent[]>;
  readonly #unsent = atom<readonly Unsent[]>([]);
  readonly #userId: string;
  readonly #listeners = new Set<Heard>();
  readonly #drafts = new Map<string, WritableAtom<Draft>>();
  #isSending = false;
  #isWanted = false;
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.#userId = userId;
    this.$unsent = this.#unsent;
    this.#unsent.set(readUnsent(userId));
    $connection.listen((connection) => {
      if (connection === "connected") this.sendNow();
    });
    $session.listen(() => this.sendNow());
    window.addEventListener("online", () => this.sendNow());
    this.sendNow();
  }

  /** Hears of each message once the server has it. Returns how to stop. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  draftOf(chatId: string): WritableAtom<Draft> {
    const $draft = this.#drafts.get(chatId) ?? atom(noDraft);
    this.#drafts.set(chatId, $draft);
    return $draft;
  }

  add(message: Omit<Unsent, "message_id" | "refusal">): void {
    this.#keep([
      ...this.#unsent.get(),
      { ...message, message_id: randomAlphanumeric(messageIdLength), refusal: null },
    ]);
    this.sendNow();
  }

  again(messageId: string): void {
    this.#keep(
      this.#unsent
        .get()
        .map((one) => (one.message_id === messageId ? { ...one, refusal: null } : one)),
    );
    this.sendNow();
  }

  discard(messageId: string): void {
    this.#keep(this.#unsent.get().filter((one) => one.message_id !== messageId));
    this.sendNow();
  }

  readonly sendNow = (): void => {
    clearTimeout(this.#retryTimer);
    void this.#run();
  };

  async #run(): Promise<void> {
    this.#isWanted = true;
    if (this.#isSending) return;
    this.#isSending = true;
    // What came back while a call was failing is tried at once.
    while (this.#isWanted) {
      this.#isWanted = false;
      for (let next = this.#next(); next; next = this.#next()) {
        if (!(await this.#send(next))) break;
      }
    }
    this.#isSending = false;
  }

  /** The first whose conversation nothing refused holds back. */
  #next(): Unsent | undefined {
    const session = $session.get();
    if (session.status === "in" && session.user.id !== this.#userId) return undefined;
    const held = new Set<string>();
    return this.#unsent.get().find(({ chat_id: chat, refusal }) => {
      if (held.has(chat)) return false;
      if (refusal === null) return true;
      held.add(chat);
      return false;
    });
  }

  /** Answers whether to go on. */
  async #send({ message_id, chat_id: id, text, picture_id }: Unsent): Promise<boolean> {
    try {
      const message = await call(sendMessage, { id, message_id, text, picture_id });
      this.#attempts = 0;
      for (const heard of this.#listeners) heard(id, message);
      this.#keep(this.#unsent.get().filter((one) => one.message_id !== message_id));
      return true;
    } catch (error) {
      if (!(error instanceof ServerError) || laterCodes.includes(error.code)) {
        this.#retryLater();
        return false;
      }
      const refusal = Object.values(error.fields)[0] ?? error.message;
      this.#keep(
        this.#unsent
          .get()
          .map((one) => (one.message_id === message_id ? { ...one, refusal } : one)),
      );
      return true;
    }
  }

  #retryLater(): void {
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#attempts);
    this.#attempts += 1;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(this.sendNow, wait);
  }

  #keep(unsent: readonly Unsent[]): void {
    this.#unsent.set(unsent);
    try {
      const key = unsentMessagesStoragePrefix + this.#userId;
      if (unsent.length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(unsent));
    } catch {
      // Storage is forbidden or full: this tab's memory holds them as long as it lives.
    }
  }
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

function isUnsent(kept: unknown): kept is Unsent {
  const { message_id, chat_id, text } = (kept ?? {}) as Record<string, unknown>;
  return [message_id, chat_id, text].every((part) => typeof part === "string");
}

const queues = new Map<string, SendQueue>();

/** One for each person who was in on this tab: leaving the screen stops nothing. */
export function sendQueueOf(userId: string): SendQueue {
  const queue = queues.get(userId) ?? new SendQueue(userId);
  queues.set(userId, queue);
  return queue;
}
