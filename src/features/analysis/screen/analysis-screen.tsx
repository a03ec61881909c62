// Sumary banksoal (sum.banksoal): the banks that were used, or the analysis of the one that the address names. Both are chunks of their own, so that
// the screen stays small enough to be fetched ahead.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { readQuery } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { analysisScreenMessages } from "./analysis-screen-messages.ts";

const loadBanks = lazy(() => import("../banks/analysed-banks-list.tsx"), "AnalysedBanksList");
const loadMain = lazy(() => import("./analysis-main.tsx"), "AnalysisMain");

export default function AnalysisScreen() {
  const t = useStore(analysisScreenMessages);
  // Another bank in the address mounts the screen anew.
  const [bankId] = useState(() => readQuery()["bank"] ?? "");
  const waiting = (
    <>
      <PageHeader title={t.title} />
      <Spinner label={t.loading} />
    </>
  );
  return bankId === "" ? (
    <LazyComponent load={loadBanks} props={{}} waiting={waiting} />
  ) : (
    <LazyComponent load={loadMain} props={{ bankId }} waiting={waiting} />
  );
}
