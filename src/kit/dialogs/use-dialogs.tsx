// The dialogs of a screen, loaded in a quiet moment or when they are asked for: one table says which there are, and this
// opens, waits, tries again and closes. One is open at a time; opening another takes its place.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { latePiece } from "../../core/late-piece.ts";
import { fetchAhead } from "../fetch-ahead.ts";
import { Button } from "../../ui/input/button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Late } from "../../ui/late.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { failureText } from "../failed-message.ts";
import { dialogMessages } from "../kit-messages.ts";
import { seldomDialogs } from "./seldom-dialogs.ts";

// `never` takes any component: what each wants is read from it below.
type Loader = () => Promise<ComponentType<never>>;
type DialogTable = Record<string, Loader>;
type PropsOf<L> = L extends () => Promise<ComponentType<infer Props>> ? Props : never;
type Asked<L, Shared> = Omit<PropsOf<L>, keyof Shared | "onClose"> &
  Partial<Pick<PropsOf<L>, "onClose" & keyof PropsOf<L>>>;
type Closing = { onClose?(...said: unknown[]): void };

type Opening = { id: number; retry(): void } & (
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "open"; Content: ComponentType<object>; props: Closing }
);

export type OpenDialog<Table extends DialogTable, Shared extends object = object> = <
  Name extends keyof Table & string,
>(
  name: Name,
  props: Asked<Table[Name], Shared>,
  /** Others that must be there before it opens: what it makes could not be shown without them. */
  needs?: readonly (keyof Table & string)[],
) => void;

function soonWanted(table: DialogTable): Loader[] {
  return Object.entries(table).flatMap(([name, load]) =>
    seldomDialogs.includes(name) ? [] : [load],
  );
}

/**
 * `table` stands outside the component. Every dialog gets `shared`, what `open` is given, and `onClose`, which closes it and
 * passes on what it is called with. `isAhead` false: they are fetched when they are asked for, as imports are.
 */
export function useDialogs<Table extends DialogTable, Shared extends object>(
  table: Table,
  shared: Shared,
  isAhead = true,
): { open: OpenDialog<Table, Shared>; dialogs: ReactNode } {
  const [opening, setOpening] = useState<Opening | null>(null);
  const lastId = useRef(0);
  useEffect(() => fetchAhead(isAhead ? soonWanted(table) : []), [table, isAhead]);
  const closeOnly = (id: number) => setOpening((now) => (now?.id === id ? null : now));

  const open: OpenDialog<Table, Shared> = (name, props, needs = []) => {
    const id = ++lastId.current;
    const settle = (next: Opening) => setOpening((now) => (now?.id === id ? next : now));
    const retry = () => {
      setOpening({ id, retry, status: "loading" });
      latePiece(() => Promise.all([name, ...needs].map((each) => table[each]?.())))
        .then(([Content]) =>
          settle({
            id,
            retry,
            status: "open",
            Content: Content as unknown as ComponentType<object>,
            props,
          }),
        )
        .catch((error: unknown) => settle({ id, retry, status: "failed", error }));
    };
    retry();
  };

  if (!opening) return { open, dialogs: null };
  const close = () => closeOnly(opening.id);
  if (opening.status === "open") {
    const { id, Content, props } = opening;
    const onClose = (...said: unknown[]) => {
      close();
      props.onClose?.(...said);
    };
    return { open, dialogs: <Content key={id} {...shared} {...props} onClose={onClose} /> };
  }
  return { open, dialogs: <DialogOnItsWay opening={opening} onClose={close} /> };
}

type OnItsWayProps = { opening: Exclude<Opening, { status: "open" }>; onClose(): void };

function DialogOnItsWay({ opening, onClose }: OnItsWayProps) {
  const t = useStore(dialogMessages);
  if (opening.status === "loading") {
    return (
      <Late>
        <Dialog title={t.opening} size="s" closeLabel={t.close} onClose={onClose}>
          <Spinner label={t.opening} />
        </Dialog>
      </Late>
    );
  }
  return (
    <Dialog
      title={t.failed}
      size="s"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" onClick={opening.retry}>
            {t.retry}
          </Button>
        </>
      }
    >
      <p role="alert">{failureText(opening.error)}</p>
    </Dialog>
  );
}
