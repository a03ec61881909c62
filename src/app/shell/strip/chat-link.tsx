// The link to the chat, with the number of unread messages. The number is loaded in idle time, so that it delays nothing.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { screenMessages } from "../../../core/menu/screen-messages.ts";
import { href } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { prefetch } from "../../../kit/prefetch.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { shellMessages } from "../shell-messages.ts";
import css from "./chat-link.module.css";

const loadFollowUnread = lazy(() => import("./unread-count.ts"), "followUnread");

export function ChatLink({ userId }: { userId: string }) {
  const t = useStore(shellMessages);
  const { chat } = useStore(screenMessages);
  const unread = useUnread(userId);
  return (
    <RouteLink to={href("chat")} className={css["chat"]} title={chat}>
      <Icon name="message-circle" size={16} />
      <span>{chat}</span>
      {unread > 0 && (
        <b>
          {unread > 99 ? "99+" : unread}
          <VisuallyHidden> {t.unread}</VisuallyHidden>
        </b>
      )}
    </RouteLink>
  );
}

function useUnread(userId: string): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const giveUp = prefetch([
      async () => {
        const followUnread = await loadFollowUnread();
        if (!isOver) stop = followUnread(userId, setUnread);
      },
    ]);
    return () => {
      isOver = true;
      giveUp();
      stop();
    };
  }, [userId]);
  return unread;
}
