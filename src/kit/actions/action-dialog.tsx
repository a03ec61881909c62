// Asks before something is done to one row or many, shows how far it is, and says why rows were refused; without any it
// closes by itself, and the toast says the rest.
import type { ReactNode } from "react";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { BulkDialog } from "../bulk/bulk-dialog.tsx";
import type { RowActions } from "./create-row-actions.ts";
import type { Target } from "./row-action.ts";

export type ActionDialogProps<Kind extends string, Result extends BulkResult, Input> = {
  actions: Pick<
    RowActions<Kind, never, Result, Input>,
    "words" | "createRun" | "settle" | "isDangerous"
  >;
  kind: Kind;
  target: Target;
  /** What was filled in. */
  input: Input;
  canStart?: boolean;
  /** Why it cannot start yet: said when somebody tries. */
  missing?: string | null;
  /** Something was filled in: closing before it has started asks first. */
  dirty?: boolean;
  /** See `BulkDialog`. */
  delaySeconds?: number;
  /** Another way for those that were refused. */
  renderRefused?: (ids: readonly string[], close: () => void) => ReactNode;
  /** See `BulkDialog`. */
  closesAfter?: (results: readonly Result[]) => boolean;
  onClose(): void;
  /** What follows from what was done, such as passwords to be shown. */
  changed?(done: readonly Result[], refused: readonly Result[]): void;
  /** What it means, and the fields to fill in. */
  children?: ReactNode;
};

export function ActionDialog<Kind extends string, Result extends BulkResult, Input>(
  props: ActionDialogProps<Kind, Result, Input>,
) {
  const { actions, kind, target, input, renderRefused, onClose, changed, children, ...rest } =
    props;
  const close = (results: readonly Result[] | null) => {
    onClose();
    if (!results) return;
    actions.settle(kind, target, results);
    const are = (wanted: Result["outcome"]) => results.filter(({ outcome }) => outcome === wanted);
    changed?.(are("done"), are("refused"));
  };
  return (
    <BulkDialog<Result>
      {...rest}
      {...actions.words(kind, target)}
      danger={actions.isDangerous(kind)}
      createRun={() => actions.createRun(kind, target, input)}
      renderResults={(results) => {
        const refused = results.filter(({ outcome }) => outcome === "refused");
        if (refused.length === 0) return null;
        return renderRefused?.(
          refused.map(({ id }) => id),
          () => close(results),
        );
      }}
      onClose={close}
    >
      {children}
    </BulkDialog>
  );
}
