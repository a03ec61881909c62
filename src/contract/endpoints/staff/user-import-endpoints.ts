// The server parts of the calls in users-import.ts.
import * as contract from "../../staff/users-import.ts";
import { endpoints } from "../endpoint.ts";
import { importResultEndpoint, matchEndpoint, rowsImportEndpoint } from "../import-endpoints.ts";

export const userImportEndpoints = endpoints(["0007A"], {
  matchUsers: matchEndpoint(
    contract.matchUsers,
    "Which of these e-mails are taken, and by whom",
    contract.matchUsersKeys,
    contract.matchUsersMatch,
  ),
  importUsers: rowsImportEndpoint(
    contract.importUsers,
    "Import accounts",
    contract.userImportRow,
    contract.userImportResult,
    contract.maxUserImportRows,
  ),
  getUserImport: importResultEndpoint(
    contract.getUserImport,
    "What became of an import of accounts",
    contract.userImportResult,
  ),
});
