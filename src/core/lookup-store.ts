// What a short list that many screens choose from is kept in: fetched once, kept fresh, forgotten with the person.
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

export type LookupStore<Item> = ReadableAtom<Lookup<Item>> & {
  /** Fetches again and answers the items. @throws ServerError */
  refresh(options?: CallOptions): Promise<readonly Item[]>;
  /** Forgets the items, after a sign-out for example. */
  forget(): void;
};

const stores: LookupStore<unknown>[] = [];

type ListEndpoint = Endpoint & { input: typeof nothing };

export function createLookup<E extends ListEndpoint>(endpoint: E) {
  type Item = EndpointOutput<E> extends readonly (infer Each)[] ? Each : never;
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
  const store: LookupStore<Item> = Object.assign($lookup, { refresh, forget });
  stores.push(store as LookupStore<unknown>);
  return store;
}

export function forgetLookups(): void {
  for (const store of stores) store.forget();
}
