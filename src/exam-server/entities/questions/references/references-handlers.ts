// Everything about references of question banks, gathered from the files of its kinds of work; reading stands here.
import type { referenceEndpoints } from "../../../../contract/endpoints/questions/reference-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { readPage } from "../../../records/record-list.ts";
import { openBank } from "../banks/bank-access.ts";
import { referenceOrdering } from "./references-order-handlers.ts";
import { linkableQuestions, referenceList } from "./references-query.ts";
import { openReference, referenceWriting } from "./references-writing.ts";

export const referencesHandlers: HandlersOf<typeof referenceEndpoints> = {
  ...referenceWriting,
  ...referenceOrdering,
  listReferences: {
    async read(query, call) {
      await openBank(query.id, call);
      return readPage(referenceList, query, call);
    },
  },
  listLinkableQuestions: {
    async read({ id }, call) {
      const { bank_id } = await openReference(id, call);
      return { items: await linkableQuestions(call.db, bank_id) };
    },
  },
};
