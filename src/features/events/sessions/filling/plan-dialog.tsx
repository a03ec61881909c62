// The frame of every dialog that ends in a plan: what is chosen, what comes out, and saving that.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { formatNumber } from "../../../../core/format.ts";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { isIdle, PlanPreview } from "./plan-preview.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";
import type { Board, SessionPlan } from "../session-plan-rows.ts";
import css from "./plan-dialog.module.css";
import type { SessionsModel } from "../session-board-model.ts";

export type PlanningProps = { model: SessionsModel; onClose(): void };

type PlanDialogProps = PlanningProps & {
  title: string;
  board: Board;
  /** Null: there is none yet. */
  plan: SessionPlan | null;
  leftBecause: "full" | "unnamed";
  children: ReactNode;
};

export function PlanDialog(props: PlanDialogProps) {
  const { model, title, board, plan, leftBecause, children, onClose } = props;
  const t = useStore(sessionDialogMessages);
  const saving = useStore(model.$saving);
  const paths = useStore(model.$paths);
  const save = async () => {
    if (plan && (await model.apply(plan))) onClose();
  };
  const count = formatNumber(plan?.moves.length ?? 0);
  const isEmpty = plan !== null && plan.moves.length === 0 && plan.sessions.length > 0;
  return (
    <Dialog
      title={title}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      busy={saving}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabled={plan === null || isIdle(plan)}
            onClick={() => void save()}
          >
            {isEmpty
              ? t.saveSessions({ count: formatNumber(plan.sessions.length) })
              : t.save({ count })}
          </Button>
        </>
      }
    >
      <div className={css.planning}>
        <div className={css.choices}>{children}</div>
        {plan && <PlanPreview board={board} plan={plan} paths={paths} leftBecause={leftBecause} />}
      </div>
    </Dialog>
  );
}

/** The board as it is now; these dialogs open only when it is there. */
export function useBoard(model: SessionsModel): Board {
  const state = useStore(model.$state);
  if (state.status !== "ready") throw new Error("There is no board to plan on");
  return state.detail;
}
