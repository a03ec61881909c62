// One's conversations as they are now, for the screen of chat and for the number in the shell. Also tells the server that what
// was written to oneself has arrived: the console that shows the number has it.
import { computed, onMount, type ReadableAtom } from "nanostores";
import { noteDelivered, ownChatsTopic, type Chat } from "../../contract/chat/chats.ts";
import type { TopicPatch, TopicValue } from "../../contract/live-protocol.ts";
import { call } from "../api.ts";
import { liveTopic, type Live } from "../live-topic.ts";

export type OwnChats = TopicValue<typeof ownChatsTopic>;
type OwnChatsPatch = TopicPatch<typeof ownChatsTopic>;

export function followOwnChats(userId: string): ReadableAtom<Live<OwnChats>> {
  const $chats = liveTopic(ownChatsTopic, { id: userId }, (value, patch) =>
    withPatch(value, patch, userId),
  );
  const $told = computed($chats, (chats) => chats);
  /** By conversation, up to which message its writer was told. */
  const arrived = new Map<string, number>();
  onMount($told, () =>
    $chats.subscribe((state) => {
      if (state.status !== "ready") return;
      const fresh = state.value.items.filter(
        (chat) => chat.kind === "dm" && unreadIn([chat]) > 0 && isNewer(chat, arrived),
      );
      if (fresh.length === 0) return;
      for (const { id, last_seq: seq } of fresh) arrived.set(id, seq);
      // Nothing depends on it: the next one says it for both.
      call(noteDelivered, {}).catch(() => undefined);
    }),
  );
  return $told;
}

const isNewer = ({ id, last_seq: seq }: Chat, arrived: ReadonlyMap<string, number>): boolean =>
  seq > (arrived.get(id) ?? 0);

/** What is muted counts nowhere. */
export function unreadIn(chats: readonly Chat[]): number {
  return chats.reduce(
    (sum, { last_seq: last, read_seq: read, muted }) => sum + (muted ? 0 : last - read),
    0,
  );
}

/** A further message, or another version of the last one. */
function isLater(chat: Pick<Chat, "last_seq" | "last">, known: Chat): boolean {
  if (chat.last_seq !== known.last_seq) return chat.last_seq > known.last_seq;
  return (chat.last?.version ?? 0) > (known.last?.version ?? 0);
}

export function withPatch({ items }: OwnChats, patch: OwnChatsPatch, userId: string): OwnChats {
  if (patch.t === "mark") {
    const { id, read_seq, muted } = patch;
    return {
      items: items.map((one) =>
        one.id === id ? { ...one, muted, read_seq: Math.max(one.read_seq, read_seq) } : one,
      ),
    };
  }
  const { chat } = patch;
  const known = items.find(({ id }) => id === chat.id);
  // Two servers may tell of two messages in another order than they were written in.
  if (known && !isLater(chat, known)) return { items };
  if (known && known.last_seq === chat.last_seq) {
    // The last message was corrected or deleted: nothing is new.
    return { items: items.map((one) => (one === known ? { ...one, last: chat.last } : one)) };
  }
  const isOwn = chat.last?.author_id === userId;
  const read_seq = isOwn ? chat.last_seq : (known?.read_seq ?? chat.last_seq - 1);
  const shown = { ...chat, read_seq, muted: known?.muted ?? false };
  return { items: [shown, ...items.filter(({ id }) => id !== chat.id)] };
}
