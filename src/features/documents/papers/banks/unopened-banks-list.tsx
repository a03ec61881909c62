// Banks that are left out of a printout, each with the reason. On screen alone.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { listMessages } from "../../../../kit/list/list-messages.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import type { LeftOutBank } from "./event-banks-rows.ts";
import { eventBanksMessages } from "./event-banks-messages.ts";

type UnopenedBanksProps = { banks: readonly LeftOutBank[]; onRetry: () => void };

export function UnopenedBanks({ banks, onRetry }: UnopenedBanksProps) {
  const t = useStore(eventBanksMessages);
  const listT = useStore(listMessages);
  if (banks.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={t.leftOut({ n: formatNumber(banks.length) })}
      actions={<Button onClick={onRetry}>{listT.retry}</Button>}
    >
      <ul>
        {banks.map(({ bank, error }) => (
          <li key={bank.id}>
            {bank.kode} — {bank.nama}: {error === null ? t.noneTitle : failureText(error)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
