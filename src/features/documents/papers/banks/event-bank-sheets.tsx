// The sheets of an event's papers about banks: each bank's blueprint (kisi-kisi), or its question cards.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { PrintedSheets } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { paperOf, type BankPaperKind, type PaperRequest } from "../event-paper-choices.ts";
import { blueprintPart } from "./blueprint-sheets.tsx";
import type { SortedBanks } from "./event-banks-rows.ts";
import { eventBanksMessages } from "./event-banks-messages.ts";
import { questionCardParts } from "./question-card-sheets.tsx";

type EventBankSheetsProps = { kind: BankPaperKind; request: PaperRequest; banks: SortedBanks };

export function EventBankSheets({ kind, request, banks }: EventBankSheetsProps) {
  const t = useStore(eventBanksMessages);
  const parts = useMemo(
    () =>
      banks.ready.flatMap((content, at) =>
        kind === "kisi-kisi"
          ? [blueprintPart({ request, content, t }, at)]
          : questionCardParts({ request, content, t }, at),
      ),
    [kind, request, banks, t],
  );
  return (
    <PrintedSheets paper={paperOf(kind, request.chosen)} font={request.chosen.font} parts={parts} />
  );
}
