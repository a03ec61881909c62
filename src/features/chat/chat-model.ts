// Chat without its looks: the list of conversations, which of them is open, and what may be opened anew.
import { atom, computed, type ReadableAtom } from "nanostores";
import { openChat, presentStaffTopic, type Chat } from "../../contract/chat/chats.ts";
import {
  addMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from "../../contract/chat/message-templates.ts";
import type { CallInput } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";
import { followOwnChats, type OwnChats } from "../../core/chat/own-chats.ts";
import { $connection } from "../../core/live.ts";
import { liveTopic, type Live } from "../../core/live-topic.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { sendQueueOf } from "./sending/chat-queue-sending.ts";
import { createFoundModel } from "./chat-found-model.ts";
import { matches } from "./chat-rows.ts";
import type { FoundMessage } from "../../contract/chat/message-search.ts";

export type ListState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; chats: readonly Chat[]; isEmpty: boolean };

/** Whose console is connected; while ours is not, that is not known, and nobody's. */
const $present = computed(
  [liveTopic(presentStaffTopic, {}, (_before, now) => now), $connection],
  (state, connection): ReadonlySet<string | null> =>
    new Set(state.status === "ready" && connection === "connected" ? state.value.user_ids : []),
);

export type ChatModel = ReturnType<typeof createChatModel>;

export function createChatModel(userId: string) {
  const $chats = followOwnChats(userId);
  const $searched = atom("");
  const found = createFoundModel();
  /** Of the address, so that a link leads into a conversation and a reload stays there. */
  const $open = atom<string | null>(readQuery()["c"] ?? null);
  const templates = createTemplates();
  const $list = computed([$chats, $searched], listed);

  function show(id: string | null): void {
    $open.set(id);
    replaceQuery(id === null ? {} : { c: id });
  }

  function open(id: string | null): void {
    found.jump(null);
    show(id);
  }

  function search(text: string): void {
    $searched.set(text);
    found.search(text);
  }

  return {
    userId,
    found,
    queue: sendQueueOf(userId),
    $list: $list as ReadableAtom<ListState>,
    $searched: $searched as ReadableAtom<string>,
    $open: $open as ReadableAtom<string | null>,
    $present,
    search,
    open,
    openFound(message: FoundMessage): void {
      show(message.chat_id);
      found.jump(message);
    },
    /** Back to the results of the search; on a phone the conversation covers them. */
    leaveFound(isPhone: boolean): void {
      found.leave();
      if (isPhone) show(null);
    },
    /** @throws ServerError */
    async start(wanted: CallInput<typeof openChat>): Promise<void> {
      const { id } = await call(openChat, wanted);
      search("");
      open(id);
    },
    ...templates,
    exit(): void {
      // The list is followed as long as somebody looks at it; messages on their way go on.
      found.exit();
    },
  };
}

function listed(state: Live<OwnChats>, searched: string): ListState {
  if (state.status !== "ready") return state;
  const { items } = state.value;
  const chats = items.filter((chat) => matches(chat, searched));
  return { status: "ready", chats, isEmpty: items.length === 0 };
}

/** What is often said. */
function createTemplates() {
  const $templates = atom<readonly MessageTemplate[]>([]);
  return {
    $templates: $templates as ReadableAtom<readonly MessageTemplate[]>,
    /** Without them one types: nobody is told. */
    async loadTemplates(): Promise<void> {
      const { items } = await call(listMessageTemplates, {});
      $templates.set(items);
    },
    /** @throws ServerError */
    async addTemplate(text: string): Promise<void> {
      $templates.set((await call(addMessageTemplate, { text })).items);
    },
    /** @throws ServerError */
    async deleteTemplate(id: string): Promise<void> {
      $templates.set((await call(deleteMessageTemplate, { id })).items);
    },
  };
}
