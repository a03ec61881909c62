// The ledger of an event for staff who may see its results.
import type { ledgerEndpoints } from "../../../../contract/endpoints/results/ledger-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { ledgerPeople } from "./ledger-people-query.ts";
import { ledgerPage, ledgerSheet } from "./ledger-query.ts";
import { ledgerEvents, ledgerSelection } from "./ledger-selection-query.ts";

export const ledgerHandlers: HandlersOf<typeof ledgerEndpoints> = {
  listLedgerEvents: { read: (_input, call) => ledgerEvents(call) },
  getLedgerSelection: { read: ledgerSelection },
  listLedger: { read: ledgerPage },
  getLedgerSheet: { read: ledgerSheet },
  readLedgerPeople: { read: ledgerPeople },
};
