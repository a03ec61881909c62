// The short lists that these screens choose from.
import { listMajorOptions } from "../../contract/majors.ts";
import { listReligionOptions } from "../../contract/religions.ts";
import { listCorrectors, listSubjectOptions } from "../../contract/subjects.ts";
import { lookup } from "../../core/lookups.ts";

/** For those who may change subjects. */
export const $correctors = lookup(listCorrectors);
export const $majors = lookup(listMajorOptions);
export const $religions = lookup(listReligionOptions);
export const $subjects = lookup(listSubjectOptions);
