// The short lists that these screens choose from.
import { listSubjectOptions } from "../../contract/subjects.ts";
import { lookup } from "../../core/lookups.ts";

export const $subjects = lookup(listSubjectOptions);
