// Passwords on paper, a slip for each to cut out along the lines.
import { useStore } from "@nanostores/react";
import { passwordMessages } from "./password-messages.ts";
import type { PasswordSlip, SlipWords } from "./password-slip.ts";
import css from "./slip-cards.module.css";

type SlipCardsProps = { slips: readonly PasswordSlip[]; words: SlipWords };

export function SlipCards({ slips, words }: SlipCardsProps) {
  const t = useStore(passwordMessages);
  return (
    <div className={css.cards}>
      {slips.map(({ login, name, group, password }) => (
        <dl key={login} className={css.card}>
          <dt>{t.name}</dt>
          <dd>{name}</dd>
          <dt>{words.login}</dt>
          <dd>
            <code>{login}</code>
          </dd>
          <dt>{t.password}</dt>
          <dd>
            <code>{password}</code>
          </dd>
          {group !== null && (
            <>
              <dt>{t.group}</dt>
              <dd>{group}</dd>
            </>
          )}
        </dl>
      ))}
    </div>
  );
}
