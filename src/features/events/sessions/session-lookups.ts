// The short lists that the board names people by.
import { listGroupOptions } from "../../../contract/groups.ts";
import { listMajorOptions } from "../../../contract/majors.ts";
import { lookup } from "../../../core/lookups.ts";

export const $groups = lookup(listGroupOptions);
export const $majors = lookup(listMajorOptions);
