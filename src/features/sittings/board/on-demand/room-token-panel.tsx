// On a phone: the token that counts in the room, to be read out, and the time it has left. A press leads to all tokens.
import { useStore } from "@nanostores/react";
import type { ScopedToken } from "../../../../contract/exams/exam-tokens.ts";
import { shownToken } from "../../../../domain/exams/tokens/exam-token.ts";
import { href } from "../../../../core/navigation.ts";
import { RouteLink } from "../../../../kit/route-link.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { formatTime } from "../../../../core/format.ts";
import { useServerNow } from "../../../../kit/age/use-server-now.ts";
import { useStale } from "../../../../kit/age/use-age.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { boardDialogMessages, type BoardDialogTexts } from "./board-dialog-messages.ts";
import { clockText } from "../board-text.ts";
import { createRoomTokenModel } from "./room-token-model.ts";
import css from "./board-on-demand.module.css";

export function RoomToken({ schedule, room }: { schedule: string; room: string }) {
  const t = useStore(boardDialogMessages);
  const model = useModel(() => createRoomTokenModel({ schedule, room }));
  const counting = useStore(model.$counting);
  const now = useServerNow().getTime();
  const asOf = useStore(model.$asOf);
  const isStale = useStale(asOf);
  if (!counting) return null;
  const { token } = counting;
  const isOver = token !== null && Date.parse(token.expires_at) <= now;
  // Which token follows, nobody knows while the line is lost.
  if (isOver && isStale) {
    return (
      <p className={css.token} role="status">
        {t.unknownToken}
      </p>
    );
  }
  return (
    <RouteLink to={href("token")} className={css.token}>
      {token ? (
        <>
          <span>{t.token}</span>
          <b>{shownToken(token.value)}</b>
          <small>
            {t.tokenLeft({ left: clockText(Date.parse(token.expires_at) - now) })}
            {isStale && asOf && ` · ${t.tokenAsOf({ time: formatTime(asOf) })}`}
          </small>
        </>
      ) : (
        <span>{noTokenText(counting, t)}</span>
      )}
      <Icon name="chevron-right" />
    </RouteLink>
  );
}

function noTokenText({ last_end: end }: ScopedToken, t: BoardDialogTexts): string {
  if (end === "held") return t.heldToken;
  return end === "expired" ? t.expiredToken : t.noToken;
}
