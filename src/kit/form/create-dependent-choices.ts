// Choices of a form that hang on another choice, such as what a subject has: asked for anew with each, none while nothing is
// chosen. Lists that several screens choose from: core/lookups.ts.
import { atom, type ReadableAtom } from "nanostores";
import type { Lookup } from "../../core/lookups.ts";

export type DependentChoices<Item> = {
  /** The form says that they could not be loaded, and offers another try. */
  $choices: ReadableAtom<Lookup<Item>> & { refresh(): Promise<void> };
  /** Of what they are from now on; empty: of nothing. */
  choose(id: string): void;
  exit(): void;
};

export function createDependentChoices<Item>(
  first: string,
  fetchThem: (id: string, signal: AbortSignal) => Promise<readonly Item[]>,
): DependentChoices<Item> {
  const $choices = atom<Lookup<Item>>({ status: "ready", items: [] });
  let wanted = first;
  let abort = new AbortController();

  /** Never throws. */
  async function load(): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    $choices.set(wanted === "" ? { status: "ready", items: [] } : { status: "loading" });
    if (wanted === "") return;
    try {
      const items = await fetchThem(wanted, signal);
      if (!signal.aborted) $choices.set({ status: "ready", items });
    } catch (error) {
      if (!signal.aborted) $choices.set({ status: "failed", error });
    }
  }

  void load();
  return {
    $choices: Object.assign($choices, { refresh: load }),
    choose(id) {
      wanted = id;
      void load();
    },
    exit: () => abort.abort(),
  };
}
