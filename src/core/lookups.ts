// Short lists that many screens choose from: majors, religions, groups. Whoever needs one names its endpoint; all who name
// the same share one store, fetched once, kept fresh, and forgotten with the person.
import { atom, onMount } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { Endpoint, EndpointOutput } from "../contract/calls/endpoint.ts";
import type { nothing } from "../contract/calls/fields.ts";
import { call } from "./api.ts";
import type { CallOptions } from "./api.ts";

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
  /** Forgets the items, after a sign-out for example. */
  forget(): void;
};

type ListEndpoint = Endpoint & { input: typeof nothing };
type ItemOf<E extends Endpoint> = EndpointOutput<E> extends readonly (infer Each)[] ? Each : never;

const stores = new Map<string, LookupStore<unknown>>();

/** The one store of what that endpoint answers. */
export function lookup<E extends ListEndpoint>(endpoint: E): LookupStore<ItemOf<E>> {
  const known = stores.get(endpoint.path) as LookupStore<ItemOf<E>> | undefined;
  if (known) return known;
  const made = createLookup(endpoint);
  stores.set(endpoint.path, made as LookupStore<unknown>);
  return made;
}

export function forgetLookups(): void {
  for (const store of stores.values()) store.forget();
}

function createLookup<E extends ListEndpoint>(endpoint: E): LookupStore<ItemOf<E>> {
  type Item = ItemOf<E>;
  const $lookup = atom<Lookup<Item>>({ status: "loading" });
  let latest = 0;

  async function refresh(options: CallOptions = {}): Promise<readonly Item[]> {
    const turn = ++latest;
    try {
      const items = (await call(endpoint, {}, options)) as readonly Item[];
      if (turn === latest) $lookup.set({ status: "ready", items });
      return items;
    } catch (error) {
      // Older items are better than none: a failed refresh leaves them standing.
      if (turn === latest && $lookup.get().status !== "ready")
        $lookup.set({ status: "failed", error });
      throw error;
    }
  }

  onMount($lookup, () => {
    // The state already says "failed"; the screen that shows the list offers the retry.
    refresh().catch(() => undefined);
  });

  const forget = () => {
    // An answer that is still on its way was meant for the person before.
    latest += 1;
    $lookup.set({ status: "loading" });
  };
  return Object.assign($lookup, { refresh, forget });
}
