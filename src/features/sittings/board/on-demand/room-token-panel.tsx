// On a phone: the token that counts in the room, to be read out, and the time it has left. A press leads to all tokens.
import { useStore } from "@nanostores/react";
import { shownToken } from "../../../../domain/exams/tokens/exam-token.ts";
import { href } from "../../../../core/navigation.ts";
import { RouteLink } from "../../../../kit/route-link.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { useServerNow } from "../../../../kit/use-server-now.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { boardMessages, boardDialogMessages } from "../board-messages.ts";
import { clockText } from "../board-text.ts";
import { createRoomTokenModel } from "./room-token-model.ts";
import css from "./board-on-demand.module.css";

export function RoomToken({ schedule, room }: { schedule: string; room: string }) {
  const t = useStore(boardDialogMessages);
  const { left } = useStore(boardMessages);
  const model = useModel(() => createRoomTokenModel({ schedule, room }));
  const counting = useStore(model.$counting);
  const now = useServerNow().getTime();
  if (!counting) return null;
  const { token } = counting;
  return (
    <RouteLink to={href("token")} className={css.token}>
      {token ? (
        <>
          <span>{t.token}</span>
          <b>{shownToken(token.value)}</b>
          <small>
            {left} {clockText(Date.parse(token.expires_at) - now)}
          </small>
        </>
      ) : (
        <span>{t.noToken}</span>
      )}
      <Icon name="chevron-right" />
    </RouteLink>
  );
}
