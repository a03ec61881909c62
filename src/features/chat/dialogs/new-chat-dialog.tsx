// Whom or what to write about: staff by name, events and schedules.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { findChatPartners, type ChatPartners } from "../../../contract/chat/chats.ts";
import { roleLabels } from "../../../contract/roles.ts";
import { call } from "../../../core/api.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { failureText } from "../../../kit/failed-message.ts";
import css from "./chat-dialogs.module.css";
import { chatMessages } from "../chat-messages.ts";
import { chatDialogMessages } from "./chat-dialog-messages.ts";
import type { ChatModel } from "../chat-model.ts";

type Found = { partners: ChatPartners | null; failure: string };
/** The search waits for the end of typing. */
const typingMs = 200;

export function NewChatDialog({ model, onClose }: { model: ChatModel; onClose(): void }) {
  const t = useStore(chatDialogMessages);
  const { here } = useStore(chatMessages);
  const present = useStore(model.$present);
  const [searched, setSearched] = useState("");
  const [{ partners, failure }, setFound] = usePartners(searched);
  const start = async (kind: "dm" | "event" | "schedule", about: string) => {
    try {
      await model.start({ kind, about });
      onClose();
    } catch (error) {
      setFound((now) => ({ ...now, failure: failureText(error) }));
    }
  };
  const groups = partners && [
    {
      kind: "dm" as const,
      label: t.people,
      items: partners.people.map(({ id, nama, role }) => ({
        id,
        nama,
        hint: [roleLabels[role], present.has(id) && here].filter(Boolean).join(" · "),
      })),
    },
    { kind: "event" as const, label: t.events, items: partners.events },
    { kind: "schedule" as const, label: t.schedules, items: partners.schedules },
  ];
  const shown = groups?.filter(({ items }) => items.length > 0);
  return (
    <Dialog title={t.fresh} size="s" closeLabel={t.close} onClose={onClose}>
      <div className={css.parts}>
        <SearchInput
          value={searched}
          onChange={setSearched}
          label={t.search}
          placeholder={t.search}
          clearLabel={t.clear}
        />
        {failure !== "" && <Banner tone="bad">{failure}</Banner>}
        {shown?.length === 0 && <p>{t.nothing}</p>}
        {shown?.map(({ kind, label, items }) => (
          <section key={kind}>
            <h3>{label}</h3>
            <ul className={css.lines}>
              {items.map((item) => (
                <li key={item.id}>
                  <button type="button" onClick={() => void start(kind, item.id)}>
                    {item.nama}
                    {"hint" in item && <small>{item.hint}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** The partners that the search finds. */
function usePartners(searched: string) {
  const [found, setFound] = useState<Found>({ partners: null, failure: "" });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const find = async () => {
      try {
        const partners = await call(findChatPartners, { q: searched }, { signal });
        setFound({ partners, failure: "" });
      } catch (error) {
        if (!isAborted(error)) setFound({ partners: null, failure: failureText(error) });
      }
    };
    const timer = setTimeout(() => void find(), searched === "" ? 0 : typingMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searched]);
  return [found, setFound] as const;
}
