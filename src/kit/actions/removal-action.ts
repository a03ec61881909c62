// The verb that deletes rows for good, with its usual words. What is taken away but lives on, such as a member of a group,
// has a verb of its own.
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { actionMessages } from "./action-messages.ts";
import type { RowAction } from "./row-action.ts";

type Removal<Item, Result extends BulkResult, Input> = Pick<
  RowAction<Item, Result, Input>,
  "send" | "hindrance" | "doneText" | "takeBack"
> & {
  /** Where its name alone does not say what it is: "Hapus matpel MTK?". */
  titleOfOne?(name: string): string;
};

export function removalAction<Item, Result extends BulkResult = BulkResult, Input = unknown>({
  titleOfOne,
  ...own
}: Removal<Item, Result, Input>): RowAction<Item, Result, Input> {
  const t = actionMessages.get();
  return {
    label: t.remove,
    icon: "trash",
    danger: true,
    leaves: true,
    title: (who, _count, { name }) =>
      titleOfOne && name !== null ? titleOfOne(name) : t.removeTitle({ who }),
    // One takes others along where there is a count to be said.
    verb: (count, { ids, name }) =>
      name !== null && ids.length === 1 ? t.remove : t.removeVerb({ count }),
    doneText: (who) => t.removed({ who }),
    ...own,
  };
}
