// Messages that the search has found: in which conversation, who wrote them and when, and the words around what was found.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { FoundMessage } from "../../contract/chat/message-search.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDate, formatDateTime, formatTime } from "../../core/format.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button } from "../../ui/input/button.tsx";
import css from "./chat-list.module.css";
import { chatMessages } from "./chat-messages.ts";
import type { ChatModel } from "./chat-model.ts";

export function ChatFoundList({ model }: { model: ChatModel }) {
  const t = useStore(chatMessages);
  const state = useStore(model.found.$found);
  if (state.status === "idle") return null;
  return (
    <section className={css.found} aria-label={t.foundHead}>
      <h2 className={css.group}>{t.foundHead}</h2>
      {state.status === "loading" && <Spinner label={t.searching} />}
      {state.status === "failed" && (
        <LoadFailure error={state.error} onRetry={() => model.found.again()} />
      )}
      {state.status === "ready" && (
        <>
          {state.items.length === 0 && <p className={css.nothing}>{t.noneFound}</p>}
          <ul className={css.items}>
            {state.items.map((found) => (
              <li key={`${found.chat_id} ${found.seq}`}>
                <FoundEntry found={found} model={model} />
              </li>
            ))}
          </ul>
          {state.more && (
            <Button size="s" busy={state.isLoadingMore} onClick={() => void model.found.loadMore()}>
              {t.moreFound}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function FoundEntry({ found, model }: { found: FoundMessage; model: ChatModel }) {
  const t = useStore(chatMessages);
  const jump = useStore(model.found.$jump);
  const left = useStore(model.found.$left);
  const button = useRef<HTMLButtonElement>(null);
  const { kind, title, detail, author_id: author, no_ujian: number, name, at } = found;
  const isSame = (other: FoundMessage | null) =>
    other !== null && other.chat_id === found.chat_id && other.seq === found.seq;
  const isLeft = isSame(left);
  useEffect(() => {
    if (isLeft) button.current?.focus();
  }, [isLeft]);
  const about = [kind === "dm" ? "" : t[kind], title, detail].filter(
    (part) => part !== "" && part !== name,
  );
  const writer = author === model.userId ? t.own : [name, number].filter(Boolean).join(" · ");
  return (
    <button
      ref={button}
      type="button"
      className={css.entry}
      aria-current={isSame(jump) ? "true" : undefined}
      onClick={() => model.openFound(found)}
    >
      <span className={css.head}>
        <b>{writer}</b>
        <time dateTime={at}>{timeOf(at)}</time>
      </span>
      {about.length > 0 && <span className={css.about}>{about.join(" · ")}</span>}
      <span className={css.excerpt} dir="auto">
        {found.before}
        {found.found !== "" && <mark>{found.found}</mark>}
        {found.after}
      </span>
    </button>
  );
}

/** Of today the time alone. */
function timeOf(at: string): string {
  return formatDate(at) === formatDate(serverNow()) ? formatTime(at) : formatDateTime(at);
}
