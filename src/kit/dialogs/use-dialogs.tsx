// The dialogs of a screen, loaded ahead in idle time or on demand: one table says which there are, and this opens and closes
// them. One is open at a time; opening another takes its place.
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import type { Load } from "../../core/on-demand/lazy.ts";
import { prefetch } from "../prefetch.ts";
import { LazyDialog } from "../lazy/lazy-dialog.tsx";

// `never` takes any component: what each wants is read from it below.
type Loader = Load<ComponentType<never>>;
/** Fetched ahead while the screen is open, except those that are marked with `onDemand` because few people open them. */
type DialogTable = Record<string, Loader | { onDemand: Loader }>;
type PropsOf<Entry> =
  Entry extends Load<ComponentType<infer Props>>
    ? Props
    : Entry extends { onDemand: Load<ComponentType<infer Props>> }
      ? Props
      : never;
type Asked<Entry, Shared> = Omit<PropsOf<Entry>, keyof Shared | "onClose"> &
  Partial<Pick<PropsOf<Entry>, "onClose" & keyof PropsOf<Entry>>>;
type Closing = { onClose?(...said: unknown[]): void };

type Opening = { id: number; load: Load<ComponentType<object>>; props: Closing };

export type OpenDialog<Table extends DialogTable, Shared extends object = object> = <
  Name extends keyof Table & string,
>(
  name: Name,
  props: Asked<Table[Name], Shared>,
  /** Others that must be there before it opens: what it makes could not be shown without them. */
  needs?: readonly (keyof Table & string)[],
) => void;

const aheadOf = (table: DialogTable): Loader[] =>
  Object.values(table).filter((entry) => typeof entry === "function");

function loaderOf(table: DialogTable, name: string, needs: readonly string[]) {
  const loaders = [name, ...needs].flatMap((each) => {
    const entry = table[each];
    return entry === undefined ? [] : [typeof entry === "function" ? entry : entry.onDemand];
  });
  const [own] = loaders;
  if (!own) throw new Error(`No dialog ${name}`);
  const load =
    needs.length === 0 ? own : async () => (await Promise.all(loaders.map((each) => each())))[0];
  return load as unknown as Load<ComponentType<object>>;
}

/**
 * `table` is made outside the component. Every dialog gets `shared`, what `open` is given, and `onClose`, which closes it
 * and passes on what it is called with.
 */
export function useDialogs<Table extends DialogTable, Shared extends object>(
  table: Table,
  shared: Shared,
): { open: OpenDialog<Table, Shared>; dialogs: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const lastId = useRef(0);
  useEffect(() => prefetch(aheadOf(table)), [table]);

  const open: OpenDialog<Table, Shared> = (name, props, needs = []) => {
    lastId.current += 1;
    setOpening({ id: lastId.current, load: loaderOf(table, name, needs), props });
  };

  if (!opening) return { open, dialogs: null };
  const { id, load, props } = opening;
  const close = () => setOpening((now) => (now?.id === id ? null : now));
  const onClose = (...said: unknown[]) => {
    close();
    props.onClose?.(...said);
  };
  const dialog = (
    <LazyDialog key={id} load={load} props={{ ...shared, ...props, onClose }} onCancel={close} />
  );
  return { open, dialogs: dialog };
}
