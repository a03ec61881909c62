// On a phone: the token that counts in the room, to be read out, and the time it has left. For whoever may see all tokens it leads to them.
import { useStore } from "@nanostores/react";
import type { RoomToken } from "../../../../contract/exams/board/room-token.ts";
import { shownToken } from "../../../../domain/exams/tokens/exam-token.ts";
import { href } from "../../../../core/navigation.ts";
import { $session } from "../../../../core/session.ts";
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

/** @param id of the board of that room */
export function RoomTokenPanel({ id }: { id: string }) {
  const model = useModel(() => createRoomTokenModel(id));
  const session = useStore($session);
  const state = useStore(model.$state);
  if (state.status !== "ready" || !state.detail.is_asked) return null;
  const shown = <Shown token={state.detail} asOf={state.asOf} />;
  const seesAll = session.status === "in" && session.user.menus["0012A"];
  return seesAll ? (
    <RouteLink to={href("token")} className={css.token}>
      {shown}
      <Icon name="chevron-right" />
    </RouteLink>
  ) : (
    <p className={css.token}>{shown}</p>
  );
}

function Shown({ token: { token, last_end: end }, asOf }: { token: RoomToken; asOf: Date }) {
  const t = useStore(boardDialogMessages);
  const now = useServerNow().getTime();
  const isStale = useStale(asOf);
  if (!token) return <span>{noTokenText(end, t)}</span>;
  const left = Date.parse(token.expires_at) - now;
  // Which token follows, nobody knows while the line is lost.
  if (left <= 0 && isStale) return <span>{t.unknownToken}</span>;
  return (
    <>
      <span>{t.token}</span>
      <b>{shownToken(token.value)}</b>
      <small>
        {t.tokenLeft({ left: clockText(left) })}
        {isStale && ` · ${t.tokenAsOf({ time: formatTime(asOf) })}`}
      </small>
    </>
  );
}

function noTokenText(end: RoomToken["last_end"], t: BoardDialogTexts): string {
  if (end === "held") return t.heldToken;
  return end === "expired" ? t.expiredToken : t.noToken;
}
