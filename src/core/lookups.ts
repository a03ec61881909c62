// Short lists that many screens choose from: majors, religions, groups. Whoever needs one names its call; all who name
// the same share one store, fetched once, kept fresh, and forgotten with the person.
import { atom, onMount, type ReadableAtom } from "nanostores";
import type { InferInput } from "valibot";
import type { Call, CallInput, CallOutput } from "../contract/calls/call.ts";
import type { nothing } from "../contract/calls/fields.ts";
import { isAborted } from "./answers/server-error.ts";
import { call, type CallOptions } from "./api.ts";
import { createFetching } from "./on-demand/create-fetching.ts";

export type Lookup<Item> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly Item[] };

/** Undefined while the list is not there, too. */
export function foundIn<Item extends { id: string }>(
  lookup: Lookup<Item>,
  id: string,
): Item | undefined {
  return lookup.status === "ready" ? lookup.items.find((item) => item.id === id) : undefined;
}

export type LookupStore<Item> = ReadableAtom<Lookup<Item>> & {
  /** Fetches again and answers the items. @throws ServerError */
  refresh(options?: CallOptions): Promise<readonly Item[]>;
  /** Forgets the items when another person has signed in, and fetches them again where they are shown. */
  forget(): void;
};

type ListCall = Call<InferInput<typeof nothing>>;
type ItemOf<C extends ListCall> = CallOutput<C> extends readonly (infer Each)[] ? Each : never;

const stores = new Map<string, LookupStore<unknown>>();

/** The one store of what that call answers. */
export function lookup<C extends ListCall>(list: C): LookupStore<ItemOf<C>> {
  const known = stores.get(list.path) as LookupStore<ItemOf<C>> | undefined;
  if (known) return known;
  const made = createLookup(list);
  stores.set(list.path, made as LookupStore<unknown>);
  return made;
}

export function forgetLookups(): void {
  for (const store of stores.values()) store.forget();
}

function createLookup<C extends ListCall>(list: C): LookupStore<ItemOf<C>> {
  type Item = ItemOf<C>;
  const $lookup = atom<Lookup<Item>>({ status: "loading" });
  let latest = 0;

  async function refresh(options: CallOptions = {}): Promise<readonly Item[]> {
    const turn = ++latest;
    try {
      const items = (await call(list, {} as CallInput<C>, options)) as readonly Item[];
      if (turn === latest) $lookup.set({ status: "ready", items });
      return items;
    } catch (error) {
      // Older items are better than none: a failed refresh leaves them standing.
      const isUnknown = turn === latest && $lookup.get().status !== "ready";
      if (isUnknown && !isAborted(error)) $lookup.set({ status: "failed", error });
      throw error;
    }
  }

  // The state says "failed" meanwhile, and the screen that shows the list offers another try.
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => refresh({ signal }),
    onAnswer: () => undefined,
    onFailure: () => undefined,
  });
  let isMounted = false;
  onMount($lookup, () => {
    isMounted = true;
    void fetchNow();
    return () => {
      isMounted = false;
      stop();
    };
  });

  const forget = () => {
    // An answer that is still on its way was meant for the person before.
    latest += 1;
    $lookup.set({ status: "loading" });
    // A store stays mounted for a second after its last listener has gone, so the next one may not mount it again.
    if (isMounted) void fetchNow();
  };
  return Object.assign($lookup, { refresh, forget });
}
