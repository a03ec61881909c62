// The rows of an entity with what follows from every change to them: they are asked for again, and so are the short lists
// that other screens choose from. What can be done to rows stands in kit/actions.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Call } from "../../contract/calls/call.ts";
import type { Page } from "../../contract/calls/list-fields.ts";
import { call } from "../../core/api.ts";
import { notify } from "../../core/notices.ts";
import { recordMessages } from "../record/record-messages.ts";
import { createList, type ListOptions } from "./create-list.ts";
import type { Filters } from "./list-query.ts";

type PageCall<Item> = Call<never, Page<Item>>;
type IdsCall = Call<never, { ids: string[] }>;

export type RecordsOptions<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
> = Omit<ListOptions<Item, F, Sort>, "load" | "loadIds"> & {
  endpoints: { list: PageCall<Item>; ids?: IdsCall };
  /** What the paths of the calls need beside the question: the bank whose questions they are. */
  within?: Readonly<Record<string, string>>;
  /** What a change to the rows makes old beside them: short lists, or the counts of what they belong to. */
  lookups?: readonly { refresh(): Promise<unknown> }[];
};

export function createRecords<Item extends { id: string }, F extends Filters, Sort extends string>(
  options: RecordsOptions<Item, F, Sort>,
) {
  const { endpoints, within = {}, lookups = [], ...defaults } = options;
  const { ids } = endpoints;
  const list = createList<Item, F, Sort>({
    ...(defaults as unknown as ListOptions<Item, F, Sort>),
    load: (query, signal) => call(endpoints.list, asked(within, query), { signal }),
    ...(ids && {
      loadIds: async (query, signal) => (await call(ids, asked(within, query), { signal })).ids,
    }),
  });

  /** Shows what the server has now. Never throws. */
  async function changed(): Promise<void> {
    // Other screens still have the older choices when this fails; they ask again by themselves.
    const refreshed = lookups.map((each) => each.refresh().catch(() => undefined));
    await Promise.all([list.reload(), ...refreshed]);
  }

  /** Says so, and shows what the server has now. */
  function saved(body: string): void {
    notify(responseCodes.success, recordMessages.get().saved, body);
    void changed();
  }

  return { list, changed, saved, exit: list.exit };
}

/** What the paths and the filters need together is the screen's to know, not the compiler's. */
function asked(within: object, query: object): never {
  return { ...within, ...query } as never;
}
