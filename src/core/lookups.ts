// Short lists that many screens choose from: majors, religions, groups, subjects.
import { listGroupOptions } from "../contract/groups.ts";
import { listMajorOptions } from "../contract/majors.ts";
import { listReligionOptions } from "../contract/religions.ts";
import { listCorrectors, listSubjectOptions } from "../contract/subjects.ts";
import { createLookup } from "./lookup-store.ts";

export const $majors = createLookup(listMajorOptions);
export const $religions = createLookup(listReligionOptions);
export const $groups = createLookup(listGroupOptions);
export const $subjects = createLookup(listSubjectOptions);
/** For those who may change subjects. */
export const $correctors = createLookup(listCorrectors);
