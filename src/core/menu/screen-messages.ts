// What screens and the menu's groups are called: in Indonesian as the route table says, which is the contract.
import { menuGroups, routeNames, routes, type MenuGroup, type RouteName } from "../../routes.ts";
import { messages } from "../i18n.ts";

const titles = routeNames.map((name) => [name, routes[name].title]);
const groups = menuGroups.map((group) => [group, group]);
const names: Record<RouteName | MenuGroup, string> = Object.fromEntries([...titles, ...groups]);

export const screenMessages = messages("app/screens", names);
