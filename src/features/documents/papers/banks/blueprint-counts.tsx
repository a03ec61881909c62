// How many questions of each type, cognitive level and difficulty a blueprint has: small tables beside one another.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../core/format.ts";
import type { BlueprintTotals } from "../../../../domain/paper/blueprint-rows.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import { difficultyName, orNone } from "./bank-facts-text.ts";
import css from "./blueprint-sheets.module.css";
import { eventBanksMessages } from "./event-banks-messages.ts";

export function BlueprintCounts({ totals }: { totals: BlueprintTotals }) {
  const t = useStore(eventBanksMessages);
  const isPlanned = totals.types.some(({ shown }) => shown > 0);
  return (
    <div className={css.counts}>
      <CountTable heads={[t.type, t.questions, ...(isPlanned ? [t.planned, `${t.bobot} %`] : [])]}>
        {totals.types.map(({ kind, count, shown, weight }) => (
          <tr key={kind}>
            <th scope="row">{typeNames.get()[kind]}</th>
            <td>{formatNumber(count)}</td>
            {isPlanned && <td>{formatNumber(shown)}</td>}
            {isPlanned && <td>{formatNumber(weight)}</td>}
          </tr>
        ))}
      </CountTable>
      <CountTable heads={[t.level, t.questions]}>
        {totals.levels.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{orNone(kind)}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </CountTable>
      <CountTable heads={[t.difficulty, t.questions]}>
        {totals.difficulties.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{difficultyName(kind, t)}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </CountTable>
    </div>
  );
}

function CountTable({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <PaperTable>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </PaperTable>
  );
}
