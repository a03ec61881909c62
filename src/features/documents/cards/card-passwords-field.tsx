// Whether passwords stand on the cards: off until somebody confirms it, and why it cannot be where it cannot.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { CardPasswords } from "../../../contract/exams/card-passwords.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { $session } from "../../../core/session.ts";
import { ChoiceHint } from "../../../kit/print/choices/choice-controls.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { cardPasswordMessages } from "./card-passwords-messages.ts";
import type { CardPasswordsModel } from "./card-passwords-model.ts";

/** What is asked before it is done. */
export type CardPasswordsQuestion = "print" | "allow" | "forbid";

const loadDialog = lazy(() => import("./card-passwords-dialog.tsx"), "CardPasswordsDialog");

export function CardPasswordsField({ model }: { model: CardPasswordsModel }) {
  const [question, ask] = useState<CardPasswordsQuestion | null>(null);
  useEffect(() => {
    // A page that the browser keeps for going back keeps its memory too.
    addEventListener("pagehide", model.hide);
    return () => removeEventListener("pagehide", model.hide);
  }, [model]);
  return (
    <>
      <DetailView model={model}>
        {(rules) => <Choice model={model} rules={rules} ask={ask} />}
      </DetailView>
      {question && (
        <LazyDialog
          load={loadDialog}
          props={{ model, question, onClose: () => ask(null) }}
          onCancel={() => ask(null)}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  model: CardPasswordsModel;
  rules: CardPasswords;
  ask(question: CardPasswordsQuestion): void;
};

function Choice({ model, rules, ask }: ChoiceProps) {
  const t = useStore(cardPasswordMessages);
  const session = useStore($session);
  const isShown = useStore(model.$shown) !== null;
  const { withPassword } = useStore(model.$counts);
  const mayDecide = session.status === "in" && session.user.menus["0020A"] === true;
  const isPossible = rules.allowed && rules.obstacle === "" && withPassword > 0;
  const decision = rules.allowed ? "forbid" : "allow";
  return (
    <>
      <Checkbox
        label={t.choice}
        checked={isShown}
        disabled={!isShown && !isPossible}
        onChange={(isOn) => (isOn ? ask("print") : model.hide())}
      />
      <Hints model={model} rules={rules} mayDecide={mayDecide} />
      {mayDecide && (rules.allowed || rules.obstacle === "") && (
        <div>
          <Button size="s" onClick={() => ask(decision)}>
            {t[decision]}
          </Button>
        </div>
      )}
    </>
  );
}

type HintsProps = Omit<ChoiceProps, "ask"> & { mayDecide: boolean };

function Hints({ model, rules, mayDecide }: HintsProps) {
  const t = useStore(cardPasswordMessages);
  const { without } = useStore(model.$counts);
  if (rules.obstacle !== "") return <ChoiceHint>{translateFault(rules.obstacle)}</ChoiceHint>;
  if (!rules.allowed) {
    return <ChoiceHint>{mayDecide ? t.forbidden : `${t.forbidden} ${t.whoCan}`}</ChoiceHint>;
  }
  return (
    <>
      {without > 0 && <ChoiceHint>{t.without({ n: formatNumber(without) })}</ChoiceHint>}
      {rules.other_key > 0 && (
        <ChoiceHint>{t.otherKey({ n: formatNumber(rules.other_key) })}</ChoiceHint>
      )}
    </>
  );
}
