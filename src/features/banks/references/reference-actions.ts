// What can be done to references, one or many.
import { deleteReferences, type Reference } from "../../../contract/questions/references.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import {
  createRowActions,
  type ActedRecords,
  type RowActions,
} from "../../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../../kit/actions/removal-action.ts";
import { referencesMessages } from "./references-messages.ts";

/** Whether questions that are linked lose their reference; without it such a reference is kept. */
type Input = { detach: boolean };

export function createReferenceActions(
  records: ActedRecords,
): RowActions<"delete", Reference, BulkResult, Input> {
  return createRowActions<"delete", Reference, BulkResult, Input>({
    records,
    many: (count) => referencesMessages.get().count({ count }),
    actions: () => ({
      delete: removalAction<Reference, BulkResult, Input>({
        send: async (ids, { detach }) => (await call(deleteReferences, { ids, detach })).results,
      }),
    }),
  });
}
