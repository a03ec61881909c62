// Which session of a schedule may begin.
import { useStore } from "@nanostores/react";
import type { TokenBoard } from "../../contract/exams/exam-tokens.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { Chip } from "../../ui/choice/chip.tsx";
import { tokensMessages } from "./tokens-messages.ts";
import type { Asked } from "./token-dialog.tsx";
import css from "./tokens-screen.module.css";

type OpenSessionsProps = { board: TokenBoard; ask: (asked: Asked) => void };

export function OpenSessionsPanel({ board, ask }: OpenSessionsProps) {
  const t = useStore(tokensMessages);
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
            <fieldset aria-label={`${t.sessions}: ${one.alias}`}>
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
          </li>
        ))}
      </ul>
    </div>
  );
}
