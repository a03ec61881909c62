// Which session of a schedule may begin, and which should.
import { useStore } from "@nanostores/react";
import type { OpenSessions, TokenBoard } from "../../contract/exams/exam-tokens.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { delayedOpening, unopenedSession } from "../../domain/exams/schedules/due-session.ts";
import { useStale } from "../../kit/age/use-age.ts";
import { useServerNow } from "../../kit/age/use-server-now.ts";
import { Chip } from "../../ui/choice/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Button } from "../../ui/input/button.tsx";
import { tokensMessages } from "./tokens-messages.ts";
import type { Asked } from "./token-dialog.tsx";
import css from "./tokens-screen.module.css";

type OpenSessionsProps = { board: TokenBoard; asOf: Date; ask: (asked: Asked) => void };

export function OpenSessionsPanel({ board, asOf, ask }: OpenSessionsProps) {
  const t = useStore(tokensMessages);
  const isStale = useStale(asOf);
  if (board.sessions.length === 0) return null;
  return (
    <div className={css.part}>
      <header className={css.head}>
        <h2>{t.sessions}</h2>
      </header>
      <ul className={css.sessions}>
        {board.sessions.map((one) => (
          <li key={one.schedule_id}>
            <b className={css.name}>{one.alias}</b>
            <fieldset disabled={isStale} aria-label={`${t.sessions}: ${one.alias}`}>
              {one.sessions.map(({ sesi, members, starts_at: startsAt }) => (
                <Chip
                  key={sesi}
                  pressed={sesi === one.sesi}
                  hint={t.sessionOf({ sesi, schedule: one.alias, count: formatNumber(members) })}
                  onPress={() => {
                    if (sesi !== one.sesi) ask({ is: "open", sessions: one, sesi });
                  }}
                >
                  {t.session({ sesi })} · {formatTime(startsAt)}
                </Chip>
              ))}
            </fieldset>
            <SessionNews {...{ one, ask, isStale }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type NewsProps = Pick<OpenSessionsProps, "ask"> & { one: OpenSessions; isStale: boolean };

/** That another should be open by now, or has opened by itself after its hour. */
function SessionNews({ one, ask, isStale }: NewsProps) {
  const t = useStore(tokensMessages);
  const now = useServerNow().getTime();
  const due = unopenedSession(one.sessions, one, now);
  if (due) {
    const { sesi } = due;
    return (
      <p className={css.due} role="status">
        <Icon name="triangle-alert" />
        <b>{t.unopened({ sesi, time: formatTime(due.starts_at) })}</b>
        <Button
          size="s"
          variant="primary"
          disabled={isStale}
          onClick={() => ask({ is: "open", sessions: one, sesi })}
        >
          {t.openIt({ sesi })}
        </Button>
      </p>
    );
  }
  const late = delayedOpening(one.sessions, one, now);
  if (late === null || one.opened_at === null) return null;
  const told = { sesi: late.session.sesi, n: formatNumber(late.minutes) };
  return <p className={css.due}>{t.openedLate({ ...told, time: formatTime(one.opened_at) })}</p>;
}
