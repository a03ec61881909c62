// The list of banks that can be analysed: those that at least one participant was given who has finished the exam.
import { useStore } from "@nanostores/react";
import type { UsedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatNumber } from "../../../core/format.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import type { MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import { analysedBankColumns } from "./analysed-banks-columns.tsx";
import { analysedBanksMessages, type AnalysedBanksTexts } from "./analysed-banks-messages.ts";
import { createAnalysedBanksModel } from "./analysed-banks-model.ts";

const analysisOf = (id: string): string => href("sum.banksoal", {}, { bank: id });

export function AnalysedBanksList() {
  const t = useStore(analysedBanksMessages);
  const session = useStore($session);
  const { list } = useModel(createAnalysedBanksModel);
  const mayOpenBanks = session.status === "in" && session.user.menus["0010A"] === true;
  return (
    <ListPage
      title={t.title}
      countLabel={(count) => t.count({ count: formatNumber(count) })}
      searchLabel={t.search}
      list={list}
      columns={analysedBankColumns(t)}
      rowLabel={({ nama }) => nama}
      addressOf={({ id, is_locked: isLocked }) => (isLocked ? null : analysisOf(id))}
      onOpen={(bank) => {
        const [first] = rowActions(bank, mayOpenBanks, t);
        first?.onSelect();
      }}
      rowActions={(bank) => rowActions(bank, mayOpenBanks, t)}
      empty={<NoBanks />}
    />
  );
}

/** A locked bank cannot be analysed, because the figures of its options would tell the key. */
function rowActions(
  { id, kode, is_locked: isLocked }: UsedBank,
  mayOpenBanks: boolean,
  t: AnalysedBanksTexts,
): MenuAction[] {
  if (isLocked) {
    const banks = href("banksoal", {}, { q: kode });
    return mayOpenBanks
      ? [{ label: t.unlock, icon: "lock-open", onSelect: () => navigate(banks) }]
      : [];
  }
  return [
    { label: t.open, icon: "chart-column", onSelect: () => navigate(analysisOf(id)) },
    {
      label: t.print,
      icon: "printer",
      onSelect: () => navigate(href("print.sum.banksoal.prev", { id })),
    },
  ];
}

function NoBanks() {
  const t = useStore(analysedBanksMessages);
  const session = useStore($session);
  if (session.status !== "in") return null;
  const { menus, role } = session.user;
  const ways = [
    ["0011A", href("jadwal"), t.toSchedules],
    ["0010A", href("banksoal"), t.toBanks],
  ] as const;
  return (
    <EmptyState
      icon="chart-column"
      title={t.emptyTitle}
      actions={ways
        .filter(([code]) => menus[code] === true)
        .map(([code, to, label]) => (
          <RouteLink key={code} to={to} className={buttonClass({ variant: "secondary" })}>
            {label}
          </RouteLink>
        ))}
    >
      {role === "EVIL" ? t.emptyTextOfHead : t.emptyText}
    </EmptyState>
  );
}
