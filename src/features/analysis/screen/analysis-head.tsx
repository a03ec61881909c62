// Which bank is analysed, the way back to the others, its paper and files, and the rules by which it is judged.
import { useStore } from "@nanostores/react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { href, type Query } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { analysisMainMessages } from "./analysis-main-messages.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";

type HeadProps = { model: BankAnalysisModel; bank: AnalysedBank };

export function AnalysisHead({ model, bank }: HeadProps) {
  const t = useStore(analysisMainMessages);
  const { schedule_ids: schedules, group_id: group } = useStore(model.$filter);
  const status = useStore(model.$status);
  const all: Query = {
    jadwal: schedules.join(","),
    grup: group,
    status: status === "undecided" ? "" : status,
  };
  const query = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  const paper = href("print.sum.banksoal.prev", { id: bank.id }, query);
  return (
    <PageHeader
      title={t.title({ name: bank.nama })}
      count={[bank.kode, bank.subject].filter(Boolean).join(" · ")}
    >
      <BackToBanks />
      <RouteLink to={paper} className={buttonClass({})}>
        <Icon name="printer" size={18} />
        {t.print}
      </RouteLink>
    </PageHeader>
  );
}

export function BackToBanks() {
  const t = useStore(analysisMainMessages);
  return <BackLink to={href("sum.banksoal")}>{t.back}</BackLink>;
}
