// The server parts of the calls in event-ledger.ts.
import * as contract from "../../results/event-ledger.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ledgerEndpoints = endpoints(["0019A"], {
  listLedgerEvents: endpoint(contract.listLedgerEvents, {
    summary: "Events whose results the caller may see",
    input: nothing,
    output: contract.ledgerEvents,
  }),
  getLedgerSelection: endpoint(contract.getLedgerSelection, {
    summary: "What the ledger of an event is headed and filtered by",
    input: contract.ledgerSelectionInput,
    output: contract.ledgerSelection,
  }),
  listLedger: endpoint(contract.listLedger, {
    summary:
      "A page of the ledger of an event: participants by exams, with totals, means and ranks",
    input: contract.ledgerQuery,
    output: contract.ledgerPage,
  }),
  getLedgerSheet: endpoint(contract.getLedgerSheet, {
    summary: "All rows of the ledger that a query finds, for files and paper",
    input: contract.ledgerSheetInput,
    output: contract.ledgerSheet,
  }),
  readLedgerPeople: endpoint(contract.readLedgerPeople, {
    summary: "The exams of some participants of an event, with what each type of questions earned",
    input: contract.ledgerPeopleInput,
    output: contract.ledgerPeople,
  }),
});
