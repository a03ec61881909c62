// A bank as the paper of an exam (print.banksoal.preview): what is printed and how in a panel, and the sheets beside it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { $previousAddress, href } from "../../../core/navigation.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { NoPaper, OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useRoute } from "../../../kit/use-route.ts";
import { Icon } from "../../../ui/icon.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { printedParts } from "./bank-paper-choices.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import {
  createBankPaperModel,
  wayBack,
  type BankOnPaper,
  type BankPaperModel,
} from "./bank-paper-model.ts";
import { BankPaperPanel } from "./bank-paper-panel.tsx";
import { chosenText } from "./bank-paper-text.ts";
import { WordButton } from "./bank-paper-word-button.tsx";

export default function BankPaperScreen() {
  const t = useStore(bankPaperMessages);
  const { id } = useRoute("print.banksoal.preview");
  const model = useModel(() => createBankPaperModel(id));
  const state = useStore(model.$state);
  if (state.status === "failed" && isServerError(state.error, responseCodes.conflict)) {
    return <LockedBank error={state.error} onRetry={() => void model.retry()} />;
  }
  return (
    <OpenedPrint model={model} title={t.plainTitle} texts={t} back={<BackToBanks />}>
      {(opened) =>
        opened.content.questions.length > 0 ? (
          <Printable model={model} opened={opened} />
        ) : (
          <EmptyBank id={opened.bank.id} />
        )
      }
    </OpenedPrint>
  );
}

/** `of`: a bank whose questions can be shown. */
function BackToBanks({ of: id }: { of?: string }) {
  const t = useStore(bankPaperMessages);
  const [to] = useState(() =>
    id === undefined ? href("banksoal") : wayBack(id, $previousAddress.get() ?? document.referrer),
  );
  return (
    <RouteLink to={to} className={buttonClass({ variant: "ghost" })}>
      <Icon name="chevron-left" size={18} />
      {t.back}
    </RouteLink>
  );
}

function LockedBank({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStore(bankPaperMessages);
  return (
    <NoPaper title={t.plainTitle}>
      <EmptyState
        icon="lock"
        title={t.locked}
        actions={
          <>
            <Button onClick={onRetry}>{t.retry}</Button>
            <BackToBanks />
          </>
        }
      >
        {failureText(error)}
      </EmptyState>
    </NoPaper>
  );
}

function EmptyBank({ id }: { id: string }) {
  const t = useStore(bankPaperMessages);
  return (
    <NoPaper title={t.plainTitle}>
      <EmptyState
        icon="clipboard-pen"
        title={t.emptyTitle}
        actions={
          <>
            <RouteLink
              to={href("banksoal.soal.add", { id })}
              className={buttonClass({ variant: "primary" })}
            >
              {t.addQuestion}
            </RouteLink>
            <BackToBanks of={id} />
          </>
        }
      >
        {t.emptyText}
      </EmptyState>
    </NoPaper>
  );
}

const loadSheets = lazy(() => import("./bank-paper-sheets.tsx"), "BankPaperSheets");

function Printable({ model, opened }: { model: BankPaperModel; opened: BankOnPaper }) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.choices.$values);
  const nothing = useNothing(model);
  return (
    <PrintScreen
      title={t.title({ code: opened.bank.kode })}
      paper={papers[choices.size]}
      drawn={choices}
      nothing={nothing}
      back={<BackToBanks of={opened.bank.id} />}
      chosen={chosenText(choices, t)}
      actions={<WordButton model={model} opened={opened} disabled={nothing !== null} />}
      panel={<BankPaperPanel model={model} opened={opened} />}
    >
      <LazyComponent load={loadSheets} props={{ model, opened }} />
    </PrintScreen>
  );
}

/** Why nothing would be printed; null where something is. */
function useNothing(model: BankPaperModel) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.choices.$values);
  const papers = useStore(model.$papers);
  if (printedParts(choices).length === 0) {
    return (
      <EmptyState icon="printer" title={t.nothingTitle}>
        {t.nothingText}
      </EmptyState>
    );
  }
  if (papers.length > 0 && papers.every(({ total }) => total === 0)) {
    return (
      <EmptyState icon="clipboard-pen" title={t.noPlannedTitle}>
        {t.noPlannedText}
      </EmptyState>
    );
  }
  return null;
}
