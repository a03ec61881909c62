// The server parts of the calls in users.ts.
import * as contract from "../../staff/users.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import {
  bulkEndpoint,
  changesEndpoint,
  exportEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
  resetPasswordsEndpoint,
} from "../record-endpoints.ts";

export const userEndpoints = endpoints(["0007A"], {
  listUsers: listEndpoint(contract.listUsers, "accounts", contract.userQuery, contract.user),
  listUserIds: idsEndpoint(contract.listUserIds, "accounts", contract.userQuery),
  exportUsers: exportEndpoint(contract.exportUsers, "Accounts", contract.user),
  getUser: getEndpoint(
    contract.getUser,
    "One account with what has happened to it",
    contract.userDetail,
  ),
  createUser: endpoint(contract.createUser, {
    summary: "Add an account",
    input: contract.userInput,
    output: contract.createUserOutput,
  }),
  updateUser: endpoint(contract.updateUser, {
    summary: "Change an account",
    input: contract.userUpdate,
    output: contract.user,
  }),
  changeUsers: changesEndpoint(
    contract.changeUsers,
    "Activate, deactivate or give another role to accounts",
    contract.userChange,
    {},
  ),
  signOutUsers: bulkEndpoint(contract.signOutUsers, "Sign accounts out everywhere"),
  resetUserPasswords: resetPasswordsEndpoint(
    contract.resetUserPasswords,
    "Give accounts new passwords, answered this once, and sign them out",
    contract.resetUserPerson,
  ),
  deleteUsers: bulkEndpoint(contract.deleteUsers, "Delete accounts"),
});
