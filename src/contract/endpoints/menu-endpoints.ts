// The server parts of the calls in menus.ts.
import * as contract from "../menus.ts";
import { nothing } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";

export const menuEndpoints = endpoints(["0002A"], {
  getMenuMatrix: endpoint(contract.getMenuMatrix, {
    summary: "The permission codes of each role, and everybody's exceptions",
    input: nothing,
    output: contract.menuMatrix,
  }),
  updateRoleMenus: endpoint(contract.updateRoleMenus, {
    summary: "Give codes to roles and take codes away",
    input: contract.updateRoleMenusInput,
    output: contract.menuMatrix,
  }),
  updateUserMenus: endpoint(contract.updateUserMenus, {
    summary: "Set what one person may or may not do other than their role",
    input: contract.updateUserMenusInput,
    output: contract.menuPerson,
  }),
});
