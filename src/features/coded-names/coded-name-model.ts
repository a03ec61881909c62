// The list of majors or religions: what is on screen, and what follows from a change to it.
import type { CodedName } from "../../contract/coded-names.ts";
import { codedNameSorts } from "../../contract/coded-names.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/fields.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { notify } from "../../core/notices.ts";
import { countResults, createBulk } from "../../kit/bulk/create-bulk.ts";
import { createList } from "../../kit/list/create-list.ts";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";

export type CodedNameModel = ReturnType<typeof createCodedNameModel>;

export function createCodedNameModel(kind: CodedNameKind, { title, noun }: CodedNameTexts) {
  const { endpoints } = kind;
  const list = createList({
    name: kind.name,
    filters: {},
    sort: "kode",
    sortable: codedNameSorts,
    load: (query, signal) => call(endpoints.list, query, { signal }),
  });

  async function changed(): Promise<void> {
    // Other screens still have the older choices when this fails; they ask again by themselves.
    const refreshed = kind.options.refresh().catch(() => undefined);
    await Promise.all([list.reload(), refreshed]);
  }

  function saved({ kode, nama }: CodedName): void {
    const texts = codedNameMessages.get();
    const body = texts.savedBody({ title, label: `${kode} — ${nama}` });
    notify(responseCodes.success, texts.saved, body);
    void changed();
  }

  function createRemoval(ids: readonly string[]) {
    const send = async (batch: string[]) => (await call(endpoints.remove, { ids: batch })).results;
    return createBulk({ ids, send });
  }

  function removed(results: readonly BulkResult[]): void {
    const { done } = countResults(results);
    list.forget(results.filter(({ outcome }) => outcome === "done").map(({ id }) => id));
    if (done > 0) {
      const texts = codedNameMessages.get();
      const body = texts.removedBody({ n: formatNumber(done), noun });
      notify(responseCodes.success, texts.removed, body);
    }
    void changed();
  }

  return { list, endpoints, changed, saved, createRemoval, removed, exit: list.exit };
}
