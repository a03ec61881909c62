// What a thread shows, from what is known of it: messages of one day under its name, and how far each has come.
import type { Chat, ChatMark, ChatMessage, OpenedChat } from "../../contract/chat/chats.ts";
import type { ChatTexts } from "./chat-messages.ts";

/** What a conversation is, beside whom or what it is about. Between two people nothing is said of it. */
export function kindText(
  { kind, is_selection }: Pick<Chat, "kind" | "is_selection">,
  t: ChatTexts,
): string {
  if (kind === "dm") return "";
  return is_selection ? t.selection : t[kind];
}

export type Tick = "waiting" | "sent" | "delivered" | "read";

export type MessageState = {
  tick: Tick;
  /** To or read by several: how many. */
  counts: { sent: number; delivered: number; read: number } | null;
};

/** Null: nothing is said of it, such as of what another wrote among staff. */
export function stateOf(
  message: ChatMessage,
  kind: Chat["kind"],
  marks: readonly ChatMark[],
  me: string,
): MessageState | null {
  const { sent, delivered, read, seq, author_id: author } = message;
  if (message.deleted_at !== null) return null;
  if (sent > 1) {
    return { tick: tickFor(delivered === sent, read === sent), counts: { sent, delivered, read } };
  }
  if (sent === 1) return { tick: tickFor(delivered === 1, read === 1), counts: null };
  if (author !== me || message.is_participant) return null;
  const others = marks.filter(({ user_id: user }) => user !== me);
  const readers = others.filter(({ read_seq: upTo }) => upTo >= seq).length;
  if (kind === "dm") {
    const arrived = others.some(({ delivered_seq: upTo }) => upTo >= seq);
    return { tick: tickFor(arrived, readers > 0), counts: null };
  }
  const counts = readers > 0 ? { sent: 0, delivered: 0, read: readers } : null;
  return { tick: tickFor(false, readers > 0), counts };
}

function tickFor(isDelivered: boolean, isRead: boolean): Tick {
  if (isRead) return "read";
  return isDelivered ? "delivered" : "sent";
}

/** Messages of one day, in their order; `dayOf` names a day. */
export function byDay(
  messages: readonly ChatMessage[],
  dayOf: (at: string) => string,
): { day: string; messages: ChatMessage[] }[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.at);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** `later`: what is held ends before the latest message, because a message further back was looked for. */
export type Held = { messages: readonly ChatMessage[]; more: boolean; later?: boolean };

/**
 * What is held with what has come, each number once. Where messages between are missing, since
 * the line was down for long, the older ones go: they can be fetched again, a hole could not be seen.
 */
export function heldWith(held: Held, latest: Pick<OpenedChat, "messages" | "more">): Held {
  const first = latest.messages[0];
  const last = held.messages.at(-1);
  if (!first || !last) return latest.messages.length > 0 ? latest : held;
  if (first.seq > last.seq + 1) return held.later === true ? held : latest;
  const more = first.seq < (held.messages[0]?.seq ?? 0) ? latest.more : held.more;
  return { messages: merged(held.messages, latest.messages), more };
}

/**
 * `known`: how many corrections and deletions are in what is held. When one was missed, for example without a connection, what
 * is held may be out of date: then only what has come is kept.
 */
export function heldSince(
  held: Held,
  latest: Pick<OpenedChat, "messages" | "more" | "changes">,
  known: number | null,
): Held {
  const { messages, more, changes } = latest;
  return changes === known ? heldWith(held, { messages, more }) : { messages, more };
}

/** Further back. */
export function heldBefore(held: Held, page: Pick<OpenedChat, "messages" | "more">): Held {
  return { messages: merged(page.messages, held.messages), more: page.more };
}

/** Further on, from a place further back. */
export function heldAfter(held: Held, page: Pick<OpenedChat, "messages" | "more">): Held {
  const messages = merged(held.messages, page.messages);
  return { messages, more: held.more, ...(page.more && { later: true }) };
}

/** A message that was corrected or deleted, where it is held. */
export function heldChanged(held: Held, message: ChatMessage): Held {
  const messages = held.messages.map((one) =>
    one.seq === message.seq ? newerOf(message, one) : one,
  );
  return { ...held, messages };
}

function merged(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const message of [...older, ...newer]) {
    bySeq.set(message.seq, newerOf(message, bySeq.get(message.seq)));
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** Of one version: whom it has reached it has reached, whichever was counted earlier. */
function newerOf(message: ChatMessage, known: ChatMessage | undefined): ChatMessage {
  if (!known || message.version > known.version) return message;
  if (message.version < known.version) return known;
  const delivered = Math.max(message.delivered, known.delivered);
  return { ...message, delivered, read: Math.max(message.read, known.read) };
}

export function matches({ title, detail, last }: Chat, searched: string): boolean {
  const text = `${title} ${detail} ${last?.name ?? ""} ${last?.text ?? ""}`.toLowerCase();
  return text.includes(searched.trim().toLowerCase());
}
